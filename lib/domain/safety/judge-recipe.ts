import type { FoodId } from "../food/food-ids";
import {
  answeredLines,
  formsOfAll,
  isCookedUnnamed,
  isCutAgain,
  isCutForHeat,
  isCutInTitle,
  isPutBesideDish,
} from "./answered-lines";
import type { Finding } from "./finding";
import type { FormId } from "./form-ids";
import { isCutRaw, isPutIntoHeat, isStewed, OF_FLESH } from "./flesh-in-steps";
import type { Heat } from "./heat-of";
import { isWarning, judge, type FormState, type Judgement } from "./judge";
import { meant } from "./meant-foods";
import { boilsMilk, isOfCooked, namesBeans, saysTinned, slowCookedBeans } from "./ready-cooked";
import { sentencesAround } from "./sentences";
import type { Reading, Sighting } from "./reading";
import type { RuleSeverity } from "./rule";

/** The readings of a recipe: its ingredient lines one by one, and its prose (steps, serving, title). */
export interface RecipeReadings {
  readonly lines: readonly Reading[];
  readonly prose: readonly Reading[];
  /** That of the prose which says what is done, one thing after the other. */
  readonly steps?: Reading | undefined;
  /** That of the prose which is its title: it says what comes out, and takes back nothing that a step says. */
  readonly title?: Reading | undefined;
  /** That of the prose which says how it is served: what it warns of is not served. */
  readonly serving?: Reading | undefined;
  /** The title or the steps say that something is heated. */
  readonly heated: boolean;
  /** What the steps heat; nothing where the title says heat, which is of all. */
  readonly heats: readonly Heat[];
  /** The lines as written. */
  readonly inputs: readonly string[];
}

export interface RecipeJudgement {
  readonly findings: readonly Finding[];
  /** Some words say the hazard itself ("whole grapes"), so that adding a cut would contradict them. */
  readonly outright: boolean;
}

interface Seen {
  readonly judgement: Judgement;
  /** The line it stands in; `undefined` in the prose. */
  readonly line: number | undefined;
  /** It stands in the title. */
  readonly titled: boolean;
  /** A step or the serving text says that it is given to eat so. */
  readonly served: boolean;
  /** It is served or put to other food when all that the steps heat is over. */
  readonly behind: boolean;
  /** It is put to other food before, and may be cooked with it. */
  readonly putBefore: boolean;
  /** It is cut in a step, and not pulled apart or out of a tin, which is done with what was cooked. */
  readonly cutRaw: boolean;
  /** It is put beside the dish ("serve with carrot sticks"). */
  readonly beside: boolean;
  /** A later step heats whatever there is. */
  readonly heatedLater: boolean;
  readonly forms: ReadonlySet<FormId>;
}

/** What is judged together: one rule about one food, or about one word that is no food of the lexicon. */
function keyOf({ rule, food, named }: Judgement, surface: string): string {
  return named ? `${rule} named ${surface}` : `${rule} ${food ?? surface}`;
}

function gather(
  { lines, prose, steps, serving, title, heats }: RecipeReadings,
  months: number,
): ReadonlyMap<string, readonly Seen[]> {
  const groups = new Map<string, Seen[]>();
  const inLines = new Set(lines.flatMap(({ sightings }) => sightings.flatMap(({ foods }) => foods)));
  const end = heats.at(-1)?.end ?? Infinity;
  const around = sentencesAround(steps?.text ?? "");
  const ofAll = formsOfAll(steps);
  const add = (reading: Reading, line: number | undefined): void => {
    for (const seen of reading.sightings) {
      const inLine = ofAll.length === 0 ? seen : { ...seen, forms: new Set([...seen.forms, ...ofAll]) };
      const sighting = line === undefined ? meant(seen, inLines) : inLine;
      for (const judgement of judge(sighting, months)) {
        if (reading === serving && isWarning(judgement, sighting)) continue;
        const key = keyOf(judgement, sighting.surface);
        const group = groups.get(key) ?? [];
        const served = line === undefined && reading !== title && sighting.served;
        const isOver = reading === serving || (reading === steps && seen.start >= end);
        const behind = (seen.served || seen.put) && isOver;
        const isFlesh = reading === steps && OF_FLESH.has(judgement.rule);
        const sentence = isFlesh ? around(seen) : undefined;
        const isInto = sentence === undefined || isPutIntoHeat(reading, sentence, seen, heats);
        const putBefore = reading === steps && seen.put && !isOver && isInto;
        const cutRaw = sentence !== undefined && isCutRaw(reading, sentence, seen);
        const { forms } = sighting;
        const beside = line === undefined && isPutBesideDish(judgement, reading.text, seen);
        const heatedLater = reading === steps && heats.some((heat) => heat.isOfAnything && heat.start > seen.end);
        const titled = reading === title;
        group.push({ judgement, line, titled, served, behind, putBefore, cutRaw, beside, heatedLater, forms });
        groups.set(key, group);
      }
    }
  };
  lines.forEach((reading, index) => add(reading, index));
  for (const reading of prose) add(reading, undefined);
  return groups;
}

