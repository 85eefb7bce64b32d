// The small mistakes that mutate.mjs makes in a source, each as a replacement of characters.
import ts from "typescript";

const { SyntaxKind: Kind } = ts;
const OTHER_SIGN = new Map([
  [Kind.LessThanToken, "<="],
  [Kind.LessThanEqualsToken, "<"],
  [Kind.GreaterThanToken, ">="],
  [Kind.GreaterThanEqualsToken, ">"],
  [Kind.EqualsEqualsEqualsToken, "!=="],
  [Kind.ExclamationEqualsEqualsToken, "==="],
  [Kind.AmpersandAmpersandToken, "||"],
  [Kind.BarBarToken, "&&"],
  [Kind.PlusToken, "-"],
  [Kind.MinusToken, "+"],
]);

/** Lists whose elements are data: a word, a row, an id. */
const isData = (node) =>
  ts.isStringLiteralLike(node) || ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);

/** Mistakes in the code or the data of a source: where, what stands there, and what takes its place. */
export function mutationsOf(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const found = [];
  const add = (kind, node, by) => {
    const start = node.getStart(source);
    const { line } = source.getLineAndCharacterOfPosition(start);
    const was = text.slice(start, node.end);
    found.push({ path, line: line + 1, kind, start, end: node.end, by, was: was.replace(/\s+/g, " ").slice(0, 80) });
  };
  const conditions = (node) => {
    add("condition always", node, "true");
    add("condition never", node, "false");
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const sign = OTHER_SIGN.get(node.operatorToken.kind);
      const words = ts.isStringLiteralLike(node.left) || ts.isStringLiteralLike(node.right);
      const arithmetic = [Kind.PlusToken, Kind.MinusToken].includes(node.operatorToken.kind);
      if (sign && !(words && arithmetic)) add("other sign", node.operatorToken, sign);
    }
    if (ts.isIfStatement(node)) conditions(node.expression);
    if (ts.isConditionalExpression(node)) conditions(node.condition);
    if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken) {
      add("no negation", node, text.slice(node.operand.getStart(source), node.operand.end));
    }
    if (ts.isNumericLiteral(node)) add("other number", node, String(Number(node.text) + 1));
    if (node.kind === Kind.TrueKeyword) add("other truth", node, "false");
    if (node.kind === Kind.FalseKeyword) add("other truth", node, "true");
    if (ts.isReturnStatement(node) && node.expression && ts.isArrayLiteralExpression(node.expression)) {
      if (node.expression.elements.length > 0) add("empty list", node.expression, "[]");
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name } = node.expression;
      if (name.text === "filter")
        add("no filter", node, text.slice(node.expression.expression.getStart(source), node.expression.expression.end));
      if (name.text === "some") add("every for some", name, "every");
      if (name.text === "every") add("some for every", name, "some");
    }
    if (ts.isArrayLiteralExpression(node) && path.endsWith(".table.ts")) {
      for (const element of node.elements) if (isData(element)) removal(element, add, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** An element goes with the comma after it. */
function removal(element, add, text) {
  const comma = /^\s*,/.exec(text.slice(element.end))?.[0].length ?? 0;
  const whole = { getStart: (source) => element.getStart(source), end: element.end + comma };
  add(ts.isStringLiteralLike(element) ? "no such word" : "no such row", whole, "");
}

/** The source with one mistake. */
export function mutated(text, { start, end, by }) {
  return `${text.slice(0, start)}${by}${text.slice(end)}`;
}
