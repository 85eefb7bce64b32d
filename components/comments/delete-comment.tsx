import type { LaterTexts } from "@/lib/i18n/later-texts";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { useCall } from "./use-call";

export interface CommentDialogProps {
  readonly id: string;
  readonly texts: LaterTexts["Comments"];
  readonly onClose: () => void;
  /** Shows the list as it is now. */
  readonly onChanged: () => void;
}

/** Asks once more, then deletes a parent's own comment. */
export function DeleteComment({
  id,
  texts,
  onClose,
  onChanged,
  onDeleted,
}: CommentDialogProps & {
  /** Shows the list without it. */
  readonly onDeleted: () => void;
}) {
  const { busy, call } = useCall();

  async function remove() {
    const isDone = await call({
      address: memberEndpoints.comment(id),
      method: "DELETE",
      done: texts.deleted,
      failed: texts.deleteFailed,
      guest: texts.logInToDelete,
    });
    if (isDone) {
      onClose();
      onDeleted();
    } else onChanged();
  }

  return (
    <Dialog open onClose={onClose} title={texts.deleteTitle} closeLabel={texts.close}>
      <p>{texts.body}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button variant="destructive" busy={busy} onClick={() => void remove()}>
          {texts.delete}
        </Button>
      </div>
    </Dialog>
  );
}
