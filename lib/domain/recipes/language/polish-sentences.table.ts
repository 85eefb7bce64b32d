import type { Cut, Preparation } from "../../food/food";
import type { DishFormId } from "../plan/dish-form";
import type { RawCut } from "../procedure/step";
import { minutesOf, withPreposition as ze, type PolishNouns } from "./polish-nouns";
import type { Phrasebook } from "./recipe-language";

/**
 * What is done before cutting: with the food named, and after another verb that has named it. `{acc}` is the food in
 * the accusative, `{gen}` in the genitive.
 */
export const BEFORE: Readonly<Record<Preparation, readonly [withFood: string, alone: string]>> = {
  wash: ["umyj {acc}", "umyj"],
  peel: ["obierz {acc}", "obierz"],
  core: ["wytnij twardy środek z {gen}", "wytnij twardy środek"],
  deseed: ["usuń wszystkie pestki z {gen}", "usuń wszystkie pestki"],
  pit: ["usuń pestki z {gen}", "usuń pestki"],
  removeSkin: ["zdejmij skórkę z {gen}", "zdejmij skórkę"],
  removeBones: ["usuń wszystkie ości i kości z {gen}", "usuń wszystkie ości i kości"],
  removeMembrane: ["usuń skórkę i wszystkie błonki z {gen}", "usuń skórkę i wszystkie błonki"],
  removeShell: ["obierz ze skorupki {acc}", "obierz ze skorupki"],
  removeStrings: ["usuń włókna z {gen}", "usuń włókna"],
  trim: ["oczyść {acc}", "oczyść"],
  rinse: ["opłucz {acc}", "opłucz"],
  soak: ["namocz {acc} w wodzie", "namocz w wodzie"],
  boilHard: ["ugotuj {acc}, aż białko i żółtko się zetną", "ugotuj, aż białko i żółtko się zetną"],
  boilAndDrain: ["ugotuj {acc} w dużej ilości wody i wodę wylej", "ugotuj w dużej ilości wody i wodę wylej"],
  grind: ["zmiel {acc} na drobny proszek", "zmiel na drobny proszek"],
};

/** `{}` is the food in the accusative, or its pronoun. */
export const CUT: Readonly<Record<RawCut, string>> = {
  chunks: "pokrój {} na równe części",
  stick: "pokrój {} w słupki szerokie na dwa palce i długie na jeden palec",
  wedge: "pokrój {} w łódeczki szerokie na dwa palce",
  thinWedge: "pokrój {} w cienkie łódeczki",
  strip: "pokrój {} w paski szerokie na dwa palce",
  thinStrip: "pokrój {} w cienkie, krótkie paski",
  dice: "pokrój {} drobno, na kawałki około 1 cm",
  smallPieces: "pokrój {} drobno, na płaskie kawałki około 1 cm",
  sliver: "porwij {} na cieniutkie paski",
  floret: "podziel {} na duże różyczki z trzonkiem do trzymania",
  quarter: "pokrój {} wzdłuż w ćwiartki",
  quarterFlat: "pokrój każdą sztukę wzdłuż w ćwiartki i spłaszcz kawałki",
  finelyChop: "posiekaj {} bardzo drobno",
  shred: "pokrój {} w cieniutkie, krótkie paski",
  grate: "zetrzyj {} na drobnej tarce",
  flatten: "zgnieć każdą sztukę na płasko",
  mash: "rozgnieć {} dokładnie widelcem",
  sieve: "rozgnieć {} i przetrzyj przez sito, tak aby nie została żadna pestka ani skórka",
  none: "",
};

/** Said of a food that is cut raw and then cooked. */
export const FOR_COOKING = ", a potem ugotuj do miękkości";

/** Cuts as a parent reads them on a chip, after "obierz" and "ugotuj do miękkości". */
export const SERVED_CUT: Readonly<Record<Cut, string>> = {
  stick: "pokrój w słupki szerokie na dwa palce",
  wedge: "pokrój w łódeczki szerokie na dwa palce",
  strip: "pokrój w paski szerokie na dwa palce",
  dice: "pokrój na kawałki około 1 cm",
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
  ground: "używaj tylko drobno zmielone",
  thinSpread: "rozsmaruj cieniutko albo rozcieńcz ciepłą wodą",
  stirIn: "wmieszaj do potrawy",
  liquid: "użyj jako płynu do potrawy albo podaj po łyku z otwartego kubka",
  toastFinger: "lekko opiecz i pokrój w paski szerokie na dwa palce",
  soft: "podaj wilgotne",
  sieve: "przetrzyj przez sito, tak aby nie została żadna pestka ani włókno",
  takeOut: "gotuj w potrawie i wyjmij przed podaniem",
};

