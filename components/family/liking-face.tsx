import type { ReactNode } from "react";
import type { BabyReaction } from "@/lib/domain/food/baby-reaction";
import { Picture, type PictureProps } from "@/components/illustrations/picture";

const EYES = <path d="M22 27v2M42 27v2" strokeWidth={5} />;
const FACES: Readonly<Record<BabyReaction, ReactNode>> = {
  loved: (
    <>
      <path d="M18 28c2-4 6-4 8 0M38 28c2-4 6-4 8 0" />
      <path d="M20 37c4 12 20 12 24 0z" fill="var(--art-beet)" />
    </>
  ),
  liked: (
    <>
      {EYES}
      <path d="M22 38c4 7 16 7 20 0" />
    </>
  ),
  neutral: (
    <>
      {EYES}
      <path d="M24 41h16" />
    </>
  ),
  disliked: (
    <>
      {EYES}
      <path d="M23 44c4-6 14-6 18 0" />
    </>
  ),
  rejected: (
    <>
      <path d="m18 25 8 4M46 25l-8 4M23 46c4-8 14-8 18 0" />
      <path d="M51 38c4 4 4 8 0 9-4-1-4-5 0-9z" fill="var(--art-blueberry)" strokeWidth={2.5} />
    </>
  ),
};

const GROUNDS: Readonly<Record<BabyReaction, string>> = {
  loved: "var(--color-carrot-soft)",
  liked: "var(--color-pea-soft)",
  neutral: "var(--color-grey-soft)",
  disliked: "var(--color-amber-soft)",
  rejected: "var(--color-blueberry-soft)",
};

/** A small face for how a baby liked something; each has its own eyes and mouth, so colour says nothing alone. */
export function LikingFace({ reaction, ...props }: PictureProps & { readonly reaction: BabyReaction }) {
  return (
    <Picture size={[64, 64]} {...props}>
      <path d="M28 7c2-5 10-4 9 1" strokeWidth={3} />
      <circle cx="32" cy="34" r="26" fill={GROUNDS[reaction]} strokeWidth={3} />
      <g strokeWidth={3}>{FACES[reaction]}</g>
    </Picture>
  );
}
