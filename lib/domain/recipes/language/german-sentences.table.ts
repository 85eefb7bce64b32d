import type { Preparation } from "../../food/food";
import type { FoodId } from "../../food/food-ids";
import type { DishFormId } from "../plan/dish-form";
import type { RawCut } from "../procedure/step";
import type { GermanNouns } from "./german-nouns";
import type { Phrasebook, ServedCut } from "./recipe-language";
import { hasCasing, hasInside, isClear, isPorridge } from "./same-work";

/** What is done before cutting, after the food as its object: "Karotten schälen". */
export const BEFORE: Readonly<Record<Preparation, string | readonly string[]>> = {
  wash: "waschen",
  peel: "schälen",
  core: "vom Strunk befreien",
  deseed: "von allen Kernen befreien",
  pit: "entsteinen",
  removeSkin: "häuten",
  removeBones: "von allen Knochen befreien",
  removeMembrane: "ohne Haut und Häutchen filetieren",
  removeShell: "aus der Schale lösen",
  removeStrings: "von den Fäden befreien",
  trim: "putzen",
  rinse: "abspülen",
  soak: "in Wasser einweichen",
  boilHard: "kochen, bis Eiweiß und Eigelb fest sind",
  boilAndDrain: ["in viel Wasser kochen", "das Wasser weggießen"],
  grind: "fein mahlen",
};

/** Another word where the food asks for it: apples have a core, cabbages a stalk; fish has its own word for bones; nobody "putzt" or "häutet" meat. */
export const CORE_OF_FRUIT = "entkernen";
export const BONES_OF_FISH = "von allen Gräten befreien";
export const SKIN_OF_MEAT = "von der Haut befreien";
export const TRIM_MEAT = "von Fett und Sehnen befreien";

/** Said with a cut that would be a hazard in raw food: nothing hard is served raw. */
export const FOR_COOKING = "zum Weichgaren ";

export const CUT: Readonly<Record<RawCut, string>> = {
  chunks: "in gleich große Teile schneiden",
  stick: "in Stifte schneiden, so breit wie zwei Finger und so lang wie einer",
  fingerLong: "auf Fingerlänge schneiden",
  wedge: "in zwei Finger breite Spalten schneiden",
  thinWedge: "in dünne Spalten schneiden",
  strip: "in zwei Finger breite Streifen schneiden",
  thinStrip: "in dünne, kurze Streifen schneiden",
  dice: "in kleine Stückchen von etwa 1 cm schneiden",
  smallPieces: "in kleine, flache Stückchen von etwa 1 cm schneiden",
  floret: "in große Röschen mit Stiel zum Festhalten teilen",
  quarter: "der Länge nach vierteln",
  quarterFlat: "einzeln der Länge nach vierteln und flach drücken",
  sliver: "in feine Streifen zerzupfen",
  finelyChop: "sehr fein hacken",
  shred: "in feine, kurze Streifen schneiden",
  grate: "fein reiben",
  flatten: "Stück für Stück flach drücken",
  mash: "mit der Gabel fein zerdrücken",
  sieve: "zerdrücken, dann durch ein Sieb streichen, damit weder Kerne noch Haut übrig bleiben",
  short: "in kurze Stücke von etwa 2 cm brechen",
  none: "",
};

export const SERVED_CUT: Readonly<Record<ServedCut, string>> = {
  stick: "in zwei Finger breite Stifte schneiden",
  fingerLong: "auf Fingerlänge schneiden",
  wedge: "in zwei Finger breite Spalten schneiden",
  strip: "in zwei Finger breite Streifen schneiden",
  dice: "in Stückchen von etwa 1 cm schneiden",
  smallPieces: "in kleine, flache Stückchen schneiden",
  mash: "fein zerdrücken",
  puree: "glatt pürieren",
  grate: "fein reiben",
  shred: "in feine Fasern zupfen oder schneiden",
  mince: "sehr fein hacken",
  flake: "zerpflücken, dabei noch einmal nach Gräten tasten",
  quarter: "der Länge nach vierteln",
  flatten: "Stück für Stück flach drücken",
  floret: "als große Röschen mit Stiel anbieten",
  finelyChop: "sehr fein hacken",
  ground: "nur fein gemahlen verwenden",
  thinSpread: "hauchdünn streichen oder mit warmem Wasser verdünnen",
  stirIn: "in ein Gericht einrühren",
  liquid: "als Flüssigkeit für ein Gericht nehmen oder schluckweise aus dem offenen Becher anbieten",
  toastFinger: "leicht toasten und in zwei Finger breite Streifen schneiden",
  soft: "feucht anbieten",
  sieve: "durch ein Sieb streichen, damit weder Kerne noch Fasern übrig bleiben",
  takeOut: "mitkochen und vor dem Servieren herausnehmen",
};

