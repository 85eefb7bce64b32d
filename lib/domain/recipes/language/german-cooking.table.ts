import type { Heat, Place, TouchedFormId } from "../plan/dish-form";
import type { GermanNouns } from "./german-nouns";

export interface Oven {
  /** "Den Backofen" */
  readonly object: string;
  /** "im Backofen" */
  readonly inside: string;
}

/** Meat and vegetables are braised, fruit is not, and grain by itself simmers. */
export type Gently = "schmoren" | "dünsten" | "köcheln lassen";

interface Cooking {
  readonly start: (
    foods: GermanNouns,
    liquids: Pick<GermanNouns, "first" | "dative">,
    fats: GermanNouns | undefined,
    oven: Oven,
  ) => string;
  readonly first: (time: string, oven: Oven, gently: Gently) => string;
  readonly next: (foods: string, time: string, gently: Gently, isFirst: boolean) => string;
  /** What ends the last time, up to the full stop. */
  readonly end: string;
  /** What is done when the time is over. `isTurned`: it was turned already, when more was added. */
  readonly after?: (isTurned: boolean) => string;
}

export const SOME_WATER = { first: "Etwas Wasser", dative: "etwas Wasser" } as const;
export const DEGREES = "180 °C (Umluft 160 °C)";
const SOFT = ", bis alles weich und durchgegart ist";

/** In a little water all but grain and pulses steams. */
function steamedIn(gently: Gently): string {
  return gently === "köcheln lassen" ? gently : "dünsten";
}

/** How food becomes soft in each place. */
export const COOKING: Readonly<Record<Place, Cooking>> = {
  pot: {
    start: ({ first }, { dative }) => `${first} mit ${dative} in einen Topf geben und aufkochen.`,
    first: (time) => `Auf kleine Hitze schalten und zugedeckt ${time} köcheln lassen`,
    next: (foods, time) => `${foods} dazugeben und weitere ${time} köcheln lassen`,
    end: SOFT,
  },
  braise: {
    start: ({ first, list }, { dative }, fats) =>
      fats === undefined
        ? `${first} in einen schweren Topf geben und mit ${dative} aufgießen.`
        : `${fats.first} in einem schweren Topf bei kleiner Hitze erwärmen, ${list} 2 Minuten darin wenden, ohne dass etwas bräunt, und mit ${dative} aufgießen.`,
    first: (time, _oven, gently) => `Aufkochen und halb zugedeckt bei kleiner Hitze ${time} ${gently}`,
    next: (foods, time, gently) => `${foods} einrühren und weitere ${time} ${gently}`,
    end: ", bis alles weich, durchgegart und sämig ist",
  },
  steamer: {
    start: ({ list }, { first }) => `${first} in einem Topf aufkochen und ${list} in einem Dämpfeinsatz darübersetzen.`,
    first: (time) => `Zugedeckt bei mittlerer Hitze ${time} dämpfen`,
    next: (foods, time) => `${foods} dazugeben und weitere ${time} dämpfen`,
    end: SOFT,
  },
  pan: {
    start: ({ first }, { dative }) => `${first} in einer breiten Pfanne verteilen und mit ${dative} aufgießen.`,
    first: (time) => `Unter dem Deckel bei mittlerer Hitze ${time} im Dampf garen`,
    next: (foods, time) => `${foods} dazugeben, wenn nötig mit einem Schluck Wasser, und zugedeckt weitere ${time} garen`,
    end: ", bis alles weich und durchgegart und das Wasser fast verkocht ist",
  },
  smallPot: {
    start: ({ first }, { dative }) =>
      `${first} in einen kleinen Topf geben und mit ${dative} aufgießen; es muss nicht alles bedeckt sein.`,
    first: (time, _oven, gently) => `Aufkochen, den Deckel auflegen und bei kleinster Hitze ${time} ${steamedIn(gently)}`,
    next: (foods, time, gently) => `${foods} dazugeben und zugedeckt weitere ${time} ${steamedIn(gently)}`,
    end: SOFT,
    after: () => "Das Kochwasser nicht weggießen.",
  },
  simmer: {
    start: ({ list }, { first }) =>
      `${first} in einem breiten Topf aufkochen und ${list} hineingeben, so dass alles bedeckt ist.`,
    first: (time) => `Offen bei kleiner Hitze ${time} leise köcheln lassen`,
    next: (foods, time) => `${foods} dazugeben und weitere ${time} köcheln lassen`,
    end: SOFT,
    after: () => "Mit dem Schaumlöffel herausheben und abtropfen lassen.",
  },
  boil: {
    start: ({ first: foods }, { first }) => `${first} in einem Topf aufkochen. ${foods} hineingeben.`,
    first: (time) => `Zugedeckt bei mittlerer Hitze ${time} kochen`,
    next: (foods, time) => `${foods} dazugeben und weitere ${time} kochen`,
    end: SOFT,
    after: () => "Gut abtropfen lassen, sonst wird die Masse zu feucht.",
  },
  swell: {
    start: ({ list }, { first }) => `${first} in einem Topf aufkochen und ${list} einrühren.`,
    first: (time) => `Zugedeckt bei kleinster Hitze ${time} quellen lassen`,
    next: (foods, time) => `${foods} einrühren und weitere ${time} quellen lassen`,
    end: ", bis alles weich, durchgegart und so dick ist, dass der Löffel eine Spur hinterlässt",
  },
  oven: {
    start: ({ first }, _liquids, fats, { object }) =>
      `${object} auf ${DEGREES} vorheizen und ein Blech mit Backpapier belegen. ${first} ${fats === undefined ? "" : `in ${fats.list} wenden und `}darauf verteilen.`,
    first: (time, { inside }) => `${inside} ${time} garen`,
    next: (foods, time, _gently, isFirst) =>
      `${foods} dazulegen${isFirst ? ", alles auf dem Blech wenden" : ""} und weitere ${time} garen`,
    end: SOFT,
    after: (isTurned) =>
      isTurned ? "Abdecken, was zu schnell bräunt." : "Einmal wenden und abdecken, was zu schnell bräunt.",
  },
};

