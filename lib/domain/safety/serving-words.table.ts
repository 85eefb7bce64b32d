import { expression } from "../shared/expression";

/**
 * What says that something is on the plate: what is said of a food in such a sentence is how it is eaten, and no later
 * step takes it back ("Give your baby whole grapes. Quarter the grapes for the salad."). "Gib die Karotten in den Topf"
 * gives nobody anything.
 */
const SERVES: readonly RegExp[] = [
  expression(/(?<!\p{L})(?:serv(?:e|es|ed|ing)|offer(?:s|ed)?|give|hand (?:out|over|it|them|one)|sprinkle|scatter|garnish|decorate|dip|finish with|on the side|(?:let|have) (?:your |the )?(?:baby|child|toddler|them|him|her))(?!\p{L})/u),
  expression(/(?<!\p{L})top(?:ped)?(?! and tail)(?!\p{L})/u),
  expression(/(?<!\p{L})(?:servier\p{L}*|anbieten|biete|bietet|reich(?:e|en|t)|bestreu\p{L}*|garnier\p{L}*|dekorier\p{L}*|obenauf|(?:gib|gebt|geben|lass) (?:deinem|dem|ihrem|dein|das|ihm|ihr) (?:baby|kind|kleinkind|kleinen))(?!\p{L})/u),
  expression(/(?<!\p{L})(?:podaj(?:emy|cie)?|podawaj\p{L}*|poda(?:ć|wać|ne|ny|na)|serwuj\p{L}*|posyp\p{L}*|udekoruj\p{L}*|ozdób|przybierz|na wierzch(?:u)?|(?:daj|dawaj|pozwól) (?:dziecku|maluchowi|niemowlęciu))(?!\p{L})/u),
  /ကျွေး|တည်ခင်း|ဖြူး/u,
];

/** Whether a normalised sentence says that something is given to eat. */
export function saysServed(sentence: string): boolean {
  return SERVES.some((words) => words.test(sentence));
}

/** What says that something is put together with other food, hot or not: what was not cooked before is eaten so. */
const PUTS_TOGETHER = expression(/(?<!\p{L})(?:mix|combine|stir|toss|fold|layer|lay|arrange|spread|spoon|roll|wrap|fill|stuff|place|put|add|(?:(?:unter|ver|dazu)?misch|(?:ver|unter|ein)?rühr|vermeng|(?:unter)?heb|(?:be)?leg|(?:be)?streich|füll|roll|gib|(?:da)?(?:zu)?geb)(?:e|en|t|st)?|(?:wymieszaj|zmieszaj|mieszaj|połącz|dodaj|ułóż|połóż|posmaruj|rozsmaruj|zawiń|nadziej|wmieszaj)\p{L}*)(?!\p{L})|ရော(?!က်)|ထည့်|တင်/u);

/** Whether a normalised sentence says that things are put together. */
export function saysPutTogether(sentence: string): boolean {
  return PUTS_TOGETHER.test(sentence);
}

/** What lies beside the food that is heated, from there on: "cook the rice and top with the salmon". */
export const PUT_BESIDE = expression(/(?:(?:,|;|(?<!\p{L})and|(?<!\p{L})then)(?: and| then)? (?:top|serve|mix|combine|toss|lay|arrange|spread|scatter|garnish|spoon over|plate|roll|wrap|fill|stuff|(?:offer|give|cut|slice|peel|chop|dice|halve|core)(?!\p{L}))|(?<!\p{L})(?:und|dann) (?:dann )?(?:mit|auf|unter|zu|servier|misch|vermeng|verrühr|richt|beleg|bestreich|(?:den|die|das|eine[nrm]?) [^,.;]{1,40}? (?:schneiden|schälen|würfeln|anbieten|reichen|servieren)(?!\p{L}))|(?<!\p{L})(?:i|oraz|potem) (?:potem )?(?:wymieszaj|zmieszaj|poda|połącz|ułóż|posyp|posmaruj|obłóż|zawiń|nadziej|pokrój|obierz|posiekaj))/u);

/**
 * What is put to a food when something was done to it, from there on: "blend the berries and top with blueberries". Not
 * "mix", which does the same to both; with heat it is "add" that does, into the pot.
 */
export const PUT_TO_IT = expression(/(?:,|;|(?<!\p{L})(?:and|then|und|dann|i|oraz|potem))(?: (?:and|then|und|dann|i|potem))? (?:top|serve|sprinkle|scatter|garnish|decorate|dot|finish|add|stir in|fold in|mit|darauf|servier|bestreu|garnier|gib|posyp|poda|udekoruj|doda[jć]|dorzu|dosyp|wsyp|wrzu|ułóż|wmiesza[jć])/u);

/** What is done to food without heat. */
const PREPARES = expression(/(?<!\p{L})(?:slic(?:e|ed|ing)|cut(?:ting)?|peel(?:ed|ing)?|chop(?:ped|ping)?|dic(?:e|ed|ing)|halv(?:e|ed|ing)|quarter(?:ed|ing)?|cor(?:e|ed|ing)|trim(?:med)?|wash(?:ed)?|rinsed?|shaved?|arranged?|served?|offer(?:ed)?|schneide[nt]?|geschnitten|\p{L}*schälen?|geschält|würfeln?|gewürfelt|vierteln?|halbieren?|entkernen?|waschen?|putzen?|hobeln?|hacken?|anrichten|servieren|anbieten|(?:po|s|wy)?kr[oó]j(?:ić|one|ony|ona)?|(?:po|s)?kroić|obierz|obrać|obrane|umyj|umyć|posiekaj|posiekać|podaj|podać|ułóż)(?!\p{L})|လှီး|ခွာ|ဖြတ်|ဆေး/u);

/** Whether a normalised part of a text says that something is cut, peeled, washed or laid out. */
export function saysPrepared(said: string): boolean {
  return PREPARES.test(said);
}
