import { useRouter } from "next/navigation";
import { useState } from "react";
import { endSession } from "@/components/offline/way-out";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { fetchUser, setUser } from "@/components/shell/user-store";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { endpoints } from "@/lib/http/endpoints";
import type { Messages } from "@/lib/i18n/messages";
import type { AccountFormTexts } from "./account-text";
import { PasswordField } from "./password-field";

/** Warns, asks for the password again, erases, says that it is done. */
export function AccountDeletion({
  texts,
  family,
  password,
}: {
  readonly texts: Messages["Profile"];
  readonly family: Messages["Family"];
  readonly password: AccountFormTexts["password"];
}) {
  const router = useRouter();
  const errorText = useErrorText();
  const [open, setOpen] = useState(false);
  const [word, setWord] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function erase() {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      // Who is signed out already is told so: nobody is taken for erased because nobody is signed in.
      await fetchUser();
      await endSession(endpoints.user, { method: "DELETE", body: { password: word } });
      setUser(null);
      toast({ title: texts.deleted });
      router.push("/");
    } catch (failure) {
      setError(errorText(failure));
      setBusy(false);
    }
  }

  return (
    <section className="grid justify-items-start gap-3 border-t border-hairline pt-6">
      <h2 className="text-xl">{texts.deleteTitle}</h2>
      <p className="max-w-prose text-muted">{texts.deleteWarning}</p>
      <Button
        variant="secondary"
        className="text-beet!"
        onClick={() => {
          setOpen(true);
        }}
      >
        {texts.deleteTitle}
      </Button>
      <Dialog
        open={open}
        title={texts.deleteQuestion}
        closeLabel={family.close}
        onClose={() => {
          setOpen(false);
          setWord("");
          setError(undefined);
        }}
      >
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void erase();
          }}
        >
          <Notice variant="error">{texts.deleteWarning}</Notice>
          <PasswordField
            id="delete-password"
            label={texts.password}
            texts={password}
            error={error}
            autoComplete="current-password"
            value={word}
            onChange={({ target }) => {
              setWord(target.value);
            }}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="destructive" busy={busy} disabled={word === ""}>
              {texts.deleteConfirm}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                setOpen(false);
              }}
            >
              {family.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
    </section>
  );
}
