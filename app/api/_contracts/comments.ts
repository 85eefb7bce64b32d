import {
  commentInput,
  commentListOutput,
  commentListQuery,
  commentOutput,
  commentParams,
  reportedListOutput,
  reportedQuery,
  reportInput,
} from "@/lib/features/comments/schema";
import { recipeParams } from "@/lib/features/recipes/schema";
import { contract, READ_LIMIT, WRITE_LIMIT } from "@/lib/http/contract";

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * 60;

export const listComments = contract({
  method: "GET",
  path: "/api/recipes/{id}/comments",
  summary: "The comments on a recipe that the caller may read, newest first",
  access: "public",
  limit: READ_LIMIT,
  params: recipeParams,
  query: commentListQuery,
  output: commentListOutput,
});

export const addComment = contract({
  method: "POST",
  path: "/api/recipes/{id}/comments",
  summary: "Comment on a recipe, with a rating or without",
  access: "member",
  signInMessage: "Please log in to comment on recipes",
  limit: [
    { name: "comment-minute", points: 10, seconds: MINUTE_SECONDS, whenUnknown: "closed" },
    { name: "comment-day", points: 100, seconds: DAY_SECONDS, whenUnknown: "closed" },
  ],
  params: recipeParams,
  body: commentInput,
  idempotent: true,
  status: 201,
  output: commentOutput,
});

export const removeComment = contract({
  method: "DELETE",
  path: "/api/comments/{id}",
  summary: "Erase the caller's own comment",
  access: "member",
  signInMessage: "Please log in to delete comments",
  limit: WRITE_LIMIT,
  params: commentParams,
  status: 204,
});

export const reportComment = contract({
  method: "POST",
  path: "/api/comments/{id}/report",
  summary: "Report another parent's comment to those who look after the comments",
  access: "member",
  limit: WRITE_LIMIT,
  params: commentParams,
  body: reportInput,
  status: 204,
});

export const hideComment = contract({
  method: "POST",
  path: "/api/comments/{id}/hidden",
  summary: "Hide a comment from everybody but its author",
  access: "expert",
  limit: WRITE_LIMIT,
  params: commentParams,
  status: 204,
});

export const showComment = contract({
  method: "DELETE",
  path: "/api/comments/{id}/hidden",
  summary: "Show a hidden comment again",
  access: "expert",
  limit: WRITE_LIMIT,
  params: commentParams,
  status: 204,
});

export const dismissReports = contract({
  method: "DELETE",
  path: "/api/comments/{id}/report",
  summary: "Let a reported comment stand: all its reports are gone",
  access: "expert",
  limit: WRITE_LIMIT,
  params: commentParams,
  status: 204,
});

export const listReported = contract({
  method: "GET",
  path: "/api/comments/reported",
  summary:
    "Reported comments that wait for somebody or are hidden: what may harm a child first, then the latest report",
  access: "expert",
  limit: READ_LIMIT,
  query: reportedQuery,
  output: reportedListOutput,
});
