import type { Language } from "../shared/language";
import type { FoodId } from "./food-ids";

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
    quinoa: ["mąka z komosy ryżowej", "mąki z komosy ryżowej"],
    amaranth: ["mąka z amarantusa", "mąki z amarantusa"],
    barley: ["mąka jęczmienna", "mąki jęczmiennej", "mąkę jęczmienną", "mąką jęczmienną"],
    red_lentil: ["mąka z soczewicy", "mąki z soczewicy", "mąkę z soczewicy"],
    split_pea: ["mąka z grochu", "mąki z grochu", "mąka grochowa", "mąki grochowej"],
    soybean: ["mąka sojowa", "mąki sojowej", "mąkę sojową", "mąką sojową"],
    walnut: ["mąka z orzechów włoskich", "mąki z orzechów włoskich"],
    hazelnut: ["mąka z orzechów laskowych", "mąki z orzechów laskowych"],
    chestnut: ["mąka kasztanowa", "mąki kasztanowej", "mąkę kasztanową"],
    sesame_seed: ["mąka sezamowa", "mąki sezamowej"],
    pumpkin_seed: ["mąka z pestek dyni", "mąki z pestek dyni"],
  },
};