export const THIN_CUT = {
  wedge: "in dünne Spalten schneiden",
  strip: "in dünne, kurze Streifen schneiden",
} as const;

/** `{}`: the foods in the dative, `{+}`: in the nominative. */
export const TITLES: Readonly<Record<DishFormId, readonly [named: string, plain: string]>> = {
  soup: ["Suppe mit {}", "Milde Suppe"],
  congee: ["Weiche Reissuppe mit {}", "Weiche Reissuppe"],
  dal: ["Dal mit {}", "Mildes Dal"],
  fruitSoup: ["Warme Suppe mit {}", "Warme Suppe"],
  stew: ["Eintopf mit {}", "Milder Eintopf"],
  grainPot: ["Getreidetopf mit {}", "Getreidetopf"],
  compote: ["Kompott mit {}", "Obstkompott"],
  steamedPlate: ["Sanft gedämpft: {+}", "Sanft gedämpft"],
  eggCustard: ["Gedämpftes Ei mit {}", "Gedämpftes Ei"],
  steamedFruit: ["Weicher Obstteller mit {}", "Weicher Obstteller"],
  stirFry: ["Kleine Pfanne mit {}", "Kleine Pfanne"],
  scramble: ["Festes Rührei mit {}", "Festes Rührei"],
  thickFritter: ["Dicker Puffer mit {}", "Dicker Puffer"],
  fruitPan: ["Kleine warme Pfanne mit {}", "Warme Obstpfanne"],
  puree: ["Brei mit {}", "Milder Brei"],
  spread: ["Aufstrich mit {}", "Milder Aufstrich"],
  porridge: ["Getreidebrei mit {}", "Getreidebrei"],
  smoothieBowl: ["Fruchtschale mit {}", "Fruchtschale"],
  fingerPlate: ["Fingerfood-Teller mit {}", "Fingerfood-Teller"],
  patties: ["Bratlinge mit {}", "Weiche Bratlinge"],
  omelette: ["Omelettstreifen mit {}", "Omelettstreifen"],
  pancakes: ["Kleine Puffer mit {}", "Kleine Puffer"],
  fruitFingers: ["Weich zum Greifen: {+}", "Obst zum Greifen"],
  toastFingers: ["Toaststreifen mit {}", "Toaststreifen"],
  porridgeFingers: ["Breischnitten mit {}", "Breischnitten"],
  trayBake: ["Vom Blech: {+}", "Vom Blech"],
  frittata: ["Ofenomelett mit {}", "Ofenomelett"],
  bakedPatties: ["Ofenbratlinge mit {}", "Ofenbratlinge"],
  muffins: ["Muffins mit {}", "Kleine Muffins"],
  bakedOats: ["Ofenschnitten mit {}", "Ofenschnitten"],
  bakedFruit: ["Aus dem Ofen: {+}", "Obst aus dem Ofen"],
  lentilSoup: ["Sämige Suppe mit {}", "Sämige Suppe"],
  noodleSoup: ["Löffelsuppe mit {}", "Löffelsuppe"],
  fishSoup: ["Feine Suppe mit {}", "Feine Suppe"],
  creamSoup: ["Samtige Suppe mit {}", "Samtige Suppe"],
  beanSoup: ["Kräftige Suppe mit {}", "Kräftige Suppe"],
  ragout: ["Ragout mit {}", "Ragout"],
  pastaPot: ["Topfgericht mit {}", "Topfgericht"],
  beanPot: ["Schmortopf mit {}", "Schmortopf"],
  creamStew: ["Samtiger Eintopf mit {}", "Samtiger Eintopf"],
  sweetGrain: ["Warmes Schälchen mit {}", "Warmes Schälchen"],
  steamedFish: ["Zart gedämpft: {+}", "Zart gedämpft"],
  steamedPatties: ["Gedämpfte Küchlein mit {}", "Gedämpfte Küchlein"],
  steamedCakes: ["Gedämpfte Häppchen mit {}", "Gedämpfte Häppchen"],
  panNoodles: ["Bunte Pfanne mit {}", "Bunte Pfanne"],
  friedRice: ["Getreidepfanne mit {}", "Getreidepfanne"],
  hash: ["Pfannenallerlei mit {}", "Pfannenallerlei"],
  panMince: ["Saftige Pfanne mit {}", "Saftige Pfanne"],
  potatoMash: ["Lockerer Stampf mit {}", "Lockerer Stampf"],
  beanMash: ["Feines Mus mit {}", "Feines Mus"],
  savouryPorridge: ["Herzhafter Brei mit {}", "Herzhafter Brei"],
  fruitMash: ["Dickes Fruchtmus mit {}", "Dickes Fruchtmus"],
  meatFingers: ["Zarte Röllchen mit {}", "Zarte Röllchen"],
  vegFritters: ["Goldgelbe Taler mit {}", "Goldgelbe Taler"],
  polentaFingers: ["Herzhafte Schnitten mit {}", "Herzhafte Schnitten"],
  eggyBread: ["Arme Ritter mit {}", "Arme Ritter"],
  fishParcel: ["Im Päckchen gegart: {+}", "Im Päckchen gegart"],
  gratin: ["Geschichtet aus dem Ofen: {+}", "Geschichtetes aus dem Ofen"],
  pastaBake: ["Auflauf mit {}", "Auflauf"],
};

