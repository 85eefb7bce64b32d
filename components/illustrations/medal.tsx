import { Picture, type PictureProps } from "./picture";

/** A medal with a happy star on it. */
export function Medal(props: PictureProps) {
  return (
    <Picture size={[96, 96]} {...props}>
      <path d="M30 4h16l8 30H40zM66 4H50l-8 30h14z" fill="var(--art-blueberry)" />
      <path d="M46 4h4l-2 8z" fill="var(--art-blueberry-shade)" stroke="none" />
      <circle cx="48" cy="60" r="32" fill="var(--art-amber)" />
      <path d="M17 66a32 32 0 0 0 62 0 34 30 0 0 1-62 0z" fill="var(--art-amber-shade)" stroke="none" />
      <circle cx="48" cy="60" r="32" />
      <path d="m48 37 7 14 15 2-11 11 3 15-14-7-14 7 3-15-11-11 15-2z" fill="var(--art-cream)" strokeWidth="3" />
      <path d="M43 58v2M53 58v2M43 65c3 3 7 3 10 0" strokeWidth="3" />
    </Picture>
  );
}
