import type { PolishName } from "../../food/food";
import type { FoodId } from "../../food/food-ids";

type Case = "name" | "genitive" | "accusative" | "instrumental" | "locative";
export type PolishForms = Pick<PolishName, Case | "gender">;

function forms(
  gender: PolishForms["gender"],
  name: string,
  genitive: string,
  accusative: string,
  instrumental: string,
  locative: string,
): PolishForms {
  return { gender, name, genitive, accusative, instrumental, locative };
}

/** One of what the lexicon names in the plural, as a cook says it: "obierz ziemniaka", "roztrzep jajko". */
export const SINGULARS: Readonly<Partial<Record<FoodId, PolishForms>>> = {
  potato: forms("masculine", "ziemniak", "ziemniaka", "ziemniaka", "ziemniakiem", "ziemniaku"),
  tomato: forms("masculine", "pomidor", "pomidora", "pomidora", "pomidorem", "pomidorze"),
  cherry_tomato: forms("masculine", "pomidorek koktajlowy", "pomidorka koktajlowego", "pomidorka koktajlowego", "pomidorkiem koktajlowym", "pomidorku koktajlowym"),
  beetroot: forms("masculine", "burak", "buraka", "buraka", "burakiem", "buraku"),
  asparagus: forms("masculine", "szparag", "szparaga", "szparaga", "szparagiem", "szparagu"),
  mushroom: forms("feminine", "pieczarka", "pieczarki", "pieczarkę", "pieczarką", "pieczarce"),
  apricot: forms("feminine", "morela", "moreli", "morelę", "morelą", "moreli"),
  plum: forms("feminine", "śliwka", "śliwki", "śliwkę", "śliwką", "śliwce"),
  prune: forms("feminine", "suszona śliwka", "suszonej śliwki", "suszoną śliwkę", "suszoną śliwką", "suszonej śliwce"),
  date_fruit: forms("masculine", "daktyl", "daktyla", "daktyla", "daktylem", "daktylu"),
  fig: forms("feminine", "figa", "figi", "figę", "figą", "fidze"),
  mandarin: forms("feminine", "mandarynka", "mandarynki", "mandarynkę", "mandarynką", "mandarynce"),
  cherry: forms("feminine", "czereśnia", "czereśni", "czereśnię", "czereśnią", "czereśni"),
  grape: forms("neuter", "winogrono", "winogrona", "winogrono", "winogronem", "winogronie"),
  strawberry: forms("feminine", "truskawka", "truskawki", "truskawkę", "truskawką", "truskawce"),
  chestnut: forms("masculine", "kasztan jadalny", "kasztana jadalnego", "kasztana jadalnego", "kasztanem jadalnym", "kasztanie jadalnym"),
  rice_cake: forms("masculine", "wafel ryżowy", "wafla ryżowego", "wafel ryżowy", "waflem ryżowym", "waflu ryżowym"),
  pancake: forms("masculine", "naleśnik", "naleśnika", "naleśnika", "naleśnikiem", "naleśniku"),
  shrimp: forms("feminine", "krewetka", "krewetki", "krewetkę", "krewetką", "krewetce"),
  mussel: forms("masculine", "omułek", "omułka", "omułka", "omułkiem", "omułku"),
  egg: forms("neuter", "jajko", "jajka", "jajko", "jajkiem", "jajku"),
  quail_egg: forms("neuter", "jajko przepiórcze", "jajka przepiórczego", "jajko przepiórcze", "jajkiem przepiórczym", "jajku przepiórczym"),
  duck_egg: forms("neuter", "jajko kacze", "jajka kaczego", "jajko kacze", "jajkiem kaczym", "jajku kaczym"),
};
