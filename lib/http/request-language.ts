import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from "@/lib/domain/shared/language";

function fromCookie(cookies: string | null): Language | undefined {
  const value = cookies?.match(/(?:^|;\s*)preferred_language=([\w-]+)/)?.[1];
  return isLanguage(value) ? value : undefined;
}

function fromAccept(header: string | null): Language | undefined {
  const wanted = (header ?? "").slice(0, 200).split(",");
  for (const entry of wanted) {
    const tag = entry.split(";")[0]?.trim().toLowerCase();
    if (!tag) continue;
    const exact = LANGUAGES.find((language) => language.toLowerCase() === tag);
    if (exact) return exact;
    const primary = LANGUAGES.find((language) => language === tag.split("-")[0]);
    if (primary) return primary;
  }
  return undefined;
}

/** The language an answer is written in: the one asked for, else the cookie's, else the browser's, else English. */
export function requestLanguage(request: Request, asked?: string): Language {
  if (isLanguage(asked)) return asked;
  return (
    fromCookie(request.headers.get("cookie")) ?? fromAccept(request.headers.get("accept-language")) ?? DEFAULT_LANGUAGE
  );
}
