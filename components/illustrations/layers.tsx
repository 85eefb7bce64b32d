import { ART_COLOURS, HIGHLIGHT, INNER_LINE, SHADE, type ArtColour } from "./art-colours.table";

/** The colours that stand for `q` and `j` in a drawing. */
export type OwnColours = readonly [colour?: ArtColour, accent?: ArtColour];

const LAYER = /^(.)([\d.]*)(.+)$/s;

function isColour(letter: string): letter is ArtColour {
  return Object.hasOwn(ART_COLOURS, letter);
}

function hex(letter: string, [colour = "c", accent = "g"]: OwnColours): string {
  const own = letter === "q" ? colour : letter === "j" ? accent : letter;
  return isColour(own) ? ART_COLOURS[own] : "none";
}

/**
 * One layer of a drawing: its paint, a stroke's width where it has one, its path. A small letter is a colour with the
 * outline around it (with a width: a thick line with the outline around it); a capital is the colour alone; `-` is a
 * dark line on the colours, `^` a line of the outline's colour on the ground, `_` shade, `*` highlight. Inherits outline and round ends from the picture around it.
 */
function Layer({ layer, colours }: { readonly layer: string; readonly colours: OwnColours }) {
  const [, paint = "", width = "", d = ""] = LAYER.exec(layer) ?? [];
  if (paint === "^") return <path d={d} strokeWidth={width || 2} />;
  if (paint === "-") return <path d={d} stroke={INNER_LINE} strokeWidth={width || 2} />;
  if (paint === "*") return <path d={d} stroke={HIGHLIGHT} />;
  const letter = paint.toLowerCase();
  const colour = paint === "_" ? SHADE : hex(letter, colours);
  if (letter !== paint || paint === "_")
    return width ? <path d={d} stroke={colour} strokeWidth={width} /> : <path d={d} fill={colour} stroke="none" />;
  if (!width) return <path d={d} fill={colour} />;
  return (
    <>
      <path d={d} strokeWidth={width} />
      <path d={d} stroke={colour} strokeWidth={Number(width) - 5} />
    </>
  );
}

/** The layers of a drawing, the lowest first. */
export function Layers({
  layers,
  colours = [],
}: {
  readonly layers: readonly string[];
  readonly colours?: OwnColours;
}) {
  return layers.map((layer, index) => <Layer key={index} layer={layer} colours={colours} />);
}
