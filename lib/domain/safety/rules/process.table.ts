import type { RuleId } from "../rule-ids";
import { NO_TERMS, type Rule } from "../rule";

/** How food is kept, warmed and eaten. Reviewed by hand; sources per rule. */
export const PROCESS_RULES = {
  process_temp: {
    id: "process_temp",
    stages: [{ untilMonths: null, severity: "limit" }],
    terms: {
      en: ["microwave", "rice salad", "microwaved"],
      de: ["Mikrowelle"],
      "de-AT": [],
      pl: ["mikrofalówka", "mikrofalówce"],
      my: ["ပြန်နွှေးခြင်း"],
    },
    words: NO_TERMS,
    foods: [],
    bareFood: "triggers",
    triggerForms: [],
    acceptableForms: {},
    sources: ["Temps", "G"],
  },
  process_supervise: {
    id: "process_supervise",
    stages: [{ untilMonths: null, severity: "limit" }],
    terms: {
      en: ["snack on the go", "in the car seat", "in the pram"],
      de: ["Snack unterwegs"],
      "de-AT": ["Jause unterwegs"],
      pl: ["przekąska w drodze"],
      my: [],
    },
    words: NO_TERMS,
    foods: [],
    bareFood: "triggers",
    triggerForms: [],
    acceptableForms: {},
    sources: ["EYFS", "ICN", "AAP2010"],
  },
  process_storage: {
    id: "process_storage",
    stages: [{ untilMonths: null, severity: "forbid" }],
    terms: {
      en: [
        "left in the car", "left out overnight", "room temperature overnight", "lukewarm for hours",
        "left out all day", "overnight at room temperature",
        "left on the counter overnight", "stood out overnight",
        "left on the counter",
      ],
      de: ["über Nacht stehen gelassen", "im Auto gelassen", "bei Raumtemperatur über Nacht", "über Nacht draußen", "stand über Nacht"],
      "de-AT": [],
      pl: ["zostawione na noc", "zostawione w aucie", "stało całą noc"],
      my: ["တစ်ညလုံးထားထားသော"],
    },
    words: NO_TERMS,
    foods: [],
    bareFood: "triggers",
    triggerForms: [],
    acceptableForms: {},
    sources: ["EFSAnit", "AESANnit", "Temps", "G"],
  },
} satisfies Partial<Record<RuleId, Rule>>;
