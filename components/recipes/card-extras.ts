// What a card shows below its first lines or only when it is opened: one file, fetched when a card comes near the screen.
export { Grip } from "@/components/illustrations/grip";
export { Plate } from "@/components/illustrations/plate";
export { CheckDetails } from "./check-details";
export { RecipeActions } from "./recipe-actions";
export { RecheckNotice } from "./recheck-notice";
export { CookAlong } from "./cook-along";
export { ShareRecipe } from "./share-recipe";
