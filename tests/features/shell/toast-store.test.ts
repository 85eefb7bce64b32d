import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  currentToast,
  dismissToast,
  subscribeToToasts,
  toast,
  TOAST_REMOVAL_MILLISECONDS,
} from "@/components/shell/toast-store";

describe("toasts", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("are one at a time: a new one replaces the older", () => {
    toast({ title: "First" });
    const second = toast({ title: "Second", variant: "destructive" });
    expect(currentToast()).toEqual({ id: second, title: "Second", variant: "destructive", open: true });
  });

  it("stay a while after being dismissed, then are forgotten", () => {
    const id = toast({ title: "Saved" });
    dismissToast(id);
    expect(currentToast()?.open).toBe(false);
    vi.advanceTimersByTime(TOAST_REMOVAL_MILLISECONDS - 1);
    expect(currentToast()?.id).toBe(id);
    vi.advanceTimersByTime(1);
    expect(currentToast()).toBeUndefined();
  });

  it("are not touched by what happens to an older one", () => {
    const first = toast({ title: "First" });
    dismissToast(first);
    const second = toast({ title: "Second" });
    dismissToast(first);
    vi.advanceTimersByTime(2 * TOAST_REMOVAL_MILLISECONDS);
    expect(currentToast()).toMatchObject({ id: second, open: true });
  });

  it("tell whoever listens, for as long as they listen", () => {
    const listener = vi.fn();
    const stop = subscribeToToasts(listener);
    const id = toast({ title: "Hello" });
    dismissToast(id);
    dismissToast(id);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    toast({ title: "Again" });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
