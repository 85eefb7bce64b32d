import { describe, expect, it } from "vitest";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";
import type { Language } from "@/lib/domain/shared/language";
import { assessStep } from "./exam/base-recipes";

/** What a clean recipe comes to when a step more says so. */
function found(language: Language, step: string): readonly string[] {
  return assessStep(language, step).findings.map(({ ruleId }) => ruleId);
}

const KEPT_WRONGLY: readonly (readonly [Language, string])[] = [
  ["en", "Leave the pot on the hob till morning."],
  ["en", "Let it sit in the pan all afternoon."],
  ["en", "Leave to cool on the side overnight, then portion and freeze in the morning."],
  ["en", "Pop the tub in the changing bag and it'll be grand till teatime, no ice pack needed."],
  ["en", "It'll be fine unrefrigerated till dinner."],
  ["en", "Whatever he leaves in his bowl goes back in the fridge for tomorrow."],
  ["en", "Put his half-eaten bowl in the fridge and finish it at supper."],
  ["en", "Can be reheated as many times as you like."],
  ["de", "Den Topf einfach auf der ausgeschalteten Platte stehen lassen, abends gibt es den Rest."],
  ["de", "Über Nacht auf dem Balkon auskühlen, morgen früh aufwärmen."],
  ["de", "Der angebrochene Brei steht bis zum Abend auf der Anrichte, dann bekommt sie den Rest."],
  ["de", "Was sie nicht schafft, Deckel drauf und für morgen aufheben."],
  ["de-AT", "Reste kann man ruhig zwei-, dreimal wieder warm machen."],
  ["pl", "Drugą połowę trzymam do wieczora w garnku na blacie i tylko podgrzewam."],
  ["pl", "Zupa może spokojnie stać cały dzień w garnku."],
  ["pl", "Podgrzewaj po trochu przez cztery dni."],
  ["pl", "Resztę z miseczki, z której jadł, schowaj i podaj na kolację."],
  ["my", "ကျန်တာကို အိုးနဲ့ပဲ အုပ်ထားပြီး မနက်ကျမှ ပြန်နွှေးကျွေးပါ။"],
  ["my", "ကားထဲမှာ ၄ နာရီ ထားလို့ရပါတယ်။"],
];

const STEW: Readonly<Record<"en" | "de" | "pl" | "my", readonly string[]>> = {
  en: ["200 g beef mince", "1 carrot"],
  de: ["200 g Rinderhack", "1 Karotte"],
  pl: ["200 g mielonej wołowiny", "1 marchewka"],
  my: ["အမဲသား ၅၀ ဂရမ်", "ဆန် ၅၀ ဂရမ်"],
};

/** Said of a dish in which only the lines name the meat. */
function isKeptTooLong(lines: readonly string[], preparation: string): boolean {
  const servingInstructions = { preparation, size: "", safety: "" };
  const recipe = { title: "", ingredients: lines, instructions: "", servingInstructions };
  const { findings } = assessRecipe(recipe, { months: 12, allergens: [], avoidFoods: [] });
  return findings.some(({ ruleId }) => ruleId === "process_storage");
}

const TOO_LONG: readonly (readonly [keyof typeof STEW, string])[] = [
  ["en", "Keeps in the fridge for a week."],
  ["en", "Store in the fridge in an airtight container for up to 5-6 days."],
  ["en", "Leftovers keep for up to 7 days in the fridge."],
  ["en", "Freeze some; the rest is fine in the fridge for a week."],
  ["de", "Im Kühlschrank hält sich der Brei gut eine Woche."],
  ["de", "Hält 6 Tage im Kühlschrank."],
  ["pl", "W lodówce można przechowywać do 5 dni."],
  ["pl", "Postoi tydzień w lodówce."],
  ["my", "ရေခဲသေတ္တာထဲမှာ တစ်ပတ် ထားလို့ရပါတယ်။"],
  ["en", "Refrigerate for up to five days."],
  ["en", "Refrigerate the rest for one whole week."],
  ["en", "Best eaten within 6 days in the fridge."],
  ["en", "Use it within a full week, refrigerated."],
  ["en", "In the fridge it is fine for a wk."],
  ["de", "Im Eiskasten hält es sich fünf Tage."],
  ["de", "Gekühlt eine gute Woche."],
  ["de", "Zwei ganze Wochen im Kühlschrank."],
  ["de", "5 bis sieben Tage lang im Kühlschrank."],
  ["pl", "W lodówce do pięciu dni."],
  ["pl", "W lodówce nawet do siedmiu dni."],
  ["pl", "Jeden tydzień w lodówce."],
  ["my", "ရေခဲသေတ္တာထဲမှာ ၅ ရက် ထားလို့ရပါတယ်။"],
];

