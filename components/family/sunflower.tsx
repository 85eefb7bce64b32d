import { FIRST_FOOD_GROUPS, type FirstFoodGroup } from "@/lib/domain/food/first-foods.table";
import { Picture, type PictureProps } from "@/components/illustrations/picture";

const SIZE = 320;
const CENTRE = SIZE / 2;
/** The golden angle, by which a real sunflower sets its seeds. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Room in the middle for the number. */
const INNER = 18;
const SPACING = 11.2;
const PETALS = 18;

export const GROUP_TONES = {
  vegetables: "pea",
  fruit: "beet",
  grains: "amber",
  animal: "carrot",
  plant: "aubergine",
  dairy: "blueberry",
} as const satisfies Record<FirstFoodGroup, string>;

interface Seed {
  readonly x: number;
  readonly y: number;
}

function seedAt(index: number): Seed {
  const distance = SPACING * Math.sqrt(index + INNER);
  const angle = index * GOLDEN_ANGLE;
  return { x: CENTRE + distance * Math.cos(angle), y: CENTRE + distance * Math.sin(angle) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A sunflower whose seeds are the hundred foods, each coloured by its group once it was eaten. */
export function Sunflower({
  tried,
  count,
  ...props
}: PictureProps & {
  /** How many foods of each group were eaten. */
  readonly tried: Readonly<Record<FirstFoodGroup, { readonly tried: number; readonly total: number }>>;
  /** The number in the middle, in the digits of the language. */
  readonly count: string;
}) {
  const eaten = FIRST_FOOD_GROUPS.flatMap((group) => Array.from({ length: tried[group].tried }, () => group));
  const total = FIRST_FOOD_GROUPS.reduce((sum, group) => sum + tried[group].total, 0);
  return (
    <Picture size={[SIZE, SIZE]} {...props}>
      <g fill="var(--color-amber-soft)" strokeWidth={3}>
        {Array.from({ length: PETALS }, (_, index) => (
          <path
            key={index}
            d="M160 40c-17-16-17-30 0-38 17 8 17 22 0 38z"
            transform={`rotate(${(index * 360) / PETALS} 160 160)`}
          />
        ))}
      </g>
      <circle cx={CENTRE} cy={CENTRE} r="131" fill="var(--color-card)" strokeWidth={3} />
      <g strokeWidth={2}>
        {Array.from({ length: total }, (_, index) => {
          const { x, y } = seedAt(index);
          const group = eaten[index];
          return (
            <circle
              key={index}
              cx={round(x)}
              cy={round(y)}
              r={group === undefined ? 5 : 8}
              fill={group === undefined ? "var(--color-grey-soft)" : `var(--color-${GROUP_TONES[group]})`}
              stroke={group === undefined ? "var(--color-line)" : "var(--color-card)"}
            />
          );
        })}
      </g>
      <text
        x={CENTRE}
        y={CENTRE}
        textAnchor="middle"
        dominantBaseline="central"
        fill="var(--color-ink)"
        stroke="none"
        fontSize="46"
        fontWeight="800"
      >
        {count}
      </text>
    </Picture>
  );
}
