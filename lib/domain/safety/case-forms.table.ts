import type { Language } from "../shared/language";
import type { RuleId } from "./rule-ids";

/**
 * Forms of words that count only as they are written (`strict-words.table.ts`), and of dishes whose forms are listed one by
 * one: no ending is read for either, so "z kawą" and "mit Crackern" are said here. Exact words, no typo of them.
 */
export const CASE_FORMS: readonly {
  readonly rule: RuleId;
  readonly language: Language;
  readonly words: readonly string[];
}[] = [
  { rule: "caffeine", language: "pl", words: ["kawą", "kawę", "kawie", "colą", "colę", "kolą"] },
  { rule: "juice", language: "pl", words: ["sokiem", "sokami", "nektarem", "nektaru"] },
  { rule: "high_mercury_fish", language: "pl", words: ["rekinem", "rekinowi", "rekiny"] },
  { rule: "raw_fish", language: "pl", words: ["śledziem", "śledziami", "śledziu", "śledziach"] },
  { rule: "added_sugar", language: "pl", words: ["lodami", "lodów", "lodom", "lukrem", "lukru", "tortem", "tortu", "biszkopta", "biszkoptami", "serka waniliowego", "kremem pistacjowym", "budyń czekoladowy", "czekoladowy budyń", "budyniu czekoladowego", "czekoladowego budyniu", "budyń waniliowy", "budyniu waniliowego"] },
  { rule: "game_lead", language: "pl", words: ["dzikiem"] },
  { rule: "wild_mushrooms", language: "pl", words: ["kurkami", "kurkach", "kurkom", "rydzami", "rydzów"] },
  { rule: "mould_ripened_cheese", language: "pl", words: ["lazurem", "lazuru"] },
  { rule: "raw_meat", language: "pl", words: ["metką", "metkę", "tatarem"] },
  { rule: "brown_seaweed", language: "pl", words: ["algami", "algach", "glonami"] },
  { rule: "crunchy_snacks", language: "pl", words: ["czipsami", "czipsy", "czipsów", "chipsami", "chipsów", "krakers", "krakersem", "krakersami", "krakersów"] },
  { rule: "raw_egg", language: "pl", words: ["koglem-moglem", "kogel-moglem", "koglem moglem", "kogla-mogla", "kogla mogla"] },
  { rule: "alcohol", language: "pl", words: ["cydr", "cydrem", "cydru", "ponczem", "ponczu", "grzaniec", "grzańcem", "grzańca", "adwokatem", "wódką"] },
  { rule: "salty_foods", language: "pl", words: ["vegetę", "vegety", "kaszankę", "kaszanką", "kiszka kaszana", "kiszki kaszanej", "krupniok", "krupnioki", "krupnioków", "śledziem", "śledziami"] },
  { rule: "added_salt", language: "pl", words: ["vegetę", "vegety"] },
  { rule: "liver", language: "pl", words: ["tranu", "tranem"] },
  { rule: "shellfish_cooked", language: "pl", words: ["szyjek rakowych", "szyjkami rakowymi"] },
  { rule: "crunchy_snacks", language: "de", words: ["Crackern"] },
  { rule: "salty_foods", language: "de", words: ["Crackern", "Wienern", "Brezel", "Brezeln", "Minibrezeln"] },
  { rule: "sausage_coins", language: "de", words: ["Wienern"] },
  { rule: "hard_sticky_sweets", language: "de", words: ["Lutschern"] },
  { rule: "alcohol", language: "de", words: ["Bieren"] },
  { rule: "added_sugar", language: "de", words: ["Sirupen"] },
];
