import { describe, expect, it } from "vitest";
import type { Language } from "@/lib/domain/shared/language";
import { assessStep } from "./exam/base-recipes";

function isSalted(language: Language, step: string): boolean {
  return assessStep(language, step, 8).findings.some(
    ({ ruleId, severity }) => ruleId === "added_salt" && severity === "forbid",
  );
}

describe("salt for those who are no babies", () => {
  it.each([
    ["en", "Take out the baby's portion before adding salt."],
    ["en", "Reserve some for baby before seasoning with salt."],
    ["en", "Set aside baby's portion. Add salt and pepper to the rest."],
    ["en", "Take out the baby's share and salt the rest."],
    ["en", "Once the baby's portion is out of the pan, salt the remainder to taste."],
    ["en", "Remove a portion for the baby, then season the remaining mash with salt for mum and dad."],
    ["en", "Once baby's bowl is filled, add salt to the adults' portion."],
    ["de", "Die Portion fürs Baby abnehmen und den Rest salzen."],
    ["de", "Erst nach der Entnahme der Babyportion salzen."],
    ["pl", "Solimy dopiero po odłożeniu porcji dziecka."],
    ["pl", "Porcję dziecka odłożyć, resztę posolić."],
    ["pl", "Odlej porcję malucha, resztę posól."],
    ["my", "ကလေးအတွက် ဖယ်ထားပြီးမှ ကျန်တာကို ဆားခပ်ပါ။"],
  ] as const)("is not the baby's, in %s: %s", (language, step) => {
    expect(isSalted(language, step)).toBe(false);
  });

  it.each([
    ["en", "Add salt and take out the baby's portion."],
    ["en", "Before taking out the baby's portion, add salt."],
    ["en", "Set aside the baby's portion. Add salt to it."],
    ["en", "Set aside the baby's portion. Add a pinch of salt and the rest of the butter to the baby's bowl."],
    ["en", "Take out a portion for your baby. Stir salt into it, and freeze the rest."],
    ["en", "Take out a portion for your baby. Stir salt into it and freeze the rest."],
    ["en", "Set the pan aside. Salt the rest of the water."],
    ["de", "Salzen und dann die Babyportion abnehmen."],
    ["de", "Die Babyportion abnehmen und alles salzen."],
    ["pl", "Posól i odłóż porcję dziecka."],
    ["my", "ဆားခပ်ပြီး ကလေးအတွက် ဖယ်ထားပါ။"],
  ] as const)("is the baby's too where it comes before, or goes into it, in %s: %s", (language, step) => {
    expect(isSalted(language, step)).toBe(true);
  });
});
