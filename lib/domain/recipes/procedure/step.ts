import type { AgeGroup } from "../../food/age";
import type { Preparation } from "../../food/food";
import type { FoodId } from "../../food/food-ids";
import type { DishFormId, Heat, Place, Texture, TouchedFormId } from "../plan/dish-form";
import type { Held } from "../plan/held";

/** How a food is cut before it is cooked, or served where it is not cooked. `chunks`: will be mashed or blended. */
export const RAW_CUTS = [
  "chunks",
  "stick",
  "fingerLong",
  "wedge",
  "thinWedge",
  "strip",
  "thinStrip",
  "dice",
  "smallPieces",
  "floret",
  "quarter",
  "quarterFlat",
  "sliver",
  "finelyChop",
  "shred",
  "grate",
  "flatten",
  "mash",
  "sieve",
  "short",
  "none",
] as const;
export type RawCut = (typeof RAW_CUTS)[number];

/** What is done to a cooked food so that it suits the age. */
export const FINISHES = [
  "takeOut",
  "shred",
  "strip",
  "crumble",
  "flake",
  "mince",
  "press",
  "mash",
  "puree",
  "sieve",
] as const;
export type Finish = (typeof FINISHES)[number];

/** Food that goes into a dish, or onto a plate, without a cooking time of its own. */
export const ADDITIONS = [
  "fat",
  "cream",
  "softDairy",
  "milk",
  "cheese",
  "groundNut",
  "chia",
  "nutButter",
  "hummus",
  "herb",
  "driedHerb",
  "root",
  "spice",
  "sour",
  "seasoning",
  "sauce",
  "crumbs",
  "driedFruit",
  "coldMeat",
] as const;
export type Addition = (typeof ADDITIONS)[number];

/** Warnings that belong to a food itself, said where it is prepared. */
export const FOOD_NOTES = [
  "greenPotato",
  "bitterGourd",
  "boilAway",
  "leavesNever",
  "stringsOut",
  "stonesOut",
  "onlyClosed",
  "onlyOpened",
] as const;
export type FoodNote = (typeof FOOD_NOTES)[number];

/** In what mince is stirred to crumbs: the pot or the pan in which the rest cooks on, or a small pan of its own. */
export const CRUMBLERS = ["pot", "widePan", "smallPan"] as const;
export type Crumbler = (typeof CRUMBLERS)[number];

export type Foods = readonly FoodId[];

/** How everything in a pot is mashed or blended. `cold`: nothing was cooked in it that left a liquid. */
export type Mashed = Texture | "cold";

/** Foods that go in together, and the minutes until the next go in, or until all is soft. */
export interface Stage {
  readonly foods: Foods;
  readonly minutes: number;
}

/**
 * One sentence of a recipe before it has a language. Times are minutes; a `cook` step's stages are in the order of
 * cooking times, the longest first, and their sum is at least what each food in them needs.
 */
export type Step =
  | {
      readonly kind: "prepare";
      readonly foods: Foods;
      readonly before: readonly Preparation[];
      readonly cut: RawCut;
      readonly cooked: boolean;
    }
  | { readonly kind: "note"; readonly note: FoodNote; readonly foods: Foods }
  | { readonly kind: "beans"; readonly foods: Foods; readonly minutes: number; readonly how: "mash" | "press" }
  | { readonly kind: "drain"; readonly foods: Foods; readonly minutes: number }
  | { readonly kind: "grain"; readonly foods: Foods; readonly minutes: number }
  | { readonly kind: "pasta"; readonly foods: Foods; readonly minutes: number }
  | { readonly kind: "side"; readonly foods: Foods; readonly minutes: number }
  | {
      readonly kind: "crumble";
      readonly into: Crumbler;
      readonly foods: Foods;
      readonly fats: Foods;
      readonly minutes: number;
    }
  | { readonly kind: "soakGrain"; readonly foods: Foods; readonly minutes: number }
  | { readonly kind: "swell"; readonly foods: Foods; readonly minutes: number }
  | { readonly kind: "hardBoil"; readonly foods: Foods; readonly minutes: number; readonly ageGroup: AgeGroup }
  | { readonly kind: "infuse"; readonly foods: Foods; readonly minutes: number }
  | {
      readonly kind: "start";
      readonly place: Place;
      readonly foods: Foods;
      readonly liquids: Foods;
      /** What the food is turned in first. */
      readonly fats: Foods;
      /** It joins mince that is in the pot already; then there may be no food left to put in. */
      readonly joins?: boolean;
    }
  | { readonly kind: "cook"; readonly place: Place; readonly stages: readonly Stage[]; readonly stirring: boolean }
  | { readonly kind: "finish"; readonly how: Finish; readonly foods: Foods }
  | {
      readonly kind: "thicken";
      readonly foods: Foods;
      readonly minutes: number;
      /** It binds what is in the pot; else it is a sauce by itself. */
      readonly inPot?: boolean;
    }
  | { readonly kind: "fold"; readonly foods: Foods }
  | { readonly kind: "onTray"; readonly foods: Foods }
  | { readonly kind: "alongside"; readonly foods: Foods }
  | { readonly kind: "texture"; readonly texture: Mashed; readonly ageGroup: AgeGroup }
  | { readonly kind: "set"; readonly ageGroup: AgeGroup }
  | { readonly kind: "add"; readonly what: Addition; readonly target: "mixture" | "plate"; readonly foods: Foods }
  | { readonly kind: "grindOats"; readonly foods: Foods }
  | { readonly kind: "grate"; readonly foods: Foods }
  | {
      readonly kind: "mix";
      readonly mix: "egg" | "dough" | "mass";
      readonly heat: Heat;
      readonly foods: Foods;
      /** Tablespoons of water at most; at least half of them. */
      readonly spoons: 0 | 2 | 4;
    }
  | { readonly kind: "foldIn" }
  | { readonly kind: "rest"; readonly mix: "dough" | "mass"; readonly heat: Heat }
  | { readonly kind: "rise" }
  | { readonly kind: "dip"; readonly foods: Foods; readonly ageGroup: AgeGroup }
  | { readonly kind: "touch"; readonly form: TouchedFormId }
  | {
      readonly kind: "shape";
      readonly form: DishFormId;
      readonly fats: Foods;
      readonly ageGroup: AgeGroup;
      readonly done: readonly ("egg" | "meat")[];
    }
  | { readonly kind: "toss"; readonly fats: Foods }
  | {
      readonly kind: "toast";
      readonly foods: Foods;
      readonly ageGroup: AgeGroup;
      /** The bread is the dish, not what is eaten with it. */
      readonly isDish?: boolean;
      /** What is soft goes onto it before it is cut. */
      readonly isSpread?: boolean;
    }
  | { readonly kind: "ready"; readonly foods: Foods; readonly ageGroup: AgeGroup }
  | { readonly kind: "flatbread"; readonly foods: Foods }
  | { readonly kind: "moisten"; readonly foods: Foods }
  | { readonly kind: "squish" }
  | { readonly kind: "family"; readonly family: "pot" | "plate" | "batter" }
  | { readonly kind: "beside" }
  | {
      readonly kind: "serve";
      readonly form: DishFormId;
      readonly ageGroup: AgeGroup;
      /** Nothing in it was heated, or its last touch has let it cool. */
      readonly cold?: boolean;
      /** Of its pieces the youngest holds only some, or none. */
      readonly held?: Exclude<Held, "all">;
      /** What it is a porridge of, where it is one. */
      readonly grains?: Foods;
    };

/** The sentences that stand together on one line. */
export type Line = readonly Step[];
