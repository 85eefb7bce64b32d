import type { Reading } from "./use-read-aloud";

/** Large enough to be read from where a child sits. */
const LARGE = "text-lg sm:text-[1.3rem]";

/** The words of a page, with the one that is being read marked. */
export function StoryPageText({ text, word }: { readonly text: string; readonly word?: Reading["word"] }) {
  if (word === undefined) return <p className={LARGE}>{text}</p>;
  const [from, to] = word;
  return (
    <p className={LARGE}>
      {text.slice(0, from)}
      <mark className="rounded-sm bg-amber-soft text-ink outline-2 outline-amber">{text.slice(from, to)}</mark>
      {text.slice(to)}
    </p>
  );
}
