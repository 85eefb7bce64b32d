/** What each failure is called in the page's language, once that is fetched: a page starts with the few that may come at once. */
let texts: Readonly<Record<string, string>> | undefined;

export function setErrorTexts(fetched: Readonly<Record<string, string>>): void {
  texts = fetched;
}

export function currentErrorTexts(): Readonly<Record<string, string>> | undefined {
  return texts;
}
