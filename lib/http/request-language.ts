import { DEFAULT_LANGUAGE, isLanguage, languageOfTag, type Language } from "@/lib/domain/shared/language";

function fromCookie(cookies: string | null): Language | undefined {
  const value = cookies?.match(/(?:^|;\s*)preferred_language=([\w-]+)/)?.[1];
  return isLanguage(value) ? value : undefined;
}

function fromAccept(header: string | null): Language | undefined {
  const wanted = (header ?? "").slice(0, 200).split(",");
  for (const entry of wanted) {
    const language = languageOfTag(entry.split(";")[0] ?? "");
    if (language !== undefined) return language;
  }
  return undefined;
}

/** The language an answer is written in: the one asked for, else the cookie's, else the browser's, else English. */
export function requestLanguage(request: Request, asked?: string): Language {
  if (asked !== undefined) return languageOfTag(asked) ?? DEFAULT_LANGUAGE;
  return (
    fromCookie(request.headers.get("cookie")) ?? fromAccept(request.headers.get("accept-language")) ?? DEFAULT_LANGUAGE
  );
}
