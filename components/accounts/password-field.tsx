"use client";

import { useState, type ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Field, fieldControl } from "@/components/ui/field";
import { EyeCrossedIcon, EyeIcon } from "@/components/ui/action-icons";
import { Input } from "@/components/ui/input";
import type { AccountFormTexts } from "./account-text";

export interface PasswordFieldProps extends Omit<ComponentProps<"input">, "id" | "type"> {
  readonly id: string;
  readonly label: string;
  readonly texts: AccountFormTexts["password"];
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** A password that can be looked at: typing with one thumb goes wrong. */
export function PasswordField({ id, label, texts, hint, error, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Shape = shown ? EyeCrossedIcon : EyeIcon;
  const notes = hint === undefined ? { error } : { hint, error };
  return (
    <Field id={id} label={label} {...notes}>
      <div className="relative">
        <Input
          {...fieldControl(id, notes)}
          {...props}
          type={shown ? "text" : "password"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="pr-14"
        />
        <Button
          variant="quiet"
          size="icon"
          aria-label={shown ? texts.hide : texts.show}
          aria-controls={id}
          aria-pressed={shown}
          onClick={() => {
            setShown(!shown);
          }}
          className="absolute top-1/2 right-1 -translate-y-1/2"
        >
          <Shape />
        </Button>
      </div>
    </Field>
  );
}