interface Hit {
  readonly judgement: Judgement;
  readonly line: number | undefined;
  readonly severity: RuleSeverity;
  readonly outright: boolean;
}

/** A hazard that is only a matter of the cut is no contradiction to the cut that is added. */
function hit({ judgement, line }: Pick<Seen, "judgement" | "line">, outright: boolean): readonly Hit[] {
  const { severity } = judgement;
  return severity === undefined ? [] : [{ judgement, line, severity, outright: outright && !judgement.stated }];
}

/** All that the steps heat is something else than the food. */
function isHeatOfOthers(food: FoodId | undefined, heats: RecipeReadings["heats"]): boolean {
  return (
    food !== undefined &&
    heats.length > 0 &&
    heats.every(({ foods, isOfAnything }) => !isOfAnything && !foods.has(food))
  );
}

/** A moment of heat or a soak, said in a step ("sear the beef briefly", "soak the beans"), where the steps go on to cook. */
function goesOn(seen: Seen, { heated, heats, steps }: RecipeReadings): Seen {
  const { judgement, line } = seen;
  if (!heated || line !== undefined || !judgement.onTheWay || judgement.state !== "hazard") return seen;
  const isStew = judgement.rule === "raw_meat" && steps !== undefined && isStewed(steps);
  if (isHeatOfOthers(judgement.food, heats) && !isStew) return seen;
  return { ...seen, judgement: { ...judgement, state: "unknown", severity: undefined } };
}

/** It stands in a line that says so. */
function isFromTin({ line }: Seen, lines: readonly Reading[]): boolean {
  const reading = line === undefined ? undefined : lines[line];
  return reading !== undefined && saysTinned(reading.text);
}

/** "Put the beans into the slow cooker", where the lines say that they were cooked before. */
function isOfCookedBeans({ rule, named }: Judgement, lines: readonly Reading[]): boolean {
  if (rule !== "undercooked_beans" || !named) return false;
  const own = lines.filter(namesBeans);
  return own.length > 0 && own.every(isOfCooked);
}

/** Raw milk that a step boils: of the milk alone, and not of cheese made of it. */
function isOfBoiledMilk({ rule, food }: Judgement, { steps }: RecipeReadings): boolean {
  return rule === "unpasteurised_dairy" && food === "cows_milk" && steps !== undefined && boilsMilk(steps);
}

/**
 * All that the steps heat is something else, and it is given to eat or, being meat or fish, put to other food when the
 * last heat is over: "Boil the potatoes. Serve with the mince", "Cook the rice. Mix with the salmon."
 */
function isLeftUncooked(group: readonly Seen[], { heats, lines }: RecipeReadings): boolean {
  const prose = group.filter(({ line, titled }) => line === undefined && !titled);
  if (prose.length === 0 || !prose.every(({ judgement }) => isHeatOfOthers(judgement.food, heats))) return false;
  if (group.some((seen) => isFromTin(seen, lines))) return false;
  if (prose.every(({ served }) => served)) return true;
  // All of a group are of one rule.
  const rule = prose[0]?.judgement.rule;
  if (rule === "raw_egg") return prose.every(({ behind }) => behind);
  if (rule === undefined || !OF_FLESH.has(rule) || prose.some(({ putBefore }) => putBefore)) return false;
  return prose.some(({ behind }) => behind) || prose.every(({ cutRaw }) => cutRaw);
}

/** "Flake the cod", in a recipe in which nothing is heated and no line says that it was. */
function isOnlySupposed({ judgement }: Seen, inLines: readonly Seen[], { heated, lines }: RecipeReadings): boolean {
  if (heated || !judgement.supposed || !OF_FLESH.has(judgement.rule)) return false;
  return inLines.some((seen) => seen.judgement.state === "unknown" && !isFromTin(seen, lines));
}

/** What an unknown form comes to in a recipe: raw food has to be said to be cooked, and is where heat is said. */
function unstated(seen: Seen, heated: boolean): readonly Hit[] {
  const { judgement, line } = seen;
  if (!judgement.untilCooked || heated) return hit(seen, false);
  return judgement.stage === undefined ? [] : [{ judgement, line, severity: judgement.stage, outright: false }];
}

/** The sightings of one line as one: a form said once holds for each time the line names the food ("2 apples (1 large)"). */
function byLine(group: readonly Seen[]): readonly Seen[] {
  const order: Record<FormState, number> = { acceptable: 0, hazard: 1, unknown: 2 };
  const lines = new Map<number, Seen>();
  for (const seen of group) {
    if (seen.line === undefined) continue;
    const known = lines.get(seen.line);
    const clearer = known === undefined || order[seen.judgement.state] < order[known.judgement.state];
    if (clearer) lines.set(seen.line, seen);
  }
  return [...lines.values()];
}

