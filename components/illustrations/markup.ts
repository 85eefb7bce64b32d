import "server-only";
import { Fragment, isValidElement, type ReactNode } from "react";

/** Attributes of SVG that are written as React writes their properties; all others with hyphens. */
const AS_WRITTEN = new Set(["viewBox"]);
const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPED[character] ?? "");
}

function attribute([name, value]: readonly [string, unknown]): string {
  if (name === "children" || name === "className") return "";
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return "";
  const written = AS_WRITTEN.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return ` ${written}="${escaped(String(value))}"`;
}

/**
 * The markup of a drawing, without classes: for a picture that no browser draws. A drawing is a tree of plain components
 * without state; Next keeps React's own renderer out of the server's routes.
 */
export function markupOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return escaped(String(node));
  if (Array.isArray(node)) return node.map((each: ReactNode) => markupOf(each)).join("");
  if (!isValidElement<Readonly<Record<string, unknown>> & { readonly children?: ReactNode }>(node)) return "";
  const { type, props } = node;
  if (type === Fragment) return markupOf(props.children);
  if (typeof type === "string") {
    return `<${type}${Object.entries(props).map(attribute).join("")}>${markupOf(props.children)}</${type}>`;
  }
  const draw = type as (properties: typeof props) => ReactNode;
  return markupOf(draw(props));
}
