import type { Heat, Place, TouchedFormId } from "../plan/dish-form";
import { capitalised } from "./numbers";
import { withPreposition as ze, type PolishNouns } from "./polish-nouns";

interface Cooking {
  readonly start: (foods: PolishNouns, liquids: string, fats: PolishNouns | undefined) => string;
  readonly first: (time: string) => string;
  readonly next: (foods: string, time: string, isFirst: boolean) => string;
  /** What ends the last time, up to the full stop. */
  readonly end: string;
  /** What is done when the time is over. `isTurned`: it was turned already, when more was added. */
  readonly after?: (isTurned: boolean) => string;
}

/** Butter is melted, oil is heated. */
export function heat({ foods }: PolishNouns): string {
  return foods.every((foodId) => foodId === "butter" || foodId === "ghee") ? "Rozpuść" : "Rozgrzej";
}

const SOFT = ", aż wszystko będzie miękkie i dobrze ugotowane";

/** How food becomes soft in each place; foods that come later and liquids in the accusative. */
export const COOKING: Readonly<Record<Place, Cooking>> = {
  pot: {
    start: ({ put, accusative }, liquids) =>
      `${capitalised(put)} ${accusative} do garnka, wlej ${liquids} i zagotuj.`,
    first: (time) => `Zmniejsz ogień i gotuj pod przykryciem przez ${time}`,
    next: (foods, time) => `Dodaj ${foods} i gotuj przez kolejne ${time}`,
    end: SOFT,
  },
  braise: {
    start: ({ put, accusative }, liquids, fats) =>
      fats === undefined
        ? `${capitalised(put)} ${accusative} do garnka z grubym dnem i wlej ${liquids}.`
        : `${heat(fats)} w garnku z grubym dnem ${fats.accusative}, ${put} ${accusative}, mieszaj na małym ogniu przez 2 minuty, nie rumieniąc, i wlej ${liquids}.`,
    first: (time) => `Duś na małym ogniu, pod lekko uchyloną pokrywką, przez ${time}`,
    next: (foods, time) => `Wmieszaj ${foods} i duś przez kolejne ${time}`,
    end: `${SOFT}, a całość zgęstnieje`,
  },
  steamer: {
    start: ({ accusative }, liquids) => `Zagotuj w garnku ${liquids} i ułóż ${accusative} w koszyku nad parą.`,
    first: (time) => `Gotuj na parze, na średnim ogniu, pod przykryciem, przez ${time}`,
    next: (foods, time) => `Dodaj ${foods} i gotuj na parze przez kolejne ${time}`,
    end: SOFT,
  },
  pan: {
    start: ({ accusative }, liquids) => `Rozłóż ${accusative} na szerokiej patelni i wlej ${liquids}.`,
    first: (time) => `Przykryj i duś w parze, na średnim ogniu, przez ${time}`,
    next: (foods, time) => `Dodaj ${foods}, w razie potrzeby z odrobiną wody, i duś pod przykryciem przez kolejne ${time}`,
    end: `${SOFT}, a woda prawie wyparuje`,
  },
  smallPot: {
    start: ({ put, accusative }, liquids) =>
      `${capitalised(put)} ${accusative} do małego garnka i wlej ${liquids}; nie wszystko musi być zanurzone.`,
    first: (time) => `Przykryj szczelnie i gotuj na najmniejszym ogniu przez ${time}`,
    next: (foods, time) => `Dodaj ${foods} i gotuj pod przykryciem przez kolejne ${time}`,
    end: SOFT,
    after: () => "Jeśli zostanie trochę płynu, zachowaj go.",
  },
  simmer: {
    start: ({ put, accusative }, liquids) =>
      `Zagotuj w szerokim garnku ${liquids} i ${put} ${accusative}, tak aby wszystko było zanurzone.`,
    first: (time) => `Gotuj bez przykrycia, na bardzo małym ogniu, przez ${time}`,
    next: (foods, time) => `Dołóż ${foods} i gotuj przez kolejne ${time}`,
    end: SOFT,
    after: () => "Wyjmij łyżką cedzakową i odsącz.",
  },
  boil: {
    start: ({ accusative }, liquids) => `Zagotuj w garnku ${liquids} i wrzuć ${accusative}.`,
    first: (time) => `Gotuj na średnim ogniu, pod przykryciem, przez ${time}`,
    next: (foods, time) => `Dorzuć ${foods} i gotuj przez kolejne ${time}`,
    end: SOFT,
    after: () => "Dobrze odcedź, żeby masa nie była zbyt mokra.",
  },
  swell: {
    start: ({ accusative }, liquids) => `Zagotuj w garnku ${liquids} i wmieszaj ${accusative}.`,
    first: (time) => `Gotuj pod przykryciem na najmniejszym ogniu przez ${time}`,
    next: (foods, time) => `Wmieszaj ${foods} i gotuj na najmniejszym ogniu przez kolejne ${time}`,
    end: `${SOFT}, a łyżka zostawi ślad`,
  },
  oven: {
    start: ({ accusative }, _liquids, fats) =>
      `Rozgrzej piekarnik do 180 °C (termoobieg 160 °C) i wyłóż blachę papierem do pieczenia. ${fats === undefined ? `Rozłóż na niej ${accusative}` : `Wymieszaj ${accusative} ${ze(fats.instrumental)} i rozłóż na blasze`}.`,
    first: (time) => `Piecz przez ${time}`,
    next: (foods, time, isFirst) =>
      `Dołóż ${foods}${isFirst ? ", obróć wszystko na blasze" : ""} i piecz przez kolejne ${time}`,
    end: ", aż wszystko będzie miękkie i dobrze upieczone",
    after: (isTurned) =>
      isTurned ? "To, co za szybko się rumieni, przykryj." : "Raz odwróć, a to, co za szybko się rumieni, przykryj.",
  },
};

