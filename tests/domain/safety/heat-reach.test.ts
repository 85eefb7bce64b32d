import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { normalise } from "@/lib/domain/food/normalise";
import { scan } from "@/lib/domain/food/scan";
import { isSubject } from "@/lib/domain/safety/denied-forms";
import { MADE_OF_OTHERS, startsOfHeated } from "@/lib/domain/safety/heat-reach";
import { HAZARDS } from "@/lib/domain/safety/vocabulary";
import type { Language } from "@/lib/domain/shared/language";
import { present } from "@/lib/domain/shared/present";
import { foundOf, wordFor } from "./exam/base-recipes";

const OTHERS = FOOD_IDS.filter((food) => !MADE_OF_OTHERS.has(food));
const MONTHS = 8;

function isRaw(language: Language, step: string, food: "apple" | "carrot"): boolean {
  return foundOf(food, language, step, MONTHS).some(({ ruleId }) => ruleId.startsWith("raw_hard"));
}

describe("what is cut in one clause while another food is heated in the next", () => {
  it.each([
    ["en", "apple", "Slice the apple, cook the FOOD."],
    ["en", "apple", "Peel the apple, cut it into sticks, then steam the FOOD for ten minutes."],
    ["en", "apple", "Slice the apple while the FOOD cooks."],
    ["en", "apple", "Serve the apple slices with the boiled FOOD."],
    ["en", "carrot", "Cut the carrot into sticks; roast the FOOD in the oven."],
    ["en", "carrot", "Arrange the carrot sticks on a plate and fry the chopped FOOD until cooked through."],
    ["de", "apple", "Den Apfel in Scheiben schneiden, FOOD kochen."],
    ["de", "apple", "Schneide den Apfel in Scheiben und koche FOOD."],
    ["de", "carrot", "Die Karotte in Stifte schneiden, während FOOD gart."],
    ["de-AT", "carrot", "Die Karotte in Stifte schneiden, dann FOOD im Rohr braten."],
    ["pl", "apple", "Pokrój jabłko w plasterki, ugotuj FOOD."],
    ["pl", "carrot", "Pokrój marchewkę w słupki, a FOOD upiecz."],
    ["my", "apple", "ပန်းသီးကို အချပ်လှီးပြီး FOODကို ပြုတ်ပါ။"],
    ["my", "carrot", "မုန်လာဥနီကို လှီးပြီး FOODကို ဆီနဲ့ကြော်ပါ။"],
  ] as const)("is raw, whatever the other food is (%s, %s): %s", (language, raw, step) => {
    for (const food of OTHERS.filter((id) => id !== raw)) {
      const name = wordFor(food, language);
      expect(isRaw(language, step.replace("FOOD", name), raw), name).toBe(true);
    }
  });

  it.each([
    ["en", "Cut the carrot into sticks and cook it with the FOOD until soft."],
    ["en", "Cut the carrot into sticks, cook the FOOD, then steam the carrot until soft."],
    ["en", "Cut the carrot into sticks, add to the pot and cook the FOOD until soft."],
    ["en", "Cut the carrot into sticks, then cook everything with the FOOD until soft."],
    ["de", "Die Karotte in Stifte schneiden und mit FOOD weich kochen."],
    ["de-AT", "Die Karotte in Stifte schneiden, FOOD kochen und die Karotte weich dünsten."],
    ["pl", "Pokrój marchewkę w słupki i ugotuj ją razem z FOOD do miękkości."],
    ["my", "မုန်လာဥနီကို လှီးပြီး FOODကို ထည့်ကာ အားလုံးကို နူးညံ့တဲ့အထိ ပြုတ်ပါ။"],
  ] as const)("is heated where the heat is said of it too, whatever the other food is (%s): %s", (language, step) => {
    for (const food of OTHERS.filter((id) => id !== "carrot")) {
      const name = wordFor(food, language);
      expect(isRaw(language, step.replace("FOOD", name), "carrot"), name).toBe(false);
    }
  });
});

/** Where the last word of heat of a sentence begins to be said, as a bar in the text. */
function withBar(marked: string): string {
  const said = normalise(marked.replace("|", ""));
  const mentions = scan(said, HAZARDS);
  const subjects = mentions.map(isSubject);
  const all = mentions.map(() => 0);
  const begins = startsOfHeated(said, mentions, subjects, all, [0]).filter((begin) => begin !== undefined);
  const begin = Math.min(...begins);
  return `${said.slice(0, begin)}|${said.slice(begin)}`;
}

