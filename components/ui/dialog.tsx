"use client";

import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { CrossIcon } from "./icons";

export interface DialogProps {
  readonly open: boolean;
  /** Called for every way out: the close button, Escape, and a press beside the dialog. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The browser's modal dialog: it keeps the focus inside and gives it back afterwards. */
export function Dialog({ open, onClose, title, closeLabel, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  // A dialog that its parent takes off the page while it is open would take the focus with it.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === dialog.current) onClose();
  }

  return (
    <dialog
      ref={dialog}
      data-slot="dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
      className={cn(
        "w-[min(32rem,calc(100vw-32px))] rounded-lg bg-card p-0 wrap-anywhere shadow-soft open:animate-rise",
        className,
      )}
    >
      {open ? (
        <div className="grid grid-cols-1 gap-4 p-5 sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="min-w-0 pt-1.5 text-xl [&:lang(my)]:text-lg">
              {title}
            </h2>
            <Button
              variant="quiet"
              size="icon"
              aria-label={closeLabel}
              onClick={onClose}
              className="-mt-1 -mr-2 shrink-0"
            >
              <CrossIcon />
            </Button>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
