/**
 * The colours a drawing names by one letter: natural colours of food that hold on a light and on a dark ground. Shade and
 * highlight are the same for all of them, so a food needs one colour only.
 */
export const ART_COLOURS = {
  a: "#a8bfce", // silver, fish
  b: "#9a6742", // brown
  c: "#eecb95", // beige, grain
  d: "#559642", // dark green
  e: "#cbe495", // pale green
  f: "#f4aba0", // pink meat
  g: "#86c057", // green
  h: "#6b4c40", // dark brown
  i: "#7188dc", // blue
  k: "#f58db0", // pink
  l: "#fff0b5", // pale yellow
  m: "#b4406f", // beetroot
  n: "#5b5068", // nearly black
  o: "#ff9a4d", // orange
  p: "#8d60b4", // purple
  r: "#ee5c50", // red
  s: "#ff9d7e", // salmon
  t: "#d29d66", // tan, crust
  u: "#c3e5f5", // water
  v: "#b5b34e", // olive
  w: "#fffaf0", // white
  x: "#c23c48", // dark red
  y: "#ffd55e", // yellow
  z: "#f4b343", // amber
  skin: "var(--art-skin)",
  steel: "#e4e2e6",
} as const;

export type ArtColour = keyof typeof ART_COLOURS;

/** A line on a colour. Only outlines follow the theme: on the colours, which do not, a line has to stay dark. */
export const INNER_LINE = "#4b382d";
/** Laid over a colour: its darker side, and where the light falls. */
export const SHADE = "#5a241828";
export const HIGHLIGHT = "#ffffffb8";
