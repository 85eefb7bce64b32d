import { TRIAGE_SOURCES } from "@/lib/domain/safety/triage-sources.table";
import type { ReactionTexts } from "@/lib/domain/safety/reaction-texts/reaction-texts";

/** Who says so, folded, and who has not looked at it yet. */
export function TriageSources({ texts }: { readonly texts: ReactionTexts }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline">
        {texts.sources}
      </summary>
      <p>{texts.reviewed}</p>
      <ul lang="en" className="mt-1 grid list-disc gap-1 pl-5 wrap-anywhere">
        {TRIAGE_SOURCES.map(({ authority, title, url }) => (
          <li key={title}>
            {url === undefined ? (
              `${authority}: ${title}`
            ) : (
              <a href={url} rel="noreferrer" target="_blank" className="inline-block py-1 underline">
                {`${authority}: ${title}`}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
