import { Picture, type PictureProps } from "./picture";

/** Our mark: something soft, and pleased about it, between thumb and finger. */
export function Mark(props: PictureProps) {
  return (
    <Picture size={[64, 64]} {...props}>
      <g transform="rotate(24 32 32)" strokeWidth={3}>
        <path d="M24-6v22a8 8 0 0 0 16 0V-6z" fill="var(--art-skin)" />
        <path d="M28 17.5a4.5 4.5 0 0 0 8 0" strokeWidth={2} />
        <path d="M21 72V53a11 11 0 0 1 22 0v19z" fill="var(--art-skin)" />
        <path d="M26.5 51.5a6 6 0 0 1 11 0" strokeWidth={2} />
        <path
          d="M32 24c6 0 9-2.5 14-2.5 6 0 11 5 11 11.5S52 44.5 46 44.5c-5 0-8-2.5-14-2.5s-9 2.5-14 2.5C12 44.5 7 39.5 7 33s5-11.5 11-11.5c5 0 8 2.5 14 2.5z"
          fill="var(--art-carrot)"
        />
        <path
          d="M10 38c2 3 5 5 8 5 5 0 8-2.5 14-2.5S41 43 46 43c3 0 6-2 8-5-1 4.5-4 6.5-8 6.5-5 0-8-2.5-14-2.5s-9 2.5-14 2.5c-4 0-7-2-8-6.5z"
          fill="var(--art-carrot-shade)"
          stroke="none"
        />
        <path d="M19 31v1.5M45 31v1.5M27 34c2.5 3 7.5 3 10 0" />
      </g>
    </Picture>
  );
}
