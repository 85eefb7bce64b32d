import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { askAgain } from "@/components/shell/ask-again";
import { keptMeals } from "./kept-meals";
import { tellMeals } from "./tell-meals";

/** Tries once more what signing in could not bring along, and shows it where a list is on the screen. */
export function TellKeptMeals() {
  const client = useQueryClient();
  useEffect(() => {
    if (keptMeals().length === 0) return;
    void tellMeals().then((told) => {
      if (told > 0) void askAgain(client);
    });
  }, [client]);
  return null;
}
