import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkPasswordChange, checkSignIn, checkSignUp } from "@/components/accounts/account-checks";
import { issuesFromServer } from "@/components/accounts/account-text";
import { MIN_PASSWORD_LENGTH, PASSWORD_STRENGTHS, passwordStrength } from "@/components/accounts/password-strength";
import { ApiFailure } from "@/lib/http/api-client";

const GOOD = { username: "anna", email: "anna@example.org", password: "abcdef", confirmPassword: "abcdef" };

describe("checking a sign-up", () => {
  it("finds nothing wrong with six characters, twice", () => {
    expect(checkSignUp(GOOD)).toEqual({});
  });

  it("asks for every field", () => {
    expect(checkSignUp({ username: " ", email: "", password: "", confirmPassword: "" })).toEqual({
      username: "required",
      email: "required",
      password: "required",
      confirmPassword: "required",
    });
  });

  it.each(["anna", "anna@", "@example.org", "anna@example", "an na@example.org", "anna@example..org"])(
    "does not take %j for an e-mail address",
    (email) => {
      expect(checkSignUp({ ...GOOD, email })).toEqual({ email: "email" });
    },
  );

  it("wants six characters, counted as a person counts them", () => {
    expect(checkSignUp({ ...GOOD, password: "abcde", confirmPassword: "abcde" })).toEqual({
      password: "passwordTooShort",
    });
    expect(checkSignUp({ ...GOOD, password: "🥕🥕🥕", confirmPassword: "🥕🥕🥕" })).toEqual({
      password: "passwordTooShort",
    });
  });

  it("wants the same password twice", () => {
    expect(checkSignUp({ ...GOOD, confirmPassword: "abcdeF" })).toEqual({ confirmPassword: "passwordMismatch" });
  });
});

describe("checking a change of the password", () => {
  const change = { currentPassword: "x", newPassword: "abcdef", confirmPassword: "abcdef" };

  it("holds the new one to what a first one is, and the current one to being there", () => {
    expect(checkPasswordChange(change)).toEqual({});
    expect(checkPasswordChange({ currentPassword: "", newPassword: "", confirmPassword: "" })).toEqual({
      currentPassword: "required",
      newPassword: "required",
      confirmPassword: "required",
    });
    expect(checkPasswordChange({ ...change, newPassword: "🥕🥕🥕", confirmPassword: "🥕🥕🥕" })).toEqual({
      newPassword: "passwordTooShort",
    });
    expect(checkPasswordChange({ ...change, confirmPassword: "abcdef " })).toEqual({
      confirmPassword: "passwordMismatch",
    });
  });
});

describe("checking a sign-in", () => {
  it("asks for what is missing and judges nothing else", () => {
    expect(checkSignIn({ identifier: "", password: "" })).toEqual({ identifier: "required", password: "required" });
    expect(checkSignIn({ identifier: "a", password: "b" })).toEqual({});
  });
});

describe("what the server found", () => {
  it("stands beside its field, in general words where the key is new, and nowhere for a field that is not there", () => {
    const failure = new ApiFailure(422, "invalid_input", {
      issues: [
        { path: "email", key: "email" },
        { path: "username", key: "neverHeardOf" },
        { path: "role", key: "required" },
      ],
    });
    const texts = { email: "Invalid email address", invalid: "Please check this field" };
    expect(issuesFromServer(failure, ["username", "email"], texts)).toEqual({
      email: "Invalid email address",
      username: "Please check this field",
    });
  });
});

describe("the strength of a password", () => {
  it.each([
    ["", "tooShort"],
    ["abcde", "tooShort"],
    ["abcdef", "weak"],
    ["aaaaaaaaaaaaaaaaaaaa", "weak"],
    ["abcdefghij", "fair"],
    ["carrot sofa moon tram", "strong"],
  ])("%j is %s", (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it("never falls by typing on, and is too short exactly below the minimum", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme", minLength: 1 }), (start, more) => {
        const before = PASSWORD_STRENGTHS.indexOf(passwordStrength(start));
        expect(PASSWORD_STRENGTHS.indexOf(passwordStrength(start + more))).toBeGreaterThanOrEqual(before);
        expect(passwordStrength(start) === "tooShort").toBe(Array.from(start).length < MIN_PASSWORD_LENGTH);
      }),
    );
  });
});
