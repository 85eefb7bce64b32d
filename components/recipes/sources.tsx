export interface SourcesProps {
  readonly title: string;
  readonly sources: readonly { readonly title: string; readonly url: string | null }[];
}

/** Who says so, each once, with a link where there is one. */
export function Sources({ title, sources }: SourcesProps) {
  const unique = [...new Map(sources.map((source) => [source.title, source])).values()];
  if (unique.length === 0) return null;
  return (
    <div className="text-sm text-muted">
      <p className="font-semibold">{title}</p>
      <ul className="grid">
        {unique.map(({ title: name, url }) => (
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
    </div>
  );
}
