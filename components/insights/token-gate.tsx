import { useState, type SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field, fieldControl } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Messages } from "@/lib/i18n/messages";

export interface TokenGateProps {
  readonly texts: Messages["Analytics"];
  /** The server did not take the last one. */
  readonly wasRefused: boolean;
  readonly onToken: (token: string) => void;
}

/** Asks an admin for the installation's token. An empty one is not sent. */
export function TokenGate({ texts, wasRefused, onToken }: TokenGateProps) {
  const [typed, setTyped] = useState("");
  const notes = { hint: texts.tokenHint, error: wasRefused && typed === "" ? texts.tokenRefused : undefined };

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (typed.trim() !== "") onToken(typed);
  }

  return (
    <Card className="mx-auto grid max-w-md gap-5">
      <h1 className="text-2xl">{texts.gateTitle}</h1>
      <form className="grid gap-4" onSubmit={onSubmit}>
        <Field id="admin-token" label={texts.token} {...notes}>
          <Input
            {...fieldControl("admin-token", notes)}
            type="password"
            autoComplete="off"
            placeholder={texts.tokenPlaceholder}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
            }}
          />
        </Field>
        <Button type="submit" disabled={typed.trim() === ""}>
          {texts.gateSubmit}
        </Button>
      </form>
    </Card>
  );
}
