import { expression } from "../shared/expression";

// What a part of a sentence says of others' own share: "only then do the grown-ups salt their own portion".

/** How languages say what others do to their own share. */
export interface OwnShareWords {
  readonly others: RegExp;
  readonly own: RegExp;
  /** The same, where nothing is done to the dish in the part. */
  readonly stated?: RegExp;
  readonly ofAll: RegExp;
  /** Global. What they say beside it, in which the baby is named and has nothing of it. */
  readonly beside: readonly RegExp[];
  /** Global. */
  readonly part: RegExp;
  /** Asked of what stands behind a part. */
  readonly givenToo: RegExp;
  /** A part of what is left, where what stands before it takes the baby's share out. */
  readonly rest?: { readonly word: RegExp; readonly part: RegExp; readonly before: RegExp };
}

const OTHERS_SAID =
  "(?:(?:mum|mom|mummy|mommy) and (?:dad|daddy)|mama und papa|oma und opa|grown-?ups?|adults?|parents?|mum|mom|dad|mummy|daddy|(?:older|bigger|big) (?:kids|children|ones|siblings?|brothers?|sisters?|people)|(?<=(?:on|onto|over|to|in|into) )our (?:own )?(?:plates|bowls|portions|glasses)|grandma|grandpa|granny|grandad|nana|the rest of (?:us|you|the family)|we(?= [^.!?;:\\n]{0,60}(?<!\\p{L})(?:our own|ours)(?!\\p{L}))|whoever (?:cooked|cooks)|(?:die |den |der |wir )?(?:großen|erwachsenen?|eltern)|papa|mama|oma|opa|geschwister\\p{L}*|(?:ältere|größere|große)[nr]? (?:kinder|geschwister|bruder|schwester)|eltern(?:hälfte|teller|portion)\\p{L}*|erwachsenen(?:teller|portion|hälfte)\\p{L}*)";
/** Those who eat of it and are no baby. */
const OTHERS = expression(`(?<!\\p{L})${OTHERS_SAID}(?!\\p{L})`, "u");
const EACH_OTHER = expression(OTHERS.source, "gu");
/** It is put on what they have, or kept for them alone. */
const OWN_SHARE = expression(
  [
    "(?<!\\p{L})(?:their|our|your)(?: own)? (?:plates?|bowls?|portions?|share|half|glass(?:es)?|helpings?|servings?|side|slices?|burgers?|buns?|pizza)(?!\\p{L})",
    "(?<!\\p{L})(?:with|on|over|to|into|in|onto) (?:theirs|ours|our own|their own)(?!\\p{L})|(?<!\\p{L})(?:for themselves|at the table)(?!\\p{L})",
    `(?<!not )(?<!\\p{L})(?:keep|kept|keeping|save|saved|reserve|reserved|meant|only|just|strictly|exclusively)(?: \\p{L}+){0,4}? for (?:the |your )?${OTHERS_SAID}(?!\\p{L})`,
    "(?<!\\p{L})(?:ihre|unsere|eure)[nrms]? (?:eigenen? )?(?:teller\\p{L}*|portion(?:en)?|anteil|teil|hälfte|glas|gläser|schüsseln?)(?!\\p{L})",
    "(?<!\\p{L})(?:(?:am|auf (?:den|dem)|in (?:das|die|der)) )?eigene[nrms]? (?:tellern?|portion(?:en)?|glas|gläser|hälfte)(?!\\p{L})|(?<!\\p{L})(?:bei|am) tisch(?!\\p{L})",
    "(?<!\\p{L})(?:eltern(?:hälfte|teller|portion)|erwachsenen(?:teller|portion|hälfte))\\p{L}*",
    `(?<!nicht )(?<!\\p{L})(?:nur|bloß|allein|ausschließlich|lediglich)(?: \\p{L}+){0,3}? (?:für |bei |auf |zu )?${OTHERS_SAID}(?!\\p{L})`,
  ].join("|"),
  "u",
);
/** The same, where nothing is done to the dish in the same breath. */
const OWN_SHARE_STATED = expression(
  [
    `(?<!not )(?<!\\p{L})(?:is|are|stays?|remains?|goes|go|belongs?|comes?)(?: (?:one|something|a treat|strictly|only|just|really|best))* (?:for|to|with) (?:the |your |our )?${OTHERS_SAID}(?!\\p{L})`,
    `(?<!not )(?<!\\p{L})for (?:the |your |our )?${OTHERS_SAID}(?= ?(?:[,.;!?]|$)| only| alone)`,
    `(?<!\\p{L})${OTHERS_SAID}(?:'s|s'|') (?:half|plates?|bowls?|portions?|sides?|shares?|glass(?:es)?|servings?|slices?|batter|pan)(?!\\p{L})`,
    "(?<!\\p{L})(?:have|take|like|eat|want|prefer|get|enjoy|has|gets|likes|takes) (?:theirs|ours)(?!\\p{L})|(?<!\\p{L})(?:on|onto|over|to|in|into) our (?:own )?(?:plates|bowls|portions|glasses)(?!\\p{L})",
    `(?<!nicht )(?<!\\p{L})(?:bleibt|bleiben|gehört|gehören|ist|sind|überlassen wir|überlasse ich|lassen wir)(?: (?:nur|allein|ausschließlich|dann|lieber|wirklich))* (?:den |der |dem |die |für (?:die |den )?)?${OTHERS_SAID}(?!\\p{L})`,
    `(?<!\\p{L})(?:zum|für den|in den|auf den|in die|für die|auf die) (?:anteil|teil|teller|portion|hälfte|sauce|soße|schüssel) (?:der|des|von|von den) ${OTHERS_SAID}(?!\\p{L})`,
  ].join("|"),
  "u",
);
/** The baby has it too, or it goes into what all have. */
const OF_ALL = expression(/(?<!\p{L})(?:bab(?:y|ies)|child(?:ren)?|toddlers?|kids?|little ones?|infants?|everyone|everybody|all|both|too|as well|family|pots?|pans?|soup|stew|mixture|batter|dough|mash|porridge|puree|kind(?:er|ern|es)?|babys?|kleine[nrs]?|alle[nrs]?|auch(?! (?:ihre|unsere|sich|noch|etwas))|beide\p{L}*|familie\p{L}*|topf|pfanne|suppe|teig|masse|brei|püree|ihn?m|him|hers?|his(?! own)|mitessen)(?!\p{L})/u);
const OUT_OR_NONE =
  "(?<!\\p{L})(?:(?:after|once|when) (?:(?:the |your )?(?:baby|child|toddler|little one)(?:'s|s')?|her|his|their) (?:portion|share|bowl|plate|helping|serving|food|one)? ?(?:is|has been|are|was) (?:\\p{L}+ )?\\p{L}+|(?:the |your )?(?:baby|child|toddler|little one|kids?) (?:gets?|has|have|eats?|drinks?|goes) (?:none|water|it plain|his plain|hers plain|theirs without|without|nothing of it)|(?:das |dein |unser )?(?:baby|kind) (?:bekommt|kriegt|isst|trinkt|hat) (?:(?:ihre|seine|seinen|ihren|es) )?(?:wasser|nichts(?: davon)?|ohne|keine[ns]?))(?!\\p{L})";
