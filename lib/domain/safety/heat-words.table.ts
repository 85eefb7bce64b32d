import { expression } from "../shared/expression";

/** What was cut, formed or mixed before and is heated now, whatever it is of: one does not say it again. */
export const OF_ANYTHING = expression(/^[\s.!?]*(?:zusammen|gemeinsam|together|razem|wspólnie)(?!\p{L})|(?<!\p{L})(?:the two|both|beides|oba|obie|each|everything|all|meat|fish|poultry|fill?ets?|mixture|patt(?:y|ies)|cakes?|balls?|burgers?|skewers?|parcels?|strips?|slices?|pieces?|chunks?|dough|batter|mass|sauce|(?<!(?:in|into|to|from) (?:the|a) )(?:dish|pan|pot)|alles|fleisch|fisch\p{L}{0,2}|filets?|masse|bällchen|frikadellen|laibchen|laberl|puffer|streifen|scheiben|stücke\p{L}*|würfel\p{L}*|teig|sauce|soße|gericht|wszystko|mięs[oa]|ryb[aęy]|całość|filet\p{L}*|mas[aęy]|kotle\p{L}*|pulpe\p{L}*|klops\p{L}*|kawałki|paski|plastry|kostk\p{L}*|ciasto|sos)(?!\p{L})|အားလုံး|အလုံး|အချပ်|အတုံး|အဖတ်|ငါး|အသား/u);
/** Heat in other words: "poach for 10 minutes", "brown in the pan", "not before the egg is set". */
export const OTHER_HEAT = expression(/(?<!\p{L})(?:until|bis|erst wenn|aż|dopóki|póki|grill\p{L}*|poach\p{L}*|saut[eé]\p{L}*|broil\p{L}*|microwav\p{L}*|air[- ]?fr\p{L}*|ovens?|toast\p{L}*|warm|heat|reheat|pans?|ofen|backofen|backrohr|rohr|mikrowelle|pfanne|topf|wärme\p{L}*|erhitz\p{L}*|(?<!kurz |scharf )anbrat\p{L}*|brät\p{L}*|pochier\p{L}*|piekarnik\p{L}*|patelni\p{L}*|mikrofal\p{L}*|zapie\p{L}*|griluj\p{L}*|zgriluj\p{L}*|obsmaż\p{L}*|garn(?:ek|k|cz)\p{L}*)(?!\p{L})|မီး|ဒယ်အိုး|အိုး/u);
/** What cooks all that is put into it, said or not. */
export const DEVICE = expression(/(?<!\p{L})(?:(?:slow|pressure|rice|multi)[- ]?cooker|crock[- ]?pot|instant pot|steamer|\p{L}*kochtopf|schongarer|dampfgarer|wolnowar\p{L}*|szybkowar\p{L}*|parowar\p{L}*)(?!\p{L})/u);
export const MINUTES = expression(/\d ?(?:min|h(?!\p{L})|hours?|stunden|godzin)|မိနစ်/u);
/** In which nothing is heated, however long. */
export const COLD = expression(/(?<!\p{L})(?:marina\p{L}*|soak\p{L}*|chill\p{L}*|cool\p{L}*|rest|stand|sit|fridge|refrigerat\p{L}*|freez\p{L}*|marinier\p{L}*|einweich\p{L}*|einlegen|ruhen|ziehen|kühl\p{L}*|kalt\p{L}*|tiefkühl\p{L}*|zamarynuj|maryn\p{L}*|namocz\p{L}*|odstaw\p{L}*|schł[oó]d\p{L}*|lodówk\p{L}*|zamraż\p{L}*)(?!\p{L})/u);
/** Any heat, and what a pot stands on. */
export const ANY_HEAT = expression(/(?<!\p{L})(?:\p{L}*(?:heat|cook|boil|simmer|bak(?:e|ing)|roast|fry|fried|steam|grill|stew|brais|poach|sear|brown|toast|koch|köch|back|brat|brät|gar(?!n)|dünst|dämpf|schmor|erhitz|erwärm|wärm|gotuj|gotow|piecz|piec|smaż|dus|duś|grzej|grzew|grilluj)|oven|stove|hob|pan|pot|wok|until|ofen|backrohr|herd|pfanne|topf|bis|piekarnik|patelni|garn(?:ek|k|cz)|aż)/u);
/** What is heated and is no one food: "cook the noodles". */
export const NO_ONE_FOOD = expression(/(?<!\p{L})(?:noodles?|pasta|vegetables?|veg(?:gies)?|greens|pulses|\p{L}*nudeln?|\p{L}*gemüse\p{L}*|hülsenfrüchte|beilagen?|makaron\p{L}*|kluski|warzyw\p{L}*|jarzyn\p{L}*)(?!\p{L})|ခေါက်ဆွဲ|ဟင်းသီးဟင်းရွက်/u);
/** How long, by what becomes of something: "until the carrots are soft". */
export const HOW_LONG = expression(/(?<!\p{L})(?:until|till|bis|aż|dopóki)(?!\p{L})/u);
