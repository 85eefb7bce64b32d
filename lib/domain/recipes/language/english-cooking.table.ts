import type { Heat, Place, TouchedFormId } from "../plan/dish-form";
import type { EnglishNouns } from "./english-nouns";

/** A dish with a sauce stews; grain by itself simmers. */
export type Gently = "stew" | "simmer";

interface Cooking {
  /** `undefined` liquids: a little water; `undefined` fats: nothing to turn the food in first. */
  readonly start: (foods: EnglishNouns, liquids: string, fats: string | undefined) => string;
  /** With the minutes, as "12 minutes" and what ends them. */
  readonly first: (time: string, gently: Gently) => string;
  readonly next: (foods: string, time: string, gently: Gently, isFirst: boolean) => string;
  /** What ends the last time, up to the full stop. */
  readonly end: string;
  /** What is done when the time is over. `isTurned`: it was turned already, when more was added. */
  readonly after?: (isTurned: boolean) => string;
}

const SOFT = ", until everything is soft and cooked through";
/** Fruit and grain make no sauce. */
export const THICK_WITHOUT_SAUCE = ", until everything is soft, cooked through and thick";

/** How food becomes soft in each place. */
export const COOKING: Readonly<Record<Place, Cooking>> = {
  pot: {
    start: ({ the }, liquids) => `Put ${the} in a pot, pour in ${liquids} and bring to the boil.`,
    first: (time) => `Turn the heat down and simmer with the lid on for ${time}`,
    next: (foods, time) => `Add ${foods} and simmer for another ${time}`,
    end: SOFT,
  },
  braise: {
    start: ({ the, them }, liquids, fats) =>
      fats === undefined
        ? `Put ${the} in a heavy pot and pour in ${liquids}.`
        : `Warm ${fats} in a heavy pot over low heat, turn ${the} in it for 2 minutes without browning ${them} and pour in ${liquids}.`,
    first: (time, gently) => `Let it ${gently} over low heat, the lid slightly open, for ${time}`,
    next: (foods, time, gently) => `Stir in ${foods} and ${gently} for another ${time}`,
    end: `${SOFT} and the sauce is thick`,
  },
  steamer: {
    start: ({ the }, liquids) => `Bring ${liquids} to the boil in a pot and lay ${the} in a steaming basket above it.`,
    first: (time) => `Put the lid on and steam over medium heat for ${time}`,
    next: (foods, time) => `Add ${foods} and steam for another ${time}`,
    end: SOFT,
  },
  pan: {
    start: ({ the }, liquids) => `Spread ${the} in a wide pan and pour in ${liquids}.`,
    first: (time) => `Soften in the steam under a lid over medium heat for ${time}`,
    next: (foods, time) => `Add ${foods}, with a splash of water if none is left in the pan, and keep the lid on for another ${time}`,
    end: `${SOFT} and the water is almost gone`,
  },
  smallPot: {
    start: ({ the, them }, liquids) => `Put ${the} in a small pot and pour in ${liquids}, which need not cover ${them}.`,
    first: (time) => `Close the lid and cook gently over the lowest heat for ${time}`,
    next: (foods, time) => `Add ${foods} and close the lid for another ${time}`,
    end: SOFT,
    after: () => "Keep what liquid is left.",
  },
  simmer: {
    start: ({ the, they }, liquids) => `Bring ${liquids} to the boil in a wide pot and slide ${the} in, so that ${they} covered.`,
    first: (time) => `Cook without a lid, the water hardly moving, for ${time}`,
    next: (foods, time) => `Slide in ${foods} and cook for another ${time}`,
    end: SOFT,
    after: () => "Lift out with a slotted spoon and let drain.",
  },
  boil: {
    start: ({ the }, liquids) => `Bring ${liquids} to the boil in a pot and tip ${the} into it.`,
    first: (time) => `Boil gently, lid on, for ${time}`,
    next: (foods, time) => `Tip in ${foods} and boil gently for another ${time}`,
    end: SOFT,
    after: () => "Drain well, or the mixture becomes wet.",
  },
  swell: {
    start: ({ the }, liquids) => `Bring ${liquids} to the boil in a pot and stir in ${the}.`,
    first: (time) => `Let it swell over the lowest heat, lid on, for ${time}`,
    next: (foods, time) => `Stir in ${foods} and let it swell for another ${time}`,
    end: `${SOFT} and a spoon leaves a trail`,
  },
  oven: {
    start: ({ the, them }, _liquids, fats) =>
      `Heat the oven to 180 °C (fan 160 °C) and line a tray with baking paper. ${fats === undefined ? `Spread ${the} on it` : `Turn ${the} in ${fats} and spread ${them} on the tray`}.`,
    first: (time) => `Roast for ${time}`,
    next: (foods, time, _gently, isFirst) =>
      `Add ${foods}${isFirst ? ", turn everything on the tray" : ""} and roast for another ${time}`,
    end: SOFT,
    after: (isTurned) => (isTurned ? "Cover what browns too fast." : "Turn once, and cover what browns too fast."),
  },
};

