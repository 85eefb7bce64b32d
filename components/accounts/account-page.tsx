import type { ReactNode } from "react";
import { Mark } from "@/components/illustrations/mark";
import { PageFrame } from "@/components/shell/page-frame";
import { Card } from "@/components/ui/card";

export interface AccountPageProps {
  readonly title: string;
  readonly lead: string;
  readonly form: ReactNode;
  /** Other ways to go on, below the form. */
  readonly children: ReactNode;
}

/** A form of the account, alone in the middle of the page. */
export function AccountPage({ title, lead, form, children }: AccountPageProps) {
  return (
    <PageFrame width="narrow" className="grid gap-6">
      <div className="grid justify-items-center gap-2 text-center">
        <div className="overflow-hidden rounded-lg bg-carrot-soft">
          <Mark className="size-20" />
        </div>
        <h1 className="text-2xl">{title}</h1>
        <p className="text-muted">{lead}</p>
      </div>
      <Card>{form}</Card>
      <div className="grid justify-items-center gap-4 text-center">{children}</div>
    </PageFrame>
  );
}
