/**
 * Every match of a global expression in a text, in their order. Unlike `matchAll`, which makes a copy of the expression
 * each time that V8 has to compile once more when it has forgotten the last one. Throws where it is not global.
 */
export function matchesOf(text: string, expression: RegExp): readonly RegExpExecArray[] {
  if (!expression.global) throw new TypeError("The expression is not global.");
  const found: RegExpExecArray[] = [];
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match !== null; match = expression.exec(text)) {
    found.push(match);
    if (match[0] !== "") continue;
    const isPair = expression.unicode && (text.codePointAt(expression.lastIndex) ?? 0) > 0xffff;
    expression.lastIndex += isPair ? 2 : 1;
  }
  return found;
}
