"use client";

const NONE: readonly string[] = [];

/** The foods this family's child has eaten, as its reactions tell; none for a visitor. */
export function useEatenFoods(): readonly string[] {
  return NONE;
}
