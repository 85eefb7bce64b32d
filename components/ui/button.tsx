import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { Spinner } from "./spinner";

/** The look of a button, for `<button>` and for a link that acts like one. Never smaller than 44 px. */
export const buttonVariants = cva(
  "inline-flex items-center justify-center gap-2 rounded-chip text-center font-bold no-underline transition-[background-color,box-shadow,transform] duration-150 select-none active:scale-x-[1.02] active:scale-y-[0.96] disabled:scale-100 disabled:opacity-55 aria-disabled:opacity-55",
  {
    variants: {
      variant: {
        primary: "bg-carrot text-on-carrot shadow-soft hover:brightness-110",
        secondary: "border-2 border-line bg-card text-ink hover:bg-grey-soft",
        soft: "bg-carrot-soft text-carrot hover:brightness-95",
        quiet: "text-ink hover:bg-grey-soft",
        destructive: "bg-beet text-on-beet hover:brightness-110",
      },
      size: {
        md: "min-h-11 px-5 py-2",
        lg: "min-h-14 px-7 py-3 text-lg [&:lang(my)]:text-base",
        icon: "size-11 p-0",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Work is going on: a spinner stands before the words and the button does not answer. */
    readonly busy?: boolean;
  };

/** A button; `type="button"` unless it says otherwise. One `primary` per screen. */
export function Button({ variant, size, busy = false, disabled, className, children, ...props }: ButtonProps) {
  return (
    <button
      data-slot="button"
      type="button"
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}