const SHORT_ENOUGH: readonly (readonly [keyof typeof STEW, string])[] = [
  ["en", "Keeps in the fridge for 2 days or in the freezer for two months."],
  ["en", "Do not keep it in the fridge for a week."],
  ["en", "The rest of the carrots keep in the fridge for a week."],
  ["de", "Hält zwei Tage im Kühlschrank."],
  ["de", "Im Kühlschrank zwei Tage, tiefgekühlt sechs Wochen."],
  ["pl", "Przechowuj w lodówce do 2 dni."],
  ["my", "ရေခဲသေတ္တာထဲမှာ ၁ ရက် ထားလို့ရပါတယ်။"],
];

const KEPT_WELL: readonly (readonly [Language, string])[] = [
  ["en", "Never leave it in the pan overnight."],
  ["en", "Leave to cool on the side, then chill until dinner."],
  ["en", "It keeps in the fridge until tomorrow."],
  ["en", "Throw away what she doesn't eat; do not keep it for later."],
  ["en", "Warm it in the pan until hot."],
  ["de", "Im Topf 20 Minuten garen, abkühlen lassen und abends füttern."],
  ["de", "Reste nicht bei Zimmertemperatur bis zum Abend stehen lassen."],
  ["de", "Zwei Minuten aufwärmen."],
  ["de", "Reste nur einmal aufwärmen."],
  ["de-AT", "Auf der Herdplatte köcheln lassen, bis zum Abendessen ist alles weich."],
  ["de", "Was dein Baby nicht aufisst, entsorgen."],
  ["pl", "Nie zostawiaj zupy na noc w garnku."],
  ["pl", "Odstaw na blacie do ostygnięcia."],
  ["pl", "Podgrzewaj kilka minut."],
  ["my", "ရေခဲသေတ္တာထဲမှာ ထားပြီး မနက်ကျမှ ပြန်နွှေးပါ။"],
];

const GONE_BAD: readonly (readonly [Language, string])[] = [
  ["en", "Cut the green bits off the bread and toast the rest."],
  ["en", "Trim the fuzzy bit off the cheddar."],
  ["en", "Cut away mouldy parts generously."],
  ["en", "Scrape the mould off the bread."],
  ["en", "Use up the cream that's on the turn."],
  ["de", "Das Fleisch riecht zwar schon leicht säuerlich, aber gekocht geht das noch."],
  ["de", "Angeschimmelte Stellen großzügig wegschneiden."],
  ["de", "Vom Joghurt den weißen Flaum abheben, darunter ist er noch gut."],
  ["pl", "Zabiel maślanką, której termin minął w zeszłym tygodniu."],
  ["pl", "Wytnij spleśniałe miejsca, resztę ugotuj."],
  ["pl", "Pleśń odkrój, resztę zetrzyj."],
];

const STILL_GOOD: readonly (readonly [Language, string])[] = [
  ["en", "If you see mouldy spots, throw it all away."],
  ["en", "Discard any mouldy berries."],
  ["en", "Mouldy bread must never be used."],
  ["en", "Remove from the mould and cut in strips."],
  ["de", "Wenn das Fleisch säuerlich riecht, wegwerfen."],
  ["de", "Verschimmelte Beeren aussortieren."],
  ["de", "Brot mit schimmeligen Stellen nie verwenden."],
  ["pl", "Nie wystarczy odkroić pleśń."],
];

describe("what a step says of how food is kept", () => {
  it.each(KEPT_WRONGLY)("is found in %s: %s", (language, step) => {
    expect(found(language, step)).toContain("process_storage");
  });

  it.each(KEPT_WELL)("is no fault in %s: %s", (language, step) => {
    expect(found(language, step)).not.toContain("process_storage");
  });
});

describe("how long a dish is kept in the fridge", () => {
  it.each(TOO_LONG)("is too long in %s: %s", (language, said) => {
    expect(isKeptTooLong(STEW[language], said)).toBe(true);
  });

  it.each(SHORT_ENOUGH)("is short enough in %s: %s", (language, said) => {
    expect(isKeptTooLong(STEW[language], said)).toBe(false);
  });

  it("is too long for vegetables too", () => {
    expect(isKeptTooLong(["1 sweet potato", "1 carrot"], "Keeps in the fridge for a week.")).toBe(true);
  });
});

describe("what has gone bad", () => {
  it.each(GONE_BAD)("is found in %s: %s", (language, step) => {
    expect(found(language, step)).toContain("spoiled_food");
  });

  it.each(STILL_GOOD)("is not, where it is thrown away or only may be, in %s: %s", (language, step) => {
    expect(found(language, step)).not.toContain("spoiled_food");
  });
});
