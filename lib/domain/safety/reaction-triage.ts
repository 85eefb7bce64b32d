/**
 * What may be seen after a meal. Each belongs to one part of the body; the order is the one in which they are asked,
 * the worst first. Small and without imports: it runs in the browser, so that an emergency waits for no connection.
 */
export const SYMPTOMS = [
  "troubleBreathing",
  "persistentCough",
  "hoarseVoice",
  "swollenTongue",
  "swollenFace",
  "paleOrLimp",
  "hardToWake",
  "collapse",
  "repeatedVomiting",
  "severeDiarrhoea",
  "widespreadHives",
  "fewHives",
  "singleVomit",
  "looseStool",
  "bloodInStool",
  "tummyPain",
  "runnyNose",
  "eczema",
  "mouthRedness",
] as const;
export type Symptom = (typeof SYMPTOMS)[number];

/** How long after the meal the first of them came. */
export const ONSETS = ["minutes", "twoHours", "fourHours", "sameDay", "nextDay"] as const;
export type Onset = (typeof ONSETS)[number];

/** `emergency`: call now. `doctor`: call the doctor today. `watch`: look out for these. `none`: nothing was noted. */
export const TRIAGE_LEVELS = ["none", "watch", "doctor", "emergency"] as const;
export type TriageLevel = (typeof TRIAGE_LEVELS)[number];

/** Each alone is an emergency. Where authorities differ (a swollen face, vomiting) the strictest is followed. */
export const SEVERE_SYMPTOMS: ReadonlySet<Symptom> = new Set<Symptom>([
  "troubleBreathing",
  "persistentCough",
  "hoarseVoice",
  "swollenTongue",
  "swollenFace",
  "paleOrLimp",
  "hardToWake",
  "collapse",
  "repeatedVomiting",
  "severeDiarrhoea",
  "widespreadHives",
]);

/** The part of the body of what is mild alone. Redness where the food touched the skin is mostly irritation. */
const BODY_AREA: Readonly<Partial<Record<Symptom, "skin" | "gut" | "nose">>> = {
  fewHives: "skin",
  eczema: "skin",
  singleVomit: "gut",
  looseStool: "gut",
  bloodInStool: "gut",
  tummyPain: "gut",
  runnyNose: "nose",
};

const FOR_THE_DOCTOR: ReadonlySet<Symptom> = new Set<Symptom>(["fewHives", "singleVomit", "bloodInStool", "eczema"]);

/** What came a day later does not come from one immediate reaction of the whole body. */
function isQuick(onset: Onset | undefined): boolean {
  return onset !== "nextDay";
}

/**
 * What to do about symptoms: one severe sign, or mild ones in two parts of the body within a day, is an emergency. A
 * further symptom never makes it milder, and not knowing when it began is never milder than knowing.
 */
export function triage(symptoms: readonly Symptom[], onset?: Onset): TriageLevel {
  if (symptoms.length === 0) return "none";
  if (symptoms.some((symptom) => SEVERE_SYMPTOMS.has(symptom))) return "emergency";
  const areas = new Set(symptoms.flatMap((symptom) => BODY_AREA[symptom] ?? []));
  if (areas.size > 1) return isQuick(onset) ? "emergency" : "doctor";
  return symptoms.some((symptom) => FOR_THE_DOCTOR.has(symptom)) ? "doctor" : "watch";
}