type Mix = (what: Pick<GermanNouns, "first" | "dative"> | undefined, spoons: number) => string;

function all(what: Pick<GermanNouns, "first"> | undefined): string {
  return what?.first ?? "Alles";
}

function together(what: Pick<GermanNouns, "dative"> | undefined): string {
  return `Alles${what === undefined ? "" : ` mit ${what.dative}`}`;
}

function water(spoons: number): string {
  return spoons === 0 ? "" : `mit ${String(spoons / 2)} bis ${String(spoons)} EL Wasser `;
}

/** How the parts of a batter come together; `spoons`: tablespoons of water at most, 0 for none. */
export const MIXING: Readonly<Record<"egg" | "dough" | "mass", Readonly<Record<Heat, Mix>>>> = {
  egg: {
    pan: (what) => `${all(what)} mit der Gabel gut verquirlen.`,
    oven: (what) =>
      what === undefined
        ? "Alles miteinander verrühren."
        : `${what.first} in einer Schüssel verrühren, bis Eiweiß und Eigelb eins sind.`,
    steamer: (what) => `${all(what)} ohne Schaum glatt rühren, dann stockt alles gleichmäßig.`,
  },
  dough: {
    pan: (what, spoons) =>
      `${all(what)} ${water(spoons)}zu einem dicken, glatten Teig verrühren.`,
    oven: (what, spoons) =>
      `${all(what)} ${water(spoons)}nur so lange verrühren, bis alles feucht ist.`,
    steamer: (what, spoons) =>
      `${all(what)} ${water(spoons)}zu einem Teig verrühren, der langsam vom Löffel fällt.`,
  },
  mass: {
    pan: (what) => `${together(what)} zu einer weichen Masse verkneten, die zusammenhält.`,
    oven: (what) => `${together(what)} von Hand vermengen, bis sich die Masse formen lässt.`,
    steamer: (what) =>
      `${together(what)} zu einer feinen, saftigen Masse verarbeiten.`,
  },
};