export const THIN_CUT = {
  wedge: "pokrój w cienkie łódeczki",
  strip: "pokrój w cienkie, krótkie paski",
} as const;

/** Title of a dish. `{ins}` is "z marchewką i ryżem", `{gen}` "marchewki i ryżu". */
export const TITLES: Readonly<Record<DishFormId, readonly [named: string, plain: string]>> = {
  soup: ["Zupa {ins}", "Delikatna zupa warzywna"],
  congee: ["Kleik ryżowy {ins}", "Kleik ryżowy"],
  dal: ["Dal {ins}", "Delikatny dal"],
  fruitSoup: ["Ciepła zupa owocowa {ins}", "Ciepła zupa owocowa"],
  stew: ["Potrawka {ins}", "Delikatna potrawka"],
  grainPot: ["Jednogarnkowe danie {ins}", "Jednogarnkowe danie z kaszą"],
  compote: ["Mus {ins}", "Mus owocowy"],
  steamedPlate: ["Talerz z parowaru {ins}", "Talerz z parowaru"],
  eggCustard: ["Jajko na parze {ins}", "Jajko na parze"],
  steamedFruit: ["Talerz miękkich owoców {ins}", "Talerz miękkich owoców"],
  stirFry: ["Danie z patelni {ins}", "Delikatne danie z patelni"],
  scramble: ["Ścięta jajecznica {ins}", "Ścięta jajecznica"],
  fruitPan: ["Owoce z patelni na ciepło {ins}", "Owoce z patelni na ciepło"],
  puree: ["Puree {ins}", "Delikatne puree"],
  spread: ["Smarowidło {ins}", "Delikatne smarowidło"],
  porridge: ["Kaszka {ins}", "Kaszka"],
  smoothieBowl: ["Miseczka owocowa {ins}", "Miseczka owocowa"],
  fingerPlate: ["Talerz do rączki {ins}", "Talerz do rączki"],
  patties: ["Kotleciki {ins}", "Miękkie kotleciki"],
  omelette: ["Paski omletu {ins}", "Paski omletu"],
  pancakes: ["Placuszki {ins}", "Małe placuszki"],
  fruitFingers: ["Owoce do rączki {ins}", "Owoce do rączki"],
  toastFingers: ["Paseczki tostów {ins}", "Paseczki tostów"],
  porridgeFingers: ["Paseczki z kaszki {ins}", "Paseczki z kaszki"],
  trayBake: ["Danie z blachy {ins}", "Danie z blachy"],
  frittata: ["Frittata {ins}", "Frittata"],
  bakedPatties: ["Pieczone kotleciki {ins}", "Pieczone kotleciki"],
  muffins: ["Muffinki {ins}", "Małe muffinki"],
  bakedOats: ["Pieczone kwadraciki {ins}", "Pieczone kwadraciki"],
  bakedFruit: ["Pieczone owoce {ins}", "Pieczone owoce"],
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
  steamedPlate: ["wszystko", "je"],
  eggCustard: ["jajko", "je"],
  steamedFruit: ["owoce", "je"],
  stirFry: ["danie", "je"],
  scramble: ["jajecznicę", "ją"],
  fruitPan: ["owoce", "je"],
  puree: ["puree", "je"],
  spread: ["smarowidło", "je"],
  porridge: ["kaszkę", "ją"],
  smoothieBowl: ["danie", "je"],
  fingerPlate: ["wszystko", "je"],
  patties: ["kotleciki", "je"],
  omelette: ["omlet", "go"],
  pancakes: ["placuszki", "je"],
  fruitFingers: ["owoce", "je"],
  toastFingers: ["tosty", "je"],
  porridgeFingers: ["paseczki", "je"],
  trayBake: ["wszystko", "je"],
  frittata: ["frittatę", "ją"],
  bakedPatties: ["kotleciki", "je"],
  muffins: ["muffinki", "je"],
  bakedOats: ["kwadraciki", "je"],
  bakedFruit: ["owoce", "je"],
};

