import { useUser } from "@/components/shell/use-user";
import type { Language } from "@/lib/domain/shared/language";
import { fill } from "@/lib/i18n/client-text";
import { shownDay } from "./shown-day";
import { useKeptMeals } from "./use-kept-meals";

export interface KeptNoteTexts {
  /** Holds `{date}`. */
  readonly noted: string;
  readonly see: string;
}

interface KeptNoteProps {
  readonly foodId: string;
  readonly locale: Language;
  readonly texts: KeptNoteTexts;
}

/** Says to a visitor when they noted this food last, and that no other device knows of it. */
export function KeptNote({ foodId, locale, texts }: KeptNoteProps) {
  const { user, isLoading } = useUser();
  const last = useKeptMeals()?.find(({ body }) => body.foodIds.includes(foodId));
  if (isLoading || user !== undefined || last === undefined) return null;
  return (
    <p className="basis-full text-muted">
      {fill(texts.noted, { date: shownDay(last.body.eatenAt, locale) })}{" "}
      <a href="/reactions" className="link inline-flex min-h-11 items-center">
        {texts.see}
      </a>
    </p>
  );
}