/**
 * The hits of one rule about one thing. A hazard that the prose says outright counts unless a later step takes it away
 * ("cut it into chunks", "steam it until soft"); one that is said of what is given to eat always does. A form that the
 * prose gives it holds for the lines too, which name what is bought, unless a line says a state that nothing takes back
 * ("with a runny yolk"); a line answers for itself only.
 */
function weigh(seen: readonly Seen[], readings: RecipeReadings): readonly Hit[] {
  const heated = readings.heated && !isLeftUncooked(seen, readings);
  const group = seen.map((each) => goesOn(each, readings));
  const named = group.filter(({ judgement }) => judgement.named);
  if (named.length > 0) return named.flatMap((seen) => hit(seen, true));
  const prose = group.filter(({ line }) => line === undefined);
  const last = prose.findLastIndex(
    ({ judgement, titled }) => judgement.state === "acceptable" && !judgement.supposed && !titled,
  );
  const untilSoft = prose.slice(0, last + 1);
  const outright = prose
    .filter(({ judgement, served }, at) => judgement.state === "hazard" && (at > last || judgement.final || served))
    .filter((seen) => (last === -1 && !isCookedUnnamed(group, readings.heats)) || !isCutInTitle(seen))
    .filter((seen) => !isCutAgain(seen, untilSoft) && !(isCutForHeat(seen) && !seen.served))
    .flatMap((seen) => hit(seen, true));
  const final = group.filter(
    ({ judgement, line }) => line !== undefined && judgement.state === "hazard" && judgement.final,
  );
  outright.push(...final.flatMap((seen) => hit(seen, true)));
  const accepted = prose[last] ?? prose.find(({ judgement }) => judgement.state === "acceptable");
  const lines = byLine(group);
  if (accepted !== undefined && !isOnlySupposed(accepted, lines, readings)) {
    // "Łosoś w płatkach" does not cook the smoked salmon of a line.
    if (accepted.judgement.supposed)
      outright.push(
        ...lines.filter(({ judgement }) => judgement.state === "hazard").flatMap((seen) => hit(seen, true)),
      );
    const isAnswered = answeredLines(lines, prose);
    const open = lines.filter((line) => !isAnswered(line)).flatMap((line) => unstated(line, heated));
    return [...outright, ...hit(accepted, false), ...open];
  }
  const fromLines = lines.flatMap((seen) => {
    if (seen.judgement.state === "hazard") return hit(seen, true);
    return seen.judgement.state === "unknown" ? unstated(seen, heated) : hit(seen, false);
  });
  const open = lines.length > 0 ? [] : prose.filter(({ judgement }) => judgement.state === "unknown").slice(0, 1);
  return [...outright, ...fromLines, ...open.flatMap((seen) => unstated(seen, heated))];
}

/**
 * "Cook until just set and still runny", said of no food: it counts for every food of the recipe that must not be so. Only
 * forms that nothing takes back are read like this.
 */
function unboundHits({ lines, prose }: RecipeReadings, months: number): readonly Hit[] {
  const unbound = new Set<FormId>(prose.flatMap((reading) => [...reading.unbound]));
  if (unbound.size === 0) return [];
  const saidOf = (sighting: Sighting): Sighting => ({ ...sighting, forms: new Set([...sighting.forms, ...unbound]) });
  return [...lines, ...prose]
    .flatMap(({ sightings }) => sightings.flatMap((sighting) => judge(saidOf(sighting), months)))
    .filter(({ final, named, stated }) => (final || (stated && unbound.has("raw"))) && !named)
    .flatMap((judgement) => hit({ judgement, line: undefined }, true));
}

export function judgeRecipe(readings: RecipeReadings, months: number): RecipeJudgement {
  const hits = [
    ...[...gather(readings, months).values()].flatMap((group) => weigh(group, readings)),
    ...unboundHits(readings, months),
  ];
  const counted = hits.filter(
    ({ judgement }) => !isOfCookedBeans(judgement, readings.lines) && !isOfBoiledMilk(judgement, readings),
  );
  const inputOf = (line: number | undefined) => (line === undefined ? undefined : readings.inputs[line]?.trim());
  const { lines, steps, title } = readings;
  const slow = steps === undefined ? [] : slowCookedBeans(lines, steps, title);
  const slowFindings = slow.map((line): Finding => {
    const input = inputOf(line);
    return { ruleId: "undercooked_beans", severity: "forbid", ...(input === undefined ? {} : { input }) };
  });
  const findings = counted.map(({ judgement, line, severity }): Finding => {
    const input = inputOf(line);
    return {
      ruleId: judgement.rule,
      severity,
      ...(judgement.food === undefined ? {} : { foodId: judgement.food }),
      ...(input === undefined ? {} : { input }),
    };
  });
  return {
    findings: [...findings, ...slowFindings],
    outright: counted.some(({ outright, severity }) => outright && severity === "transform"),
  };
}
