"use client";

import { useUser } from "@/components/shell/use-user";
import { buttonVariants } from "@/components/ui/button";
import { looksAfterComments } from "./looks-after";

/** The way to the reported comments, for those who look after them. */
export function ModerationLink({ label }: { readonly label: string }) {
  const { user } = useUser();
  if (!looksAfterComments(user)) return null;
  return (
    <a href="/moderation" className={buttonVariants({ variant: "secondary" })}>
      {label}
    </a>
  );
}
