import { notFound } from "next/navigation";
import { pageLocale, type LocaleParams } from "@/components/shell/page-locale";

// Addresses that do not exist are without number: none of them is kept.
export const dynamic = "force-dynamic";

/** Every address that no other page answers, in the visitor's language. */
export default async function AnyOtherPage(props: LocaleParams) {
  await pageLocale(props);
  notFound();
}
