import type { Parent } from "./parent";

/** Opens the dialog on the profile that asks whether the account is to be erased. */
export async function asksToErase({ screen, texts }: Parent): Promise<void> {
  await screen.page.getByRole("button", { name: texts.Profile.deleteTitle }).click();
}

/** In that dialog: says the password, and that it is meant. */
export async function confirmsErasing({ screen, texts }: Parent, password = "Kohlrabi-73-Suppe"): Promise<void> {
  const dialog = screen.page.getByRole("dialog");
  await dialog.getByLabel(texts.Profile.password).fill(password);
  await dialog.getByRole("button", { name: texts.Profile.deleteConfirm }).click();
}
