import { expression } from "../shared/expression";

/** Nouns that say a form of what they are made of: the banana of "banana mash" is mashed, the grape beside "the mash" is not. */
export const NOUNS: ReadonlySet<string> = new Set([
  ...["mash", "puree", "purée", "soup", "stew", "compote", "omelette", "frittata", "pasta sauce"],
  ...["mus", "püree", "stampf", "aufstrich", "suppe", "eintopf", "kompott", "omelett", "rührei"],
  ...["papka", "papki", "zupa", "omlet", "jajecznica"],
]);
/** Verbs too, and what is spread or dipped keeps its form: they count right behind a food, or with "of" before it. */
export const ONLY_BESIDE: ReadonlySet<string> = new Set(["spread", "dip", "paste", "meal", "flour", "powder"]);
/** Before a noun: it is a thing of its own, which was named or made before, or stands beside. */
export const OF_ITS_OWN = expression(/(?<!\p{L})(?:(?:the|this|that|your|her|his|their|der|die|das|dem|den|des|deine[mnrs]?|dein|beim|zum|zur|ins|im|vom)|(?:with|on|onto|over|next to|beside|alongside|mit|auf|über|neben|z|ze|obok)(?: (?:a|an|some|ein|eine[mnrs]?|etwas))?)(?: (?:smooth|warm|soft|thick|creamy|hot|cooled|finished|lukewarm|warme[nrms]?|weiche[nrms]?|fertige[nrms]?|glatte[nrms]?|gładk\p{L}+|ciepł\p{L}+))? $/u);
/** Nouns that Polish has no article for: what is done with them says whether they were there before. */
export const POLISH_NOUNS: ReadonlySet<string> = new Set([
  "puree",
  "purée",
  "mus",
  "przecier",
  "papka",
  "papki",
  "papkę",
  "zupa",
]);
export const DONE_WITH_IT = expression(/^(?: \p{L}+)? (?:poda|przełóż|posyp|udekoruj|ozdób|połóż|ułóż|wyłóż|nałóż)\p{L}*(?!\p{L})/u);
export const PUT_AT_IT = expression(/(?<!\p{L})(?:podaj|podawaj|posyp|udekoruj|ozdób|przełóż|wyłóż)\p{L}* (?:\p{L}+ )?$|(?<!\p{L})(?:ułóż|połóż|nałóż|wyłóż|podaj|podawaj|maczaj|zanurz|włóż|wrzuć|dodaj)\p{L}*(?: \p{L}+){0,3} (?:na|w|do|obok) $/u);
export const MADE_OF = /^ (?:z|ze) /u;
/** What goes into a pot is cooked with what is in it. */
export const INTO = expression(/(?<!\p{L})(?<!next )(?:to|into|in|ins|im|do|w)(?: (?:the|your|der|die|das|dem|den))?(?: \p{L}+)? $/u);
export const OF_FOOD = expression(/^ (?:of|from|aus|von|z|ze)(?!\p{L})/u);
export const DISH = expression(/^ (?:zup|puree|mus(?!\p{L})|krem|owsiank|kasz)\p{L}*/u);
/** "Wholemeal": no form of the bread; "sucha ciecierzyca": how pulses are bought. */
export const NO_FORM = expression(/whole(?:[- ]?(?:meal|wheat|grain)| (?:rye|spelt|oats?|milk))|(?<!\p{L})such(?:a|ej|ą|e|y|ego|ych) (?=ciecierzyc|cieciork|fasol|soczewic|groch|bób|bobu)/u);
