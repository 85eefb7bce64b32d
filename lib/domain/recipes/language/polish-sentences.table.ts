import type { AgeGroup } from "../../food/age";
import type { PolishName, Preparation } from "../../food/food";
import type { DishFormId } from "../plan/dish-form";
import type { RawCut } from "../procedure/step";
import { capitalised } from "./numbers";
import { heat } from "./polish-cooking.table";
import { minutesOf, withPreposition as ze, type PolishNouns } from "./polish-nouns";
import type { Phrasebook, ServedCut } from "./recipe-language";
import { hasCasing, hasInside, isClear, isDrained, isSmallFruit } from "./same-work";

/**
 * What is done before cutting: with the food named, and after another verb that has named it. `{acc}` is the food in
 * the accusative, `{zgen}` in the genitive after "z" or "ze".
 */
export const BEFORE: Readonly<Record<Preparation, readonly [withFood: string, alone: string]>> = {
  wash: ["umyj {acc}", "umyj"],
  peel: ["obierz {acc}", "obierz"],
  core: ["wytnij twardy środek {zgen}", "wytnij twardy środek"],
  deseed: ["usuń wszystkie pestki {zgen}", "usuń wszystkie pestki"],
  pit: ["usuń pestki {zgen}", "usuń pestki"],
  removeSkin: ["zdejmij skórkę {zgen}", "zdejmij skórkę"],
  removeBones: ["usuń wszystkie ości i kości {zgen}", "usuń wszystkie ości i kości"],
  removeMembrane: ["usuń skórkę i wszystkie błonki {zgen}", "usuń skórkę i wszystkie błonki"],
  removeShell: ["obierz {acc} ze skorupki", "obierz ze skorupki"],
  removeStrings: ["usuń włókna {zgen}", "usuń włókna"],
  trim: ["oczyść {acc}", "oczyść"],
  rinse: ["opłucz {acc}", "opłucz"],
  soak: ["namocz {acc} w wodzie", "namocz w wodzie"],
  boilHard: ["ugotuj {acc}, aż białko i żółtko się zetną", "ugotuj, aż białko i żółtko się zetną"],
  boilAndDrain: ["ugotuj {acc} w dużej ilości wody i wodę wylej", "ugotuj w dużej ilości wody i wodę wylej"],
  grind: ["zmiel {acc} na drobny proszek", "zmiel na drobny proszek"],
};

/** The pods are opened raw; the skins come off when the beans were scalded. */
export const OF_BROAD_BEANS: Readonly<Partial<Record<Preparation, readonly [withFood: string, alone: string]>>> = {
  removeShell: ["wyłuskaj {acc} ze strąków", "wyłuskaj ze strąków"],
  removeSkin: ["po sparzeniu wrzątkiem zdejmij skórkę {zgen}", "po sparzeniu wrzątkiem zdejmij skórkę z każdego ziarna"],
};
/** A strawberry has no stone that could be taken out. */
export const QUARTERED_WHOLE = "pokroić wzdłuż w ćwiartki";
export const OFFERED_LOOSE = "Duże kawałki podaj do rączki, a to, co drobne lub rozgniecione, na napełnionej łyżeczce.";

export const TOAST: Readonly<Record<AgeGroup, string>> = {
  "6-9": "w paski szerokie na dwa palce",
  "9-12": "w paski i małe kawałki",
  "12-24": "na małe kawałki",
};

export const HARD_BOILED: Readonly<Record<AgeGroup, string>> = {
  "6-9": "rozgnieć dokładnie z odrobiną wody",
  "9-12": "posiekaj drobno",
  "12-24": "pokrój wzdłuż w ćwiartki",
};
/** One mango has one stone. */
export const ONE_STONE = ["usuń pestkę {zgen}", "usuń pestkę"] as const;
/** Meat has "kości" and "skóra", fish has "ości". */
export const BONES_OF_MEAT = ["usuń wszystkie kości {zgen}", "usuń wszystkie kości"] as const;
export const BONES_OF_FISH = ["usuń wszystkie ości {zgen}", "usuń wszystkie ości"] as const;
export const TRIM_MEAT = ["odkrój tłuszcz oraz błonki {zgen}", "odkrój tłuszcz oraz błonki"] as const;
export const SHELL_OF_SEAFOOD = ["obierz {acc} z pancerzyków", "obierz z pancerzyków"] as const;
export const SKIN_OF_ANIMALS = ["zdejmij skórę {zgen}", "zdejmij skórę"] as const;

/** `{}` is the food in the accusative, or its pronoun. */
export const CUT: Readonly<Record<RawCut, string>> = {
  chunks: "pokrój {} na równe części",
  stick: "pokrój {} w słupki szerokie na dwa palce i długie jak palec",
  fingerLong: "pokrój {} na kawałki długości palca",
  wedge: "pokrój {} w łódeczki szerokie na dwa palce",
  thinWedge: "pokrój {} w cienkie łódeczki",
  strip: "pokrój {} w paski szerokie na dwa palce",
  thinStrip: "pokrój {} w cienkie, krótkie paski",
  dice: "pokrój {} drobno, na kawałki wielkości około 1 cm",
  smallPieces: "pokrój {} drobno, na płaskie kawałki wielkości około 1 cm",
  sliver: "porwij {} na cieniutkie paski",
  floret: "podziel {} na duże różyczki z trzonkiem do trzymania",
  quarter: "pokrój {} wzdłuż w ćwiartki",
  quarterFlat: "pokrój {} wzdłuż w ćwiartki, a kawałki spłaszcz",
  finelyChop: "posiekaj {} bardzo drobno",
  shred: "pokrój {} w cieniutkie, krótkie paski",
  grate: "zetrzyj {} na drobnej tarce",
  flatten: "zgnieć każdą sztukę na płasko",
  mash: "rozgnieć {} dokładnie widelcem",
  sieve: "rozgnieć {}, a potem przetrzyj przez sito, tak aby nie została żadna pestka ani skórka",
  short: "połam {} na krótkie kawałki około 2 cm",
  none: "",
};

