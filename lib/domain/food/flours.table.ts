import type { Language } from "../shared/language";
import type { FoodId } from "./food-ids";

/** "Mąka sezamowa" and "mąka z sezamu" in their cases. */
function polish(stems: string, sources: string): readonly string[] {
  const nouns = [["mąka", "a"], ["mąki", "ej"], ["mąkę", "ą"], ["mąką", "ą"], ["mące", "ej"]] as const;
  const split = (text: string): readonly string[] => text.split("|").filter((word) => word !== "");
  return nouns.flatMap(([noun, ending]) => [
    ...split(stems).map((stem) => `${noun} ${stem}${ending}`),
    ...split(sources).map((source) => `${noun} z ${source}`),
  ]);
}

/**
 * Flours of other grains, of nuts, seeds and pulses, as names of what they are milled from: the bare "flour" inside them
 * is wheat and would give them its gluten. They keep their word for flour, so that they read as finely ground.
 */
export const FLOURS: Readonly<Partial<Record<Language, Readonly<Partial<Record<FoodId, readonly string[]>>>>>> = {
  en: {
    quinoa: ["quinoa flour"],
    millet: ["millet flour"],
    amaranth: ["amaranth flour"],
    barley: ["barley flour"],
    red_lentil: ["lentil flour", "red lentil flour"],
    split_pea: ["pea flour", "split pea flour"],
    soybean: ["soya flour", "soy flour", "soybean flour"],
    broad_bean: ["fava bean flour", "broad bean flour"],
    walnut: ["walnut flour"],
    hazelnut: ["hazelnut flour", "hazelnut meal"],
    cashew: ["cashew flour"],
    chestnut: ["chestnut flour"],
    sesame_seed: ["sesame flour"],
    sunflower_seed: ["sunflower seed flour"],
    pumpkin_seed: ["pumpkin seed flour"],
    banana: ["banana flour"],
    cassava: ["cassava flour", "manioc flour", "yuca flour"],
    plantain: ["plantain flour"],
    potato: ["potato flour"],
    sweet_potato: ["sweet potato flour"],
    pumpkin: ["pumpkin flour"],
    glutinous_rice: ["glutinous rice flour", "sticky rice flour", "sweet rice flour"],
    polenta: ["maize flour"],
    mung_bean: ["mung bean flour", "moong flour"],
  },
  de: {
    quinoa: ["Quinoamehl"],
    amaranth: ["Amaranthmehl", "Amarantmehl"],
    barley: ["Gerstenmehl"],
    red_lentil: ["Linsenmehl"],
    split_pea: ["Erbsenmehl"],
    soybean: ["Sojamehl"],
    broad_bean: ["Ackerbohnenmehl"],
    walnut: ["Walnussmehl"],
    cashew: ["Cashewmehl"],
    chestnut: ["Kastanienmehl", "Maronimehl", "Maronenmehl", "Esskastanienmehl"],
    sesame_seed: ["Sesammehl"],
    sunflower_seed: ["Sonnenblumenkernmehl"],
    pumpkin_seed: ["Kürbiskernmehl"],
    banana: ["Bananenmehl"],
  },
  pl: {
    quinoa: polish("", "quinoa|quinoi|komosy|komosy ryżowej"),
    amaranth: polish("amarantusow", "amarantusa|amarantusu|szarłatu"),
    barley: polish("jęczmienn", "jęczmienia"),
    millet: polish("jaglan", "prosa|kaszy jaglanej"),
    oats: polish("owsian", "owsa|płatków owsianych"),
    red_lentil: polish("soczewicow", "soczewicy|czerwonej soczewicy"),
    split_pea: polish("grochow", "grochu|groszku|zielonego groszku"),
    soybean: polish("sojow", "soi"),
    white_bean: polish("fasolow", "fasoli|białej fasoli"),
    broad_bean: polish("bobow", "bobu"),
    chickpea_flour: polish("", "ciecierzycy|cieciorki"),
    buckwheat_flour: polish("gryczan", "gryki|kaszy gryczanej"),
    rice_flour: polish("", "ryżu"),
    almond: polish("migdałow", "migdałów"),
    walnut: polish("", "orzechów włoskich"),
    hazelnut: polish("", "orzechów laskowych"),
    cashew: polish("", "nerkowców"),
    chestnut: polish("kasztanow", "kasztanów"),
    sesame_seed: polish("sezamow", "sezamu"),
    sunflower_seed: polish("słonecznikow", "słonecznika|pestek słonecznika"),
    pumpkin_seed: polish("dyniow", "pestek dyni"),
    flaxseed: polish("lnian", "lnu|siemienia lnianego"),
    peanut: polish("", "orzeszków ziemnych|orzechów ziemnych"),
    sweet_potato: polish("batatow", "batata|batatów"),
    banana: polish("bananow", "banana|bananów|zielonych bananów"),
    coconut: polish("kokosow", "kokosa|wiórków kokosowych"),
    cassava: polish("", "manioku"),
  },
};
