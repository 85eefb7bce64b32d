import type { Language } from "../shared/language";

/** A number to call in an emergency, with where it is answered (a region's code, or Europe as a whole). */
export interface EmergencyNumber {
  readonly number: string;
  readonly region: "EU" | "DE" | "AT" | "PL" | "MM" | "GB" | "US";
}

const NUMBERS: Readonly<Record<Language, readonly [EmergencyNumber, ...EmergencyNumber[]]>> = {
  de: [{ number: "112", region: "DE" }],
  "de-AT": [
    { number: "144", region: "AT" },
    { number: "112", region: "EU" },
  ],
  pl: [
    { number: "112", region: "EU" },
    { number: "999", region: "PL" },
  ],
  my: [{ number: "192", region: "MM" }],
  // English is read everywhere: the parent chooses.
  en: [
    { number: "112", region: "EU" },
    { number: "911", region: "US" },
    { number: "999", region: "GB" },
    { number: "192", region: "MM" },
  ],
};

/** The emergency numbers for who reads this language, the likeliest first. */
export function emergencyNumbers(language: Language): readonly [EmergencyNumber, ...EmergencyNumber[]] {
  return NUMBERS[language];
}
