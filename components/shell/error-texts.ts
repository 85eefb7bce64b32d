/** What each failure is called in the page's language, once that is fetched: a page starts with the few that may come at once. */
let texts: Readonly<Record<string, string>> | undefined;
const listeners = new Set<() => void>();

export function setErrorTexts(fetched: Readonly<Record<string, string>>): void {
  texts = fetched;
  for (const listener of listeners) listener();
}

export function currentErrorTexts(): Readonly<Record<string, string>> | undefined {
  return texts;
}

export function noErrorTexts(): undefined {
  return undefined;
}

export function subscribeToErrorTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
