import { expression } from "../shared/expression";
import { any, B, E, type SaidClause } from "./clause-sources";

// A recipe that says it is for a younger baby than any of ours.

const NOT_YET = expression(/(?<!\p{L})(?:not|never|don't|wait|younger|under|before|until|freez\p{L}*|frozen|nicht|nie|niemals|kein\p{L}*|warte\p{L}*|unter|jünger\p{L}*|vor|gefrier\p{L}*|eingefroren\p{L}*|tiefgekühlt\p{L}*|nie|nigdy|poniżej|młodsz\p{L}*|przed|zamr\p{L}*|poczekaj)(?!\p{L})|မ(?:ကျွေး|ပေး)|အေးခဲ/u);

const MONTHS_EN = "(?:(?<![0-9])[2-5]|two|three|four|five)(?: ?(?:-|–|to|or|and) ?(?:[4-9]|1[0-9]|five|six|seven|eight))?[ -]?months?";
const MONTHS_DE = "(?:(?<![0-9])[2-5]|zweiten|dritten|vierten|fünften|zwei|drei|vier|fünf)\\.?(?: ?(?:-|–|bis|oder) ?(?:[4-9]|fünf|sechs|sieben|acht))?[ -]?(?:lebens)?monate?[ns]?";
const MONTHS_PL = "(?:(?<![0-9])[2-5]|trzeciego|czwartego|piątego|trzech|czterech|pięciu)\\.?(?: ?(?:-|–|do) ?[4-9]\\.?)?[ -]?(?:m-?ca|mies\\.?|miesiąca|miesięcy)";
const MONTHS_MY = "(?<![0-9၀-၉]|ဆယ့် ?)(?:[2-5၂-၅]|နှစ်|သုံး|လေး|ငါး) ?လ";

/** "Suitable from 4 months", "für fünf Monate alte Babys", "od 5. miesiąca". */
export const TOO_YOUNG: readonly SaidClause[] = [
  {
    says: { kind: "claim", claim: "below_six_months" },
    unless: NOT_YET,
    said: [
      any(B, `(?:from|starting at|as early as|already at|as young as|as of|at) (?:about |around |just |only |the age of |age )*`, MONTHS_EN, E),
      any(B, `(?:bab(?:y|ies)|infants?|little ones?|child(?:ren)?|aged?)(?: of| from| aged)? (?:about |around |just |only )*`, MONTHS_EN, E),
      any(B, MONTHS_EN, `[- ](?:olds?|babies|and (?:up|older|over|onwards?)|onwards?|plus)`, E),
      `(?<![0-9])[2-5] ?\\+ ?(?:months?|monate?|m(?:ies|-?ce|iesięcy)?)${E}`,
      `(?<![0-9])[2-5] ?(?:months?|monate?|mo|m|mies\\.?|miesięcy) ?\\+`,
      any(B, `(?:ab|seit|schon mit|bereits mit|von) (?:dem |der |einem |etwa |ca\\.? |circa |rund |vollendeten )*`, MONTHS_DE, E),
      any(B, MONTHS_DE, ` alte[nrs]? `),
      any(B, `(?:[2-5]|zwei|drei|vier|fünf)[- ]?monatige[nrs]?`, E),
      any(B, `(?:od|po|już w|w) (?:ukończonego |ukończonym |około )?`, MONTHS_PL, E),
      any(B, `(?:[2-5][- ]?|trzy|cztero|pięcio)miesięczn\\p{L}+`, E),
      `${MONTHS_MY}(?: ?သား)? ?(?:က ?စ|က ?တည်း ?က|က ?နေ|အရွယ်|ကျော်|ပြည့်|သားလေး|သား ?ကလေး)`,
    ],
  },
];
