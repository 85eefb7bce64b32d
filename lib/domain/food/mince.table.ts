import type { Language } from "../shared/language";
import type { FoodId } from "./food-ids";

/** Every mince of one animal: what a bare word for mince may be, the commonest first. */
export const MINCED: readonly FoodId[] = [
  "minced_beef",
  "minced_pork",
  "minced_turkey",
  "minced_chicken",
  "minced_veal",
  "minced_lamb",
];

/** What is in a mixed pack, and what mince of no named animal has to be taken for until somebody says which it is. */
export const IN_MIXED_MINCE: readonly FoodId[] = ["minced_beef", "minced_pork"];

/** Words for mince that do not say of which animal. In Germany, Austria and Poland it is as a rule pork or has pork in it. */
export const BARE_MINCE: Readonly<Record<Language, readonly string[]>> = {
  en: ["mince", "minced meat", "ground meat", "meat mince", "lean mince", "lean minced meat", "lean ground meat"],
  de: ["Hackfleisch", "Faschiertes", "Gehacktes mit"],
  "de-AT": ["Faschiertes", "Faschiertem", "faschiertes Fleisch"],
  pl: [
    "mięso mielone", "mięsa mielonego", "mięsu mielonemu", "mięsem mielonym", "mięsie mielonym",
    "mielone mięso", "mielonego mięsa", "mielonemu mięsu", "mielonym mięsem", "mielonym mięsie",
  ],
  my: ["အသားစဉ်းကော", "အသားစင်းကော", "အသားနုတ်နုတ်စဉ်း", "အသားကြိတ်", "ကြိတ်သား"],
};

/** Words that say that it is of both. */
export const MIXED_MINCE: Readonly<Record<Language, readonly string[]>> = {
  en: ["mixed mince", "mixed minced meat", "mixed ground meat", "beef and pork mince", "pork and beef mince"],
  de: [
    "gemischtes Hackfleisch", "gemischtem Hackfleisch", "Hackfleisch gemischt", "gemischtes Hack", "Hack gemischt",
    "Hackfleisch halb und halb", "Hackfleisch vom Rind und Schwein",
  ],
  "de-AT": ["gemischtes Faschiertes", "gemischtem Faschierten", "Faschiertes gemischt", "Faschiertes vom Rind und Schwein"],
  pl: [
    ...["wieprzowo-wołow", "wołowo-wieprzow"].flatMap((of) => [
      `mięso mielone ${of}e`, `mięsa mielonego ${of}ego`, `mięsem mielonym ${of}ym`, `mielone ${of}e`, `mielonego ${of}ego`,
      `mielone mięso ${of}e`, `mielonego mięsa ${of}ego`, `mielonym mięsem ${of}ym`, `mięso ${of}e`, `mięsa ${of}ego`,
      `mięso ${of}e mielone`, `mięsa ${of}ego mielonego`, `mielone ${of}e mięso`, `mielonego ${of}ego mięsa`,
    ]),
  ],
  my: ["အမဲသားနဲ့ဝက်သားကြိတ်", "ဝက်သားနဲ့အမဲသားကြိတ်"],
};