/** Cuts as a parent reads them on a chip, after "obierz" and "ugotuj do miękkości". */
export const SERVED_CUT: Readonly<Record<ServedCut, string>> = {
  stick: "pokrój w słupki szerokie na dwa palce",
  fingerLong: "pokrój na kawałki długości palca",
  wedge: "pokrój w łódeczki szerokie na dwa palce",
  strip: "pokrój w paski szerokie na dwa palce",
  dice: "pokrój na kawałki wielkości około 1 cm",
  smallPieces: "pokrój na małe, płaskie kawałki",
  mash: "dokładnie rozgnieć",
  puree: "zmiksuj na gładko",
  grate: "zetrzyj drobno na tarce",
  shred: "podziel na cienkie włókna albo paseczki",
  mince: "posiekaj bardzo drobno",
  flake: "rozdziel na płatki, sprawdzając jeszcze raz, czy nie ma ości",
  quarter: "pokrój wzdłuż w ćwiartki",
  flatten: "zgnieć każdą sztukę na płasko",
  floret: "podaj duże różyczki z trzonkiem do trzymania",
  finelyChop: "posiekaj bardzo drobno",
  ground: "używaj tylko drobno zmielonych",
  thinSpread: "rozsmaruj cieniutko albo rozcieńcz ciepłą wodą",
  stirIn: "wmieszaj do potrawy",
  liquid: "użyj jako płynu do potrawy albo podaj po łyku z otwartego kubka",
  toastFinger: "lekko opiecz i pokrój w paski szerokie na dwa palce",
  soft: "podaj wilgotne",
  sieve: "przetrzyj przez sito, tak aby nie została żadna pestka ani włókno",
  takeOut: "gotuj w potrawie i wyjmij przed podaniem",
};

/** Of what is eaten with a spoon as it is. */
export const OFFERED_SOFT = "podaj na łyżeczce albo rozsmaruj cieniutko";

/** What agrees with the food, in its gender: served moist in the accusative, used ground in the genitive. */
export const AGREEING: Readonly<Record<"soft" | "ground", Readonly<Record<PolishName["gender"], string>>>> = {
  soft: { masculine: "podaj wilgotny", feminine: "podaj wilgotną", neuter: SERVED_CUT.soft, plural: SERVED_CUT.soft },
  ground: {
    masculine: "używaj tylko drobno zmielonego",
    feminine: "używaj tylko drobno zmielonej",
    neuter: "używaj tylko drobno zmielonego",
    plural: SERVED_CUT.ground,
  },
};

/** Of a fruit that is too large to be pressed whole. */
export const FLATTENED = "zgnieć {} na płasko";

export const THIN_CUT = {
  wedge: "pokrój w cienkie łódeczki",
  strip: "pokrój w cienkie, krótkie paski",
} as const;

