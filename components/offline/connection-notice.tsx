import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Messages } from "@/lib/i18n/messages";
import { putOffUpdate, takeUpdate, type Connection } from "./connection-store";

export interface ConnectionNoticeProps {
  readonly connection: Connection;
  readonly texts: Messages["Offline"];
}

/** Says that there is no network, that the page is a kept one, or that a newer version may be loaded. */
export function ConnectionNotice({ connection: { isOnline, isKept, hasUpdate }, texts }: ConnectionNoticeProps) {
  return (
    <>
      {isOnline && !isKept ? null : (
        <Notice variant="caution" title={isOnline ? texts.keptTitle : texts.title}>
          {[isOnline ? null : texts.body, isKept ? texts.keptBody : null].filter(Boolean).join(" ")}
        </Notice>
      )}
      {hasUpdate ? (
        <Notice variant="info" title={texts.updateTitle}>
          {texts.updateBody}
          <span className="mt-2 flex flex-wrap gap-2">
            <Button variant="secondary" onClick={takeUpdate}>
              {texts.updateNow}
            </Button>
            <Button variant="quiet" onClick={putOffUpdate}>
              {texts.updateLater}
            </Button>
          </span>
        </Notice>
      ) : null}
    </>
  );
}