/** The dish in the accusative. */
export const DISHES: Readonly<Record<DishFormId, string>> = {
  soup: "Die Suppe",
  congee: "Die Reissuppe",
  dal: "Das Dal",
  fruitSoup: "Die Suppe",
  stew: "Den Eintopf",
  grainPot: "Den Getreidetopf",
  compote: "Das Kompott",
  steamedPlate: "Das Gedämpfte",
  eggCustard: "Das gedämpfte Ei",
  steamedFruit: "Das Gedämpfte",
  stirFry: "Das Pfannengericht",
  scramble: "Das Rührei",
  thickFritter: "Den Puffer",
  fruitPan: "Alles aus der Pfanne",
  puree: "Den Brei",
  spread: "Den Aufstrich",
  porridge: "Den Brei",
  smoothieBowl: "Das Fruchtmus",
  fingerPlate: "Die Stücke",
  patties: "Die Bratlinge",
  omelette: "Das Omelett",
  pancakes: "Die Puffer",
  fruitFingers: "Die Stücke",
  toastFingers: "Die Toaststreifen",
  porridgeFingers: "Die Breischnitten",
  trayBake: "Alles vom Blech",
  frittata: "Das Ofenomelett",
  bakedPatties: "Die Ofenbratlinge",
  muffins: "Die Muffins",
  bakedOats: "Die Ofenschnitten",
  bakedFruit: "Alles vom Blech",
  lentilSoup: "Die Suppe",
  noodleSoup: "Die Löffelsuppe",
  fishSoup: "Die Suppe",
  creamSoup: "Die Suppe",
  beanSoup: "Die Suppe",
  ragout: "Das Ragout",
  pastaPot: "Das Topfgericht",
  beanPot: "Das Geschmorte",
  creamStew: "Den Eintopf",
  sweetGrain: "Den Brei",
  steamedFish: "Das Gedämpfte",
  steamedPatties: "Die Küchlein",
  steamedCakes: "Die Häppchen",
  panNoodles: "Das Pfannengericht",
  friedRice: "Die Getreidepfanne",
  hash: "Das Pfannenallerlei",
  panMince: "Das Pfannengericht",
  potatoMash: "Den Stampf",
  beanMash: "Das Mus",
  savouryPorridge: "Den Brei",
  fruitMash: "Das Fruchtmus",
  meatFingers: "Die Röllchen",
  vegFritters: "Die Taler",
  polentaFingers: "Die Schnitten",
  eggyBread: "Die Schnitten",
  fishParcel: "Den Inhalt des Päckchens",
  gratin: "Das Geschichtete",
  pastaBake: "Den Auflauf",
};

/** What Austria calls a dish otherwise. */
export const AUSTRIAN_TITLES: Partial<typeof TITLES> = {
  scramble: ["Feste Eierspeise mit {}", "Feste Eierspeise"],
  thickFritter: ["Dickes Laibchen mit {}", "Dickes Laibchen"],
  patties: ["Laibchen mit {}", "Weiche Laibchen"],
  trayBake: ["Aus dem Rohr: {+}", "Aus dem Rohr"],
  bakedPatties: ["Laibchen aus dem Rohr mit {}", "Laibchen aus dem Rohr"],
  bakedFruit: ["Warm aus dem Rohr: {+}", "Obst aus dem Rohr"],
  hash: ["Mildes Gröstl mit {}", "Mildes Gröstl"],
  savouryPorridge: ["Pikanter Brei mit {}", "Pikanter Brei"],
  steamedPatties: ["Gedämpfte Laibchen mit {}", "Gedämpfte Laibchen"],
  vegFritters: ["Goldgelbe Laibchen mit {}", "Goldgelbe Laibchen"],
  polentaFingers: ["Pikante Schnitten mit {}", "Pikante Schnitten"],
  frittata: ["Omelett aus dem Rohr mit {}", "Omelett aus dem Rohr"],
  potatoMash: ["Lockeres Püree mit {}", "Lockeres Püree"],
  eggyBread: ["Pofesen mit {}", "Pofesen"],
  gratin: ["Geschichtet aus dem Rohr: {+}", "Geschichtetes aus dem Rohr"],
};
export const AUSTRIAN_DISHES: Partial<typeof DISHES> = {
  scramble: "Die Eierspeise",
  thickFritter: "Das Laibchen",
  patties: "Die Laibchen",
  bakedPatties: "Die Laibchen",
  bakedFruit: "Alles aus dem Rohr",
  hash: "Das Gröstl",
  frittata: "Das Omelett",
  potatoMash: "Das Püree",
  steamedPatties: "Die Laibchen",
  vegFritters: "Die Laibchen",
  eggyBread: "Die Pofesen",
};

