import type { StoryTemplate } from "@/lib/domain/learning/story-plan";
import { Picture, type PictureProps } from "./picture";

/** A path over a brook and up a hill: the adventure. */
function HillScene(props: PictureProps) {
  return (
    <Picture size={[240, 160]} {...props}>
      <path d="M0 0h240v160H0z" fill="var(--color-blueberry-soft)" stroke="none" />
      <circle cx="196" cy="36" r="20" fill="var(--art-amber)" />
      <path d="M196 4v-6M228 36h8M173 13l-5-5M219 13l5-5M164 36h-8" strokeWidth="3" />
      <path d="M28 40c2-14 22-16 26-4 12-4 20 12 8 18H30c-14 0-14-14-2-14z" fill="var(--art-cream)" strokeWidth="3" />
      <path d="M-6 168V120c40-10 60-66 108-66s74 56 144 40v74z" fill="var(--art-pea)" />
      <path d="M-6 168v-26c60-14 110 8 252-18v44z" fill="var(--art-pea-shade)" stroke="none" />
      <path d="M-6 128c30 6 50 20 66 40H24c-8-14-18-22-30-26z" fill="var(--art-blueberry)" strokeWidth="3" />
      <path
        d="M96 56c16 16-22 26-6 44s44 16 30 60h34c10-46-36-48-44-66-5-14 22-20 2-39z"
        fill="var(--art-cream)"
        strokeWidth="3"
      />
      <path d="M102 54V22" strokeWidth="4" />
      <path d="M102 22c10-6 18 6 30 0v18c-12 6-20-6-30 0z" fill="var(--art-beet)" strokeWidth="3" />
      <path d="M196 118V98" strokeWidth="6" />
      <circle cx="196" cy="84" r="18" fill="var(--art-pea-shade)" />
      <path d="M56 110c-2-8 6-10 6-4 0-6 8-4 6 4l-6 6z" fill="var(--art-beet)" strokeWidth="3" />
      <path d="M180 140c-2-8 6-10 6-4 0-6 8-4 6 4l-6 6z" fill="var(--art-amber)" strokeWidth="3" />
    </Picture>
  );
}

/** A pot that hums, a spoon and stars: magic. */
function KitchenScene(props: PictureProps) {
  return (
    <Picture size={[240, 160]} {...props}>
      <path d="M0 0h240v160H0z" fill="var(--color-aubergine-soft)" stroke="none" />
      <path d="M-4 128h248v40H-4z" fill="var(--art-amber)" />
      <path d="M-4 144h248v24H-4z" fill="var(--art-amber-shade)" stroke="none" />
      <path d="M20 16h52v46H20z" fill="var(--art-blueberry)" />
      <path d="M46 16v46M20 38h52" strokeWidth="3" />
      <circle cx="60" cy="27" r="5" fill="var(--art-amber)" strokeWidth="2" />
      <path d="M148 36 130 90" strokeWidth="12" />
      <path d="M148 36 130 90" strokeWidth="5" stroke="var(--art-amber)" />
      <ellipse cx="154" cy="24" rx="11" ry="16" transform="rotate(18 154 24)" fill="var(--art-amber)" />
      <path d="M70 78h100v40a18 18 0 0 1-18 18H88a18 18 0 0 1-18-18z" fill="var(--art-aubergine)" />
      <path
        d="M70 108c30 8 70 8 100 0v10a18 18 0 0 1-18 18H88a18 18 0 0 1-18-18z"
        fill="var(--art-aubergine-shade)"
        stroke="none"
      />
      <path d="M70 78h100v40a18 18 0 0 1-18 18H88a18 18 0 0 1-18-18zM64 78h112M70 92H58M170 92h12" />
      <path d="M104 102v3M136 102v3M112 114c5 5 11 5 16 0" />
      <path d="M92 66c-8-10 8-16 0-28M112 60c-8-10 8-16 0-30" strokeWidth="3" />
      <path d="m192 40 5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z" fill="var(--art-amber)" strokeWidth="3" />
      <path d="m214 88 3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" fill="var(--art-beet)" strokeWidth="3" />
      <path d="m40 84 3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" fill="var(--art-pea)" strokeWidth="3" />
    </Picture>
  );
}

/** Rows of green behind a fence, sun and rain, and a ladybird: the garden. */
function GardenScene(props: PictureProps) {
  return (
    <Picture size={[240, 160]} {...props}>
      <path d="M0 0h240v160H0z" fill="var(--color-pea-soft)" stroke="none" />
      <circle cx="34" cy="32" r="18" fill="var(--art-amber)" />
      <path
        d="M146 38c2-18 28-20 32-4 14-6 24 14 10 20h-42c-16 0-16-16 0-16z"
        fill="var(--art-cream)"
        strokeWidth="3"
      />
      <path d="m152 64-4 9M166 64l-4 9M180 64l-4 9" stroke="var(--art-blueberry)" />
      <path
        d="M10 96V68l8-8 8 8v28M42 96V68l8-8 8 8v28M74 96V68l8-8 8 8v28M106 96V68l8-8 8 8v28M198 96V68l8-8 8 8v28"
        fill="var(--art-cream)"
        strokeWidth="3"
      />
      <path d="M2 80h126M190 80h50" strokeWidth="3" />
      <path d="M-4 96h248v70H-4z" fill="var(--art-carrot-shade)" />
      <path d="M-4 122h248v46H-4z" fill="#5a241828" stroke="none" />
      <path d="M-4 121c40-8 80 8 124 0s80 6 124 0" strokeWidth="3" />
      <path
        d="M38 102c-4-14-16-14-20-12 4 8 10 12 20 12zm0 0c4-14 16-14 20-12-4 8-10 12-20 12zM104 102c-4-14-16-14-20-12 4 8 10 12 20 12zm0 0c4-14 16-14 20-12-4 8-10 12-20 12zM72 146c-4-16-18-16-22-14 4 10 10 14 22 14zm0 0c4-16 18-16 22-14-4 10-10 14-22 14z"
        fill="var(--art-pea)"
        strokeWidth="3"
      />
      <path d="M146 150c0-24 14-36 34-36s34 12 34 36z" fill="var(--art-beet)" />
      <path d="M150 140c20 6 42 6 60 0l4 10h-68z" fill="var(--art-beet-shade)" stroke="none" />
      <path d="M146 150c0-24 14-36 34-36s34 12 34 36zM180 114v36" />
      <path d="M164 132h.1M196 132h.1M168 144h.1M192 144h.1" strokeWidth="8" />
      <path d="M146 150a14 14 0 0 1 4-22c-12-4-22 4-22 12 0 6 8 10 18 10z" fill="var(--art-line)" strokeWidth="3" />
      <path d="M132 132c-2-6-6-8-10-8M138 128c0-6-2-8-6-12" strokeWidth="3" />
    </Picture>
  );
}

const SCENES = {
  "hungry-adventure": HillScene,
  "kitchen-magic": KitchenScene,
  "growing-garden": GardenScene,
} as const satisfies Readonly<Record<StoryTemplate, unknown>>;

/** The place where a kind of story happens, 3 to 2. */
export function StoryScene({ template, ...props }: PictureProps & { readonly template: StoryTemplate }) {
  const Scene = SCENES[template];
  return <Scene {...props} />;
}
