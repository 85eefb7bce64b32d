import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";
import { InfoIcon, TickIcon, WarningIcon, BellIcon } from "./icons";

const noticeVariants = cva("flex items-start gap-3 rounded-card p-4", {
  variants: {
    variant: {
      info: "bg-blueberry-soft text-blueberry",
      success: "bg-pea-soft text-pea",
      caution: "bg-amber-soft text-amber",
      error: "bg-beet-soft text-beet",
    },
  },
  defaultVariants: { variant: "info" },
});

const NOTICE_ICONS = { info: InfoIcon, success: TickIcon, caution: BellIcon, error: WarningIcon } as const;

export type NoticeProps = Omit<ComponentProps<"div">, "title"> &
  VariantProps<typeof noticeVariants> & { readonly title?: ReactNode };

/** Something to know, in its place on the page. Give it `role="alert"` when it appears after an action. */
export function Notice({ variant, title, className, children, ...props }: NoticeProps) {
  const Shape = NOTICE_ICONS[variant ?? "info"];
  return (
    <div data-slot="notice" className={cn(noticeVariants({ variant }), className)} {...props}>
      <Shape className="mt-0.5" />
      <div className="grid min-w-0 gap-1">
        {title ? <p className="font-bold">{title}</p> : null}
        {children ? <div className="text-ink">{children}</div> : null}
      </div>
    </div>
  );
}