/** What is counted of a food that is not a piece by itself. */
export const COUNTED: Readonly<Partial<Record<FoodId, string>>> = {
  rosemary: "Zweig Rosmarin",
  lemongrass: "Stängel Zitronengras",
};

function thinStrips({ first, dative, foods }: GermanNouns): string {
  return hasCasing(foods)
    ? `Die Haut von ${dative} abziehen, der Länge nach in dünne, kurze Streifen`
    : `${first} in dünne, kurze Streifen`;
}

/** What is in a dish of these is their juice. */
export const JUICES: Readonly<Partial<Record<FoodId, string>>> = { lemon: "Zitronensaft", lime: "Limettensaft" };

function juiceOf(foods: readonly FoodId[], list: string): string {
  const [first] = foods;
  return (foods.length === 1 && first !== undefined ? JUICES[first] : undefined) ?? list;
}

/** "Sehr fein gemahlene Mandeln" ("ganz" would be whole ones); what is not bought ground is grated or ground first. */
function veryFine(list: string): string {
  return /^(?:gemahlene|geriebene|geschrotete) /.test(list) ? `Sehr fein ${list}` : `${list}, sehr fein gemahlen,`;
}

type Tables = Pick<
  Phrasebook<GermanNouns>,
  | "states" | "note" | "drain" | "grain" | "pasta" | "soakGrain" | "swell" | "crumble" | "join" | "onTray" | "alongside" | "side" | "infuse" | "thicken" | "finish" | "texture" | "set" | "add" | "grindOats" | "grate" | "foldIn" | "rest" | "rise" | "done"
  | "flatbread" | "moisten" | "squish" | "family" | "beside" | "stirring" | "servedPreparation" | "ownShape" | "servedSize" | "safety"
>;

