import { expression } from "../shared/expression";

/** Between the beginning of a clause and the food that it begins with: "den reifen", "za to", "the". */
export const ARTICLES = expression(/^ ?(?:(?!(?:with|mit|z|ze)(?!\p{L}))[\p{L}\p{M}]+ ){0,2}$/u);
export const SENTENCE_ENDS = /[.!?\n။]/u;
export const CLAUSE_END = expression(/[,;:.!?\n။၊]|(?<!\p{L})(?:and|then|und|dann|i|oraz|potem)(?!\p{L})|ပြီး/u);
/** What is left as it was: "die Möhre roh", "groszek zostaw w całości". */
export const AS_IT_IS = expression(/(?<!\p{L})(?:raw|whole|roh|ganz|im ganzen|lassen|dazulegen|na surowo|surow\p{L}+|w całości|cał[aey]|zostaw\p{L}*)(?!\p{L})|အစိမ်း|အလုံးလိုက်|ဒီအတိုင်း/u);
/** It is said of what was named before: "cut them into strips and serve with the apple", which was cooked with them. */
export const OF_EARLIER = expression(/(?<!\p{L})(?:it|them|they|everything|all|both|together|sie|ihn|alles|beides?|zusammen|je|ją|go|wszystk\p{L}*|razem)(?!\p{L})|အားလုံး|အတူ/u);
/** What is put to a food that was mashed is not mashed with it, though what is put into a pot is cooked there. */
export const ADDED = expression(/(?<!\p{L})(?:add|stir in|fold in|dazugeben|zugeben|unterheben|unterrühren|dodaj|dodać|dodajemy|dorzuć|dorzucić|dosyp|dosypać|wsyp|wsypać|wrzuć|wrzucić)(?!\p{L})/u);
/** It goes on into the heat with the rest: "cut the apple and add to the pan for 15 minutes". */
export const INTO_HEAT = expression(/(?<!\p{L})(?:add|put|place|tip|return|throw|stir|gib|geb\p{L}*|leg\p{L}*|dodaj|wrzuć|włóż|wsyp)[^.!?\n]{0,30}(?<!\p{L})(?:pan|pot|saucepan|steamer|oven|tray|skillet|topf|pfanne|dampfgarer|ofen|garnk\p{L}*|patelni\p{L}*)(?!\p{L})/u);
