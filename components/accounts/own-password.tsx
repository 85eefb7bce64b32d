import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLoaded } from "@/components/home/use-loaded";
import { askAgain } from "@/components/shell/ask-again";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import type { Messages } from "@/lib/i18n/messages";
import type { PasswordChangeTexts } from "./password-change-form";

async function loadForm() {
  return (await import("./password-change-form")).PasswordChangeForm;
}

/** The way to another password. Its form is fetched when it is asked for. */
export function OwnPassword({
  texts,
  cancel,
  form,
}: {
  readonly texts: Messages["Profile"];
  readonly cancel: string;
  readonly form: PasswordChangeTexts;
}) {
  const client = useQueryClient();
  const [PasswordChangeForm, needForm] = useLoaded(loadForm);
  const [isAsked, setAsked] = useState(false);
  const [isDone, setDone] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = isAsked && PasswordChangeForm !== undefined;
  const wasOpen = useRef(false);

  useEffect(() => {
    // The form takes the focus with it when it goes.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl">{texts.passwordTitle}</h2>
      <div role="status">
        {isDone ? (
          <Notice variant="success">{texts.passwordChanged}</Notice>
        ) : (
          <p className="max-w-prose text-muted">{texts.passwordBody}</p>
        )}
      </div>
      {isOpen ? (
        <PasswordChangeForm
          texts={texts}
          form={form}
          cancel={cancel}
          onDone={() => {
            setDone(true);
            setAsked(false);
            // The other browsers are gone from the list below.
            void askAgain(client, { queryKey: [memberEndpoints.sessions] });
          }}
          onCancel={() => {
            setAsked(false);
          }}
        />
      ) : (
        <Button
          ref={opener}
          variant="secondary"
          onClick={() => {
            needForm();
            setDone(false);
            setAsked(true);
          }}
        >
          {texts.passwordChange}
        </Button>
      )}
    </section>
  );
}
