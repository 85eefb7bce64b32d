/** What a visitor answered; `undefined` as long as they have not. */
export type ConsentAnswer = "yes" | "no" | undefined;

const KEY = "analytics_consent";

let unkept: ConsentAnswer;
const listeners = new Set<() => void>();

/** The answer kept on this device. Nothing is kept before there is one. */
export function currentAnswer(): ConsentAnswer {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "yes" || kept === "no" ? kept : unkept;
  } catch {
    return unkept;
  }
}

/** Keeps an answer; where the device keeps nothing, for as long as the page lives. */
export function giveAnswer(answer: "yes" | "no"): void {
  unkept = answer;
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // A browser that keeps nothing asks again on its next page.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` after every answer, in this tab or another one, until the returned function is called. */
export function subscribeToAnswer(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** A browser that says for its owner that nothing may be passed on has answered: asking again would be begging. */
export function refusesForOwner(): boolean {
  return Reflect.get(navigator, "globalPrivacyControl") === true;
}
