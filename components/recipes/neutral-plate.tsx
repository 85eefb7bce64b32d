import { Picture } from "@/components/illustrations/picture";

export interface PlateProps {
  readonly foodIds: readonly string[];
  readonly seed: string;
  readonly label?: string;
  readonly className?: string;
}

/** An empty plate on a cloth, from above. */
export function Plate({ label, className }: PlateProps) {
  return (
    <Picture
      size={[320, 180]}
      {...(label === undefined ? {} : { label })}
      {...(className === undefined ? {} : { className })}
    >
      <path d="M0 0h320v180H0z" fill="var(--art-amber)" stroke="none" opacity="0.35" />
      <circle cx="160" cy="90" r="76" fill="var(--art-cream)" />
      <circle cx="160" cy="90" r="52" fill="var(--art-cream-shade)" strokeWidth={3} />
    </Picture>
  );
}
