// The functions of a source and its loops: which function a place is in, and the source with calls of __reach(id) in them.
import ts from "typescript";

const parsed = (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
const isLoop = (node) => ts.isIterationStatement(node, false);
const hasBody = (node) => ts.isFunctionLike(node) && node.body !== undefined;
const idOf = (path, node) => `${path}#${String(node.pos)}`;

/** The innermost function that this place of the source is in; `undefined` for what runs when the source is loaded. */
export function functionAt(path, text, { start, end }) {
  let inside;
  const visit = (node) => {
    if (node.pos > start || node.end < end) return;
    if (hasBody(node)) inside = idOf(path, node);
    ts.forEachChild(node, visit);
  };
  visit(parsed(path, text));
  return inside;
}

/** The source with these calls at the beginning of the bodies of what `chosen` says. */
function marked(path, text, chosen) {
  const source = parsed(path, text);
  const insertions = [];
  const visit = (node) => {
    const { body, id } = chosen(node) ?? {};
    if (body) {
      const call = `__reach(${JSON.stringify(id)})`;
      const start = body.getStart(source);
      if (ts.isBlock(body)) insertions.push([start + 1, `${call};`]);
      else if (ts.isStatement(body)) insertions.push([start, `{${call};`], [body.end, "}"]);
      else insertions.push([start, `(${call},`], [body.end, ")"]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  insertions.sort(([one], [other]) => other - one);
  return insertions.reduce((words, [at, insertion]) => words.slice(0, at) + insertion + words.slice(at), text);
}

/** The source that says of each of its functions, by the id of `functionAt`, when it is called. */
export function markFunctions(path, text) {
  return marked(path, text, (node) => (hasBody(node) ? { body: node.body, id: idOf(path, node) } : undefined));
}

/** The source that says of each of its loops when it goes round. */
export function markLoops(path, text) {
  return marked(path, text, (node) => (isLoop(node) ? { body: node.statement, id: idOf(path, node) } : undefined));
}
