import { useState } from "react";
import { OwnState } from "@/components/family/own-state";
import { shownDay } from "@/components/family/shown-day";
import { useOwn } from "@/components/family/use-own";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/domain/shared/language";
import type { SessionListOutput } from "@/lib/features/accounts/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { fill } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";

/** Where a parent is signed in, and the way out of each and of all others. */
export function OwnSessions({
  texts,
  family,
  locale,
}: {
  readonly texts: Messages["Profile"];
  readonly family: Messages["Family"];
  readonly locale: Language;
}) {
  const errorText = useErrorText();
  const { data, error, isFetching, reload } = useOwn<SessionListOutput>(memberEndpoints.sessions);
  const [ending, setEnding] = useState<string>();

  async function end(address: string) {
    setEnding(address);
    try {
      await callApi(address, { method: "DELETE" });
      toast({ title: texts.ended });
      reload();
    } catch (failure) {
      toast({ title: texts.failed, description: errorText(failure), variant: "destructive" });
    }
    setEnding(undefined);
  }

  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{texts.sessionsTitle}</h2>
      <p className="text-sm text-muted">{texts.sessionsBody}</p>
      {data === undefined ? (
        <OwnState error={error} busy={isFetching} texts={family} onRetry={reload} />
      ) : (
        <ul className="divide-y divide-hairline rounded-card border border-hairline bg-card px-4">
          {data.map(({ id, createdAt, lastSeenAt, current }) => (
            <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-2 py-2">
              <span>
                {fill(texts.session, { date: shownDay(createdAt, locale), seen: shownDay(lastSeenAt, locale) })}
              </span>
              {current ? (
                <Badge variant="expert">{texts.thisDevice}</Badge>
              ) : (
                <Button
                  variant="quiet"
                  busy={ending === memberEndpoints.session(id)}
                  onClick={() => void end(memberEndpoints.session(id))}
                >
                  {texts.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.length > 1 ? (
        <div>
          <Button
            variant="secondary"
            busy={ending === memberEndpoints.sessions}
            onClick={() => void end(memberEndpoints.sessions)}
          >
            {texts.endOthers}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
