import { expression } from "../shared/expression";

// How a sentence says that something is what other food is cooked in, or seasoned with.

const MEASURES =
  "the|an?|some|little|plenty|of|bit|splash|drizzle|pinch|dash|knob|your|fresh|hot|warm|cold|boiling|simmering|lightly|enough|just|more|melted|tsps?|tbsps?|teaspoons?|tablespoons?|cups?|ml|l|g|" +
  "der|dem|den|die|das|eine[mnr]?|etwas|wenig|wenige[nrm]?|viel|reichlich|genug|ein paar|heiße[nmrs]?|kochende[nmrs]?|siedende[nmrs]?|frische[nmrs]?|kalte[nmrs]?|sprudelnde[nmrs]?|el|tl|esslöffeln?|teelöffeln?|schuss|prise|tropfen|klecks|tasse|" +
  "po|trochę|nieco|kilk\\p{L}*|odrobin\\p{L}*|niewielk\\p{L}*|mał\\p{L}*|ilości|duż\\p{L}*|łyżk\\p{L}*|łyżeczk\\p{L}*|łyżką|szczypt\\p{L}*|gorąc\\p{L}*|wrząc\\p{L}*|zimn\\p{L}*|świeżą|świeżej|szklank\\p{L}*|połow\\p{L}*|" +
  // No names of the lexicon: whatever oil it is.
  "oil|coconut|öl|olej\\p{L}*|herbs?|spices?|gewürze\\p{L}*|kräuter\\p{L}*|zioł\\p{L}*|przypraw\\p{L}*|and|und|oraz|i";
const AMOUNT = `(?:(?:${MEASURES}|[0-9]+(?:[./,][0-9]+)?) )*`;

/** Right before it: it is what something is cooked in, tossed in or put to. */
const IN_OR_WITH = expression(`(?<!\\p{L})(?:in|into|with|im|ins|mit|unter|w|we|z|ze|na|do) ${AMOUNT}$`, "u");
/** Right before it: it is put to what was said before ("add a splash of water", "zalej wodą"). */
const PUTS_TO = expression(
  `(?<!\\p{L})(?:add(?:ing)?|pour(?:ing)?|drizzl(?:e|ing)|sprinkle|splash|brush|stir in|mix in|pour over|pour in|top up with|topping up with|gib|gebt|gieße?|träufle|(?:doda|wle|dole|podle|zale)j\\p{L}*|dodając|(?:w|do|pod|za)lewa\\p{L}*|skrop\\p{L}*|polej\\p{L}*|posyp\\p{L}*|oprósz\\p{L}*) ${AMOUNT}$`,
  "u",
);
/** Right behind it, where the verb stands last. */
export const PUT_BEHIND =
  /^ ?(?:(?:dazu|hinzu|darüber)?(?:gießen|geben|fügen|träufeln)|zugeben|zugießen|angießen|aufgießen|zufügen|einrühren|unterrühren|ablöschen|bestreuen|bestäuben|beträufeln|(?:အနည်းငယ်|နည်းနည်း|အနည်းငယ်လေး)? ?(?:နဲ့|နှင့်|ဖြင့်))/u;
/** Between two of a list. */
const AND_ANOTHER = expression(
  `^(?: and|,| or|,? und| oder| i| oraz| lub|,? a little|၊| plus)(?: (?:then|with|a|an))? ${AMOUNT}$`,
  "u",
);

export { AND_ANOTHER, IN_OR_WITH, PUTS_TO };