/** What goes into the pot when the baby's share is out. */
const LATER_POT = `(?<!\\p{L})(?:only then|afterwards|later|last of all|after that|the other|erst danach|danach erst|erst dann|zum schluss|später)[^.!?;\\n]{0,60}?(?<!\\p{L})(?:pot|pan|topf|pfanne|sauce|soße)(?:, the one| der| für die)? ?(?:for |of )?(?:the )?${OTHERS_SAID}(?!\\p{L})`;
const NOT_FOR_IT = "(?<!\\p{L})(?:never|not|nicht|nie) (?:for|für) (?:the |your |das |die |den |dein |unser )?(?:bab(?:y|ies)|toddlers?|child(?:ren)?|little ones?|kind|kinder|kleinen?|babys)(?!\\p{L})";
/** Whose share is out by then, and who has none of it. */
const HAS_NONE = expression(`${OUT_OR_NONE}|${LATER_POT}|${NOT_FOR_IT}`, "gu");
/** Behind what is only stated to be others': some of it is put in after all. */
export const PUT_IN_AFTER_ALL = expression(/(?<!\p{L})(?:some|anyway|too|as well|also|a (?:pinch|little|bit|spoonful|drop)|half of it|trotzdem|dennoch|auch|davon|etwas)(?!\p{L})/u);
/** In it others are named because they are not the only ones. */
export const NOT_ONLY = expression(/(?<!\p{L})(?:not (?:only|just|merely)|nicht (?:nur|bloß|allein)|nie tylko|nie wyłącznie)(?!\p{L})/u);
/** Where one part ends and another may speak of somebody else. */
const PART_OF_A_SENTENCE = /(?:(?!, (?:und|aber|and|but|while|während) )[^.!?;:\n။])+/gu;
/** Behind it, and the baby has some after all. */
const GIVEN_TOO = expression(/^[^.!?\n]{0,60}(?<!\p{L})(?:some|too|as well|also|auch|davon|a (?:little|bit|taste|spoonful)|ein (?:wenig|bisschen))(?!\p{L})/u);

export const OWN_SHARES_ENGLISH_AND_GERMAN: OwnShareWords = {
  others: OTHERS,
  own: OWN_SHARE,
  stated: OWN_SHARE_STATED,
  ofAll: OF_ALL,
  beside: [HAS_NONE, EACH_OTHER],
  part: PART_OF_A_SENTENCE,
  givenToo: GIVEN_TOO,
};