type Tables = Pick<
  Phrasebook<PolishNouns>,
  | "states" | "note" | "drain" | "grain" | "pasta" | "side" | "infuse" | "thicken" | "finish" | "texture" | "set" | "add" | "grindOats" | "foldIn" | "done"
  | "flatbread" | "moisten" | "squish" | "family" | "beside" | "stirring" | "servedPreparation" | "servedSize" | "safety"
>;

/**
 * Every Polish sentence that needs no more than the list of foods. States stand after an amount and follow no gender:
 * they say what to do, because a participle would have to agree with each food.
 */
export const SENTENCES: Tables = {
  states: {
    cookedSoft: "gotować do miękkości",
    cookedGrated: "zetrzeć na drobnej tarce i ugotować",
    cookedChopped: "drobno posiekać i ugotować do miękkości",
    cookedThin: "ugotować do miękkości, w cienkie paski",
    cookedQuartered: "pokroić wzdłuż w ćwiartki i ugotować do miękkości",
    cookedStrips: "ugotować, w płaskie paski",
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
    tenderStrip: "bez skóry i kości, ugotować do pełnej miękkości, w szerokim pasku",
    crumbled: "dobrze ugotować i drobno pokruszyć",
    throughInside: "dobrze upiec lub usmażyć, bez różowego w środku",
    flaked: "bez ości, dobrze ugotować i rozdzielić na płatki",
    minced: "dobrze ugotować i bardzo drobno posiekać",
    liverMashed: "dobrze ugotować i rozgnieść na puree",
    eggFirm: "gotować, aż białko i żółtko będą ścięte",
    quartered: "wzdłuż w ćwiartki, bez pestek",
    squashed: "zgnieść na płasko",
    mashed: "rozgnieść na puree",
    ripeSticks: "tylko miękkie i dojrzałe, w długie słupki",
    ripePieces: "tylko miękkie i dojrzałe, drobno, na płaskie kawałki",
    thinSlices: "w cienkie, krótkie paski",
    filleted: "bez skórki, błonek i pestek, drobno posiekać",
    grated: "zetrzeć drobno na tarce",
    ground: "drobno zmielić",
    thinned: "rozcieńczyć ciepłą wodą",
    thinLayer: "cienką warstwą",
    gelled: "namoczyć, aż powstanie żel",
    soakedBlended: "namoczyć, ugotować i zmiksować na gładko",
    finelyChopped: "drobno posiekać",
    fewDrops: "kilka kropel",
    grainSoft: "ugotować do pełnej miękkości",
    pastaShort: "ugotować do pełnej miękkości i pokroić drobno, na krótkie kawałki",
    toastFingers: "lekko opiec i pokroić w paski",
    cookedThrough: "dobrze ugotować lub upiec w potrawie",
    takenOut: "gotować w potrawie i wyjąć",
    warmStrips: "miękkie, w małych paskach",
    plain: "",
  },
  note: {
    greenPotato: () => "Odkrój z dużym zapasem każde zielone miejsce i każde oczko.",
    bitterGourd: ({ genitive }) => `Przed gotowaniem spróbuj odrobiny ${genitive}; wyrzuć, jeśli smak jest gorzki.`,
    boilAway: ({ nominative }) => `Wylej wodę, w której gotowały się: ${nominative}.`,
    leavesNever: () => "Jada się tylko łodygi, nigdy liście.",
    stringsOut: () => "Odkrój wszystko, co włókniste.",
  },
  drain: ({ accusative }, minutes) => `Gotuj ${accusative} w dużej ilości wody, bez przykrycia, przez ${minutesOf(minutes)}, aż do pełnej miękkości, i wylej wodę.`,
  grain: ({ accusative }, minutes) => `Gotuj ${accusative} w dużej ilości wody na małym ogniu przez ${minutesOf(minutes)}, często mieszając, aż do pełnej miękkości.`,
  pasta: ({ accusative, them }, minutes) => `W dużej ilości wody bez soli gotuj ${accusative} przez ${minutesOf(minutes)}, do pełnej miękkości, odcedź i pokrój ${them} na krótkie kawałki około 2 cm.`,
  side: ({ accusative }, minutes) => `Włóż ${accusative} do małego garnka, zalej wodą i gotuj pod przykryciem na małym ogniu przez ${minutesOf(minutes)}.`,
  infuse: ({ accusative, them }, minutes) => `Gotuj ${accusative} w odrobinie wody przez ${minutesOf(minutes)}, wyjmij ${them}, wyrzuć i zwilż danie łyżką tej wody.`,
  thicken: ({ accusative }, minutes) => `Rozmieszaj ${accusative} w odrobinie zimnej wody na gładko, podgrzewaj, mieszając, i gotuj na małym ogniu przez ${minutesOf(minutes)}, aż zgęstnieje.`,
  finish: {
    shred: ({ accusative, them }) => `Sprawdź ${accusative}: w środku nie może być nic różowego, a wypływający płyn ma być przejrzysty. Rozdziel ${them} w poprzek na drobne włókna.`,
    strip: ({ accusative, them }) => `Sprawdź ${accusative}: w środku nie może być nic różowego, a wypływający płyn ma być przejrzysty. Pokrój ${them} wzdłuż włókien w bardzo miękkie paski szerokie na dwa palce, do trzymania i ssania.`,
    crumble: ({ accusative }) => `Pokrusz ${accusative} bardzo drobno widelcem; nic nie może być różowe.`,
    flake: ({ accusative, them }) => `Rozdziel ${accusative} na płatki; ryba jest gotowa, gdy jest nieprzezroczysta do samego środka. Dwa razy sprawdź ${them} palcami, czy nie ma ości.`,
    mince: ({ accusative }) => `Posiekaj bardzo drobno ${accusative}, dobrze ugotowane.`,
    press: ({ accusative }) => `Rozgnieć ${accusative} widelcem na płasko, każdą sztukę.`,
    mash: ({ accusative }) => `Rozgnieć ${accusative} dokładnie widelcem.`,
    puree: ({ accusative }) => `Zmiksuj ${accusative} na gładko.`,
    sieve: ({ genitive }) => `Przetrzyj miękki środek ${genitive} przez sito; nie może zostać żadna pestka, skórka ani włókno.`,
    takeOut: ({ accusative, them }) => `Wyjmij ${accusative} i wyrzuć ${them}.`,
  },
  texture: {
    smooth: {
      "6-9": "Zmiksuj wszystko na gładko, tak gęsto, żeby trzymało się łyżeczki; w razie potrzeby rozcieńcz odrobiną wody z gotowania.",
      "9-12": "Rozgnieć wszystko widelcem, tak aby zostały miękkie grudki.",
      "12-24": "Rozgnieć tylko połowę, tak aby zostały miękkie małe kawałki.",
    },
    lumpy: {
      "6-9": "Rozgnieć wszystko widelcem, aż nie zostanie żaden twardszy kawałek.",
      "9-12": "Większe kawałki rozgnieć widelcem; miękkie grudki do 1 cm mogą zostać.",
      "12-24": "Większe kawałki rozdziel łyżką; miękkie kawałki na jeden kęs mogą zostać.",
    },
  },
  set: {
    "6-9": "Rozsmaruj gęstą kaszkę na talerzu na wysokość 2 cm, odstaw na 20 minut i pokrój w paseczki szerokie na dwa twoje palce.",
    "9-12": "Rozsmaruj gęstą kaszkę na talerzu na wysokość 1 cm, odstaw na 20 minut i pokrój w paseczki i małe kawałki.",
    "12-24": "Rozsmaruj gęstą kaszkę na talerzu na wysokość 1 cm, odstaw na 20 minut i pokrój na kawałki na jeden kęs.",
  },
  add: {
    fat: {
      mixture: ({ accusative }) => `Wmieszaj ${accusative}.`,
      plate: ({ instrumental }) => `Wymieszaj delikatnie ciepłe kawałki ${ze(instrumental)}, żeby nie były suche.`,
    },
    cream: {
      mixture: ({ accusative }) => `Wmieszaj ${accusative} i podgrzewaj przez 2 minuty.`,
      plate: ({ accusative, them }) => `Podgrzewaj ${accusative} przez 2 minuty, a potem polej ${them === "ją" ? "nią" : "tym"} kawałki.`,
    },
    softDairy: {
      mixture: ({ accusative }) => `Wmieszaj ${accusative}, w wersji pełnotłustej i bez cukru.`,
      plate: ({ accusative }) => `Podaj ${accusative}, w wersji pełnotłustej i bez cukru, cienką warstwą albo na nabranej łyżeczce.`,
    },
    milk: {
      mixture: ({ accusative }) => `Zdejmij garnek z ognia i wmieszaj ${accusative}.`,
      plate: ({ instrumental }) => `Zwilż kawałki ${instrumental}.`,
    },
    cheese: {
      mixture: ({ accusative, them }) => `Zetrzyj ${accusative} drobno na tarce i wmieszaj ${them}.`,
      plate: ({ accusative, them }) => `Zetrzyj ${accusative} drobno na tarce i posyp ${them === "ją" ? "nią" : "tym"} ciepłe kawałki, cienką warstwą.`,
    },
    groundNut: {
      mixture: ({ accusative }) => `Wmieszaj ${accusative}, bardzo drobno.`,
      plate: ({ accusative }) => `Weź ${accusative} i posyp wilgotne danie, bardzo drobno.`,
    },
    chia: {
      mixture: ({ accusative }) => `Namocz ${accusative} w 3 łyżkach wody przez co najmniej 30 minut, aż powstanie żel, i wmieszaj go.`,
      plate: ({ accusative }) => `Namocz ${accusative} w 3 łyżkach wody przez co najmniej 30 minut, aż powstanie żel, i rozsmaruj go cieniutko na kawałkach.`,
    },
    nutButter: {
      mixture: ({ accusative, them }) => `Rozcieńcz ${accusative} 1–2 łyżkami ciepłej wody, aż zacznie spływać z łyżki, i wmieszaj ${them}.`,
      plate: ({ accusative, them }) => `Rozcieńcz ${accusative} 1–2 łyżkami ciepłej wody, aż zacznie spływać z łyżki, i posmaruj ${them === "ją" ? "nią" : "tym"} kawałki cieniutko.`,
    },
    hummus: {
      mixture: ({ accusative }) => `Wmieszaj ${accusative}.`,
      plate: ({ accusative }) => `Rozsmaruj ${accusative} cieniutko na kawałkach albo podaj odrobinę na nabranej łyżeczce.`,
    },
    herb: {
      mixture: ({ accusative, them }) => `Umyj ${accusative}, posiekaj lub zetrzyj ${them} bardzo drobno i wmieszaj.`,
      plate: ({ accusative, them }) => `Umyj ${accusative}, posiekaj lub zetrzyj ${them} bardzo drobno i posyp ciepłe kawałki.`,
    },
    spice: {
      mixture: ({ genitive }) => `Wmieszaj szczyptę ${genitive}.`,
      plate: ({ genitive }) => `Oprósz kawałki szczyptą ${genitive}.`,
    },
    sour: {
      mixture: ({ genitive }) => `Wmieszaj kilka kropel ${genitive}, przecedzonych przez sitko.`,
      plate: ({ genitive }) => `Skrop kawałki kilkoma kroplami ${genitive}, przecedzonymi przez sitko.`,
    },
    seasoning: {
      mixture: ({ accusative }) => `Wmieszaj ${accusative}.`,
      plate: ({ accusative }) => `Weź ${accusative} i posyp kawałki cienką warstwą.`,
    },
    sauce: {
      mixture: ({ accusative }) => `Wmieszaj ${accusative}.`,
      plate: ({ accusative }) => `Podgrzewaj ${accusative} w małym garnku przez 5 minut i podaj jako sos.`,
    },
    crumbs: {
      mixture: ({ accusative }) => `Wmieszaj ${accusative} i odstaw na 5 minut, aż zmiękną.`,
      plate: ({ accusative }) => `Weź ${accusative} i obtocz śliskie kawałki, żeby łatwiej było je trzymać.`,
    },
    driedFruit: {
      mixture: ({ accusative, them }) => `Namocz ${accusative} w gorącej wodzie przez 30 minut, gotuj przez 10 minut, zmiksuj ${them} na gładko i wmieszaj.`,
      plate: ({ accusative, them }) => `Namocz ${accusative} w gorącej wodzie przez 30 minut, gotuj przez 10 minut, zmiksuj ${them} na gładko i rozsmaruj cieniutko.`,
    },
    coldMeat: {
      mixture: ({ genitive, them }) => `Zdejmij skórkę z ${genitive}, pokrój ${them} wzdłuż w cienkie, krótkie paski, podgrzewaj przez 5 minut i wmieszaj.`,
      plate: ({ genitive, them }) => `Zdejmij skórkę z ${genitive}, pokrój ${them} wzdłuż w cienkie, krótkie paski i podgrzewaj przez 5 minut.`,
    },
  },
  grindOats: ({ accusative }) => `Zmiel drobno ${accusative}.`,
  foldIn: "Wmieszaj wszystko, co zostało przygotowane.",
  done: {
    egg: "Jajko jest gotowe, gdy białko i żółtko są całkowicie ścięte.",
    meat: "Mięso jest gotowe, gdy w środku nie ma nic różowego, a wypływający płyn jest przejrzysty.",
  },
  flatbread: ({ accusative }) => `Wymieszaj ${accusative} z odrobiną wody na gęste ciasto, smaż małe placuszki na średnim ogniu po 3 minuty z każdej strony, aż będą suche w środku, i pokrój je w paski do podania z daniem.`,
  moisten: ({ accusative }) => `Podgrzej ${accusative} i zwilż danie jedną łyżką.`,
  squish: "Ściśnij odrobinę między kciukiem a palcem wskazującym: powinna dać się spłaszczyć prawie bez nacisku.",
  family: "Jeśli je cała rodzina, najpierw odłóż porcję dziecka; sól dodaj dopiero do porcji reszty rodziny.",
  beside: "Podaj to obok dania, bez mieszania.",
  stirring: " Często mieszaj, żeby nic nie przywarło.",
  servedPreparation: {
    bowl: {
      "6-9": "Podawaj gęste, na nabranej łyżeczce, którą dziecko samo chwyci i zaniesie do buzi.",
      "9-12": "Podawaj w miseczce z krótką łyżeczką; co jakiś czas nabierz i podaj ją dziecku.",
      "12-24": "Podawaj w miseczce z własną łyżeczką dziecka.",
    },
    pieces: {
      "6-9": "Połóż przed dzieckiem dwa albo trzy kawałki i dokładaj, żeby rączka mogła wybierać.",
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
      "6-9": "Na łyżeczce pół łyżeczki naraz, bez twardych i okrągłych kawałków.",
      "9-12": "Miękkie grudki do 1 cm, z których każda daje się spłaszczyć prawie bez nacisku.",
      "12-24": "Miękkie kawałki do 1,2 cm; wszystko, co okrągłe, pokrój wzdłuż w ćwiartki albo zgnieć na płasko.",
    },
    pieces: {
      "6-9": "Szerokość dwóch złożonych palców dorosłego, długość 5–6 cm, tak aby część wystawała z piąstki. Żadnych małych, luźnych kawałków.",
      "9-12": "Miękkie, płaskie kawałki około 1 cm i kilka do trzymania w rączce.",
      "12-24": "Miękkie, płaskie kawałki do 1,2 cm; wszystko, co okrągłe, pokrój wzdłuż w ćwiartki albo zgnieć na płasko.",
    },
    slices: {
      "6-9": "Paski szerokie na dwa złożone palce dorosłego, długie na 5–6 cm, grube na około 1 cm.",
      "9-12": "Paski grube na około 1 cm, pokrojone na kawałki około 1 cm do chwytania palcami.",
      "12-24": "Płaskie kawałki do 1,2 cm, wilgotne w środku.",
    },
  },
  safety: {
    "6-9": "Dziecko siedzi prosto, a ty jesteś na wyciągnięcie ręki. Każdy kawałek najpierw ściśnij między kciukiem a palcem: powinien dać się spłaszczyć prawie bez nacisku. Podawaj letnie.",
    "9-12": "Dziecko siedzi prosto, a ty jesteś na wyciągnięcie ręki. Kawałki najpierw ściśnij między kciukiem a palcem: powinny dać się spłaszczyć prawie bez nacisku. Podawaj letnie.",
    "12-24": "Dziecko je na siedząco, nigdy w biegu, a ty jesteś na wyciągnięcie ręki. Twardsze kawałki najpierw ściśnij między kciukiem a palcem: powinny dać się spłaszczyć prawie bez nacisku. Podawaj letnie.",
  },
};
