import { useState, type SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { ReportReason } from "@/lib/features/comments/schema";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import type { CommentDialogProps } from "./delete-comment";
import { REASONS } from "./reasons.table";
import { useCall } from "./use-call";

const ORDER = ["unsafe", "unkind", "advertising", "private", "other"] as const satisfies readonly ReportReason[];

/** Tells those who look after the comments what is wrong with one. */
export function ReportComment({ id, texts, onClose, onChanged }: CommentDialogProps) {
  const { busy, call } = useCall();
  const [reason, setReason] = useState<ReportReason>();

  async function send() {
    const isDone = await call({
      address: memberEndpoints.commentReport(id),
      method: "POST",
      body: { reason },
      done: texts.reported,
      failed: texts.reportFailed,
    });
    if (isDone) onClose();
    onChanged();
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (reason !== undefined) void send();
  }

  return (
    <Dialog open onClose={onClose} title={texts.reportTitle} closeLabel={texts.close}>
      <form className="grid gap-4" onSubmit={onSubmit}>
        <fieldset className="grid">
          <legend className="pb-2">{texts.reportBody}</legend>
          {ORDER.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="reason"
                checked={reason === one}
                onChange={() => setReason(one)}
                className="size-6 shrink-0 accent-carrot"
              />
              {texts[REASONS[one]]}
            </label>
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={reason === undefined} busy={busy}>
            {texts.reportSend}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