function wetted(what: string | undefined, spoons: number): string {
  const water = spoons === 0 ? "" : ` z ${String(spoons / 2)}–${String(spoons)} łyżkami wody`;
  return `Wymieszaj ${what ?? "wszystko"}${water}`;
}

function adding(what: string | undefined): string {
  return what === undefined ? "" : `, dodając ${what},`;
}

/** How the parts of a batter come together, in the accusative; `spoons`: tablespoons of water at most, 0 for none. */
export const MIXING: Readonly<
  Record<"egg" | "dough" | "mass", Readonly<Record<Heat, (what: string | undefined, spoons: number) => string>>>
> = {
  egg: {
    pan: (what) => (what === undefined ? "Dobrze wszystko wymieszaj." : `Dobrze roztrzep ${what} widelcem.`),
    oven: (what) =>
      what === undefined ? "Połącz wszystko w misce." : `Wymieszaj ${what} w misce, aż białko połączy się z żółtkiem.`,
    steamer: (what) => `Wymieszaj ${what ?? "wszystko"} na gładko, bez piany, żeby masa ścięła się równomiernie.`,
  },
  dough: {
    pan: (what, spoons) =>
      `${wetted(what, spoons)} na gęste, gładkie ciasto.`,
    oven: (what, spoons) =>
      `${wetted(what, spoons)}, tylko do połączenia składników.`,
    steamer: (what, spoons) =>
      `${wetted(what, spoons)} na ciasto, które powoli spływa z łyżki.`,
  },
  mass: {
    pan: (what) => `Zagnieć wszystko${adding(what)} na gładką masę, która się nie rozpada.`,
    oven: (what) => `Połącz wszystko rękami${adding(what)} w masę, którą da się formować.`,
    steamer: (what) => `Wyrób wszystko${adding(what)} na drobną, wilgotną masę.`,
  },
};

