import type { AllergenId } from "../food/allergen";
import { expression } from "../shared/expression";
import { IN_SOME_OIL } from "./any-oil";
import type { Reading } from "./reading";

const FEW = "(?:[\\d၀-၉½¼¾./-]+|တစ်|နှစ်|သုံး|လေး|ငါး|ခြောက်)";
const SPOONS = `(?:(?:လက်ဖက်ရည်|စားပွဲတင်|ဟင်းစား) ?)?(?:ဇွန်း(?:သေး|ကြီး)?|စက်|တစ်စက်)`;
const SMALL_AMOUNT = `(?:${SPOONS} ?(?:${FEW}(?: ?ဇွန်း(?: ?ခွဲ)?)?|တစ်ဝက်|ဝက်)|${FEW} ?(?:ခွဲ ?)?${SPOONS}(?: ?ခွဲ)?|တစ်ဝက် ?ဇွန်း|(?:လက်ဖက်ရည်|စားပွဲတင်|ဟင်းစား) ?တစ်ဝက် ?ဇွန်း|အနည်းငယ်|နည်းနည်း(?:လေး)?|စိမ့်ခနဲ)`;
const OIL = expression(
  `^(?:ဆီချက်|(?:ဟင်းရွက်|ဟင်းချက်|စားသုံး|စား)?ဆီ|(?:နနွင်း|ဆနွင်း|ကြက်သွန်(?:ဖြူ|နီ)?)ဆီ(?:ချက်)?) ?${SMALL_AMOUNT}$`,
  "u",
);
const JUICE = expression(`^(?:သံပ(?:ရာ|ုရာ)(?:သီး)?(?:ညှစ်)?ရည်|(?:ဂျင်း|ချင်း)ရည်) ?${SMALL_AMOUNT}$`, "u");
const FLOUR = expression(`^(?:ပဲမှုန့်(?:လှော်)?|ပဲလှော်မှုန့်) ?(?:${SMALL_AMOUNT}|${FEW} ?ခွက်(?:ခွဲ)?|တစ်ဝက် ?ခွက်)$`, "u");
/** Few lines are asked more. */
const MAY_BE = /ရည်|ဆီ|ပဲ/;

/** Pulses are ground to it, and nobody says which. */
const IN_SOME_FLOUR: readonly AllergenId[] = ["soya"];

/**
 * What a Burmese line asks for by the spoon or the drop: oil that was cooked with onion or turmeric, the juice of a lime or
 * of ginger, flour of pulses. Alone the same words may be a dish or a drink, and are asked about. What may be in it for a
 * family that leaves something out; `undefined` for any other line.
 */
export function putInByTheSpoon({ text }: Pick<Reading, "text">): readonly AllergenId[] | undefined {
  const line = text.trim();
  if (!MAY_BE.test(line)) return undefined;
  if (OIL.test(line)) return IN_SOME_OIL;
  if (JUICE.test(line)) return [];
  return FLOUR.test(line) ? IN_SOME_FLOUR : undefined;
}