/** The last touch of a dish, when everything in it is soft. */
export const TOUCHES: Readonly<Record<TouchedFormId, string>> = {
  lentilSoup: "Zugedeckt 5 Minuten stehen lassen; die Suppe wird von selbst sämig.",
  noodleSoup: "3 Minuten stehen lassen, bis sie sich gut löffeln lässt.",
  fishSoup: "Nicht mehr kochen lassen, damit alles zart bleibt.",
  creamSoup: "2 Minuten mit dem Schneebesen aufschlagen, bis alles locker und gleichmäßig ist.",
  beanSoup: "Eine Kelle voll am Topfrand zerdrücken und wieder einrühren; das bindet.",
  dal: "2 Minuten kräftig rühren, bis es sämig und gleichmäßig ist.",
  ragout: "Offen 5 Minuten einkochen, bis ein Löffel beim Durchziehen eine Spur hinterlässt.",
  pastaPot: "Vom Herd nehmen und 2 Minuten rühren, bis alles überzogen ist.",
  grainPot: "2 Minuten rühren, bis es langsam vom Löffel fließt.",
  beanPot: "Vom Herd nehmen und zugedeckt 5 Minuten ruhen lassen; dabei wird es noch sämiger.",
  creamStew: "3 Minuten knapp unter dem Kochen halten, bis es den Löffel überzieht.",
  compote: "Im Topf abkühlen lassen; dabei wird es dicker.",
  sweetGrain: "Vom Herd nehmen und unter einem Tuch 5 Minuten quellen lassen.",
  steamedPlate: "Alles auf einen Teller legen, jedes für sich.",
  steamedFish: "Etwas Dämpfwasser darüberlöffeln.",
  steamedFruit: "Was noch kalt ist, 3 Minuten über kochendem Wasser erwärmen und darüberlöffeln, was ausgelaufen ist.",
  stirFry: "Einen Löffel Wasser dazugeben, falls etwas ansetzt.",
  panNoodles: "Einen Löffel heißes Wasser dazugeben und alles wenden, bis es überzogen ist.",
  friedRice: "Mit einem Löffel Wasser lockern, damit es auf dem Löffel zusammenhält.",
  hash: "Mit dem Löffelrücken leicht zusammendrücken und einmal wenden.",
  panMince: "2 EL Wasser dazugeben und alles wenden, bis es feucht ist und zusammenhält.",
  potatoMash: "2 Minuten mit der Gabel aufschlagen, bis alles locker ist.",
  beanMash: "Ein wenig kosten: Sind Häute zu spüren, durch ein Sieb streichen.",
  savouryPorridge: "2 Minuten mit dem Holzlöffel rühren, bis der Brei sämig und gleichmäßig ist.",
  spread: "Abkühlen lassen; dabei wird der Aufstrich fester und lässt sich gut streichen.",
  porridge: "Vom Herd nehmen, 3 Minuten quellen lassen und noch einmal umrühren.",
  fruitMash: "Offen 3 Minuten einkochen, bis es auf dem Löffel liegen bleibt.",
  smoothieBowl: "Die Oberfläche glatt streichen.",
  fingerPlate: "2 Minuten ausdampfen lassen, damit nichts aus der Hand rutscht.",
  fruitFingers: "Glitschige Stücke mit einem Tuch abtrocknen, damit sie sich besser greifen lassen.",
  trayBake: "Das Blech 5 Minuten mit einem Tuch abdecken; die Ränder werden wieder weich.",
  fishParcel: "Das Papier über allem zusammenfalten, weitere 5 Minuten garen und das Päckchen vom Gesicht weg öffnen: Der Dampf ist heiß.",
  gratin: `Alles in einer kleinen Form zusammenschieben, abdecken und bei ${DEGREES} 10 Minuten backen, bis es eine weiche Schicht ist.`,
  pastaBake: `Alles mit 3 EL Wasser in einer kleinen Form mischen, abdecken und bei ${DEGREES} 10 Minuten backen, damit es feucht bleibt.`,
  bakedFruit: "Was schon weich ist, 5 Minuten auf das heiße Blech legen und alles darauf abkühlen lassen; Obst bleibt innen lange heiß.",
};
