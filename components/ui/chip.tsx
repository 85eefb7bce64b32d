import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import type { IconProps } from "./icon";
import { BellIcon, KnifeIcon, PotIcon, QuestionIcon, SpoonCrossedIcon, TickIcon } from "./icons";

/** What the check came to for one thing: nothing found, cut or cook it like this, mind this, left out, not known. */
export type ChipVerdict = "ok" | "change" | "cook" | "caution" | "blocked" | "unknown";

const VERDICT_ICONS: Record<ChipVerdict, (props: IconProps) => React.JSX.Element> = {
  ok: TickIcon,
  change: KnifeIcon,
  cook: PotIcon,
  caution: BellIcon,
  blocked: SpoonCrossedIcon,
  unknown: QuestionIcon,
};

/** The look of a chip, for `<span>`, `<button>` and `<a>`. */
export const chipVariants = cva(
  "inline-flex min-h-11 max-w-full items-center gap-2 rounded-chip px-4 py-1.5 font-bold",
  {
    variants: {
      verdict: {
        ok: "bg-pea-soft text-pea",
        change: "bg-carrot-soft text-carrot",
        cook: "bg-carrot-soft text-carrot",
        caution: "bg-amber-soft text-amber",
        blocked: "bg-beet-soft text-beet",
        unknown: "bg-grey-soft text-grey",
        none: "bg-card text-ink ring-2 ring-hairline ring-inset",
      },
    },
    defaultVariants: { verdict: "none" },
  },
);

/** The icon of a verdict. Its shape tells verdicts apart without colour. */
export function VerdictIcon({ verdict, ...props }: IconProps & { readonly verdict: ChipVerdict }) {
  const Shape = VERDICT_ICONS[verdict];
  return <Shape {...props} />;
}

export interface ChipProps extends ComponentProps<"span"> {
  readonly verdict?: ChipVerdict;
  /** The verdict in words ("cut like this"); required beside a verdict, since colour and shape alone say nothing aloud. */
  readonly word?: string;
}

/** A thing and its verdict: icon, name, word. */
export function Chip({ verdict, word, className, children, ...props }: ChipProps) {
  return (
    <span data-slot="chip" className={cn(chipVariants({ verdict: verdict ?? "none" }), className)} {...props}>
      {verdict ? <VerdictIcon verdict={verdict} /> : null}
      <span className="min-w-0 truncate">{children}</span>
      {word ? <span className="shrink-0 text-sm font-semibold">{word}</span> : null}
    </span>
  );
}
