import { ChevronDownIcon } from "@/components/ui/icons";

export interface SourcesProps {
  readonly title: string;
  readonly sources: readonly { readonly title: string; readonly url: string | null }[];
}

/** Each source once, with a link where there is one. */
function SourceList({ sources }: Pick<SourcesProps, "sources">) {
  const unique = new Map(sources.map((source) => [source.title, source])).values();
  return (
    <ul className="grid gap-1">
      {[...unique].map(({ title: name, url }) => (
        <li key={name}>
          {url === null ? (
            name
          ) : (
            <a href={url} rel="noopener noreferrer" target="_blank" className="link inline-block py-1">
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Who says so. */
export function Sources({ title, sources }: SourcesProps) {
  if (sources.length === 0) return null;
  return (
    <div className="text-sm text-muted">
      <p className="font-semibold">{title}</p>
      <SourceList sources={sources} />
    </div>
  );
}

/** Who says so, for those who ask: in a list of many findings it would drown them. */
export function FoldedSources({ title, sources }: SourcesProps) {
  if (sources.length === 0) return null;
  return (
    <details className="group/sources text-sm text-muted">
      <summary className="-my-1 flex min-h-11 w-fit list-none items-center gap-1 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDownIcon className="size-4 transition-transform duration-150 group-open/sources:rotate-180" />
      </summary>
      <SourceList sources={sources} />
    </details>
  );
}
