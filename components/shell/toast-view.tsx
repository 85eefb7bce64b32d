"use client";

import { Close, Description, Provider, Root, Title, Viewport } from "@radix-ui/react-toast";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { CrossIcon, TickIcon, WarningIcon } from "@/components/ui/icons";
import { dismissToast, TOAST_MILLISECONDS, type ShownToast } from "./toast-store";

const SWIPE_PIXELS = 50;

export interface ToastTexts {
  readonly close: string;
  readonly notification: string;
  /** Holds `{hotkey}`. */
  readonly region: string;
}

/** A toast on the screen; loaded when the first one appears. Swipe right to dismiss, F8 to reach it by keyboard. */
export function ToastView({ toast, texts }: { readonly toast: ShownToast; readonly texts: ToastTexts }) {
  const isFailure = toast.variant === "destructive";
  const Shape = isFailure ? WarningIcon : TickIcon;
  return (
    <Provider
      duration={TOAST_MILLISECONDS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PIXELS}
      label={texts.notification}
    >
      <Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => {
          if (!open) dismissToast(toast.id);
        }}
        type={isFailure ? "foreground" : "background"}
        data-variant={toast.variant ?? "default"}
        className={cn(
          "flex items-start gap-3 rounded-card border-2 bg-raised p-4 pr-2 shadow-soft",
          "data-[state=open]:animate-rise data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
          isFailure ? "border-beet" : "border-pea",
        )}
      >
        <Shape className={cn("mt-0.5", isFailure ? "text-beet" : "text-pea")} />
        <div className="grid min-w-0 flex-1 gap-1">
          <Title className="font-bold">{toast.title}</Title>
          {toast.description ? (
            <Description className="text-sm whitespace-pre-line text-muted">{toast.description}</Description>
          ) : null}
        </div>
        <Close
          aria-label={texts.close}
          className={cn(buttonVariants({ variant: "quiet", size: "icon" }), "-my-2 shrink-0")}
        >
          <CrossIcon />
        </Close>
      </Root>
      <Viewport
        data-slot="toaster"
        label={texts.region}
        hotkey={["F8"]}
        className="pointer-events-none fixed inset-x-0 top-16 z-50 grid w-full gap-2 p-4 outline-none *:pointer-events-auto md:top-auto md:right-0 md:bottom-0 md:left-auto md:max-w-[420px]"
      />
    </Provider>
  );
}
