import type { Language } from "../../lib/domain/shared/language";

/** What a question tells a model, read back from its prompt. */
export interface Asked {
  readonly kind: string;
  readonly language: Language;
  readonly foods: readonly { readonly name: string; readonly preparation: string }[];
}

interface Sentences {
  readonly and: string;
  readonly extra: { readonly name: string; readonly step: string };
  readonly title: (names: string) => string;
  readonly cool: (name: string) => string;
  readonly safety: (name: string) => string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    and: " and ",
    extra: { name: "sweet potato", step: "Peel the sweet potato, cook it until it is very soft and mash it." },
    title: (names) => `Soft ${names}`,
    cool: (name) => `Let the ${name} cool until it is lukewarm and serve it at once.`,
    safety: (name) => `Sit your baby upright and stay within reach. Press the ${name} between thumb and finger first.`,
  },
  de: {
    and: " und ",
    extra: { name: "Süßkartoffel", step: "Schäle die Süßkartoffel, koche sie sehr weich und zerdrücke sie." },
    title: (names) => `${names}, weich gekocht`,
    cool: (name) => `Lass alles lauwarm abkühlen und gib ${name} dann auf den Teller.`,
    safety: (name) =>
      `Dein Kind sitzt aufrecht und du bleibst in Reichweite. Drücke ${name} zuerst zwischen Daumen und Finger.`,
  },
  "de-AT": {
    and: " und ",
    extra: { name: "Süßkartoffel", step: "Schäle die Süßkartoffel, koche sie sehr weich und zerdrücke sie." },
    title: (names) => `${names}, weich gekocht`,
    cool: (name) => `Lass alles lauwarm abkühlen und gib ${name} dann auf den Teller.`,
    safety: (name) =>
      `Dein Kind sitzt aufrecht und du bleibst in Reichweite. Drücke ${name} zuerst zwischen Daumen und Finger.`,
  },
  pl: {
    and: " i ",
    extra: { name: "batat", step: "Obierz batat, ugotuj go do miękkości i rozgnieć." },
    title: (names) => `Miękkie danie: ${names}`,
    cool: (name) => `Ostudź, aż ${name} będzie letnie, i podaj od razu na talerz.`,
    safety: (name) => `Posadź dziecko prosto i bądź w zasięgu ręki. Najpierw ściśnij ${name} między kciukiem a palcem.`,
  },
  my: {
    and: "နဲ့ ",
    extra: { name: "ကန်စွန်းဥ", step: "ကန်စွန်းဥကို အခွံခွာပြီး နူးတဲ့အထိ ပြုတ်ပါ။" },
    title: (names) => `${names} ပြုတ်`,
    cool: (name) => `${name}ကို ကြက်သီးနွေးနွေး ဖြစ်အောင် အအေးခံပြီး ကျွေးပါ။`,
    safety: (name) => `ကလေးကို မတ်မတ် ထိုင်စေပြီး အနားမှာ နေပေးပါ။ ${name}ကို လက်နဲ့ အရင် ညှစ်ကြည့်ပါ။`,
  },
};

export interface WrittenRecipe {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: string;
  readonly servingInstructions: { readonly preparation: string; readonly size: string; readonly safety: string };
}

/** A recipe as a good model would write it: every food, prepared as the question says. */
export function goodRecipe({ language, foods }: Asked, turn = 0): WrittenRecipe {
  const { and, title, cool, safety } = SENTENCES[language];
  const order = turn % 2 === 0 ? foods : [...foods].reverse();
  const [first = { name: "", preparation: "" }] = order;
  return {
    title: title(order.map(({ name }) => name).join(and)),
    ingredients: order.map(({ name }, index) => `${30 + index * 10} g ${name}`),
    instructions: [...order.map(({ name, preparation }) => `${name}: ${preparation}`), cool(first.name)].join("\n"),
    servingInstructions: {
      preparation: `${first.name}: ${first.preparation}`,
      size: `${first.name}: ${first.preparation}`,
      safety: safety(first.name),
    },
  };
}

function goodSuggestion(asked: Asked, turn: number) {
  const { extra } = SENTENCES[asked.language];
  const food = { name: extra.name, preparation: extra.step };
  return { ...goodRecipe({ ...asked, foods: [...asked.foods, food] }, turn), additionalIngredients: [extra.name] };
}

/** What a good model answers, as the value that its JSON says. */
export function goodAnswer(asked: Asked): Record<string, unknown> {
  if (asked.kind === "photo") return { ingredients: ["carrot", "avocado", "honey"] };
  if (asked.kind === "suggestions") return { suggestions: [goodSuggestion(asked, 0), goodSuggestion(asked, 1)] };
  return { ...goodRecipe(asked) };
}
