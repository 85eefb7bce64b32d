import { describe, expect, it } from "vitest";
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

describe("what has gone bad", () => {
  it.each(GONE_BAD)("is found in %s: %s", (language, step) => {
    expect(found(language, step)).toContain("spoiled_food");
  });

  it.each(STILL_GOOD)("is not, where it is thrown away or only may be, in %s: %s", (language, step) => {
    expect(found(language, step)).not.toContain("spoiled_food");
  });
});
