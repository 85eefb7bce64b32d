import { Picture, type PictureProps } from "./picture";

/** A spoon that has lost its way. */
export function LostSpoon(props: PictureProps) {
  return (
    <Picture size={[200, 160]} {...props}>
      <path
        d="M12 140c30 10 34-26 60-22s16 32 46 28 18-34 44-34"
        stroke="var(--color-line)"
        strokeDasharray="1 11"
        strokeWidth="5"
      />
      <g transform="rotate(38 104 70)">
        <path d="M97 84h14l-2 62a5 5 0 0 1-10 0z" fill="var(--art-pea)" />
        <path d="M104 12c18 0 28 16 28 38s-12 40-28 40-28-18-28-40 10-38 28-38z" fill="var(--art-pea)" />
        <path
          d="M78 62c4 16 14 28 26 28 16 0 28-18 28-40-6 18-14 26-27 27-12 1-21-4-27-15z"
          fill="var(--art-pea-shade)"
          stroke="none"
        />
        <path d="M104 12c18 0 28 16 28 38s-12 40-28 40-28-18-28-40 10-38 28-38z" />
      </g>
      <path d="M114 44v4M134 52v4M113 66c6-3 11-1 14 4" />
      <path d="M30 46c0-18 26-18 26-2 0 12-13 12-13 24M43 84v1" strokeWidth="7" stroke="var(--art-carrot)" />
      <path d="M166 24c0-12 18-12 18 0 0 8-9 8-9 16M175 52v1" strokeWidth="5" stroke="var(--art-aubergine)" />
    </Picture>
  );
}
