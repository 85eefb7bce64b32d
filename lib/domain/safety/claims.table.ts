import type { Language } from "../shared/language";

/** A word that no recipe of ours may say, and the finding that it is. */
export interface Claim {
  readonly id: "safety_claim" | "medical_claim";
  readonly language: Language;
  readonly words: readonly string[];
}

/**
 * The engine detects and never clears, so no text says that a food is safe; and a recipe heals and prevents nothing
 * (Regulation (EC) 1924/2006).
 */
export const CLAIMS: readonly Claim[] = [
  { id: "safety_claim", language: "en", words: ["is safe", "are safe", "safe for", "safe to eat", "completely safe", "perfectly safe", "baby-safe", "baby safe", "totally safe", "100% safe", "allergy safe", "choke-proof", "risk-free", "no risk", "guaranteed safe", "doctor approved", "paediatrician approved", "pediatrician approved", "need not supervise", "no need to supervise", "need not be supervised", "no need to watch", "no supervision needed", "can be left alone with", "eat it unattended", "eat unattended", "eat lying down"] },
  { id: "safety_claim", language: "de", words: ["ist sicher", "sind sicher", "sicher für", "völlig sicher", "absolut sicher", "unbedenklich", "ungefährlich", "babysicher", "risikofrei", "ohne Risiko", "vom Arzt empfohlen", "braucht keine Aufsicht", "braucht es keine Aufsicht", "keine Aufsicht nötig", "ohne Aufsicht essen", "im Liegen essen"] },
  { id: "safety_claim", language: "pl", words: ["jest bezpieczne", "jest bezpieczny", "jest bezpieczna", "są bezpieczne", "bezpieczne dla", "bezpieczny dla", "bezpieczna dla", "całkowicie bezpieczne", "w pełni bezpieczne", "bez ryzyka", "zalecane przez lekarzy", "nie trzeba pilnować", "nie wymaga nadzoru", "jeść bez nadzoru", "jeść na leżąco"] },
  { id: "safety_claim", language: "my", words: ["ဘေးကင်းသည်", "ဘေးကင်းပါသည်", "ဘေးကင်းပါတယ်", "အန္တရာယ်ကင်းသည်", "အန္တရာယ်မရှိပါ", "အန္တရာယ်ကင်းပါသည်"] },
  { id: "medical_claim", language: "en", words: ["cures", "cure for", "heals", "prevents allergies", "prevents allergy", "prevents disease", "treats colic", "treats eczema", "boosts immunity", "boosts the immune system", "detox", "prevents autism", "relieves reflux", "replaces medicine", "makes babies smarter", "helps against", "good against a cough", "against a cough", "against colds"] },
  { id: "medical_claim", language: "de", words: ["heilt", "beugt Allergien vor", "verhindert Allergien", "stärkt das Immunsystem", "stärkt die Abwehrkräfte", "entgiftet", "gegen Koliken", "gegen Neurodermitis", "ersetzt Medikamente", "macht schlau", "hilft gegen", "hilft bei Husten"] },
  { id: "medical_claim", language: "pl", words: ["leczy", "zapobiega alergii", "zapobiega alergiom", "wzmacnia odporność", "oczyszcza organizm", "na kolki", "leczy kolkę", "zastępuje leki", "zapobiega chorobom", "pomaga na kaszel", "pomaga na przeziębienie"] },
  { id: "medical_claim", language: "my", words: ["ရောဂါပျောက်ကင်း", "ရောဂါကုသ", "ဓာတ်မတည့်မှုကိုကာကွယ်", "ဆေးအစား"] },
];
