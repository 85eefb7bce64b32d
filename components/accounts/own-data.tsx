import { buttonVariants } from "@/components/ui/button";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import type { Messages } from "@/lib/i18n/messages";

/** Everything as a file, and the report to print. */
export function OwnData({ texts }: { readonly texts: Messages["Profile"] }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">{texts.dataTitle}</h2>
      <p className="max-w-prose text-muted">{texts.dataBody}</p>
      <div className="flex flex-wrap gap-3">
        <a
          href={memberEndpoints.exportAccount}
          download
          className={buttonVariants({ variant: "secondary", className: "wrap-anywhere" })}
        >
          {texts.export}
        </a>
        <a href="/report" className={buttonVariants({ variant: "secondary", className: "wrap-anywhere" })}>
          {texts.report}
        </a>
      </div>
    </section>
  );
}
