import {
  addAllergyInput,
  addBabyInput,
  allergyListOutput,
  allergyOutput,
  babyListOutput,
  babyOutput,
  changeBabyInput,
  familyParams,
  foodNamesOutput,
  foodNamesQuery,
  languageQuery,
  logReactionInput,
  pauseListOutput,
  pauseParams,
  reactionListOutput,
  reactionOutput,
  reactionQuery,
  triedOutput,
  triedQuery,
} from "@/lib/features/family/schema";
import { contract, READ_LIMIT, WRITE_LIMIT } from "@/lib/http/contract";

export const listBabies = contract({
  method: "GET",
  path: "/api/babies",
  summary: "The family's babies, the first added first, each with its age today",
  access: "member",
  limit: READ_LIMIT,
  output: babyListOutput,
});

export const addBaby = contract({
  method: "POST",
  path: "/api/babies",
  summary: "Add a baby by its birth month, with a name or without",
  access: "member",
  limit: WRITE_LIMIT,
  body: addBabyInput,
  idempotent: true,
  status: 201,
  output: babyOutput,
});

export const changeBaby = contract({
  method: "PATCH",
  path: "/api/babies/{id}",
  summary: "Change a baby's name or birth month, or make recipes for this one",
  access: "member",
  limit: WRITE_LIMIT,
  params: familyParams,
  body: changeBabyInput,
  output: babyOutput,
});

export const removeBaby = contract({
  method: "DELETE",
  path: "/api/babies/{id}",
  summary: "Take a baby out of the family; what it ate stays in the log",
  access: "member",
  limit: WRITE_LIMIT,
  params: familyParams,
  status: 204,
});

export const listAllergies = contract({
  method: "GET",
  path: "/api/allergies",
  summary: "What the family avoids, as typed, with what each is taken for",
  access: "member",
  limit: READ_LIMIT,
  query: languageQuery,
  output: allergyListOutput,
});

export const addAllergy = contract({
  method: "POST",
  path: "/api/allergies",
  summary: "Add what the family avoids; the same twice is one (200)",
  access: "member",
  limit: WRITE_LIMIT,
  body: addAllergyInput,
  status: 201,
  statusIfExisting: 200,
  output: allergyOutput,
});

export const removeAllergy = contract({
  method: "DELETE",
  path: "/api/allergies/{id}",
  summary: "Take something off the list of what the family avoids",
  access: "member",
  limit: WRITE_LIMIT,
  params: familyParams,
  status: 204,
});

export const listReactions = contract({
  method: "GET",
  path: "/api/reactions",
  summary: "How meals went, the latest first",
  access: "member",
  limit: READ_LIMIT,
  query: reactionQuery,
  output: reactionListOutput,
});

export const logReaction = contract({
  method: "POST",
  path: "/api/reactions",
  summary: "Keep how a meal went; symptoms are judged at once and pause its foods",
  access: "member",
  limit: WRITE_LIMIT,
  body: logReactionInput,
  idempotent: true,
  status: 201,
  output: reactionOutput,
});

export const removeReaction = contract({
  method: "DELETE",
  path: "/api/reactions/{id}",
  summary: "Take a meal out of the log, and with it the pause that rests on it",
  access: "member",
  limit: WRITE_LIMIT,
  params: familyParams,
  status: 204,
});

export const listPauses = contract({
  method: "GET",
  path: "/api/reactions/pauses",
  summary: "Foods that are left out of recipes since a reaction",
  access: "member",
  limit: READ_LIMIT,
  query: languageQuery,
  output: pauseListOutput,
});

export const clearPause = contract({
  method: "DELETE",
  path: "/api/reactions/pauses/{foodId}",
  summary: "Let a food be cooked again",
  access: "member",
  limit: WRITE_LIMIT,
  params: pauseParams,
  status: 204,
});

export const readTriedFoods = contract({
  method: "GET",
  path: "/api/tried",
  summary: "The board of a hundred first foods: tried, allergens with exposures, iron this week",
  access: "member",
  limit: READ_LIMIT,
  query: triedQuery,
  output: triedOutput,
});

export const nameFoods = contract({
  method: "GET",
  path: "/api/foods/names",
  summary: "Names of foods in a language, by their ids",
  access: "public",
  limit: READ_LIMIT,
  query: foodNamesQuery,
  output: foodNamesOutput,
});
