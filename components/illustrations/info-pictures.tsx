import { Picture, type PictureProps } from "./picture";

/** A magnifying glass over a pea pod: getting to know food. */
export function LookCloser(props: PictureProps) {
  return (
    <Picture size={[144, 108]} {...props}>
      <path d="M14 74c22 26 74 28 112-22 4 34-28 50-60 48-26-2-46-12-52-26z" fill="var(--art-pea)" />
      <path d="M24 82c24 16 66 14 98-18-4 24-30 34-56 34-18 0-34-6-42-16z" fill="var(--art-pea-shade)" stroke="none" />
      <circle cx="46" cy="82" r="8" fill="var(--art-pea)" strokeWidth="3" />
      <circle cx="94" cy="78" r="8" fill="var(--art-pea)" strokeWidth="3" />
      <path d="M96 66l22 24" strokeWidth="13" />
      <path d="M96 66l22 24" strokeWidth="6" stroke="var(--art-amber)" />
      <circle cx="72" cy="44" r="34" fill="var(--color-blueberry-soft)" />
      <circle cx="72" cy="48" r="20" fill="var(--art-pea)" />
      <path d="M53 54a20 20 0 0 0 38 0c-10 8-28 8-38 0z" fill="var(--art-pea-shade)" stroke="none" />
      <circle cx="72" cy="48" r="20" />
      <path d="M65 45v3M79 45v3M66 55c4 4 8 4 12 0M72 28c0-6 4-8 8-8" strokeWidth="3" />
      <path d="M48 34c2-5 5-9 10-12" strokeWidth="3" stroke="var(--art-cream)" />
    </Picture>
  );
}

/** A large plate and a small one on the same table: eating together. */
export function SharedTable(props: PictureProps) {
  return (
    <Picture size={[144, 108]} {...props}>
      <path d="M6 44h132l-10 54H16z" fill="var(--art-amber)" />
      <path d="M14 86h116l-2 12H16z" fill="var(--art-amber-shade)" stroke="none" />
      <path d="M6 44h132l-10 54H16z" />
      <ellipse cx="52" cy="62" rx="32" ry="18" fill="var(--art-cream)" />
      <ellipse cx="52" cy="61" rx="20" ry="10" strokeWidth="3" />
      <path d="M40 60c0-12 24-12 24 0-6 5-18 5-24 0z" fill="var(--art-beet)" strokeWidth="3" />
      <ellipse cx="108" cy="74" rx="22" ry="13" fill="var(--art-cream)" />
      <path d="M99 73c0-9 18-9 18 0-4 4-14 4-18 0z" fill="var(--art-pea)" strokeWidth="3" />
      <path d="M44 30c-4-6 4-8 0-14M58 30c-4-6 4-8 0-14M108 50c-3-5 3-6 0-11" strokeWidth="3" />
      <path d="M16 52v18M12 52v6c0 4 8 4 8 0v-6" strokeWidth="3" />
    </Picture>
  );
}

/** Small hands stirring in a bowl, the pot's handle turned away: cooking together. */
export function SmallCook(props: PictureProps) {
  return (
    <Picture size={[144, 108]} {...props}>
      <path d="M98 34h34v18a8 8 0 0 1-8 8h-18a8 8 0 0 1-8-8zM132 40h10" fill="var(--art-aubergine)" />
      <path d="M92 62h46" strokeWidth="5" />
      <path d="M108 26c-3-5 3-7 0-12M120 26c-3-5 3-7 0-12" strokeWidth="3" />
      <path d="M62 12 50 66" strokeWidth="11" />
      <path d="M62 12 50 66" strokeWidth="4" stroke="var(--art-amber)" />
      <path d="M54 22c8-6 20-2 20 8 0 8-8 12-16 10-8-1-12-12-4-18z" fill="var(--art-skin)" />
      <path d="M56 30h10M56 36h8" strokeWidth="3" />
      <path d="M10 58h76c0 24-14 42-30 42H40C24 100 10 82 10 58z" fill="var(--art-blueberry)" />
      <path
        d="M14 76c18 10 50 10 68 0-4 14-14 24-26 24H40c-12 0-22-10-26-24z"
        fill="var(--art-blueberry-shade)"
        stroke="none"
      />
      <path d="M10 58h76c0 24-14 42-30 42H40C24 100 10 82 10 58z" />
      <path d="M18 58c4-8 14-10 20-4 6-8 20-8 24 0 6-4 12-2 14 4z" fill="var(--art-cream)" />
      <path d="M6 58h84" />
    </Picture>
  );
}
