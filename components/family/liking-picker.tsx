import { BABY_REACTIONS, type BabyReaction } from "@/lib/domain/food/baby-reaction";
import type { ReactionTexts } from "@/lib/domain/safety/reaction-texts/reaction-texts";
import { LikingFace } from "./liking-face";

export interface LikingPickerProps {
  readonly texts: ReactionTexts;
  readonly chosen: BabyReaction | undefined;
  readonly missing: boolean;
  readonly onChoose: (reaction: BabyReaction) => void;
}

/** Five faces in a row, as radio buttons. */
export function LikingPicker({ texts, chosen, missing, onChoose }: LikingPickerProps) {
  return (
    <fieldset aria-describedby={missing ? "liking-missing" : undefined}>
      <legend className="mb-2 font-bold">{texts.liking}</legend>
      <div className="grid grid-cols-5 gap-1 sm:gap-2">
        {BABY_REACTIONS.map((reaction) => (
          <label
            key={reaction}
            className="grid min-h-11 cursor-pointer content-start justify-items-center gap-1 rounded-md border-2 border-transparent px-0.5 py-2 text-center text-sm leading-snug font-semibold hover:bg-grey-soft has-checked:border-blueberry has-checked:bg-blueberry-soft has-focus-visible:outline-3 has-focus-visible:outline-blueberry [&:lang(my)]:leading-normal"
          >
            <input
              type="radio"
              name="liking"
              value={reaction}
              checked={chosen === reaction}
              onChange={() => {
                onChoose(reaction);
              }}
              className="sr-only"
            />
            <LikingFace reaction={reaction} className="size-11 sm:size-12" />
            <span className="max-sm:sr-only">{texts.reactions[reaction]}</span>
          </label>
        ))}
      </div>
      {/* Five words do not fit beside each other on a phone: the chosen one stands below. */}
      <p aria-hidden className="mt-1 min-h-6 text-center font-bold sm:hidden">
        {chosen === undefined ? null : texts.reactions[chosen]}
      </p>
      <p id="liking-missing" role="alert" className="mt-1 text-sm font-bold text-beet empty:hidden">
        {missing ? texts.likingMissing : null}
      </p>
    </fieldset>
  );
}
