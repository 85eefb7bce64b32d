// Marks the branches of a source: every way that an `if`, a `?:`, a `&&`, a `||`, a `??`, a `case` or a default value may
// go becomes a call of __reach(id).
import ts from "typescript";

const { SyntaxKind: Kind, factory } = ts;
const LOGICAL = new Set([Kind.AmpersandAmpersandToken, Kind.BarBarToken, Kind.QuestionQuestionToken]);

/** The source with its marks, and for each mark where it stands (line and column from 1) and which way it is. */
export function markBranches(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const branches = [];
  const call = (node, way) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
    const id = `${path}:${String(line + 1)}:${String(character + 1)} ${way}`;
    branches.push(id);
    return factory.createCallExpression(factory.createIdentifier("__reach"), undefined, [
      factory.createStringLiteral(id),
    ]);
  };
  const before = (node, way, value) =>
    factory.createParenthesizedExpression(factory.createComma(call(node, way), value));
  const block = (node, way, statement) =>
    factory.createBlock([
      factory.createExpressionStatement(call(node, way)),
      ...(statement === undefined ? [] : [statement]),
    ]);
  const transform = (context) => {
    const visit = (node) => {
      if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return node;
      const seen = ts.visitEachChild(node, visit, context);
      if (ts.isIfStatement(seen)) {
        const { expression, thenStatement, elseStatement } = seen;
        const then = block(node, "then", thenStatement);
        return factory.updateIfStatement(seen, expression, then, block(node, "else", elseStatement));
      }
      if (ts.isConditionalExpression(seen)) {
        const yes = before(node.whenTrue, "yes", seen.whenTrue);
        const no = before(node.whenFalse, "no", seen.whenFalse);
        return factory.updateConditionalExpression(seen, seen.condition, seen.questionToken, yes, seen.colonToken, no);
      }
      if (ts.isBinaryExpression(seen) && LOGICAL.has(seen.operatorToken.kind)) {
        const right = before(node.right, "right", seen.right);
        return factory.updateBinaryExpression(seen, seen.left, seen.operatorToken, right);
      }
      if (ts.isParameter(seen) && seen.initializer) {
        const value = before(node.initializer, "default", seen.initializer);
        const { modifiers, dotDotDotToken, name, questionToken, type } = seen;
        return factory.updateParameterDeclaration(seen, modifiers, dotDotDotToken, name, questionToken, type, value);
      }
      if (ts.isCaseClause(seen)) {
        const mark = factory.createExpressionStatement(call(node, "case"));
        return factory.updateCaseClause(seen, seen.expression, [mark, ...seen.statements]);
      }
      return seen;
    };
    return (file) => ts.visitNode(file, visit);
  };
  const { transformed } = ts.transform(source, [transform]);
  return { marked: ts.createPrinter().printFile(transformed[0]), branches };
}
