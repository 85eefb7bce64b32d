"use client";

import { Picture, type PictureProps } from "./picture";

/** Our soft thing, out of the fingers and juggling: the mark of the child's page. */
export function PlayLogo(props: PictureProps) {
  return (
    <Picture size={[160, 160]} {...props}>
      <circle cx="80" cy="84" r="70" fill="var(--color-amber-soft)" stroke="none" />
      <ellipse cx="80" cy="147" rx="44" ry="6" fill="var(--color-hairline)" stroke="none" />
      <path d="M58 130v12M102 130v12" strokeWidth="6" />
      <path d="M40 96c-10-6-14-16-12-26M120 96c10-6 14-16 12-26" strokeWidth="6" />
      <path
        d="M80 72c13 0 20-6 31-6 14 0 25 12 25 28s-11 39-56 39-56-23-56-39 11-28 25-28c11 0 18 6 31 6z"
        fill="var(--art-carrot)"
      />
      <path
        d="M25 98c4 14 20 24 55 24s51-10 55-24c2 20-14 35-55 35S23 118 25 98z"
        fill="var(--art-carrot-shade)"
        stroke="none"
      />
      <path d="M80 72c13 0 20-6 31-6 14 0 25 12 25 28s-11 39-56 39-56-23-56-39 11-28 25-28c11 0 18 6 31 6z" />
      <path d="M60 90v5M100 90v5" strokeWidth="6" />
      <path d="M68 102h24c0 9-5 14-12 14s-12-5-12-14z" fill="var(--art-beet-shade)" />
      <path d="M46 104h6M108 104h6" stroke="var(--art-beet)" strokeWidth="6" />
      <path d="m28 34 5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z" fill="var(--art-amber)" strokeWidth="3" />
      <path
        d="M80 12c10-6 20 2 18 14-2 10-9 17-18 17s-16-7-18-17c-2-12 8-20 18-14z"
        fill="var(--art-beet)"
        strokeWidth="3"
      />
      <path d="M80 12c0-4 2-8 6-9" strokeWidth="3" />
      <circle cx="132" cy="46" r="15" fill="var(--art-blueberry)" strokeWidth="3" />
      <path d="m127 38 5 3 5-3-1 6h-8z" fill="var(--art-blueberry-shade)" strokeWidth="2" />
    </Picture>
  );
}
