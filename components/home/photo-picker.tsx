import { useEffect, useState, type ChangeEvent } from "react";
import { toast } from "@/components/shell/toast-store";
import { buttonVariants, Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { CameraIcon, CrossIcon } from "@/components/ui/icons";
import { PHOTO_TYPES, photoProblem } from "./photo-file";
import type { MakerTexts } from "./maker-texts";

/** A photo to look at while typing. It is read from the device by the page alone and sent nowhere. */
export function PhotoPicker({ texts }: { readonly texts: MakerTexts["photo"] }) {
  const [preview, setPreview] = useState<string>();
  const [problem, setProblem] = useState<string>();

  // An address made for a file holds the file in memory until it is given back.
  useEffect(
    () => () => {
      if (preview !== undefined) URL.revokeObjectURL(preview);
    },
    [preview],
  );

  function refuse(message: string) {
    setPreview(undefined);
    setProblem(message);
    toast({ title: texts.errorTitle, description: message, variant: "destructive" });
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file === undefined) return;
    const found = photoProblem(file);
    if (found === undefined) {
      setProblem(undefined);
      setPreview(URL.createObjectURL(file));
    } else refuse(texts[found]);
    // The same file chosen again is a choice again.
    target.value = "";
  }

  return (
    <div className="grid gap-2">
      <label
        className={cn(
          buttonVariants({ variant: "secondary" }),
          "relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blueberry",
        )}
      >
        <CameraIcon />
        {texts.choose}
        <input
          type="file"
          accept={PHOTO_TYPES.join()}
          aria-describedby="photo-notes"
          onChange={choose}
          className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        />
      </label>
      <p id="photo-notes" className="text-sm text-muted">
        {problem === undefined ? null : <strong className="block text-beet">{problem}</strong>}
        {texts.formats} {texts.notSetUp}
      </p>
      {preview === undefined ? null : (
        <div className="relative">
          <img
            src={preview}
            alt={texts.alt}
            onError={() => refuse(texts.unreadable)}
            className="aspect-4/3 w-full rounded-card bg-grey-soft object-contain"
          />
          <Button
            variant="secondary"
            size="icon"
            aria-label={texts.remove}
            onClick={() => setPreview(undefined)}
            className="absolute top-2 right-2"
          >
            <CrossIcon />
          </Button>
        </div>
      )}
    </div>
  );
}
