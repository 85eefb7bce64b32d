import type { FoodId } from "@/lib/domain/food/food-ids";
import { hashText, pickBySeed } from "@/lib/domain/shared/seeded-random";
import { FOOD_SHAPES } from "./food-shapes.table";
import { Layers, type OwnColours } from "./layers";
import { Picture, type PictureProps } from "./picture";
import { arrangeOnPlate } from "./plate-layout";
import { layersWithin, servedDrawing } from "./served-drawing";

export interface PlateProps extends PictureProps {
  /** The foods of the recipe; what is no food of the lexicon is left out, and so is what is more than 7. */
  readonly foodIds: readonly string[];
  /** What makes this plate this recipe's own: its id. */
  readonly seed: string;
}

/** Characters the drawings of the foods may take, so that a full plate stays under 4 kB. */
const MARKUP = 2300;

const CLOTHS = ["amber", "pea", "beet", "blueberry", "aubergine", "carrot"] as const;
const PATTERNS = [
  "M0 24h320M0 68h320M0 112h320M0 156h320M28 0v180M72 0v180M116 0v180M160 0v180M204 0v180M248 0v180M292 0v180",
  "M-20 60L60-20M-20 120L120-20M-20 180L180-20M20 200L240-20M80 200L300-20M140 200L340 0M200 200L340 60M260 200L340 120",
  "M20 0v180M50 0v180M80 0v180M110 0v180M140 0v180M170 0v180M200 0v180M230 0v180M260 0v180M290 0v180",
] as const;

function coloursOf(foodId: FoodId): OwnColours {
  const [, ...colours] = FOOD_SHAPES[foodId];
  return colours;
}

/**
 * A recipe's own foods on a plate seen from above, 16 to 9: as a baby may get them, so no whole grape and no whole nut. The same foods and seed always give the same picture. Under
 * 4 kB of markup.
 */
export function Plate({ foodIds, seed, ...props }: PlateProps) {
  const hash = hashText(seed);
  const cloth = pickBySeed(CLOTHS, hash) ?? "amber";
  const other = pickBySeed(CLOTHS, (hash >>> 4) + 1) ?? "pea";
  const places = arrangeOnPlate(foodIds, seed);
  const layers = layersWithin(
    MARKUP,
    places.map(({ foodId }) => servedDrawing(foodId)),
  );
  return (
    <Picture size={[320, 180]} {...props}>
      <path d="M0 0h320v180H0z" fill={`var(--color-${cloth}-soft)`} stroke="none" />
      <path d={pickBySeed(PATTERNS, hash >>> 7)} stroke={`var(--art-${cloth})`} strokeWidth={12} opacity={0.16} />
      <ellipse cx={162} cy={97} rx={84} ry={82} fill="#5a241828" stroke="none" />
      <circle cx={160} cy={90} r={82} fill="var(--art-cream)" strokeWidth={3} />
      <circle cx={160} cy={90} r={66} fill="var(--art-cream-shade)" stroke="none" opacity={0.6} />
      <path
        d="M278 80h10l2 70a7 7 0 0 1-14 0zM283 24c11 0 17 12 17 27s-7 26-17 26-17-11-17-26 6-27 17-27z"
        fill={`var(--art-${other})`}
        strokeWidth={3}
      />
      <g strokeWidth={3}>
        {places.map(({ foodId, x, y, size, turn }, index) => (
          <g
            key={foodId}
            transform={`translate(${x} ${y})rotate(${turn})scale(${(size / 64).toFixed(2)})translate(-32-32)`}
          >
            <Layers layers={layers[index] ?? []} colours={coloursOf(foodId)} />
          </g>
        ))}
      </g>
    </Picture>
  );
}
