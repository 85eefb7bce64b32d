import { useState } from "react";
import { PasswordField, type PasswordFieldProps } from "./password-field";
import { PasswordMeter, type PasswordMeterTexts } from "./password-meter";

interface NewPasswordFieldsProps {
  /** The field of the password itself; the second is always `confirmPassword`. */
  readonly name: string;
  readonly label: string;
  readonly confirmLabel: string;
  readonly error: string | undefined;
  readonly confirmError: string | undefined;
  readonly texts: PasswordFieldProps["texts"];
  readonly meter: PasswordMeterTexts;
}

/** A password that is being chosen: how good it is while it is typed, and once more. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { name, label, confirmLabel, error, confirmError, texts, meter } = props;
  const [password, setPassword] = useState("");
  return (
    <>
      <PasswordField
        id={name}
        name={name}
        label={label}
        texts={texts}
        error={error}
        autoComplete="new-password"
        required
        onInput={(event) => {
          setPassword(event.currentTarget.value);
        }}
      />
      <PasswordMeter password={password} texts={meter} />
      <PasswordField
        id="confirmPassword"
        name="confirmPassword"
        label={confirmLabel}
        texts={texts}
        error={confirmError}
        autoComplete="new-password"
        required
      />
    </>
  );
}
