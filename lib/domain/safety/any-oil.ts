import type { AllergenId } from "../food/allergen";
import { parseQuantity } from "../food/quantity";
import type { Reading } from "./reading";

/** Oil as recipes ask for it. Whichever of the plain ones it may be, no rule tells them apart. */
const ANY_OIL =
  /^(?:(?:a|an|some|little|bit|drop|drops|splash|drizzle|of) )*(?:(?:vegetable|cooking|neutral|mild|frying|plant|light) )*oil(?:,? (?:for|to) (?:the )?(?:fry|bake|grease|brush|cook|drizzle|roast|frying|baking|greasing|brushing|cooking|drizzling|roasting|pan|tin|tray|dish)(?: (?:with|in|the (?:pan|tin|tray|dish)))?)?$|^(?:(?:etwas|wenig|ein|schuss|tropfen) )*(?:pflanzen|speise|brat|koch)?öl(?: (?:zum|für) (?:(?:die|das|den) )?(?:braten|backen|kochen|einfetten|ausfetten|bestreichen|bepinseln|anbraten|pfanne|blech|form))?$|^(?:(?:trochę|odrobina|kropla|nieco) )*olej[ue]?(?: (?:roślinn|kuchenn)(?:y|ego))?(?: do (?:smażenia|pieczenia|gotowania|natłuszczenia|posmarowania|wysmarowania|skropienia|polania|formy)(?: formy)?)?$|^(?:ဟင်းရွက်|ဟင်းချက်|စားသုံး|စား)?ဆီ ?(?:အနည်းငယ်|နည်းနည်း|အချို့)?$/u;

/** Without it no line asks for oil: few have their amount read for this. */
const SAYS_OIL = /oil|öl|olej|ဆီ/;

/** "1 tsp oil", "1 EL Öl", "olej do smażenia": a whole line that asks for oil and does not say which. */
export function isAnyOil({ text }: Pick<Reading, "text">): boolean {
  return SAYS_OIL.test(text) && ANY_OIL.test(parseQuantity(text).rest);
}

/** What it is pressed from may be one of these: a family that leaves it out reads the label. */
export const IN_SOME_OIL: readonly AllergenId[] = ["peanut", "sesame", "soya", "nuts"];
