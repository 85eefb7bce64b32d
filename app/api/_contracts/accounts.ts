import {
  authAnswer,
  changePasswordBody,
  changePreferencesInput,
  deleteAccountBody,
  endedOutput,
  exportOutput,
  loginBody,
  logoutAnswer,
  profileOutput,
  registerBody,
  sessionListOutput,
  sessionParams,
  userAnswer,
} from "@/lib/features/accounts/schema";
import { contract, READ_LIMIT, WRITE_LIMIT } from "@/lib/http/contract";

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
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

export const deleteAccount = contract({
  method: "DELETE",
  path: "/api/user",
  summary: "Erase the account and everything in it, after the password; ends every session",
  access: "member",
  limit: { name: "delete-account", points: 10, seconds: DAY_SECONDS, whenUnknown: "closed" },
  body: deleteAccountBody,
  status: 204,
});

export const readProfile = contract({
  method: "GET",
  path: "/api/profile",
  summary: "The four counts and the preferences",
  access: "member",
  limit: READ_LIMIT,
  output: profileOutput,
});

export const changePreferences = contract({
  method: "PATCH",
  path: "/api/profile",
  summary: "Change language, theme or notifications",
  access: "member",
  limit: WRITE_LIMIT,
  body: changePreferencesInput,
  output: profileOutput,
});

export const changePassword = contract({
  method: "POST",
  path: "/api/profile/password",
  summary: "Change the password, after the current one; ends every other session and renews this one",
  access: "member",
  // Besides the wait after wrong ones: who took over a session has few guesses, whatever they know of the account.
  limit: { name: "change-password", points: 20, seconds: DAY_SECONDS, whenUnknown: "closed" },
  body: changePasswordBody,
  output: endedOutput,
});

export const exportAccount = contract({
  method: "GET",
  path: "/api/user/export",
  summary: "Everything we hold about the caller, as JSON to keep",
  access: "member",
  limit: { name: "export", points: 10, seconds: DAY_SECONDS, whenUnknown: "closed" },
  output: exportOutput,
});

export const listSessions = contract({
  method: "GET",
  path: "/api/profile/sessions",
  summary: "Where the caller is signed in",
  access: "member",
  limit: READ_LIMIT,
  output: sessionListOutput,
});

export const endOtherSessions = contract({
  method: "DELETE",
  path: "/api/profile/sessions",
  summary: "Sign out everywhere but here",
  access: "member",
  limit: WRITE_LIMIT,
  output: endedOutput,
});

export const endSession = contract({
  method: "DELETE",
  path: "/api/profile/sessions/{id}",
  summary: "Sign out in one browser",
  access: "member",
  limit: WRITE_LIMIT,
  params: sessionParams,
  status: 204,
});

export const accountMessage = contract({
  method: "POST",
  path: "/api/accounts/messages",
  summary:
    "Hears that an account was made, changed or deleted where accounts live elsewhere; only signed messages count",
  access: "public",
  limit: { name: "account-messages", points: 600, seconds: 60, whenUnknown: "open" },
  status: 204,
});
