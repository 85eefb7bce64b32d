import { BibBaby } from "@/components/illustrations/bib-baby";
import { Button, buttonVariants } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ReactionTexts } from "@/lib/domain/safety/reaction-texts/reaction-texts";
import { fill } from "@/lib/i18n/client-text";

export interface ReactionThanksProps {
  readonly texts: ReactionTexts;
  /** Names of foods that are paused by it. */
  readonly paused: readonly string[];
  /** Kept for a visitor, on this device. */
  readonly isOnDevice: boolean;
  readonly onClose: () => void;
}

/** The meal is kept: thanks, what is paused from now on, and where to see both; for a visitor, how to take it along. */
export function ReactionThanks({ texts, paused, isOnDevice, onClose }: ReactionThanksProps) {
  const more = buttonVariants({ variant: "secondary" });
  return (
    <div className="grid justify-items-center gap-4 text-center" role="status">
      <BibBaby className="w-36" />
      <p>{isOnDevice ? texts.visitorKept : texts.thanksBody}</p>
      {paused.length === 0 ? null : (
        <Notice variant="caution" className="text-left">
          {fill(isOnDevice ? texts.visitorPaused : texts.paused, { foods: paused.join(", ") })}
        </Notice>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onClose}>{texts.close}</Button>
        {isOnDevice ? (
          <a href={`/sign-in?redirect_url=${encodeURIComponent(window.location.pathname)}`} className={more}>
            {texts.signIn}
          </a>
        ) : (
          <a href="/tried" className={more}>
            {texts.toTried}
          </a>
        )}
        {!isOnDevice && paused.length === 0 ? null : (
          <a href="/reactions" className={more}>
            {texts.toReactions}
          </a>
        )}
      </div>
    </div>
  );
}
