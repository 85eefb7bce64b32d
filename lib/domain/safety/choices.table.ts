import { expression } from "../shared/expression";

const OR = "(?:(?<!\\p{L})(?:or|oder|lub|albo|bądź)(?!\\p{L})|သို့ ?မဟုတ်|ဒါမှ ?မဟုတ်)";
/** "Steam the carrot sticks or serve them [raw]". */
const OR_BEFORE = expression(`^[^.!?;:\\n။]{0,80}${OR}[^.!?;:,\\n။]{0,30}$`, "u");
/** "[Whole] grapes or cut into [quarters]". */
const OR_BEHIND = expression(`^[^.!?;:,\\n။]{0,40},? ?${OR}(?: \\p{L}+){0,2} ?$`, "u");
/** "Steamed until [soft]". */
export const MORE_OF_IT = /^[^.!?;:,\n။]{0,20}$/u;
/** "Leave the other half [whole]", "ein paar [ganze]". */
export const OF_A_PART = expression(/(?<!\p{L})(?:(?:the )?(?:rest|others?|other half|other part|remaining|remainder|small(?:er|est)?(?: ones?)?|tin(?:y|iest)(?: ones?)?|little ones?)|otherwise|two|three|four|five|six|(?:give|offer) (?:your |the )?baby|a few|a couple|some|several|half|(?:den|der|die) (?:rest|restlichen|übrigen|andere hälfte|anderen)|ein paar|einige|manche|sonst|ansonsten|(?:dem|deinem|fürs) (?:baby|kind)|reszt[ęa]|pozostał\p{L}*|kilka|niektóre|część|drugą (?:połowę|część)|jedn[oąae]|dwa|dwie|trzy|w przeciwnym razie|dziecku|maluchowi|maluszkowi|niemowlęciu|dla (?:dziecka|malucha|maluszka))(?: \p{L}+){0,3} $|(?:ကျန်|အချို့|တချို့)[^။\n]{0,12}$/u);
/** "Into small [pieces]", "in a few [strips]": how they are, and of no part. */
export const OF_THE_PIECES = expression(/(?<!\p{L})(?:small(?:er|est)?|tin(?:y|iest)|two|three|four|five|six|a few|a couple of|some|several|half|ein paar|einige|kilka|dwa|dwie|trzy) $/u);
/** "Quarter the grapes if you like." */
export const IF_WISHED = expression(/^[^.!?;:,\n]*(?<!\p{L})(?:if you (?:like|want|wish|prefer)|if (?:desired|preferred|you have time)|optionally|wenn du (?:magst|willst|möchtest)|nach (?:belieben|wunsch)|jeśli (?:chcesz|wolisz))(?= ?(?:[.!?;:,\n]|$))/u);
/** "Ideally quarter the grapes", "you could quarter them". */
export const WISHED = expression(/(?<!\p{L})(?:ideally|preferably|consider|try to|you (?:could|may|might)|you may (?:want|wish|like) to|idealerweise|du könntest|możesz|najlepiej),? (?:also |auch |też )?$/u);
/** "Quarter the grapes unless they are small", "nur die großen". */
export const UNLESS_SMALL = expression(/^[^.!?;:\n]{0,50}(?<!\p{L})(?:unless (?:they|it|your|the|baby|he|she)|or (?:don't bother|leave (?:it|them) (?:be|alone|whole|as (?:it|they)|if|when))|(?:außer|es sei denn),? (?:sie|dein|das)|chyba że)(?!\p{L})/u);
/** Where something is done that may be left undone, and not beside a food that may be left out: "add mashed banana if you like". */
export const BEGINS_CLAUSE = expression(/(?:^|[.!?;:,\n]|(?<!\p{L})(?:and|then|und|dann|i|oraz|or)) ?$/u);
/** "Die Weintrauben nach Belieben vierteln", and not "nach Belieben geriebenen Apfel zugeben". */
export const WISHED_BEFORE = expression(/(?<!\p{L})nach (?:belieben|wunsch) $/u);
export const ENDS_CLAUSE = /^ ?(?:[.!?;,\n]|$)/u;
/** "Without quartering the grapes", "ohne sie zu vierteln". */
export const WITHOUT = expression(/(?<!\p{L})(?:without|skip|skipping|instead of|rather than) (?:the )?$|(?<!\p{L})(?:ohne|statt|anstatt)(?!\p{L})[^.!?;:,\n]{0,40} zu $/u);
/** "Vierteln muss man die Trauben nicht", "das Vierteln der Trauben ist nicht nötig". */
export const NEEDLESS = expression(/^(?: (?:der|des|von) (?:\p{L}+ ){0,2}?\p{L}+)? (?:(?:muss|musst|müsst|müssen|brauch\p{L}*) (?:man |du |ihr |sie |es )?[^.!?;:,\n]{0,30}?(?:nicht|kein\p{L}*)(?!\p{L})(?! (?:lange|sehr|zu|mehr als))|(?:ist|sind|wäre)(?: [^.!?;:,\n]{1,30}?)? (?:nicht (?:mehr )?(?:nötig|notwendig|erforderlich)|unnötig|überflüssig)|(?:entfällt|erübrigt sich)|(?:kann|kannst|können)[^.!?;:,\n]{0,30}? (?:sparen|weglassen|entfallen))/u);
export const ON_DOING = expression(/(?<!\p{L})auf (?:das|ein) $/u);
export const LEFT_OUT = /^[^.!?;:,\n]{0,50} verzicht/u;
export { OR_BEFORE, OR_BEHIND };
