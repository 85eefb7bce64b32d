import { Picture, type PictureProps } from "./picture";

/** A plate, a spoon and a fork, and nothing on it yet. */
export function EmptyPlate(props: PictureProps) {
  return (
    <Picture size={[200, 160]} {...props}>
      <ellipse cx="100" cy="146" rx="66" ry="7" fill="var(--color-hairline)" stroke="none" />
      <circle cx="100" cy="80" r="58" fill="var(--art-cream)" />
      <path d="M42 82a58 58 0 0 0 116 0 58 50 0 0 1-116 0z" fill="var(--art-cream-shade)" stroke="none" />
      <circle cx="100" cy="80" r="58" />
      <circle cx="100" cy="80" r="38" strokeWidth="3" strokeDasharray="1 9" />
      <path
        d="M21 62c-9 0-13-9-13-20s5-20 13-20 13 9 13 20-4 20-13 20zm-4 0h8v70a4 4 0 0 1-8 0z"
        fill="var(--art-carrot)"
      />
      <path d="M21 62c-5 0-8-2-10-6 8 3 16 1 22-8-1 8-5 14-12 14z" fill="var(--art-carrot-shade)" stroke="none" />
      <path d="M168 24v22c0 8 4 12 8 13v73a4 4 0 0 0 8 0V59c4-1 8-5 8-13V24M180 24v22" fill="none" />
      <path d="M176 60h8v72a4 4 0 0 1-8 0z" fill="var(--art-pea)" />
      <path d="M86 74v3M114 74v3M92 92c5 4 11 4 16 0" />
    </Picture>
  );
}
