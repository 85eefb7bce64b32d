import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import { withoutValues } from "./mention-values";
import type { RuleId } from "./rule-ids";
import type { Concept } from "./vocabulary";

const SPOILED: RuleId = "spoiled_food";
/** Said in the same breath before it: "discard any mouldy berries". */
const BEFORE = expression(
  /(?<!\p{L})(?:discard|throw|bin|remove|pick out|sort out|cut out|cut away|wirf|werft|entferne|entfernt|sortiere|schneide|wyrzuć|usuń|odrzuć|wytnij|wykrój|wyrzucić|usunąć|odrzucić)(?!\p{L})[^.,;:!?\n()]*$/u,
);
/** It only may be, or is so at another time: "bis das Wasser abgelaufen ist", "if it has gone off". */
const MAY_BE = expression(
  /(?<!\p{L})(?:if|once|when|until|unless|before|wenn|falls|sobald|bevor|bis|nachdem|jeśli|jeżeli|gdy|zanim|dopóki)(?!\p{L})[^.,;:!?\n()]*$/u,
);
/** "Verschimmeltes Brot niemals geben", "mouldy bread must never be used". */
const WARNED_OF = expression(
  /^[^.,;:!?\n()]*?(?<!\p{L})(?:never|not|nie|niemals|nicht|nigdy)(?!\p{L})[^.,;:!?\n()]{0,20}?(?<!\p{L})(?:used?|eaten|given|served?|verwende[nt]|gegeben|geben|essen|verzehren|verfüttern|podaw\p{L}*|używ\p{L}*|jedz\p{L}*|jeść)(?!\p{L})/u,
);
/** Cut off a food, mould is in the rest of it still: "cut away mouldy spots". */
const OF_MOULD = expression(/^(?:gone )?(?:mo|\p{L}*schimm|s?pleśn|s?plesn)/u);
const PLACE_ON_FOOD = expression(
  /^ (?:bits?|spots?|parts?|patch(?:es)?|areas?|corners?|edges?|ends?|stellen?|ecken?|teile?|stückchen|stücke?n?|ränder|miejsc\p{L}*|fragment\p{L}*|kawałk\p{L}*|kawałek|części|część|skórk\p{L}*|połow\p{L}*|brzeg\p{L}*|końc\p{L}*)(?!\p{L})/u,
);
/** Said behind it, where a language puts its verb last: "verschimmelte Beeren aussortieren". No participle: "Schimmel entfernt". */
const AFTER = expression(
  /^[^.,;:!?\n()]*?(?:(?<!\p{L})(?:weg|heraus|aus|ab)?(?:werfen|schneiden|sortieren|lesen|klauben)(?!\p{L})|(?<!\p{L})entfernen|(?<!\p{L})entsorgen|(?<!\p{L})(?:wyrzu(?:ć|cić|caj|camy|camy)|do kosza|do śmieci|poznasz)(?!\p{L})(?![^.!?\n]{0,30}(?<!\p{L})reszt)|ဖယ်|ပစ်ပါ|လွှင့်ပစ်|ရင်|လျှင်)/u,
);
/** What is taken off and thrown away with the words before it: "usuń szypułki pomidorów", "zdejmij skórki z ziemniaków". */
const TAKEN_OFF = expression(
  /(?<!\p{L})(?:usu\p{L}+|zdejm\p{L}+|zdjąć|zdejmować|odetnij|odciąć|odcinaj\p{L}*|wytnij|wykrój|wykroić|wyrzuć|wyrzucić|odrzuć|oderwij|oderwać|obierz|obrać|bez)(?!\p{L})[^.,;:!?\n()]*$/u,
);
/** Of a plant that is eaten otherwise. */
const PART_IN_POLISH = /^(?:liś|list|nać|nac|natk|kwiat|łodyg|szypuł|pęd|skór|łupin|obier|kieł)/u;
const PARTS: RuleId = "green_potato";
/** What is sorted out whole. */
const SORTED_OUT: ReadonlySet<RuleId> = new Set<RuleId>([PARTS, "bitter_cucurbit"]);
const REACH = 60;
const DENIED = expression(
  /(?<!\p{L})(?:not|never|no|without|isn't|aren't|nicht|kein\p{L}*|ohne|nie|bez)(?: (?:yet|any|at all|noch|jeszcze|już))? $/u,
);
/** "Going off the heat", "abgelaufenes Kochwasser": what is said is no state of food. */
const OF_ANOTHER_THING = expression(/^ (?:the|to|with|\p{L}*wasser|zeit|minuten|stunden?)(?!\p{L})/u);