describe("where heat begins", () => {
  it.each([
    "slice the apple|, cook the egg",
    "slice the apple |and cook the egg",
    "slice the apple |then cook the egg",
    "slice the apple|; boil two eggs",
    "slice the apple|: boil the egg",
    "slice the apple and |meanwhile cook the egg",
    "slice the apple |and in a separate pan cook the egg",
    "slice the apple |and gently cook the red lentils",
    "slice the apple |and boil the kettle",
    "slice the apple |while the soup simmers",
    "slice the apple |whilst the soup simmers",
    "slice the apple |as the soup simmers",
    "slice the apple and the pear|, cook the egg until soft",
    "lay the apple slices on a plate|, cook the egg",
    "put the apple slices on the tray|, cook the egg",
    "the apple is sliced |and the egg is cooked",
    "rinse the apple|, cook the egg",
    "den apfel schneiden|, das ei kochen",
    "den apfel schälen |und das ei kochen",
    "den apfel hobeln |und dann das ei kochen",
    "den apfel waschen|, kartoffeln, nudeln und reis kochen",
    "schneide den apfel |und koche das ei",
    "schneide den apfel und |inzwischen koche das ei",
    "den apfel schneiden |während die suppe kocht",
    "den apfel schneiden |und den wasserkocher kochen",
    "den apfel auf einen teller legen |und das ei kochen",
    "pokrój jabłko|, ugotuj jajko",
    "pokrój jabłko |i ugotuj jajko",
    "pokrój jabłko, |a w międzyczasie ugotuj jajko",
    "jabłko obierz|, a jajko ugotuj",
    "pokrój jabłko |podczas gdy zupa się gotuje",
    "umyj jabłko |oraz ugotuj makaron",
    "ပန်းသီးကို လှီး|ပြီး ကြက်ဥကို ပြုတ်ပါ",
  ])("is where the clause begins that names what it heats: %s", (marked) => {
    expect(withBar(marked)).toBe(normalise(marked));
  });

  it.each([
    "|slice the apple and cook",
    "|slice the apple, cook until soft",
    "|slice the apple and cook it with the egg",
    "|slice the apple and cook them with the egg",
    "|slice the apple, cook everything with the egg",
    "|slice the apple and the egg and cook both with the rice",
    "|slice the apple and cook with the egg",
    "|slice the apple and cook in the milk",
    "|slice the apple and cook for ten minutes, add the egg",
    "|slice the apple, fry the olive oil",
    "|slice the apple, boil the water",
    "|slice the apple and fry the pancakes",
    "|slice the apple and boil the milk",
    "|slice the apple and boil the vegetable broth",
    "|add the apple slices and cook the egg",
    "|put the apple slices into the pot, cook the egg",
    "|drop the apple slices in and cook the egg",
    "|slice the apple while it cooks",
    "|cook the egg, slice the apple",
    "|apple, sliced, and cooked",
    "|den apfel schneiden und kochen",
    "|den apfel schneiden und mit dem ei kochen",
    "|den apfel schneiden und alles mit dem ei kochen",
    "|den apfel schneiden, kartoffeln dazugeben und kochen",
    "|äpfel, kartoffeln und karotten kochen",
    "|den apfel in den topf geben und das ei kochen",
    "|pokrój jabłko i ugotuj",
    "|pokrój jabłko i ugotuj je z jajkiem",
    "|pokrój jabłko, ugotuj razem z jajkiem",
    "|wrzuć jabłko i ugotuj jajko",
    "|ပန်းသီးကို လှီးပြီး ပြုတ်ပါ",
    "|ပန်းသီးကို ထည့်ပြီး ကြက်ဥကို ပြုတ်ပါ",
    "|ပန်းသီးကို လှီးပြီး ကြက်ဥနဲ့အတူ ပြုတ်ပါ",
  ])("is at the beginning of its sentence where it is for what stands before, too: %s", (marked) => {
    expect(withBar(marked)).toBe(normalise(marked));
  });

  const PARTS = [
    "slice",
    "the apple",
    "cook",
    "the egg",
    "until soft",
    "while",
    "and",
    ",",
    ".",
    "with",
    "it",
    "add",
    "boil",
  ];
  const text = fc
    .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 20 })
    .map((said) => normalise(said.join(" ")));

  it("is at or before the word that says it, and not before its sentence", () => {
    fc.assert(
      fc.property(text, (said) => {
        const mentions = scan(said, HAZARDS);
        const subjects = mentions.map(isSubject);
        const sentences = mentions.map(({ start }) => (said.slice(0, start).match(/\. /gu) ?? []).length);
        const starts = [0, ...[...said.matchAll(/\. /gu)].map(({ index }) => index + 2)];
        startsOfHeated(said, mentions, subjects, sentences, starts).forEach((begin, at) => {
          if (begin === undefined) return;
          expect(begin).toBeGreaterThanOrEqual(present(starts[present(sentences[at])]));
          expect(begin).toBeLessThanOrEqual(present(mentions[at]).start);
        });
      }),
    );
  });
});
