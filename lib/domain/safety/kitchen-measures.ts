import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import { withoutValues } from "./mention-values";
import type { Concept } from "./vocabulary";

/** A whole line with an amount: Polish cooks measure in glasses. Whatever more it says may be how it is drunk. */
const MEASURED =
  /^(?:[\p{N}½¼¾][\p{N} .,/½¼¾-]*|pół|jedna|dwie|trzy) ?szklan(?:ka|ki|kę|ek) mleka(?: (?:krowiego|pełnego|pełnotłustego|ciepłego|letniego|zimnego|świeżego|uht|3,2 ?%))*$/u;

/** The mentions without the drink of "1 szklanka mleka", which is how much milk goes into the pot. */
function withoutCupMeasure(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  if (!MEASURED.test(text.trim())) return mentions;
  return mentions.map((mention): Mention<Concept> => {
    const isDrink = mention.values.some((value) => value.kind === "word" && value.rule === "cows_milk_drink");
    return isDrink ? { ...mention, values: [{ kind: "food", food: "cows_milk" }] } : mention;
  });
}

/** A line with an amount of what is sold in sticks: nobody has cut it yet. */
const BY_THE_STICK = expression(
  /^(?:(?:finely|roughly|thinly) )?(?:\p{L}+ed )?(?:[\p{N}½¼¾][\p{N} .,/½¼¾-]*|an? |one |two |three )(?:large |small )?(?:sticks? (?:of )?(?:celery|rhubarb)|stangen? (?:stauden|bleich|stangen)?(?:sellerie|rhabarber|lauch|porree))(?!\p{L})/u,
);

/** The mentions without the cut of "2 sticks of celery", which is how much of it is bought. */
function withoutStickMeasure(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  if (!BY_THE_STICK.test(text.trim())) return mentions;
  return mentions.flatMap((mention) =>
    withoutValues(mention, (value) => value.kind === "form" && value.form === "stick"),
  );
}

/** Before a name that a vegetable has too: nobody measures that one by the spoon. */
const BY_THE_SPOON = expression(
  /(?<!\p{L})(?:tsps?|teaspoons?|tbsps?|tablespoons?|pinch(?:es)?|dash(?:es)?|el|tl|esslöffel|teelöffel|messerspitzen?|msp\.?|prisen?|łyżecz\p{L}+|łyż\p{L}+|szczypt\p{L}+)(?: (?:of|mild|sweet|smoked|ground|milde[snr]?|gestrichene[rn]?|słodkiej|łagodnej|mielonej))* $/u,
);
const BY_THE_SPOON_REACH = 40;

/** The mentions in which "1 tsp paprika" is the spice. */
function withSpoonOfSpice(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  return mentions.map((mention): Mention<Concept> => {
    const isPepper = mention.values.some((value) => value.kind === "food" && value.food === "bell_pepper");
    if (!isPepper) return mention;
    if (!BY_THE_SPOON.test(text.slice(Math.max(0, mention.start - BY_THE_SPOON_REACH), mention.start))) return mention;
    const others = mention.values.filter((value) => value.kind !== "food" || value.food !== "bell_pepper");
    return { ...mention, values: [...others, { kind: "food", food: "sweet_paprika" }] };
  });
}

/** The word for semolina is also what a sweet is called that is made of it: that one is not measured by the spoon, nor cooked. */
const SEMOLINA_OR_SWEET = /^ရွှေကြည်$/u;
const AS_SEMOLINA = expression(
  /^(?: ?(?:[\d၀-၉½¼¾./-]+|တစ်|နှစ်|သုံး|လေး|ငါး|ခြောက်)(?: ?ဝက်)? ?(?:(?:လက်ဖက်ရည်|စားပွဲတင်|ဟင်းစား)? ?ဇွန်း|ခွက်|ဂရမ်|ကျပ်သား|g(?!\p{L}))| ?(?:လက်ဖက်ရည်|စားပွဲတင်|ဟင်းစား) ?ဇွန်း| ?(?:တစ်)?ဝက် ?ခွက်| ?တစ်ဝက်ခွက်|ကို[^။\n]{0,30}?(?:မွှေ|လှော်|ချက်|ဖျော်|ပြုတ်|ကျို|စိမ်))/u,
);
const AS_SEMOLINA_REACH = 60;

/** A sweet of semolina as a cook makes it who puts no sugar in: "ဆနွင်းမကင်း (သကြားမပါ)". */
const SEMOLINA_CAKE = /^(?:ရွှေကြည်|ရွှေချီ)?ဆနွင်းမကင်း$/u;
const UNSWEETENED = /^(?:ပျော့|လေး|နု){0,3} ?[(၊]? ?(?:သကြား|အချို) ?(?:လုံးဝ ?)?(?:မပါ|မထည့်|ကင်း)(?!ရင်|လျှင်)/u;

/** Words that are semolina where this stands behind them. */
const SEMOLINA_WHERE = [
  { word: SEMOLINA_OR_SWEET, behind: AS_SEMOLINA },
  { word: SEMOLINA_CAKE, behind: UNSWEETENED },
] as const;

/** The mentions in which a word for semolina and for a sweet of it is semolina. */
function withSemolina(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  return mentions.map((mention): Mention<Concept> => {
    const written = text.slice(mention.start, mention.end);
    const next = text.slice(mention.end, mention.end + AS_SEMOLINA_REACH);
    if (!SEMOLINA_WHERE.some(({ word, behind }) => word.test(written) && behind.test(next))) return mention;
    return { ...mention, values: [{ kind: "food", food: "semolina" }] };
  });
}

/** The mentions as a cook measures them: milk by the glass, celery by the stick, a spice by the spoon. */
export function asMeasured(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  const burmese = withSemolina(text, mentions);
  return withoutStickMeasure(text, withoutCupMeasure(text, withSpoonOfSpice(text, burmese)));
}