function isNoState(text: string, { start, end, how }: Mention<Concept>): boolean {
  // "Moody", "soiled": a word that nobody knows is asked about anyway.
  if (how === "typo") return true;
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  if ([MAY_BE, DENIED].some((said) => said.test(before))) return true;
  if ([OF_ANOTHER_THING, WARNED_OF].some((said) => said.test(after))) return true;
  if (OF_MOULD.test(text.slice(start, end)) && PLACE_ON_FOOD.test(after)) return false;
  return BEFORE.test(before) || AFTER.test(after);
}

/** The mentions without what a step throws away: the spoiled, and parts of plants that nobody eats. Linear in the text. */
export function withoutThrownAway(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  return withoutSpoiled(text, withoutPartsTakenOff(text, sortedOut(text, mentions)));
}

const DISCARDS = expression(
  /(?<!\p{L})(?<!(?:not|n't|never|nie) )(?:discard|throw (?:away|out)|bin|sort out|wyrzuć|odrzuć)(?: all| any| the| wszystkie)? $/u,
);
const DISCARDED = expression(
  /^ (?:unbedingt |immer )?(?:aussortieren|wegwerfen|entsorgen|wyrzuć|odrzuć|wyrzucić|odrzucić|(?:kommt|kommen|gehört|gehören|wandert|wandern) (?:immer |sofort |gleich )?in (?:den (?:bio)?müll|den kompost|die (?:bio)?tonne)|(?:goes?|belongs?) (?:straight )?(?:in|into) the (?:bin|compost))(?!\p{L})/u,
);

/** "Grüne Kartoffeln aussortieren", "throw away any bitter courgette": the mentions, with what is not cooked left out. */
function sortedOut(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  return mentions.map((mention) => {
    const isBad = mention.values.some((value) => "rule" in value && SORTED_OUT.has(value.rule));
    if (!isBad) return mention;
    const before = text.slice(Math.max(0, mention.start - REACH), mention.start);
    const isOut = DISCARDS.test(before) || DISCARDED.test(text.slice(mention.end, mention.end + REACH));
    return isOut ? { ...mention, negated: true } : mention;
  });
}

/** Of a part that is taken off its food is left: "zdejmij skórkę z ziemniaka" leaves a potato. */
function withoutPartsTakenOff(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  const isPart = (value: Concept): boolean => value.kind === "term" && value.rule === PARTS;
  return mentions.flatMap((mention): readonly Mention<Concept>[] => {
    const { start, end, values } = mention;
    if (!values.some(isPart) || !PART_IN_POLISH.test(text.slice(start, end))) return [mention];
    if (!TAKEN_OFF.test(text.slice(Math.max(0, start - REACH), start))) return [mention];
    return withoutValues(mention, isPart);
  });
}

/**
 * The mentions without what is said to be spoiled and is not, or is thrown away, or only may be: whoever is told to
 * discard mouldy berries cooks without them.
 */
function withoutSpoiled(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  const isSpoiled = (value: Concept): boolean => value.kind === "term" && value.rule === SPOILED;
  return mentions.flatMap((mention): readonly Mention<Concept>[] => {
    if (!mention.values.some(isSpoiled) || !isNoState(text, mention)) return [mention];
    return withoutValues(mention, isSpoiled);
  });
}
