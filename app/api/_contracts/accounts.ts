import { authAnswer, loginBody, logoutAnswer, registerBody, userAnswer } from "@/lib/features/accounts/schema";
import { contract, READ_LIMIT, WRITE_LIMIT } from "@/lib/http/contract";

const HOUR_SECONDS = 60 * 60;
const FIVE_MINUTES_SECONDS = 5 * 60;

export const register = contract({
  method: "POST",
  path: "/api/register",
  summary: "Make an account and sign in",
  access: "public",
  // A household behind one address; beyond that it is not a household.
  limit: { name: "register", points: 10, seconds: HOUR_SECONDS, whenUnknown: "closed" },
  body: registerBody,
  answersOk: true,
  status: 201,
  output: authAnswer,
});

export const login = contract({
  method: "POST",
  path: "/api/login",
  summary: "Sign in by e-mail or username",
  access: "public",
  limit: { name: "login", points: 10, seconds: FIVE_MINUTES_SECONDS, whenUnknown: "closed" },
  body: loginBody,
  answersOk: true,
  output: authAnswer,
});

export const logout = contract({
  method: "POST",
  path: "/api/logout",
  summary: "End the session, here and on the server; ending it twice equals once",
  access: "public",
  limit: WRITE_LIMIT,
  answersOk: true,
  output: logoutAnswer,
});

export const user = contract({
  method: "GET",
  path: "/api/user",
  summary: "The signed-in person",
  access: "member",
  limit: READ_LIMIT,
  output: userAnswer,
});