/** The last touch of a dish, when everything in it is soft. */
export const TOUCHES: Readonly<Record<TouchedFormId, string>> = {
  lentilSoup: "Odstaw pod przykryciem na 5 minut; zupa sama zgęstnieje.",
  noodleSoup: "Odstaw na 3 minuty, aż zupa zgęstnieje na tyle, by dało się ją nabrać łyżką.",
  fishSoup: "Od tej chwili zupa nie może już wrzeć, żeby ryba nie wyschła.",
  creamSoup: "Ubijaj trzepaczką przez 2 minuty, aż zupa będzie lekka i jednolita.",
  beanSoup: "Rozgnieć jedną chochlę o brzeg garnka i wmieszaj z powrotem; to zagęści zupę.",
  dal: "Mieszaj energicznie przez 2 minuty, aż dal będzie gęsty i jednolity.",
  ragout: "Odparuj bez przykrycia przez 5 minut, aż przeciągnięta łyżka zostawi ślad.",
  pastaPot: "Mieszaj przez 2 minuty poza ogniem, aż wszystko oblepi się sosem.",
  grainPot: "Mieszaj przez 2 minuty, aż danie będzie powoli spływać z łyżki.",
  beanPot: "Odstaw pod przykryciem na 5 minut poza ogniem; danie jeszcze zgęstnieje.",
  creamStew: "Trzymaj tuż poniżej wrzenia przez 3 minuty, aż sos oblepi łyżkę.",
  compote: "Zostaw w garnku do ostygnięcia; w tym czasie mus zgęstnieje.",
  sweetGrain: "Zdejmij z ognia i odstaw pod ściereczką na 5 minut, żeby napęczniało.",
  steamedPlate: "Ułóż wszystko na talerzu, każdy składnik osobno.",
  steamedFish: "Polej danie łyżką gorącej wody z garnka, żeby nic nie wyschło.",
  steamedFruit: "To, co jeszcze zimne, podgrzewaj przez 3 minuty nad wrzącą wodą, a potem polej tym, co wypłynęło.",
  stirFry: "Dodaj łyżkę wody, jeśli coś przywiera.",
  panNoodles: "Dodaj łyżkę wody z gotowania i mieszaj, aż wszystko się nią pokryje.",
  friedRice: "Dodaj łyżkę wody, żeby nie było zbyt sypkie i trzymało się łyżki.",
  hash: "Dociśnij lekko grzbietem łyżki i raz odwróć.",
  panMince: "Dodaj 2 łyżki wody i mieszaj, aż wszystko będzie wilgotne i zacznie się trzymać razem.",
  potatoMash: "Ubijaj widelcem przez 2 minuty, aż puree będzie lekkie.",
  beanMash: "Spróbuj odrobiny: jeśli czuć skórki, przetrzyj przez sito.",
  savouryPorridge: "Mieszaj drewnianą łyżką przez 2 minuty, aż całość będzie gęsta i jednolita.",
  spread: "Zostaw do ostygnięcia; smarowidło będzie gęstsze i łatwe do rozsmarowania.",
  porridge: "Odstaw poza ogniem na 3 minuty, żeby napęczniała, i jeszcze raz wymieszaj.",
  fruitMash: "Odparuj bez przykrycia przez 3 minuty, aż przecier będzie trzymał się łyżki.",
  smoothieBowl: "Wygładź wierzch.",
  fingerPlate: "Odczekaj 2 minuty, aż kawałki obeschną, żeby nie wyślizgiwały się z rączki.",
  fruitFingers: "Śliskie kawałki osusz ręcznikiem papierowym, żeby łatwiej było je trzymać.",
  trayBake: "Przykryj blachę ściereczką na 5 minut; brzegi znów zmiękną.",
  fishParcel: "Zawiń wszystko w papier, piecz przez kolejne 5 minut i otwórz papilot z dala od twarzy: para jest gorąca.",
  gratin: "Zsuń wszystko do małej formy, przykryj i piecz w 180 °C (termoobieg 160 °C) przez 10 minut, aż powstanie jedna miękka warstwa.",
  pastaBake: "Wymieszaj wszystko w małej formie z 3 łyżkami wody, przykryj i piecz w 180 °C (termoobieg 160 °C) przez 10 minut, żeby nic nie wyschło.",
  bakedFruit: "To, co już miękkie, połóż na gorącej blasze na 5 minut i zostaw na niej wszystko do ostygnięcia; owoce długo są gorące w środku.",
};
