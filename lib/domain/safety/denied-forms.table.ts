import { expression } from "../shared/expression";

export const DENIED = expression(/(?<!\p{L})(?:not|never|don't|no|nothing|nicht|nichts|nirgends|nirgendwo|nowhere|kein\p{L}*|niemals|nie|nigdy)(?!\p{L})[^.!?;\n]*$/u);
/** "Never whole, always quartered": what comes after is wanted. */
export const WANTED_AFTER = expression(/(?<!\p{L})(?:always|instead|but|immer|stets|sondern|stattdessen|zawsze|lecz|ale|zamiast tego)(?!\p{L})/u);
/** Burmese denies right before the verb, or puts what is denied before it: "မကြိတ်ဘဲ", "အလုံးလိုက် မပေးပါနဲ့", "ခွဲစရာမလို". */
export const BURMESE_DENIED_BEFORE = /(?<!အ)မ$/u;
export const BURMESE_DENIED_BEHIND =
  /^(?:(?:စရာ|ရန်|ဖို့) ?မလို|(?:အောင်|လိုက်)? ?(?:ဘယ်တော့မှ )?မ(?=[က-အ])(?![က-အ]်)[^။၊\n ]{1,14}?(?:ဘဲ|ပါနဲ့|ပါနှင့်|ဘူး|သင့်|ရပါ|ရ(?= ?(?:[။၊\n]|$))))/u;
export const BURMESE_UNTIL = /^မချင်း/u;
/** A denial that was spent on a thing ("no salt") is carried on to what stands behind it by these alone. */
export const CARRIED_ON = expression(/^\s*(?:or|nor|oder|noch|ani|lub)(?!\p{L})/u);
/** "Whole grapes are a choking hazard": a warning of the form. */
export const WARNED_OF = expression(/^[^.!?;:\n]{0,60}?(?<!\p{L})(?:(?:is|are|can be|remains?|pose|poses) (?:\p{L}+ ){0,3}?chok(?:ing|e)|can (?:\p{L}+ ){0,2}?(?:choke|block)|(?:ist|sind|bleiben|bleibt|bilden|stellen) (?:\p{L}+ ){0,3}?erstickungs\p{L}*|grożą? (?:\p{L}+ ){0,2}?(?:zadławieni|zakrztuszeni|udławieni)\p{L}*|to (?:\p{L}+ ){0,2}?(?:ryzyko|zagrożenie|niebezpieczeństwo) (?:zadławieni|zakrztuszeni|udławieni)\p{L}*|mogą (?:\p{L}+ ){0,2}?zadław\p{L}*)/u);
/** Words without which nothing is warned of like that: most texts are done with after a look for these. */
export const WARNS = /chok|block|erstick|zadław|zakrztu|udław/u;
/** A name that says the form itself ("whole nuts"). */
export const SAYS_FORM = /^(?:whole|round|hard|ganz|rund|hart|cał|okrągł|tward)/u;
