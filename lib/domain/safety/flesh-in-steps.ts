import { expression } from "../shared/expression";
import type { Heat } from "./heat-of";
import { saysTinned } from "./ready-cooked";
import type { Reading, Sighting } from "./reading";
import type { RuleId } from "./rule-ids";
import { saysPrepared, saysPutTogether } from "./serving-words.table";
import type { Span } from "./spans";

/** What nobody stirs into a hot dish to be cooked by it. */
export const OF_FLESH: ReadonlySet<RuleId> = new Set<RuleId>(["raw_meat", "raw_fish", "raw_shellfish"]);

/** Whether its sentence puts things together before its heat is over: not "boil the potatoes and toss with the ham". */
export function isPutIntoHeat({ text }: Reading, sentence: Span, { start }: Sighting, heats: readonly Heat[]): boolean {
  const over = heats.find((heat) => heat.end > start)?.end ?? sentence.end;
  return saysPutTogether(text.slice(sentence.start, Math.min(over, sentence.end)));
}

/** Whether its sentence cuts it, and does not pull it apart or take it out of a tin, which is done with what was cooked. */
export function isCutRaw({ text }: Reading, { start, end }: Span, { forms }: Sighting): boolean {
  const sentence = text.slice(start, end);
  return saysPrepared(sentence) && !forms.has("shredded") && !saysTinned(sentence);
}

/** It is browned, and then simmers in what is poured over it, though the step names only what else goes in. */
const STEWED = expression(
  /(?<!\p{L})(?:sear|brown|anbrat|angebrat|brat|brät|obsmaż|podsmaż)[^]{0,250}?(?<!\p{L})(?:add|pour|cover|top up|aufgieß|aufgieß|ablösch|zugieß|angieß|dazugeb|zugeb|wasser|zalej|dolej|podlej|wlej|dodaj)\p{L}*[^.!?\n]{0,80}(?<!\p{L})(?:water|stock|broth|liquid|passata|wasser|brühe|fond|wod\p{L}+|bulion\p{L}*|wywar\p{L}*|zugeben|dazugeben|aufgießen)(?!\p{L})[^.!?\n]{0,120}(?<!\p{L})(?:simmer|stew|brais|boil|cook|blip|hour|schmor|köchel|koch|stunde|dus|duś|gotuj|gotow|godzin)\p{L}*/u,
);
const ELSEWHERE = expression(
  /(?<!\p{L})(?:(?:another|separate|second|different|clean|own) (?:pan|pot|saucepan)|separately|set (?:(?:it|them|the \p{L}+) )?aside|andere[nrms]? (?:topf|pfanne)|zweite[nrms]? (?:topf|pfanne)|separat|extra|beiseite|zur seite|osobn\p{L}*|oddzieln\p{L}*|drugi\p{L}* (?:garn|patel)\p{L}*|odłóż)(?!\p{L})/u,
);

/** Whether the steps brown something and let it simmer in the same pot. Linear in the text. */
export function isStewed({ text }: Reading): boolean {
  return STEWED.test(text) && !ELSEWHERE.test(text);
}
