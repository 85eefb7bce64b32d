import { foodSearchOutput, foodSearchQuery } from "@/lib/features/ingredients/schema";
import { contract, READ_LIMIT } from "@/lib/http/contract";

export const searchFoods = contract({
  method: "GET",
  path: "/api/foods",
  summary: "Foods of the library by a word in any of the five languages, typos forgiven, the best first",
  access: "public",
  limit: READ_LIMIT,
  query: foodSearchQuery,
  output: foodSearchOutput,
});
