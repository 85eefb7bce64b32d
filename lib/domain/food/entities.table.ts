/** Named HTML entities that turn up in pasted recipes, by lower-case name. */
export const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", ensp: " ", emsp: " ", thinsp: " ", shy: "", zwj: "",
  zwnj: "", lrm: "", rlm: "", hellip: "...", ndash: "-", mdash: "-", minus: "-", lsquo: "'", rsquo: "'", ldquo: '"',
  rdquo: '"', bdquo: '"', frac12: " 1/2", frac14: " 1/4", frac34: " 3/4", auml: "ä", ouml: "ö", uuml: "ü", szlig: "ß",
  oacute: "ó", eacute: "é", egrave: "è", ecirc: "ê", aacute: "á", agrave: "à", acirc: "â", ccedil: "ç", ntilde: "ñ",
  iacute: "í", aogon: "ą", eogon: "ę", cacute: "ć", lstrok: "ł", nacute: "ń", sacute: "ś", zacute: "ź", zdot: "ż",
  newline: "\n", tab: " ", deg: "°", times: "x",
};
