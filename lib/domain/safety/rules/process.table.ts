import type { RuleId } from "../rule-ids";
import { NO_TERMS, type Rule } from "../rule";

/** Three hours and more out of the fridge. */
const OUT_FOR_HOURS: readonly string[] = ["3", "4", "5", "6", "7", "8", "9", "10", "12", "three", "four", "five", "six", "eight", "several", "a few"].flatMap((count) =>
  ["hours", "hrs"].flatMap((hours) =>
    ["at room temperature for", "at room temperature", "room temperature for", "room temperature", "at room temp for", "room temp", "left out for", "left out", "out of the fridge for", "on the counter for", "on the worktop for", "on the side for", "on the bench for", "left to stand for"].map(
      (out) => `${out} ${count} ${hours}`,
    ),
  ),
);

/** How food is kept, warmed and eaten. Reviewed by hand; sources per rule. */
export const PROCESS_RULES = {
  process_temp: {
    id: "process_temp",
    stages: [{ untilMonths: null, severity: "limit" }],
    terms: {
      en: ["day-old rice", "day old rice", "leftover rice", "yesterday's rice", "last night's rice", "reheated rice", "microwave", "rice salad", "microwaved"],
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
        ...OUT_FOR_HOURS, "left on the worktop", "left on the side", "left on the side overnight", "left on the bench", "left on the bench overnight", "left on the worktop overnight", "on the counter overnight", "on the worktop overnight", "on the bench overnight", "on the counter all night", "left out all night", "out all night", "left on the hob overnight", "left on the stove overnight", "in the warm oven overnight", "overnight rice",
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