/** Title of a dish. `{ins}` is what is in it, "z marchewką i ryżem"; `{gen}` what it is made of, "z marchewki i ryżu"; `{nom}` "Marchewka i ryż". */
export const TITLES: Readonly<Record<DishFormId, readonly [named: string, plain: string]>> = {
  soup: ["Zupa {ins}", "Delikatna zupa warzywna"],
  congee: ["Kleik z ryżu {ins}", "Kleik z ryżu"],
  dal: ["Dal {gen}", "Delikatny dal"],
  fruitSoup: ["Ciepła zupa owocowa {ins}", "Ciepła zupa owocowa"],
  stew: ["Potrawka {gen}", "Delikatna potrawka"],
  grainPot: ["Jednogarnkowe danie {ins}", "Jednogarnkowe danie z kaszą"],
  compote: ["Mus {gen}", "Mus owocowy"],
  steamedPlate: ["Danie na parze {ins}", "Danie na parze"],
  eggCustard: ["Jajko na parze {ins}", "Jajko na parze"],
  steamedFruit: ["Talerz miękkich owoców {ins}", "Talerz miękkich owoców"],
  stirFry: ["{nom} z patelni", "Delikatne danie z patelni"],
  scramble: ["Ścięta jajecznica {ins}", "Ścięta jajecznica"],
  thickFritter: ["Gruby placek {ins}", "Gruby placek"],
  fruitPan: ["{nom} z patelni na ciepło", "Owoce z patelni na ciepło"],
  puree: ["Puree {gen}", "Delikatne puree"],
  spread: ["Smarowidło {gen}", "Delikatne smarowidło"],
  porridge: ["Kaszka {ins}", "Kaszka"],
  smoothieBowl: ["Miseczka owocowa {ins}", "Miseczka owocowa"],
  fingerPlate: ["{nom} do rączki", "Danie do rączki"],
  patties: ["Kotleciki {gen}", "Miękkie kotleciki"],
  omelette: ["Paski omletu {ins}", "Paski omletu"],
  pancakes: ["Placuszki {ins}", "Małe placuszki"],
  fruitFingers: ["Owoce do rączki {ins}", "Owoce do rączki"],
  toastFingers: ["Paseczki tostów {ins}", "Paseczki tostów"],
  porridgeFingers: ["Paseczki z kaszki {ins}", "Paseczki z kaszki"],
  trayBake: ["{nom} z blachy", "Danie z blachy"],
  frittata: ["Frittata {ins}", "Frittata"],
  bakedPatties: ["Pieczone kotleciki {gen}", "Pieczone kotleciki"],
  muffins: ["Muffinki {ins}", "Małe muffinki"],
  bakedOats: ["Pieczone kwadraciki {ins}", "Pieczone kwadraciki"],
  bakedFruit: ["{nom} z piekarnika", "Pieczone owoce"],
  lentilSoup: ["Gęsta zupa {gen}", "Gęsta zupa"],
  noodleSoup: ["Treściwa zupa {ins}", "Treściwa zupa"],
  fishSoup: ["Łagodna zupa {ins}", "Łagodna zupa"],
  creamSoup: ["Aksamitna zupa {gen}", "Aksamitna zupa"],
  beanSoup: ["Wiejska zupa {gen}", "Wiejska zupa"],
  ragout: ["Ragout {gen}", "Ragout"],
  pastaPot: ["Gęste danie z garnka {ins}", "Gęste danie z garnka"],
  beanPot: ["Duszone danie {ins}", "Duszone danie"],
  creamStew: ["Łagodna potrawka {gen}", "Łagodna potrawka"],
  sweetGrain: ["Ciepła miseczka {ins}", "Ciepła miseczka"],
  steamedFish: ["Delikatne danie na parze {ins}", "Delikatne danie na parze"],
  steamedPatties: ["Kotleciki na parze {gen}", "Kotleciki na parze"],
  steamedCakes: ["Placuszki na parze {ins}", "Placuszki na parze"],
  panNoodles: ["Kolorowe danie z patelni {ins}", "Kolorowe danie z patelni"],
  friedRice: ["Miękkie danie z patelni {ins}", "Miękkie danie z patelni"],
  hash: ["Domowa patelnia {ins}", "Domowa patelnia"],
  panMince: ["Soczyste danie z patelni {ins}", "Soczyste danie z patelni"],
  potatoMash: ["Puszyste puree {gen}", "Puszyste puree"],
  beanMash: ["Gładkie puree {gen}", "Gładkie puree"],
  savouryPorridge: ["Wytrawna kaszka {ins}", "Wytrawna kaszka"],
  fruitMash: ["Gęsty przecier {gen}", "Gęsty przecier owocowy"],
  meatFingers: ["Miękkie wałeczki {gen}", "Miękkie wałeczki"],
  vegFritters: ["Złote placuszki {gen}", "Złote placuszki"],
  polentaFingers: ["Wytrawne paseczki {gen}", "Wytrawne paseczki"],
  eggyBread: ["Grzanki w jajku {ins}", "Grzanki w jajku"],
  fishParcel: ["{nom} z papilotu", "Danie z papilotu"],
  gratin: ["Zapiekanka warstwowa {ins}", "Zapiekanka warstwowa"],
  pastaBake: ["Zapiekanka {ins}", "Zapiekanka"],
};

/** What the dish is called in the accusative, for letting it cool, and the pronoun for it. */
export const DISHES: Readonly<Record<DishFormId, readonly [dish: string, it: "ją" | "go" | "je"]>> = {
  soup: ["zupę", "ją"],
  congee: ["kleik", "go"],
  dal: ["dal", "go"],
  fruitSoup: ["zupę", "ją"],
  stew: ["potrawkę", "ją"],
  grainPot: ["danie", "je"],
  compote: ["mus", "go"],
  steamedPlate: ["danie", "je"],
  eggCustard: ["jajko", "je"],
  steamedFruit: ["danie", "je"],
  stirFry: ["danie", "je"],
  scramble: ["jajecznicę", "ją"],
  thickFritter: ["placek", "go"],
  fruitPan: ["danie", "je"],
  puree: ["puree", "je"],
  spread: ["smarowidło", "je"],
  porridge: ["kaszkę", "ją"],
  smoothieBowl: ["danie", "je"],
  fingerPlate: ["kawałki", "je"],
  patties: ["kotleciki", "je"],
  omelette: ["omlet", "go"],
  pancakes: ["placuszki", "je"],
  fruitFingers: ["danie", "je"],
  toastFingers: ["tosty", "je"],
  porridgeFingers: ["paseczki", "je"],
  trayBake: ["pieczone kawałki", "je"],
  frittata: ["frittatę", "ją"],
  bakedPatties: ["kotleciki", "je"],
  muffins: ["muffinki", "je"],
  bakedOats: ["kwadraciki", "je"],
  bakedFruit: ["danie", "je"],
  lentilSoup: ["zupę", "ją"],
  noodleSoup: ["zupę", "ją"],
  fishSoup: ["zupę", "ją"],
  creamSoup: ["zupę", "ją"],
  beanSoup: ["zupę", "ją"],
  ragout: ["ragout", "je"],
  pastaPot: ["danie", "je"],
  beanPot: ["danie", "je"],
  creamStew: ["potrawkę", "ją"],
  sweetGrain: ["danie", "je"],
  steamedFish: ["danie", "je"],
  steamedPatties: ["kotleciki", "je"],
  steamedCakes: ["placuszki", "je"],
  panNoodles: ["danie", "je"],
  friedRice: ["danie", "je"],
  hash: ["danie", "je"],
  panMince: ["danie", "je"],
  potatoMash: ["puree", "je"],
  beanMash: ["puree", "je"],
  savouryPorridge: ["kaszkę", "ją"],
  fruitMash: ["przecier", "go"],
  meatFingers: ["wałeczki", "je"],
  vegFritters: ["placuszki", "je"],
  polentaFingers: ["paseczki", "je"],
  eggyBread: ["grzanki", "je"],
  fishParcel: ["danie z papilotu", "je"],
  gratin: ["zapiekankę", "ją"],
  pastaBake: ["zapiekankę", "ją"],
};

