import type { ReactNode } from "react";
import { PageFrame } from "@/components/shell/page-frame";
import { cn } from "@/components/ui/cn";
import { messagesFor } from "@/lib/i18n/messages";
import type { Language } from "@/lib/domain/shared/language";
import { MemberGate } from "./member-gate";

const PAGES = ["profile", "allergies", "reactions", "tried"] as const;

/** Where somebody without an account looks for the meals that they noted. */
const SHOWS_KEPT: ReadonlySet<string> = new Set(["profile", "reactions", "tried"]);

export interface FamilyPageProps {
  readonly locale: Language;
  /** Which of them this is; the report is reached from the profile. */
  readonly here: (typeof PAGES)[number] | "report";
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page of what a family keeps: the ways between these pages, a heading, and the parent's own below. */
export function FamilyPage({ locale, here, title, lead, children }: FamilyPageProps) {
  const { Family, KeptMeals, Reactions, Shell } = messagesFor(locale);
  const kept = { locale, texts: KeptMeals, levels: Reactions.level };
  return (
    <PageFrame className="grid max-w-4xl! grid-cols-1 gap-6">
      <nav aria-label={Family.navigation} data-print="hide">
        <ul className="-mx-4 flex gap-1 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0">
          {PAGES.map((page) => (
            <li key={page}>
              <a
                href={`/${page}`}
                aria-current={page === here ? "page" : undefined}
                className={cn(
                  "flex min-h-11 items-center rounded-chip px-4 font-bold whitespace-nowrap hover:bg-grey-soft",
                  page === here && "bg-carrot-soft text-carrot",
                )}
              >
                {Family[page]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <header className="grid gap-2">
        <h1 className="text-3xl hyphens-auto wrap-anywhere [&:lang(my)]:text-2xl">{title}</h1>
        {lead === undefined ? null : <p className="max-w-prose text-muted">{lead}</p>}
      </header>
      {/* As tall as the screen from the start: what comes pushes nothing that is seen. */}
      <div className="grid min-h-dvh grid-cols-1 content-start gap-6 print:min-h-0">
        <MemberGate
          path={`/${here}`}
          texts={Family}
          loading={Shell.loading}
          signIn={Shell.signIn}
          kept={SHOWS_KEPT.has(here) ? kept : undefined}
        >
          {children}
        </MemberGate>
      </div>
    </PageFrame>
  );
}
