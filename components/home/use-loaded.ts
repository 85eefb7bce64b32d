"use client";

import { useCallback, useState, type ComponentType } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import { toast } from "@/components/shell/toast-store";
import { ApiFailure } from "@/lib/http/api-client";

/**
 * A component that is fetched when it is first needed: undefined until then. Where it cannot be fetched the parent is
 * told, and the next try fetches it again.
 */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
): readonly [Loaded: ComponentType<Props> | undefined, need: () => void] {
  const errorText = useErrorText();
  const [loaded, setLoaded] = useState<{ readonly component: ComponentType<Props> }>();
  const need = useCallback(() => {
    load().then(
      (component) => {
        setLoaded({ component });
      },
      () => {
        toast({ title: errorText(new ApiFailure(0, "offline", "")), variant: "destructive" });
      },
    );
  }, [load, errorText]);
  return [loaded?.component, need];
}
