import {
  bookmarkInput,
  bookmarkListOutput,
  bookmarkListQuery,
  bookmarkOutput,
  bookmarkParams,
} from "@/lib/features/bookmarks/schema";
import {
  recipeOutput,
  recipeParams,
  sharedOutput,
  testedOutput,
  verificationInput,
} from "@/lib/features/recipes/schema";
import { contract, READ_LIMIT, WRITE_LIMIT } from "@/lib/http/contract";

const BOOKMARK_SIGN_IN = "Please log in to bookmark recipes";

export const listBookmarks = contract({
  method: "GET",
  path: "/api/bookmarks",
  summary: "The caller's bookmarks, latest first, each with its recipe",
  access: "member",
  limit: READ_LIMIT,
  query: bookmarkListQuery,
  output: bookmarkListOutput,
});

export const addBookmark = contract({
  method: "POST",
  path: "/api/recipes/{id}/bookmark",
  summary: "Bookmark a recipe (201, or 200 where it was); what the server does not have is checked and kept first",
  access: "member",
  signInMessage: BOOKMARK_SIGN_IN,
  limit: WRITE_LIMIT,
  params: bookmarkParams,
  body: bookmarkInput,
  status: 201,
  statusIfExisting: 200,
  output: bookmarkOutput,
});

export const removeBookmark = contract({
  method: "DELETE",
  path: "/api/recipes/{id}/bookmark",
  summary: "Take a recipe out of the caller's bookmarks; twice equals once",
  access: "member",
  signInMessage: BOOKMARK_SIGN_IN,
  limit: WRITE_LIMIT,
  params: bookmarkParams,
  status: 204,
});

export const markTested = contract({
  method: "POST",
  path: "/api/recipes/{id}/community-tested",
  summary: "Say that the caller's family tested a recipe; once per parent, and never on an expert's (409)",
  access: "member",
  signInMessage: "Please log in to mark recipes as tested",
  limit: WRITE_LIMIT,
  params: recipeParams,
  output: testedOutput,
});

export const verifyRecipe = contract({
  method: "POST",
  path: "/api/recipes/{id}/verification",
  summary: "Say that an expert stands behind a recipe",
  access: "expert",
  limit: WRITE_LIMIT,
  params: recipeParams,
  body: verificationInput,
  output: recipeOutput,
});

export const shareRecipe = contract({
  method: "POST",
  path: "/api/recipes/{id}/share",
  summary: "Let everybody who has its address read a recipe of the caller's own",
  access: "member",
  limit: WRITE_LIMIT,
  params: recipeParams,
  output: sharedOutput,
});

export const unshareRecipe = contract({
  method: "DELETE",
  path: "/api/recipes/{id}/share",
  summary: "Take the address back",
  access: "member",
  limit: WRITE_LIMIT,
  params: recipeParams,
  status: 204,
});