function thinStrips({ foods, accusative, genitive, them }: PolishNouns): string {
  return hasCasing(foods)
    ? `Zdejmij skórkę ${ze(genitive)}, pokrój ${them} wzdłuż w cienkie, krótkie paski`
    : `Pokrój ${accusative} w cienkie, krótkie paski`;
}

/** What is bought ground is called so: "bardzo drobno mielone migdały"; the rest is grated. */
function isGround({ accusative }: PolishNouns): boolean {
  return accusative.startsWith("mielon");
}

const FULL_FAT: Readonly<Record<PolishNouns["them"], string>> = {
  ją: "pełnotłustą",
  go: "pełnotłusty",
  je: "pełnotłuste",
};

type Tables = Pick<
  Phrasebook<PolishNouns>,
  | "states" | "note" | "drain" | "grain" | "pasta" | "soakGrain" | "swell" | "crumble" | "join" | "onTray" | "alongside" | "side" | "infuse" | "thicken" | "finish" | "texture" | "set" | "add" | "grindOats" | "grate" | "foldIn" | "rest" | "rise" | "done"
  | "flatbread" | "moisten" | "squish" | "family" | "beside" | "stirring" | "servedPreparation" | "ownShape" | "servedSize" | "safety"
>;

/**
 * Every Polish sentence that needs no more than the list of foods. States stand after an amount and follow no gender:
 * they say what to do, because a participle would have to agree with each food.
 */
