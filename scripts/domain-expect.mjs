// As much of a test runner as the tests of the domain use: they are collected, and run by domain-tests.mjs.
import { isDeepStrictEqual } from "node:util";

function fail(what, actual, expected) {
  const show = (value) => {
    try {
      return JSON.stringify(value)?.slice(0, 120) ?? String(value);
    } catch {
      return String(value);
    }
  };
  throw new Error(`${show(actual)} ${what} ${show(expected)}`);
}

/** What a comparison is blind to: properties that are undefined. */
function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Set) return new Set([...value].map(plain));
  if (value instanceof Map || value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.map(([key, each]) => [key, plain(each)]));
}

/** Stands for any list that holds these. */
class Holding {
  constructor(parts) {
    this.parts = parts;
  }
}

function equal(one, other) {
  if (other instanceof Holding) return other.parts.every((part) => one.some((each) => equal(each, part)));
  return isDeepStrictEqual(plain(one), plain(other));
}

function contains(whole, part) {
  if (typeof whole === "string") return whole.includes(part);
  return [...whole].some((each) => Object.is(each, part));
}

function matches(whole, part) {
  if (Array.isArray(part)) {
    return Array.isArray(whole) && whole.length === part.length && part.every((each, at) => matches(whole[at], each));
  }
  if (part === null || typeof part !== "object") return Object.is(whole, part);
  if (whole === null || typeof whole !== "object") return false;
  return Object.entries(part).every(([key, each]) => matches(whole[key], each));
}

function throws(act, wanted) {
  try {
    act();
  } catch (error) {
    if (wanted === undefined) return true;
    if (typeof wanted === "function") return error instanceof wanted;
    return wanted instanceof RegExp ? wanted.test(String(error?.message)) : String(error?.message).includes(wanted);
  }
  return false;
}

const MATCHERS = {
  toBe: Object.is,
  toEqual: equal,
  toStrictEqual: isDeepStrictEqual,
  toContain: contains,
  toContainEqual: (whole, part) => [...whole].some((each) => equal(each, part)),
  toMatch: (text, wanted) => (wanted instanceof RegExp ? wanted.test(text) : text.includes(wanted)),
  toMatchObject: matches,
  toHaveLength: (list, length) => list.length === length,
  toBeUndefined: (value) => value === undefined,
  toBeDefined: (value) => value !== undefined,
  toBeNull: (value) => value === null,
  toBeTruthy: Boolean,
  toBeLessThan: (one, other) => one < other,
  toBeLessThanOrEqual: (one, other) => one <= other,
  toBeGreaterThan: (one, other) => one > other,
  toBeGreaterThanOrEqual: (one, other) => one >= other,
  toBeCloseTo: (one, other, digits = 2) => Math.abs(one - other) < 10 ** -digits / 2,
  toThrow: throws,
};

export function expect(actual) {
  const checks = { not: {} };
  for (const [name, holds] of Object.entries(MATCHERS)) {
    checks[name] = (...wanted) => {
      if (!holds(actual, ...wanted)) fail(name, actual, wanted[0]);
    };
    checks.not[name] = (...wanted) => {
      if (holds(actual, ...wanted)) fail(`not ${name}`, actual, wanted[0]);
    };
  }
  return checks;
}

expect.arrayContaining = (parts) => new Holding(parts);

/** Functions to write tests with, and the list of what was written with them. */
export function collector() {
  const tests = [];
  const path = [];
  const each = (declare) => (rows) => (name, act) => {
    rows.forEach((row, at) => {
      const given = Array.isArray(row) ? row : [row];
      declare(`${name} [${String(at)}: ${String(given[0]?.title ?? given[0]).slice(0, 60)}]`, () => act(...given));
    });
  };
  const it = (name, run) => tests.push({ name: [...path, name].join(" > "), run });
  const describe = (name, act) => {
    path.push(name);
    act();
    path.pop();
  };
  it.each = each(it);
  describe.each = each(describe);
  const now = (act) => act();
  return { tests, vitest: { it, test: it, describe, beforeAll: now, beforeEach: now, afterAll: () => undefined } };
}
