import type { ReactNode } from "react";
import { cn } from "./cn";
import { WarningIcon } from "./icons";

interface FieldNotes {
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** What a control inside `Field` needs, so that a screen reader says the hint and the error with it. */
export function fieldControl(id: string, { hint, error }: FieldNotes) {
  const notes = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  return {
    id,
    ...(notes ? { "aria-describedby": notes } : {}),
    ...(error ? { "aria-invalid": true } : {}),
  };
}

export interface FieldProps extends FieldNotes {
  /** The id of the control; spread `fieldControl(id, { hint, error })` on it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A control with its label above, what helps to fill it in, and what is wrong beside it. */
export function Field({ id, label, hint, error, className, children }: FieldProps) {
  return (
    <div data-slot="field" className={cn("grid grid-cols-1 gap-1.5", className)}>
      <label htmlFor={id} className="font-bold hyphens-auto">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {children}
      <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-sm font-bold text-beet empty:hidden">
        {error ? (
          <>
            <WarningIcon className="mt-0.5" />
            <span>{error}</span>
          </>
        ) : null}
      </p>
    </div>
  );
}
