import { Picture, type PictureProps } from "./picture";

/** A pot that has boiled over. */
export function ErrorPot(props: PictureProps) {
  return (
    <Picture size={[200, 160]} {...props}>
      <ellipse cx="100" cy="149" rx="72" ry="7" fill="var(--color-hairline)" stroke="none" />
      <path d="M40 76h120v46a24 24 0 0 1-24 24H64a24 24 0 0 1-24-24z" fill="var(--art-beet)" />
      <path
        d="M40 112c36 12 84 12 120 0v10a24 24 0 0 1-24 24H64a24 24 0 0 1-24-24z"
        fill="var(--art-beet-shade)"
        stroke="none"
      />
      <path d="M40 76h120v46a24 24 0 0 1-24 24H64a24 24 0 0 1-24-24zM40 90H26a8 8 0 0 1 0-14h14M160 90h14a8 8 0 0 0 0-14h-14" />
      <path
        d="M36 76c-4-12 10-20 20-14 4-14 26-16 32-4 8-10 26-8 28 4 10-8 24-2 24 8 8-2 16 0 20 6 0 8-8 8-10 4-2 18-16 20-18 2-6 8-16 6-18-2-4 16-16 14-18 2-8 10-20 6-22-4-6 16-20 12-20 0-6 6-16 4-18-2z"
        fill="var(--art-cream)"
      />
      <g transform="rotate(-14 100 36)">
        <path d="M44 44c4-22 108-22 112 0z" fill="var(--art-blueberry)" />
        <path d="M46 40c30 4 78 4 108 0l2 4H44z" fill="var(--art-blueberry-shade)" stroke="none" />
        <path d="M44 44c4-22 108-22 112 0zM92 26c0-10 16-10 16 0" />
      </g>
      <path d="M80 112v4M120 112v4M91 131c5-6 13-6 18 0" />
    </Picture>
  );
}
