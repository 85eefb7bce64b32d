import { Picture, type PictureProps } from "./picture";

/** A bowl whose steam, drawn as waves, is cut off: no network. */
export function OfflineBowl(props: PictureProps) {
  return (
    <Picture size={[200, 160]} {...props}>
      <ellipse cx="100" cy="148" rx="62" ry="7" fill="var(--color-hairline)" stroke="none" />
      <path d="M62 50c22-20 54-20 76 0" strokeWidth="7" stroke="var(--art-blueberry)" />
      <path d="M78 66c13-12 31-12 44 0" strokeWidth="7" stroke="var(--art-blueberry)" />
      <circle cx="100" cy="80" r="5" fill="var(--art-blueberry)" stroke="none" />
      <path d="M134 20 68 86" strokeWidth="14" stroke="var(--color-paper)" />
      <path d="M134 20 68 86" strokeWidth="5" stroke="var(--art-beet-shade)" />
      <path d="M30 96h140c0 28-22 48-48 50H78c-26-2-48-22-48-50z" fill="var(--art-amber)" />
      <path
        d="M40 120c30 14 90 14 120 0-7 15-20 25-38 26H78c-18-1-31-11-38-26z"
        fill="var(--art-amber-shade)"
        stroke="none"
      />
      <path d="M30 96h140c0 28-22 48-48 50H78c-26-2-48-22-48-50zM24 96h152" />
      <path d="M84 112v3M116 112v3M92 129c5-5 11-5 16 0" />
    </Picture>
  );
}
