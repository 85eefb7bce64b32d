import { mealListOutput, mealListQuery, mealOutput, suggestMealInput } from "@/lib/features/meals/schema";
import { contract, READ_LIMIT } from "@/lib/http/contract";

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * 60;

export const suggestMeal = contract({
  method: "POST",
  path: "/api/meals/suggest",
  summary: "A meal for an age, a meal of the day and what the family does not eat, with its checked recipe",
  access: "member",
  limit: [
    { name: "meal-minute", points: 20, seconds: MINUTE_SECONDS, whenUnknown: "closed" },
    { name: "meal-day", points: 200, seconds: DAY_SECONDS, whenUnknown: "closed" },
  ],
  body: suggestMealInput,
  idempotent: true,
  output: mealOutput,
});

export const listMeals = contract({
  method: "GET",
  path: "/api/meals",
  summary: "The caller's meal suggestions, newest first, each with its recipe",
  access: "member",
  limit: READ_LIMIT,
  query: mealListQuery,
  output: mealListOutput,
});
