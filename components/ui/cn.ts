import { clsx, type ClassValue } from "clsx";

/**
 * Joins class names; what is false, null or undefined is left out. Classes are not merged against each other (the
 * merger alone would cost a page 7 kB): `className` places a primitive (margin, width, grid), its look has variants.
 */
export function cn(...values: ClassValue[]): string {
  return clsx(values);
}
