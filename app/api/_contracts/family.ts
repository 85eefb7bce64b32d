import { addBabyInput, babyListOutput, babyOutput, changeBabyInput, familyParams } from "@/lib/features/family/schema";
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
