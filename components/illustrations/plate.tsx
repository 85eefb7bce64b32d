import { hashText, pickBySeed } from "@/lib/domain/shared/seeded-random";
import { FoodMarks } from "./foods";
import { Picture, type PictureProps } from "./picture";
import { arrangeOnPlate } from "./plate-layout";

export interface PlateProps extends PictureProps {
  /** The foods of the recipe; what is no food of the lexicon is left out, and so is what is more than 7. */
  readonly foodIds: readonly string[];
  /** What makes this plate this recipe's own: its id. */
  readonly seed: string;
}

const CLOTHS = ["amber", "pea", "beet", "blueberry", "aubergine", "carrot"] as const;
const PATTERNS = [
  "M0 24h320M0 68h320M0 112h320M0 156h320M28 0v180M72 0v180M116 0v180M160 0v180M204 0v180M248 0v180M292 0v180",
  "M-20 60L60-20M-20 120L120-20M-20 180L180-20M20 200L240-20M80 200L300-20M140 200L340 0M200 200L340 60M260 200L340 120",
  "M20 0v180M50 0v180M80 0v180M110 0v180M140 0v180M170 0v180M200 0v180M230 0v180M260 0v180M290 0v180",
] as const;

/**
 * A recipe's own foods on a plate seen from above, 16 to 9. The same foods and seed always give the same picture. Under
 * 4 kB of markup.
 */
export function Plate({ foodIds, seed, ...props }: PlateProps) {
  const hash = hashText(seed);
  const cloth = pickBySeed(CLOTHS, hash) ?? "amber";
  const other = pickBySeed(CLOTHS, (hash >>> 4) + 1) ?? "pea";
  const places = arrangeOnPlate(foodIds, seed);
  return (
    <Picture size={[320, 180]} {...props}>
      <path d="M0 0h320v180H0z" fill={`var(--color-${cloth}-soft)`} stroke="none" />
      <path d={pickBySeed(PATTERNS, hash >>> 7)} stroke={`var(--art-${cloth})`} strokeWidth={12} opacity={0.16} />
      <ellipse cx={162} cy={97} rx={84} ry={82} fill="#5a241828" stroke="none" />
      <circle cx={160} cy={90} r={82} fill="var(--art-cream)" strokeWidth={3} />
      <circle cx={160} cy={90} r={66} fill="var(--art-cream-shade)" stroke="none" opacity={0.6} />
      <g transform={hash % 2 ? "matrix(-1 0 0 1 320 0)" : undefined} strokeWidth={3}>
        <path
          d="M282 70h8l2 78a6 6 0 0 1-12 0zM286 24c10 0 15 11 15 25s-6 24-15 24-15-10-15-24 5-25 15-25z"
          fill={`var(--art-${other})`}
        />
      </g>
      {places.map(({ foodId, x, y, size, turn }) => (
        <g
          key={foodId}
          transform={`translate(${160 + x} ${90 + y})rotate(${turn})scale(${size / 64})translate(-32-32)`}
          strokeWidth={3}
        >
          <FoodMarks foodId={foodId} />
        </g>
      ))}
    </Picture>
  );
}
