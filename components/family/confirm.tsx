import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Messages } from "@/lib/i18n/messages";

export interface ConfirmProps {
  readonly open: boolean;
  readonly title: string;
  readonly body: string;
  readonly confirm: string;
  readonly family: Messages["Family"];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks once more before something is gone. */
export function Confirm({ open, title, body, confirm, family, busy, onClose, onConfirm }: ConfirmProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={family.close}>
      <p>{body}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {family.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