function water(spoons: number): string {
  return spoons === 0 ? "" : ` with ${String(spoons / 2)} to ${String(spoons)} tablespoons of water`;
}

/** How the parts of a batter come together; `spoons`: tablespoons of water at most, 0 for none. */
export const MIXING: Readonly<
  Record<"egg" | "dough" | "mass", Readonly<Record<Heat, (what: string | undefined, spoons: number) => string>>>
> = {
  egg: {
    pan: (what) => (what === undefined ? "Mix everything well." : `Beat ${what} well with a fork.`),
    oven: (what) =>
      what === undefined ? "Stir everything together." : `Whisk ${what} in a bowl, until white and yolk are one.`,
    steamer: (what) =>
      what === undefined ? "Stir everything smooth." : `Stir ${what} smooth without froth, so that everything sets evenly.`,
  },
  dough: {
    pan: (what, spoons) =>
      `Stir ${what ?? "everything"}${water(spoons)} to a thick, smooth batter.`,
    oven: (what, spoons) =>
      `Stir ${what ?? "everything"}${water(spoons)} only until everything is moist.`,
    steamer: (what, spoons) =>
      `Stir ${what ?? "everything"}${water(spoons)} to a batter that falls slowly off the spoon.`,
  },
  mass: {
    pan: (what) =>
      `Knead everything${what === undefined ? "" : ` with ${what}`} into a soft mass that holds together.`,
    oven: (what) =>
      `Work everything${what === undefined ? "" : ` with ${what}`} by hand until the mass can be shaped.`,
    steamer: (what) =>
      `Press everything${what === undefined ? "" : ` together with ${what}`} into a fine, moist mass.`,
  },
};

/** The last touch of a dish, when everything in it is soft. */
export const TOUCHES: Readonly<Record<TouchedFormId, string>> = {
  lentilSoup: "Leave it to stand with the lid on for 5 minutes; it thickens by itself.",
  noodleSoup: "Leave it to stand for 3 minutes, until it is thick enough for a spoon.",
  fishSoup: "Do not let it boil any more, so that what is tender stays moist.",
  creamSoup: "Beat it with a whisk for 2 minutes, until it is light and even.",
  beanSoup: "Crush a ladleful against the side of the pot and stir it back in; that binds it.",
  dal: "Stir it vigorously for 2 minutes, until it is thick and even.",
  ragout: "Let it thicken without a lid for 5 minutes, until a spoon drawn through it leaves a trail.",
  pastaPot: "Stir for 2 minutes off the heat, until everything is coated.",
  grainPot: "Stir for 2 minutes, until it runs slowly off the spoon.",
  beanPot: "Leave it to rest off the heat for 5 minutes, lid on; it goes on thickening.",
  creamStew: "Keep it just below the boil for 3 minutes, until it coats the spoon.",
  compote: "Let it cool in the pot; it thickens meanwhile.",
  sweetGrain: "Take it off the heat and leave it to swell under a cloth for 5 minutes.",
  steamedPlate: "Lay everything on a plate, each food by itself.",
  steamedFish: "Spoon a little of the steaming water over it.",
  steamedFruit: "Warm what is still cold over boiling water for 3 minutes and spoon what has run out over it.",
  stirFry: "Add a spoonful of water if anything sticks.",
  panNoodles: "Add a spoonful of hot water and turn everything until it is coated.",
  friedRice: "Loosen it with a spoonful of water, so that it holds together on a spoon.",
  hash: "Press it together lightly with the back of a spoon and turn it over once.",
  panMince: "Add 2 tablespoons of water and turn everything until it is moist and holds together.",
  potatoMash: "Beat it with a fork for 2 minutes, until it is light.",
  beanMash: "Taste a little: if you feel skins, press it through a sieve.",
  savouryPorridge: "Stir it with a wooden spoon for 2 minutes, until it is thick and even.",
  spread: "Let it cool; it becomes firmer and easy to spread.",
  porridge: "Leave it to swell off the heat for 3 minutes and stir once more.",
  fruitMash: "Let it thicken without a lid for 3 minutes, until it stays on the spoon.",
  smoothieBowl: "Smooth the top.",
  fingerPlate: "Let the pieces steam off for 2 minutes, so that nothing slips out of the hand.",
  fruitFingers: "Dab slippery pieces with a clean cloth, so that they are easier to hold.",
  trayBake: "Cover the tray with a cloth for 5 minutes; the edges become soft again.",
  fishParcel: "Fold the paper over everything for another 5 minutes in the oven and open the parcel away from your face: the steam is hot.",
  gratin: "Push everything together in a small dish, cover it and bake for 10 minutes at 180 °C (fan 160 °C), until it is one soft layer.",
  pastaBake: "Mix everything in a small dish with 3 tablespoons of water, cover it and bake for 10 minutes at 180 °C (fan 160 °C), so that it stays moist.",
  bakedFruit: "Lay what is soft already on the hot tray for 5 minutes and let everything cool on it; fruit stays hot inside for a long time.",
};
