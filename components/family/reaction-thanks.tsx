import { BibBaby } from "@/components/illustrations/bib-baby";
import { Button, buttonVariants } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ReactionTexts } from "@/lib/domain/safety/reaction-texts/reaction-texts";
import { fill } from "@/lib/i18n/client-text";

/** The meal is kept: thanks, what is paused from now on, and where to see both. */
export function ReactionThanks({
  texts,
  paused,
  onClose,
}: {
  readonly texts: ReactionTexts;
  /** Names of foods that are paused by it. */
  readonly paused: readonly string[];
  readonly onClose: () => void;
}) {
  return (
    <div className="grid justify-items-center gap-4 text-center" role="status">
      <BibBaby className="w-36" />
      <p>{texts.thanksBody}</p>
      {paused.length === 0 ? null : (
        <Notice variant="caution" className="text-left">
          {fill(texts.paused, { foods: paused.join(", ") })}
        </Notice>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onClose}>{texts.close}</Button>
        <a href="/tried" className={buttonVariants({ variant: "secondary" })}>
          {texts.toTried}
        </a>
        {paused.length === 0 ? null : (
          <a href="/reactions" className={buttonVariants({ variant: "secondary" })}>
            {texts.toReactions}
          </a>
        )}
      </div>
    </div>
  );
}
