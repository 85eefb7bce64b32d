import { BibBaby } from "@/components/illustrations/bib-baby";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Dialog } from "@/components/ui/dialog";
import { StarIcon } from "@/components/ui/play-icons";
import type { CelebrationTexts } from "./maker-texts";

/** Where the stars stand around the baby, and when each appears; all of it is over within a second. */
const STARS = [
  "top-2 left-[12%] size-7",
  "top-0 right-[16%] size-9 [animation-delay:120ms]",
  "bottom-1 left-[20%] size-6 [animation-delay:240ms]",
  "right-[10%] bottom-3 size-7 [animation-delay:360ms]",
  "top-1/2 left-[2%] size-5 [animation-delay:480ms]",
] as const;

/** A recipe was made: a moment of joy, and where to find it. */
export function Celebration({
  open,
  texts,
  onClose,
}: {
  readonly open: boolean;
  readonly texts: CelebrationTexts;
  readonly onClose: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <div className="grid justify-items-center gap-4 pb-2 text-center">
        <div className="relative w-full">
          {/* Drawn, so that it looks the same on every device; the emoji is what it stands for. */}
          <span role="img" aria-label={texts.baby} className="sr-only">
            👶
          </span>
          <BibBaby className="mx-auto w-52 animate-squish [animation-duration:600ms]" />
          {STARS.map((place) => (
            <StarIcon
              key={place}
              className={cn(
                "absolute animate-rise fill-(--art-amber) text-(--art-line) [animation-duration:400ms] [animation-fill-mode:backwards] motion-reduce:animate-none",
                place,
              )}
            />
          ))}
        </div>
        <p className="text-lg font-bold">{texts.subtitle}</p>
        <p className="text-muted">{texts.scroll}</p>
        <Button size="lg" onClick={onClose} className="w-full">
          {texts.look}
        </Button>
      </div>
    </Dialog>
  );
}