export const SENTENCES: Tables = {
  states: {
    cookedSoft: "ugotować do miękkości",
    cookedGrated: "zetrzeć na drobnej tarce i ugotować",
    cookedChopped: "drobno posiekać i ugotować do miękkości",
    cookedThin: "ugotować do miękkości i pokroić w cienkie paski",
    cookedQuartered: "pokroić wzdłuż w ćwiartki i ugotować do miękkości",
    cookedStrips: "ugotować i pokroić w płaskie paski",
    drainedChopped: "drobno posiekać, ugotować do miękkości, wodę wylać",
    eggFirmCut: "ugotować na twardo i rozgnieść lub drobno posiekać",
    slivers: "porwać na cieniutkie paski",
    cookedPressed: "ugotować do miękkości i rozgnieść na płasko",
    blended: "ugotować do miękkości i zmiksować na gładko",
    sieved: "przetrzeć przez sito, bez pestek i skórki",
    drained: "ugotować do miękkości, wodę wylać",
    beansMashed: "namoczyć, ugotować do miękkości i rozgnieść na puree",
    beansPressed: "namoczyć, ugotować do miękkości i rozgnieść na płasko",
    lentilsMashed: "ugotować do pełnej miękkości i rozgnieść na puree",
    shredded: "bez skóry i kości, dobrze ugotować, rozdzielić na drobne włókna",
    tenderStrip: "bez skóry i kości, ugotować do pełnej miękkości i pokroić w szerokie paski",
    bonedShredded: "bez kości, dobrze ugotować, rozdzielić na drobne włókna",
    bonedStrip: "bez kości, ugotować do pełnej miękkości i pokroić w szerokie paski",
    crumbled: "dobrze ugotować i drobno pokruszyć",
    throughInside: "dobrze ugotować, upiec lub usmażyć, bez różowego w środku",
    flaked: "bez ości, dobrze ugotować i rozdzielić na płatki",
    minced: "dobrze ugotować i bardzo drobno posiekać",
    liverMashed: "dobrze ugotować i rozgnieść na puree",
    eggFirm: "białko i żółtko mają być całkowicie ścięte",
    quartered: "pokroić wzdłuż w ćwiartki, usunąć pestki, jeśli są",
    squashed: "zgnieść na płasko",
    mashed: "rozgnieść na puree",
    ripeSticks: "tylko miękki, dojrzały owoc, pokroić w długie słupki",
    ripePieces: "tylko miękki, dojrzały owoc, pokroić drobno, na płaskie kawałki",
    thinSlices: "pokroić w cienkie, krótkie paski",
    filleted: "bez skórki, błonek i pestek, drobno posiekać",
    grated: "zetrzeć drobno na tarce",
    ground: "drobno zmielić",
    thinned: "rozcieńczyć ciepłą wodą",
    thinLayer: "podać cienką warstwą",
    gelled: "namoczyć, aż powstanie żel",
    soakedBlended: "namoczyć, ugotować i zmiksować na gładko",
    finelyChopped: "drobno posiekać",
    rubbed: "drobno rozetrzeć",
    fewDrops: "przecedzić przez sitko",
    grainSoft: "ugotować do pełnej miękkości",
    pastaShort: "ugotować do pełnej miękkości i pokroić drobno, na krótkie kawałki",
    toastFingers: "lekko opiec i pokroić w paski",
    dipped: "namoczyć w jajku i dobrze usmażyć z obu stron",
    cookedThrough: "dobrze ugotować lub upiec w potrawie",
    takenOut: "ugotować w potrawie i wyjąć",
    warmStrips: "zmiękczyć i pokroić w małe paski",
    plain: "",
  },
  note: {
    greenPotato: () => "Przy obieraniu wytnij z dużym zapasem każde zielone miejsce i każde oczko.",
    bitterGourd: ({ genitive, them }) => `Przed gotowaniem spróbuj odrobiny ${genitive}; jeśli smakuje gorzko, wyrzuć ${them}.`,
    boilAway: () => "Wylej wodę z gotowania.",
    leavesNever: () => "Jada się tylko łodygi, nigdy liście.",
    stringsOut: () => "Usuń wszystkie włókniste części.",
    onlyClosed: ({ accusative }) => `Wyszoruj ${accusative} pod zimną wodą i usuń bisior; wyrzuć to, co jest pęknięte albo nie zamyka się po stuknięciu.`,
    onlyOpened: () => "Wyrzuć to, co się podczas gotowania nie otworzyło, a z reszty wyjmij mięso.",
    stonesOut: ({ genitive }) => `Wyjmij wszystkie pestki ${ze(genitive)}.`,
  },
  drain: ({ accusative }, minutes) => `Gotuj ${accusative} w dużej ilości wody, bez przykrycia, przez ${minutesOf(minutes)}, aż do pełnej miękkości, i wylej wodę.`,
  grain: ({ accusative, foods }, minutes) =>
    isDrained(foods)
      ? `Gotuj ${accusative} w dużej ilości wody na małym ogniu przez ${minutesOf(minutes)}, często mieszając, aż do pełnej miękkości, i odcedź.`
      : `Gotuj ${accusative} w pięciokrotnej ilości wody na małym ogniu przez ${minutesOf(minutes)}, często mieszając, aż do pełnej miękkości.`,
  pasta: ({ accusative, them }, minutes) => `W dużej ilości wody bez soli gotuj ${accusative} przez ${minutesOf(minutes)}, do pełnej miękkości, odcedź i pokrój ${them} na krótkie kawałki około 2 cm.`,
  soakGrain: ({ accusative, nominative }, minutes) => `Zalej ${accusative} dwa razy większą ilością wrzątku, przykryj i odstaw poza ogniem na ${minutesOf(minutes)}, aż ${nominative} napęcznieje i zupełnie zmięknie, a potem spulchnij widelcem.`,
  swell: ({ nominative }, minutes) => `Zdejmij garnek z ognia i odstaw pod przykryciem na ${minutesOf(minutes)}, aż ${nominative} dobrze napęcznieje.`,
  crumble: {
    pot: ({ accusative }, minutes, fats) =>
      fats === undefined
        ? `Wkrusz ${accusative} do garnka, dodaj 3 łyżki wody i mieszaj na średnim ogniu przez ${minutesOf(minutes)}, rozdrabniając każdą grudkę, aż mięso przestanie być różowe.`
        : `${heat(fats)} w garnku z grubym dnem ${fats.accusative}, wkrusz ${accusative} i mieszaj na średnim ogniu przez ${minutesOf(minutes)}, rozdrabniając każdą grudkę, aż mięso przestanie być różowe; nie musi się rumienić.`,
    widePan: ({ accusative }, minutes) => `Wkrusz ${accusative} na szeroką patelnię, dodaj 3 łyżki wody i mieszaj na średnim ogniu przez ${minutesOf(minutes)}, rozdrabniając każdą grudkę, aż mięso przestanie być różowe.`,
    smallPan: ({ accusative }, minutes) => `Wkrusz ${accusative} na małą patelnię, dodaj 4 łyżki wody i duś na średnim ogniu przez ${minutesOf(minutes)}, mieszając i rozdrabniając każdą grudkę, aż mięso będzie dobrze ugotowane i przestanie być różowe.`,
  },
  join: (place, foods, liquids) => {
    const poured = `lej ${liquids?.accusative ?? "odrobinę wody"}`;
    const boiled = place === "pot" ? " i zagotuj" : "";
    if (foods === undefined) return `W${poured}${boiled}.`;
    if (place === "pan") return `Rozłóż na wierzchu ${foods.accusative} i w${poured}.`;
    if (place === "braise") return `Dodaj ${foods.accusative}, mieszaj przez 2 minuty i w${poured}.`;
    return `Dodaj ${foods.accusative}${boiled === "" ? " i" : ","} w${poured}${boiled}.`;
  },
  onTray: ({ accusative }) => `Dołóż ${accusative} na blachę.`,
  alongside: ({ accusative }) => `Obok podaj ${accusative}.`,
  side: ({ put, accusative }, minutes) => `${capitalised(put)} ${accusative} do małego garnka, zalej wodą i gotuj pod przykryciem na małym ogniu przez ${minutesOf(minutes)}.`,
  infuse: ({ accusative, them }, minutes) => `Gotuj ${accusative} w odrobinie wody przez ${minutesOf(minutes)}, wyjmij ${them}, wyrzuć i zwilż danie łyżką tej wody.`,
  thicken: ({ foods, accusative }, minutes, inPot) => {
    const done = isClear(foods) ? "aż zgęstnieje i stanie się przejrzyste, bez białych grudek" : "aż zgęstnieje";
    return inPot
      ? `Rozmieszaj ${accusative} w odrobinie zimnej wody na gładko, wlej do garnka i gotuj na małym ogniu przez ${minutesOf(minutes)}, mieszając, ${done}.`
      : `Rozmieszaj ${accusative} w odrobinie zimnej wody na gładko, podgrzewaj, mieszając, i gotuj na małym ogniu przez ${minutesOf(minutes)}, ${done}.`;
  },
  finish: {
    shred: ({ accusative, them }) => `Sprawdź ${accusative}: w środku nie może być nic różowego, a wypływający płyn ma być przejrzysty. Pokrój ${them} w poprzek włókien i rozdziel na drobne włókna.`,
    strip: ({ accusative, them }) => `Sprawdź ${accusative}: w środku nie może być nic różowego, a wypływający płyn ma być przejrzysty. Pokrój ${them} wzdłuż włókien w bardzo miękkie paski szerokie na dwa palce, do trzymania i ssania.`,
    crumble: ({ accusative }) => `Pokrusz ${accusative} bardzo drobno widelcem; nic nie może być różowe.`,
    flake: ({ accusative, them }) => `Rozdziel ${accusative} na płatki; ryba jest gotowa, gdy jest nieprzezroczysta do samego środka. Dwa razy sprawdź ${them} palcami, czy nie ma ości.`,
    mince: ({ accusative }) => `Gdy wszystko jest dobrze ugotowane, posiekaj ${accusative} bardzo drobno.`,
    press: ({ foods, accusative, genitive, each }) => `Rozgnieć ${isSmallFruit(foods) ? `${accusative} widelcem na płasko, sztuka po sztuce` : `${each} ${genitive} widelcem na płasko`}.`,
    mash: ({ accusative }) => `Rozgnieć ${accusative} dokładnie widelcem.`,
    puree: ({ accusative }) => `Zmiksuj ${accusative} na gładko.`,
    sieve: ({ foods, accusative, genitive }) => `Przetrzyj ${hasInside(foods) ? `miękki środek ${genitive}` : accusative} przez sito; nie może zostać żadna pestka, skórka ani włókno.`,
    takeOut: ({ accusative }) => `Wyjmij i wyrzuć ${accusative}.`,
  },
  texture: {
    smooth: {
      "6-9": "Zmiksuj wszystko na gładko, tak gęsto, żeby trzymało się łyżeczki; w razie potrzeby rozcieńcz odrobiną wody z gotowania.",
      "9-12": "Rozgnieć wszystko widelcem, tak aby zostały miękkie grudki.",
      "12-24": "Rozgnieć tylko połowę, tak aby zostały miękkie małe kawałki.",
    },
    thick: {
      "6-9": "Rozgnieć wszystko bardzo dokładnie albo zmiksuj, dodając tylko tyle płynu z gotowania lub ciepłej wody, żeby masa trzymała się łyżeczki.",
      "9-12": "Ugnieć wszystko tłuczkiem z odrobiną płynu z gotowania lub ciepłej wody, aż będzie miękkie i tylko lekko grudkowate.",
      "12-24": "Ugnieć wszystko z grubsza tłuczkiem i rozluźnij łyżką płynu z gotowania lub ciepłej wody.",
    },
    cold: {
      "6-9": "Rozgnieć wszystko bardzo drobno albo zmiksuj, dodając tylko tyle ciepłej wody, żeby masa trzymała się łyżeczki.",
      "9-12": "Rozgnieć wszystko widelcem, aż będzie miękkie i tylko lekko grudkowate.",
      "12-24": "Rozgnieć wszystko z grubsza widelcem.",
    },
    lumpy: {
      "6-9": "Rozgnieć wszystko widelcem, aż nie zostanie żaden twardszy kawałek.",
      "9-12": "Większe kawałki rozgnieć widelcem; miękkie grudki do 1 cm mogą zostać.",
      "12-24": "Większe kawałki rozdziel łyżką; miękkie kawałki na jeden kęs mogą zostać.",
    },
  },
  set: {
    "6-9": "Rozsmaruj gęstą masę na talerzu na grubość 2 cm, odstaw na 20 minut i pokrój w paseczki szerokie na dwa palce.",
    "9-12": "Rozsmaruj gęstą masę na talerzu na grubość 1 cm, odstaw na 20 minut i pokrój w paseczki i małe kawałki.",
    "12-24": "Rozsmaruj gęstą masę na talerzu na grubość 1 cm, odstaw na 20 minut i pokrój w paseczki i kawałki na jeden kęs.",
  },
  add: {
    fat: {
      mixture: ({ accusative }) => `Wmieszaj ${accusative}.`,
      plate: ({ instrumental }) => `Wymieszaj delikatnie ciepłe kawałki ${ze(instrumental)}, żeby były wilgotne.`,
    },
    cream: {
      mixture: ({ accusative }) => `Wmieszaj ${accusative} i podgrzewaj przez 2 minuty.`,
      plate: ({ accusative, withThem }) => `Podgrzewaj ${accusative} przez 2 minuty, a potem polej ${withThem} kawałki.`,
    },
    softDairy: {
      mixture: ({ accusative, them }) => `Wmieszaj ${accusative}, ${FULL_FAT[them]} i bez cukru.`,
      plate: ({ accusative, them }) => `Podaj ${accusative}, ${FULL_FAT[them]} i bez cukru, cienką warstwą albo na napełnionej łyżeczce.`,
    },
    milk: {
      mixture: ({ accusative }) => `Zdejmij garnek z ognia i wmieszaj ${accusative}.`,
      plate: ({ instrumental }) => `Zwilż kawałki ${instrumental}.`,
    },
    cheese: {
      mixture: ({ accusative, them }) => `Zetrzyj ${accusative} drobno na tarce i wmieszaj ${them}.`,
      plate: ({ accusative, withThem }) => `Zetrzyj ${accusative} drobno na tarce i posyp ${withThem} cienko ciepłe kawałki.`,
    },
    groundNut: {
      mixture: (nouns) =>
        isGround(nouns)
          ? `Wmieszaj bardzo drobno ${nouns.accusative}.`
          : `Zetrzyj ${nouns.accusative} na drobnej tarce i wmieszaj ${nouns.them}.`,
      plate: (nouns) =>
        isGround(nouns)
          ? `Posyp wilgotne danie bardzo drobno ${nouns.instrumental}.`
          : `Zetrzyj ${nouns.accusative} na drobnej tarce i posyp ${nouns.withThem} wilgotne danie.`,
    },
    chia: {
      mixture: ({ accusative }) => `Namocz ${accusative} w 3 łyżkach wody przez co najmniej 30 minut, aż powstanie żel, i wmieszaj go.`,
      plate: ({ accusative }) => `Namocz ${accusative} w 3 łyżkach wody przez co najmniej 30 minut, aż powstanie żel, i rozsmaruj go cieniutko na kawałkach.`,
    },
    nutButter: {
      mixture: ({ accusative, them }) => `Rozcieńcz ${accusative} 1–2 łyżkami ciepłej wody, aż zacznie spływać z łyżki, i wmieszaj ${them}.`,
      plate: ({ accusative, withThem }) => `Rozcieńcz ${accusative} 1–2 łyżkami ciepłej wody, aż zacznie spływać z łyżki, i cieniutko posmaruj ${withThem} kawałki.`,
    },
    hummus: {
      mixture: ({ accusative }) => `Wmieszaj ${accusative}.`,
      plate: ({ accusative }) => `Rozsmaruj ${accusative} cieniutko na kawałkach albo podaj odrobinę na napełnionej łyżeczce.`,
    },
    herb: {
      mixture: ({ accusative, them }) => `Umyj ${accusative}, posiekaj ${them} bardzo drobno i wmieszaj.`,
      plate: ({ accusative, them, withThem }) => `Umyj ${accusative}, posiekaj ${them} bardzo drobno i posyp ${withThem} danie.`,
    },
    driedHerb: {
      mixture: ({ accusative }) => `Rozetrzyj drobno w palcach ${accusative} i wmieszaj.`,
      plate: ({ accusative, withThem }) => `Rozetrzyj drobno w palcach ${accusative} i posyp ${withThem} danie.`,
    },
    root: {
      mixture: ({ accusative, them }) => `Obierz ${accusative}, zetrzyj ${them} na drobnej tarce i wmieszaj.`,
      plate: ({ accusative, them, withThem }) => `Obierz ${accusative}, zetrzyj ${them} na drobnej tarce i posyp ${withThem} danie.`,
    },
    spice: {
      mixture: ({ genitive }) => `Wmieszaj szczyptę ${genitive}.`,
      plate: ({ genitive }) => `Oprósz kawałki szczyptą ${genitive}.`,
    },
    sour: {
      mixture: ({ accusative, them }) => `Przecedź ${accusative} przez sitko i wmieszaj ${them}.`,
      plate: ({ accusative, withThem }) => `Przecedź ${accusative} przez sitko i polej ${withThem} kawałki.`,
    },
    seasoning: {
      mixture: ({ accusative }) => `Wmieszaj ${accusative}.`,
      plate: ({ instrumental }) => `Posyp kawałki cienko ${instrumental}.`,
    },
    sauce: {
      mixture: ({ accusative }) => `Wmieszaj ${accusative}.`,
      plate: ({ accusative }) => `Podgrzewaj ${accusative} w małym garnku przez 5 minut i podaj jako sos.`,
    },
    crumbs: {
      mixture: ({ accusative }) => `Wmieszaj ${accusative} i odstaw na 5 minut, aż zmięknie.`,
      plate: ({ locative }) => `Obtocz śliskie kawałki w ${locative}, żeby łatwiej było je trzymać.`,
    },
    driedFruit: {
      mixture: ({ accusative, them }) => `Namocz ${accusative} w gorącej wodzie przez 30 minut, gotuj przez 10 minut, zmiksuj ${them} na gładko i wmieszaj.`,
      plate: ({ accusative, them }) => `Namocz ${accusative} w gorącej wodzie przez 30 minut, gotuj przez 10 minut, zmiksuj ${them} na gładko i rozsmaruj cieniutko.`,
    },
    coldMeat: {
      mixture: (nouns) => `${thinStrips(nouns)}, podgrzewaj przez 5 minut i wmieszaj.`,
      plate: (nouns) => `${thinStrips(nouns)} i podgrzewaj przez 5 minut.`,
    },
  },
  grate: ({ accusative }) => `Zetrzyj ${accusative} drobno na tarce.`,
  grindOats: ({ accusative }) => `Drobno zmiel ${accusative}.`,
  foldIn: "Dodaj wszystkie przygotowane składniki i wymieszaj.",
  rest: {
    dough: {
      pan: "Odstaw ciasto na 10 minut.",
      oven: "Odstaw ciasto na 10 minut.",
      steamer: "Odstaw ciasto na 10 minut.",
    },
    mass: {
      pan: "Odstaw masę na 10 minut.",
      oven: "Schłodź masę przez 10 minut.",
      steamer: "Odstaw masę na 10 minut, żeby stężała.",
    },
  },
  rise: "Przykryj ciasto i odstaw w ciepłe miejsce na 40 minut, aż wyrośnie i będzie pełne bąbelków.",
  done: {
    egg: "Jajko jest gotowe, gdy białko i żółtko są całkowicie ścięte.",
    meat: "Mięso jest gotowe, gdy w środku nie ma nic różowego, a wypływający płyn jest przejrzysty.",
  },
  flatbread: ({ accusative }) => `Wymieszaj ${accusative} z odrobiną wody na gęste ciasto, smaż małe placuszki na średnim ogniu po 3 minuty z każdej strony, aż zetną się w środku, i pokrój je w paski do podania z daniem.`,
  moisten: ({ accusative }) => `Podgrzej ${accusative} i polej danie jedną łyżką.`,
  squish: "Ściśnij odrobinę między kciukiem a palcem wskazującym: powinna dać się spłaszczyć prawie bez nacisku.",
  family: {
    pot: "Jeśli je cała rodzina, najpierw odłóż z garnka porcję dziecka; sól dodaj dopiero do porcji reszty rodziny.",
    plate: "Jeśli je cała rodzina, najpierw odłóż na talerzyk kawałki dla dziecka; sól dodaj dopiero do porcji reszty rodziny.",
    batter: "Jeśli je cała rodzina, najpierw przygotuj porcję dziecka; sól dodaj dopiero do porcji reszty rodziny.",
  },
  beside: "Podaj to osobno, obok dania.",
  stirring: "Często mieszaj, żeby nic nie przywarło.",
  ownShape: "To, co zostaje w daniu w kawałkach:",
  servedPreparation: {
    bowl: {
      "6-9": "Podawaj gęste, na napełnionej łyżeczce, którą dziecko samo chwyci i zaniesie do buzi.",
      "9-12": "Podawaj w miseczce z krótką łyżeczką; co jakiś czas nabierz i podaj ją dziecku.",
      "12-24": "Podawaj w miseczce z własną łyżeczką dziecka.",
    },
    pieces: {
      "6-9": "Połóż przed dzieckiem dwa albo trzy kawałki i dokładaj, żeby mogło samo wybierać.",
      "9-12": "Połóż przed dzieckiem kilka małych kawałków i jeden do trzymania, potem dokładaj.",
      "12-24": "Podawaj na talerzyku po kilka kawałków i dokładaj.",
    },
    slices: {
      "6-9": "Pokrój gotowe danie w paski, które wystają z piąstki, i podaj dwa albo trzy.",
      "9-12": "Pokrój gotowe danie w paski i miękkie małe kawałki, podawaj po kilka.",
      "12-24": "Pokrój gotowe danie na kawałki na jeden kęs albo pozwól dziecku odgryzać z płaskiego paska.",
    },
  },
  servedSize: {
    bowl: {
      "6-9": "Nabieraj naraz najwyżej pół łyżeczki, bez twardych i okrągłych kawałków.",
      "9-12": "Miękkie grudki do 1 cm, z których każda daje się spłaszczyć prawie bez nacisku.",
      "12-24": "Miękkie kawałki do 1,2 cm; wszystko, co okrągłe, pokrój wzdłuż w ćwiartki albo zgnieć na płasko.",
    },
    pieces: {
      "6-9": "Szerokość dwóch złożonych palców dorosłego, długość 5–6 cm, tak aby część wystawała z piąstki. Żadnych małych, luźnych kawałków.",
      "9-12": "Miękkie, płaskie kawałki wielkości około 1 cm i kilka do trzymania w rączce.",
      "12-24": "Miękkie, płaskie kawałki do 1,2 cm; wszystko, co okrągłe, pokrój wzdłuż w ćwiartki albo zgnieć na płasko.",
    },
    slices: {
      "6-9": "Paski o szerokości dwóch złożonych palców dorosłego, długości 5–6 cm i grubości około 1 cm.",
      "9-12": "Paski grube na około 1 cm, pokrojone na kawałki wielkości około 1 cm do chwytania palcami.",
      "12-24": "Płaskie kawałki do 1,2 cm, wilgotne w środku.",
    },
  },
  safety: {
    "6-9": "Dziecko siedzi prosto, a ty jesteś na wyciągnięcie ręki. Każdy kawałek najpierw ściśnij między kciukiem a palcem: powinien dać się spłaszczyć prawie bez nacisku. Podawaj letnie.",
    "9-12": "Dziecko siedzi prosto, a ty jesteś na wyciągnięcie ręki. Kawałki najpierw ściśnij między kciukiem a palcem: powinny dać się spłaszczyć prawie bez nacisku. Podawaj letnie.",
    "12-24": "Dziecko je na siedząco, nigdy w biegu, a ty jesteś na wyciągnięcie ręki. Twardsze kawałki najpierw ściśnij między kciukiem a palcem: powinny dać się spłaszczyć prawie bez nacisku. Podawaj letnie.",
  },
};
