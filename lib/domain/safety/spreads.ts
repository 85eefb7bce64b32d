import { FOODS } from "../food/foods";
import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import { isSubject } from "./denied-forms";
import type { Concept } from "./vocabulary";

/** Polish "pasta", as it can be read for noodles. */
const WORD = /^past[aą]$/u;
/** What it is for, or what it tastes of: no noodles are "rybne". */
const OF_A_KIND = expression(
  /^ (?:curry|miso|tahini|harissa|tandoori|(?:do|na) (?:chleba|chleb|kanapek|kanapki|smarowania|pieczywa|pieczywo|tostów|tosty|bułek|bułki)|z awokado|(?:warzywn|rybn|jajeczn|mięsn|twarogow|serow|kanapkow|fasolow|grochow|bobow|soczewicow|ciecierzycow|pomidorow|marchewkow|paprykow|bakłażanow|dyniow|burakow|awokadow|drobiow|tuńczykow|makrelow|łososiow|słonecznikow|orzechow|migdałow|pistacjow|kokosow|daktylow|czosnkow|chrzanow|sezamow)(?:a|ej|ą))(?!\p{L})/u,
);
/** "Z" and what it is made of stand in the genitive; what comes with noodles has the ending of "with". */
const MADE_OF = expression(/^ ze? (?:(?!\p{L}*(?:em|ą|mi|ym|im) )\p{L}+ ){0,2}$/u);
/** With the ending of "with", or with none, so that it may be either ("z pesto"). */
const WITH = /(?:em|ą|mi|ym|im|o|tofu)$/u;
const REACH = 40;
/** Mentions between it and what it is made of: "z gotowanej, obranej marchewki". */
const MOST_ADJECTIVES = 3;

const isNoodle = (value: Concept): boolean => value.kind === "food" && value.food === "pasta";

function names({ values, negated }: Mention<Concept>): boolean {
  return !negated && values.some((value) => value.kind === "food" && !FOODS[value.food].allergens.includes("gluten"));
}

function isSpread(text: string, mention: Mention<Concept>, next: Mention<Concept> | undefined): boolean {
  if (!mention.values.some(isNoodle) || !WORD.test(text.slice(mention.start, mention.end))) return false;
  if (OF_A_KIND.test(text.slice(mention.end, mention.end + REACH))) return true;
  if (next === undefined || !names(next)) return false;
  return MADE_OF.test(text.slice(mention.end, next.start)) && !WITH.test(text.slice(next.start, next.end));
}

/**
 * The mentions without the noodles of Polish "pasta z marchewki", which is something mashed. "Pasta" alone, and "with"
 * something ("pasta z kurczakiem"), may be noodles and stays both. Linear in the mentions.
 */
export function withoutSpreads(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  return mentions.map((mention, at): Mention<Concept> => {
    const next = mentions.slice(at + 1, at + 1 + MOST_ADJECTIVES).find(isSubject);
    if (!isSpread(text, mention, next)) return mention;
    return { ...mention, negated: false, values: [{ kind: "form", form: "mashed" }] };
  });
}