/** Every German sentence that needs no more than the list of foods. */
export const SENTENCES: Tables = {
  states: {
    cookedSoft: "weich gegart",
    cookedGrated: "fein gerieben und mitgekocht",
    cookedPressed: "weich gegart und flach gedrückt",
    cookedChopped: "fein gehackt und weich gegart",
    cookedThin: "weich gegart, in dünnen Streifen",
    cookedQuartered: "der Länge nach geviertelt und weich gegart",
    cookedStrips: "gegart, in flachen Streifen",
    blended: "weich gegart und püriert",
    sieved: "durch ein Sieb gestrichen, ohne Kerne und Haut",
    drained: "weich gekocht, Kochwasser weggegossen",
    drainedChopped: "fein gehackt, weich gekocht, Kochwasser weggegossen",
    beansMashed: "eingeweicht, weich gekocht und zerdrückt",
    beansPressed: "eingeweicht, weich gekocht und flach gedrückt",
    lentilsMashed: "sehr weich gekocht und zerdrückt",
    shredded: "ohne Haut und Knochen, durchgegart und fein zerzupft",
    tenderStrip: "ohne Haut und Knochen, durchgegart und ganz zart, als breiter Streifen",
    bonedShredded: "ohne Knochen, durchgegart und fein zerzupft",
    bonedStrip: "ohne Knochen, durchgegart und ganz zart, als breiter Streifen",
    crumbled: "durchgegart und fein zerkrümelt",
    throughInside: "durchgegart, innen nicht mehr rosa",
    flaked: "ohne Gräten, durchgegart und zerpflückt",
    minced: "durchgegart und sehr fein gehackt",
    liverMashed: "durchgegart und zerdrückt",
    eggFirmCut: "hart gekocht und fein gehackt oder zerdrückt",
    eggFirm: "durchgegart, Eiweiß und Eigelb fest",
    slivers: "in feine Streifen zerzupft",
    quartered: "der Länge nach geviertelt, größere Kerne entfernt",
    squashed: "flach gedrückt",
    mashed: "reif, zerdrückt",
    ripeSticks: "reif und weich, in langen Streifen",
    ripePieces: "reif und weich, klein und flach",
    thinSlices: "in dünnen, kurzen Streifen",
    filleted: "filetiert, ohne Häutchen und Kerne, fein geschnitten",
    grated: "fein gerieben",
    ground: "fein gemahlen",
    thinned: "mit warmem Wasser verdünnt",
    thinLayer: "dünn gestrichen",
    gelled: "zu einem Gel gequollen",
    soakedBlended: "eingeweicht, weich gekocht und püriert",
    finelyChopped: "fein gehackt",
    rubbed: "fein zerrieben",
    fewDrops: "ein paar Tropfen",
    grainSoft: "sehr weich gekocht",
    pastaShort: "sehr weich gekocht, klein geschnitten",
    toastFingers: "leicht getoastet, in Streifen",
    dipped: "eingeweicht und von beiden Seiten im Ei durchgebacken",
    cookedThrough: "im Gericht durchgegart",
    takenOut: "mitgekocht und herausgenommen",
    warmStrips: "weich, in kleinen Streifen",
    plain: "",
  },
  note: {
    greenPotato: () => "Grüne Stellen und Augen großzügig wegschneiden.",
    bitterGourd: () => "Vor dem Kochen selbst ein Stückchen kosten; was bitter schmeckt, wegwerfen.",
    boilAway: () => "Das Kochwasser weggießen.",
    leavesNever: () => "Nur die Stangen essen, niemals die Blätter.",
    stringsOut: () => "Alles Faserige wegschneiden.",
    onlyClosed: ({ first }) => `${first} unter kaltem Wasser bürsten und die Bärte abziehen; wegwerfen, was zerbrochen ist oder sich beim Antippen nicht schließt.`,
    onlyOpened: () => "Was sich beim Garen nicht geöffnet hat, wegwerfen; aus dem Rest das Fleisch lösen.",
    stonesOut: ({ dative }) => `Aus ${dative} jeden Stein herauslösen.`,
  },
  drain: ({ first }, minutes) => `${first} im offenen Topf in viel Wasser ${minutes} Minuten sehr weich kochen und das Wasser weggießen.`,
  grain: ({ foods, first }, minutes) => `${first} in ${isPorridge(foods) ? "der fünffachen Menge" : "viel"} Wasser bei kleiner Hitze ${minutes} Minuten ${isPorridge(foods) ? "unter häufigem Rühren sehr weich kochen" : "sehr weich kochen und abtropfen lassen"}.`,
  pasta: ({ first }, minutes) => `${first} in viel ungesalzenem Wasser ${minutes} Minuten kochen, weicher als für dich selbst, abgießen und in kurze Stückchen von etwa 2 cm schneiden.`,
  soakGrain: ({ first }, minutes) => `${first} mit der doppelten Menge kochendem Wasser übergießen und zugedeckt neben dem Herd ${minutes} Minuten quellen lassen, bis alles sehr weich ist; mit einer Gabel lockern.`,
  swell: (_, minutes) => `Den Topf vom Herd nehmen und zugedeckt ${minutes} Minuten stehen lassen, damit alles gut ausquillt.`,
  crumble: {
    pot: ({ first, list }, minutes, fats) =>
      fats === undefined
        ? `${first} mit 3 EL Wasser in einen Topf krümeln und bei mittlerer Hitze ${minutes} Minuten unter Rühren fein zerteilen, bis nichts mehr rosa ist.`
        : `${fats.first} in einem schweren Topf bei mittlerer Hitze erwärmen, ${list} hineinkrümeln und ${minutes} Minuten unter Rühren fein zerteilen, bis nichts mehr rosa ist; bräunen muss es nicht.`,
    widePan: ({ first }, minutes) => `${first} mit 3 EL Wasser in eine breite Pfanne krümeln und bei mittlerer Hitze ${minutes} Minuten unter Rühren fein zerteilen, bis nichts mehr rosa ist.`,
    smallPan: ({ first }, minutes) => `${first} mit 4 EL Wasser in eine kleine Pfanne krümeln und bei mittlerer Hitze ${minutes} Minuten unter Rühren garen und fein zerteilen, bis alles durchgegart und nichts mehr rosa ist.`,
  },
  join: (place, foods, liquids) => {
    const poured = `it ${liquids?.dative ?? "etwas Wasser"} aufgießen${place === "pot" ? " und aufkochen" : ""}.`;
    if (foods === undefined) return `M${poured}`;
    if (place === "pan") return `${foods.first} darauf verteilen und m${poured}`;
    if (place === "braise") return `${foods.first} dazugeben, 2 Minuten mitdünsten und m${poured}`;
    return `${foods.first} dazugeben${place === "pot" ? "," : " und"} m${poured}`;
  },
  onTray: ({ first }) => `${first} mit auf das Blech geben.`,
  alongside: ({ served }) => `${served} dazu reichen.`,
  side: ({ first }, minutes) => `${first} in einem kleinen Topf mit Wasser bedecken, aufkochen und zugedeckt bei kleiner Hitze ${minutes} Minuten sanft garen.`,
  infuse: ({ first }, minutes) => `${first} in wenig Wasser ${minutes} Minuten ziehen lassen, herausnehmen und wegwerfen; das Gericht mit einem Löffel von diesem Wasser befeuchten.`,
  thicken: ({ foods, first }, minutes, inPot) => {
    const done = isClear(foods) ? "bis es bindet und klar ist; nichts darf mehr weiß sein" : "bis es bindet";
    return inPot
      ? `${first} mit etwas kaltem Wasser glatt rühren, in den Topf einrühren und ${minutes} Minuten unter Rühren sanft mitkochen, ${done}.`
      : `${first} mit etwas kaltem Wasser glatt rühren, unter Rühren erhitzen und ${minutes} Minuten ${isClear(foods) ? "unter Rühren " : ""}sanft kochen, ${done}.`;
  },
  finish: {
    shred: ({ first }) => `${first} prüfen: Innen ist nichts mehr rosa, der Saft ist klar. Quer zur Faser fein zerzupfen.`,
    strip: ({ first }) => `${first} prüfen: Innen ist nichts mehr rosa, der Saft ist klar. Längs der Faser in zarte, zwei Finger breite Streifen schneiden, zum Halten und Lutschen.`,
    crumble: ({ first }) => `${first} mit der Gabel sehr fein zerkrümeln; nichts ist mehr rosa.`,
    flake: ({ first }) => `${first} zerpflücken; durchgegart heißt: bis in die Mitte undurchsichtig. Mit den Fingerspitzen zweimal nach Gräten tasten.`,
    mince: ({ list }) => `Wenn alles durchgegart ist, ${list} sehr fein hacken.`,
    press: ({ first, isMass }) => `${first} ${isMass ? "Stück für Stück" : "einzeln"} mit der Gabel flach drücken.`,
    mash: ({ first }) => `${first} mit der Gabel fein zerdrücken.`,
    puree: ({ first }) => `${first} glatt pürieren.`,
    sieve: ({ foods, first, dative }) => `${hasInside(foods) ? `Das weiche Innere aus ${dative} lösen und` : first} durch ein Sieb streichen; Kerne, Haut und Fasern bleiben zurück.`,
    takeOut: ({ first }) => `${first} herausnehmen und wegwerfen.`,
  },
  texture: {
    smooth: {
      "6-9": "Alles glatt pürieren, so dick, dass es am Löffel haftet; bei Bedarf mit etwas Kochflüssigkeit verdünnen.",
      "9-12": "Alles mit der Gabel zerdrücken, nicht ganz glatt, aber weich bis zum letzten Bissen.",
      "12-24": "Nur einen Teil zerdrücken; der Rest bleibt weich und klein.",
    },
    thick: {
      "6-9": "Alles sehr fein zerdrücken oder pürieren, mit nur so viel Kochwasser oder warmem Wasser, dass es auf dem Löffel seine Form behält.",
      "9-12": "Alles mit etwas Kochwasser oder warmem Wasser stampfen, bis es weich und nur noch leicht körnig ist.",
      "12-24": "Alles grob stampfen und mit einem Löffel Kochwasser oder warmem Wasser lockern.",
    },
    cold: {
      "6-9": "Alles sehr fein zerdrücken oder pürieren, mit nur so viel warmem Wasser, dass es auf dem Löffel liegen bleibt.",
      "9-12": "Alles mit der Gabel zerdrücken, bis es weich und nur noch leicht körnig ist.",
      "12-24": "Alles mit der Gabel grob zerdrücken.",
    },
    lumpy: {
      "6-9": "Alles mit der Gabel zerdrücken, bis nichts Festes mehr darin ist.",
      "9-12": "Mit der Gabel grob zerdrücken; was bleibt, ist weich und höchstens 1 cm groß.",
      "12-24": "Größeres mit dem Löffel zerdrücken; der Rest bleibt weich und mundgerecht.",
    },
  },
  set: {
    "6-9": "Den festen Brei 2 cm hoch auf einen Teller streichen, 20 Minuten fest werden lassen und in zwei Finger breite Schnitten teilen.",
    "9-12": "Den festen Brei 1 cm hoch auf einen Teller streichen, 20 Minuten fest werden lassen und in Schnitten und kleine Happen teilen.",
    "12-24": "Den festen Brei 1 cm hoch auf einen Teller streichen, 20 Minuten fest werden lassen und in mundgerechte Happen teilen.",
  },
  add: {
    fat: {
      mixture: ({ first }) => `${first} unterrühren.`,
      plate: ({ first }) => `${first} dazugeben und alles noch warm vorsichtig darin wenden, damit alles saftig bleibt.`,
    },
    cream: {
      mixture: ({ first }) => `${first} einrühren und alles 2 Minuten erwärmen.`,
      plate: ({ first }) => `${first} 2 Minuten erwärmen und darüberlöffeln.`,
    },
    softDairy: {
      mixture: ({ first }) => `${first}, vollfett, unterrühren.`,
      plate: ({ first }) => `${first}, vollfett, dünn gestrichen oder auf einem gefüllten Löffel dazu anbieten.`,
    },
    milk: {
      mixture: ({ first }) => `Den Topf vom Herd nehmen. ${first} einrühren.`,
      plate: ({ dative }) => `Alles mit ${dative} befeuchten.`,
    },
    cheese: {
      mixture: ({ first }) => `${first} fein reiben und unterrühren.`,
      plate: ({ first }) => `${first} fein reiben und dünn über das warme Essen streuen.`,
    },
    groundNut: {
      mixture: ({ list }) => `${veryFine(list)} unterrühren.`,
      plate: ({ list }) => `${veryFine(list)} über das feuchte Essen streuen.`,
    },
    chia: {
      mixture: ({ first }) => `${first} vorab mindestens 30 Minuten in 3 EL Wasser quellen lassen, bis ein Gel entsteht, und jetzt unterrühren.`,
      plate: ({ first }) => `${first} vorab mindestens 30 Minuten in 3 EL Wasser quellen lassen, bis ein Gel entsteht, und dünn daraufstreichen.`,
    },
    nutButter: {
      mixture: ({ first }) => `${first} mit 1 bis 2 EL warmem Wasser verdünnen, bis es vom Löffel fließt, und unterrühren.`,
      plate: ({ first }) => `${first} mit 1 bis 2 EL warmem Wasser verdünnen, bis es vom Löffel fließt, und hauchdünn daraufstreichen.`,
    },
    hummus: {
      mixture: ({ first }) => `${first} unterrühren.`,
      plate: ({ first }) => `${first} dünn daraufstreichen oder wenig davon auf einem gefüllten Löffel anbieten.`,
    },
    herb: {
      mixture: ({ first }) => `${first} waschen, sehr fein hacken und unterrühren.`,
      plate: ({ first }) => `${first} waschen, sehr fein hacken und darüberstreuen.`,
    },
    driedHerb: {
      mixture: ({ first }) => `${first} zwischen den Fingern fein zerreiben und unterrühren.`,
      plate: ({ first }) => `${first} zwischen den Fingern fein zerreiben und darüberstreuen.`,
    },
    root: {
      mixture: ({ first }) => `${first} schälen, sehr fein reiben und unterrühren.`,
      plate: ({ first }) => `${first} schälen, sehr fein reiben und darüberstreuen.`,
    },
    spice: {
      mixture: ({ list }) => `Eine Prise ${list} unterrühren.`,
      plate: ({ list }) => `Eine Prise ${list} darüberstäuben.`,
    },
    sour: {
      mixture: ({ foods, list }) => `Ein paar Tropfen ${juiceOf(foods, list)} ohne Kerne unterrühren.`,
      plate: ({ foods, list }) => `Ein paar Tropfen ${juiceOf(foods, list)} ohne Kerne darüberträufeln.`,
    },
    seasoning: {
      mixture: ({ first }) => `${first} unterrühren.`,
      plate: ({ first }) => `${first} dünn darüberstreuen.`,
    },
    sauce: {
      mixture: ({ first }) => `${first} unterrühren.`,
      plate: ({ first }) => `${first} in einem kleinen Topf 5 Minuten erwärmen und als Dip dazu reichen.`,
    },
    crumbs: {
      mixture: ({ first }) => `${first} einrühren und 5 Minuten quellen lassen.`,
      plate: ({ dative }) => `Was rutscht, ${`in ${dative}`.replace(/^in dem /, "im ")} wenden, damit es sich besser greifen lässt.`,
    },
    driedFruit: {
      mixture: ({ first }) => `${first} 30 Minuten in heißem Wasser einweichen, 10 Minuten kochen, fein pürieren und unterrühren.`,
      plate: ({ first }) => `${first} 30 Minuten in heißem Wasser einweichen, 10 Minuten kochen, fein pürieren und dünn daraufstreichen.`,
    },
    coldMeat: {
      mixture: (nouns) => `${thinStrips(nouns)} schneiden, 5 Minuten durcherhitzen und untermischen.`,
      plate: (nouns) => `${thinStrips(nouns)} schneiden und 5 Minuten durcherhitzen.`,
    },
  },
  grate: ({ first }) => `${first} fein reiben.`,
  grindOats: ({ first }) => `${first} fein mahlen.`,
  foldIn: "Alles Vorbereitete unterheben.",
  rest: {
    dough: {
      pan: "Den Teig 10 Minuten quellen lassen.",
      oven: "Den Teig 10 Minuten quellen lassen.",
      steamer: "Den Teig 10 Minuten stehen lassen.",
    },
    mass: {
      pan: "Die Masse 10 Minuten ruhen lassen.",
      oven: "Die Masse 10 Minuten kalt stellen.",
      steamer: "Die Masse 10 Minuten fest werden lassen.",
    },
  },
  rise: "Den Teig zugedeckt an einem warmen Ort 40 Minuten gehen lassen, bis er viele Bläschen hat.",
  done: {
    egg: "Das Ei ist gar, wenn Eiweiß und Eigelb durch und durch fest sind.",
    meat: "Das Fleisch ist gar, wenn innen nichts mehr rosa ist und der Saft klar austritt.",
  },
  flatbread: ({ first }) => `${first} mit etwas Wasser zu einem Teig rühren, in der Pfanne bei mittlerer Hitze kleine Fladen von jeder Seite 3 Minuten durchbacken und in Streifen geschnitten dazu reichen.`,
  moisten: ({ first }) => `${first} erwärmen und das Essen mit einem Löffel davon befeuchten.`,
  squish: "Zwischen Daumen und Zeigefinger prüfen: Es muss sich fast ohne Kraft zerdrücken lassen.",
  family: {
    pot: "Isst die Familie mit, zuerst die Babyportion aus dem Topf heben und nur den Rest salzen.",
    plate: "Isst die Familie mit, zuerst die Stücke für das Baby auf einen Teller legen und nur den Rest salzen.",
    batter: "Isst die Familie mit, zuerst die Babyportion zubereiten und nur den Rest der Masse salzen.",
  },
  beside: "Dies neben dem Gericht anbieten, nicht untermischen.",
  stirring: "Dabei oft umrühren, damit nichts ansetzt.",
  ownShape: "Was im Gericht seine eigene Form behält:",
  servedPreparation: {
    bowl: {
      "6-9": "Biete es auf einem gefüllten Löffel an, den dein Baby nimmt und selbst zum Mund führt.",
      "9-12": "Biete es in einer Schale mit kurzem Löffel an; fülle ab und zu einen Löffel und reiche ihn weiter.",
      "12-24": "Gib es in eine Schale, mit einem eigenen Löffel für dein Kind.",
    },
    pieces: {
      "6-9": "Lege zwei oder drei Stücke vor dein Baby und lege nach, damit die Hand wählen kann.",
      "9-12": "Lege ein paar kleine Stückchen und ein langes Stück vor dein Baby und lege nach.",
      "12-24": "Gib immer nur ein paar Stückchen auf den Teller und lege nach.",
    },
    slices: {
      "6-9": "Schneide das Gegarte in Streifen, die aus der Faust schauen, und biete zwei oder drei an.",
      "9-12": "Schneide das Gegarte in Streifen und weiche Stückchen und biete immer nur ein paar an.",
      "12-24": "Schneide das Gegarte in mundgerechte Stückchen oder lass dein Kind von einem flachen Streifen abbeißen.",
    },
  },
  servedSize: {
    bowl: {
      "6-9": "Immer nur ein halber Teelöffel auf dem Löffel, ohne feste oder runde Stückchen.",
      "9-12": "Weiche Klümpchen bis 1 cm, die sich fast ohne Kraft zerdrücken lassen.",
      "12-24": "Weiche Stückchen bis 1,2 cm; Rundes ist längs geviertelt oder flach gedrückt.",
    },
    pieces: {
      "6-9": "So breit wie zwei Erwachsenenfinger nebeneinander und 5 bis 6 cm lang, damit ein Teil aus der Faust schaut. Keine kleinen losen Stückchen.",
      "9-12": "Weiche, flache Stückchen von etwa 1 cm und ein paar lange zum Halten.",
      "12-24": "Weiche, flache Stückchen bis 1,2 cm; Rundes ist längs geviertelt oder flach gedrückt.",
    },
    slices: {
      "6-9": "Streifen, so breit wie zwei Erwachsenenfinger nebeneinander, 5 bis 6 cm lang und etwa 1 cm hoch.",
      "9-12": "Streifen, etwa 1 cm hoch, für den Pinzettengriff in Stückchen von etwa 1 cm geteilt.",
      "12-24": "Flache Stückchen bis 1,2 cm, innen feucht.",
    },
  },
  safety: {
    "6-9": "Dein Baby sitzt aufrecht, und du bleibst in Reichweite. Prüfe jedes Stück vorher zwischen Daumen und Zeigefinger: Es muss sich fast ohne Kraft zerdrücken lassen. Lauwarm anbieten.",
    "9-12": "Dein Baby sitzt aufrecht, und du bleibst in Reichweite. Prüfe die Stückchen vorher zwischen Daumen und Zeigefinger: Sie müssen sich fast ohne Kraft zerdrücken lassen. Lauwarm anbieten.",
    "12-24": "Dein Kind sitzt beim Essen, du bleibst in Reichweite, und unterwegs wird nicht gegessen. Prüfe feste Stückchen vorher zwischen Daumen und Zeigefinger: Sie müssen sich fast ohne Kraft zerdrücken lassen. Lauwarm anbieten.",
  },
};
