import { Picture, type PictureProps } from "./picture";

/** A baby with a bib and a spoon, delighted. */
export function BibBaby(props: PictureProps) {
  return (
    <Picture size={[200, 160]} {...props}>
      <g stroke="none">
        <path d="m28 34 4 8 9 1-7 6 2 9-8-4-8 4 2-9-7-6 9-1z" fill="var(--art-amber)" />
        <path d="m170 60 3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" fill="var(--art-beet)" />
        <circle cx="50" cy="16" r="5" fill="var(--art-pea)" />
        <circle cx="152" cy="18" r="6" fill="var(--art-blueberry)" />
        <circle cx="22" cy="84" r="5" fill="var(--art-aubergine)" />
      </g>
      <path d="M52 158c0-26 20-40 48-40s48 14 48 40z" fill="var(--art-blueberry)" />
      <path d="M48 66a10 10 0 1 0 2 20M152 66a10 10 0 1 1-2 20" fill="var(--art-skin)" />
      <path d="M100 22c32 0 52 22 52 52s-22 50-52 50-52-20-52-50 20-52 52-52z" fill="var(--art-skin)" />
      <path
        d="M51 90c10 16 27 24 49 24s39-8 49-24c-6 22-25 34-49 34s-43-12-49-34z"
        fill="var(--art-skin-shade)"
        stroke="none"
      />
      <path d="M100 22c32 0 52 22 52 52s-22 50-52 50-52-20-52-50 20-52 52-52z" />
      <path d="M100 24c-8-6-6-18 4-18 8 0 10 10 3 11" />
      <path d="M76 68c3-5 9-5 12 0M112 68c3-5 9-5 12 0" />
      <path d="M80 86h40c0 14-8 22-20 22s-20-8-20-22z" fill="var(--art-beet-shade)" />
      <path d="M62 82h4M134 82h4" stroke="var(--art-carrot)" strokeWidth="7" />
      <path d="M72 120c8 7 18 8 28 8s20-1 28-8c4 22-8 36-28 36s-32-14-28-36z" fill="var(--art-pea)" />
      <path d="M76 144c14 6 34 6 48 0-4 8-13 12-24 12s-20-4-24-12z" fill="var(--art-pea-shade)" stroke="none" />
      <path d="M92 140c4 3 12 3 16 0" />
      <path d="M158 152l14-36" strokeWidth="7" />
      <ellipse cx="176" cy="104" rx="9" ry="14" transform="rotate(20 176 104)" fill="var(--art-amber)" />
      <circle cx="158" cy="146" r="10" fill="var(--art-skin)" />
    </Picture>
  );
}
