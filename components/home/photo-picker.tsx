import { useState, type DragEvent, type ChangeEvent, type ReactNode } from "react";
import { toast } from "@/components/shell/toast-store";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { CameraIcon, PlusIcon } from "@/components/ui/icons";
import type { Language } from "@/lib/domain/shared/language";
import type { PhotoTexts } from "./maker-texts";
import { PHOTO_NOTES_ID, PHOTO_TYPES, photoProblem } from "./photo-file";
import { useLoaded } from "./use-loaded";

async function loadPanel() {
  return (await import("./photo-panel")).PhotoPanel;
}

interface FileButtonProps {
  readonly className?: string;
  readonly capture?: "environment";
  readonly onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly children: ReactNode;
}

function FileButton({ className, capture, onChoose, children }: FileButtonProps) {
  return (
    <label
      className={cn(
        buttonVariants({ variant: "secondary" }),
        "relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blueberry",
        className,
      )}
    >
      {children}
      <input
        type="file"
        accept={PHOTO_TYPES.join()}
        capture={capture}
        aria-describedby={PHOTO_NOTES_ID}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
      />
    </label>
  );
}

export interface PhotoPickerProps {
  readonly language: Language;
  readonly texts: PhotoTexts;
  /** The foods that a photo showed, by their names. */
  readonly onFound: (names: readonly string[]) => void;
}

/** A photo instead of typing: chosen, taken or dropped here. What happens to it is fetched with the first one. */
export function PhotoPicker({ language, texts, onFound }: PhotoPickerProps) {
  const [Panel, needPanel] = useLoaded(loadPanel);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setIsOver] = useState(false);

  function refuse(message: string) {
    setFile(undefined);
    setProblem(message);
    toast({ title: texts.errorTitle, description: message, variant: "destructive" });
  }

  function take(chosen: File | undefined) {
    if (chosen === undefined) return;
    const found = photoProblem(chosen);
    if (found !== undefined) {
      refuse(texts[found]);
      return;
    }
    setProblem(undefined);
    setFile(chosen);
    needPanel();
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    take(target.files?.[0]);
    // The same file chosen again is a choice again.
    target.value = "";
  }

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(true);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    <div
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn("grid gap-2 rounded-card", isOver && "outline-3 outline-offset-4 outline-carrot outline-dashed")}
    >
      <div className="grid gap-2 pointer-coarse:min-[440px]:grid-cols-2">
        <FileButton onChoose={choose}>
          <PlusIcon />
          {texts.choose}
        </FileButton>
        <FileButton capture="environment" onChoose={choose} className="not-pointer-coarse:hidden">
          <CameraIcon />
          {texts.camera}
        </FileButton>
      </div>
      <p id={PHOTO_NOTES_ID} className="text-sm text-muted">
        {problem === undefined ? null : <strong className="block text-beet">{problem}</strong>}
        {texts.formats} <span className="pointer-coarse:hidden">{texts.drop}</span> {texts.privacy}
      </p>
      {Panel && file ? (
        <Panel
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          language={language}
          texts={texts}
          onFound={onFound}
          onUnreadable={() => refuse(texts.unreadable)}
          onRemove={() => setFile(undefined)}
        />
      ) : null}
    </div>
  );
}
