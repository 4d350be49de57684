import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A user-visible text in the code, and its location. */
export interface FoundText {
  /** 'src/client/login/SignUp.tsx:12', relative to the project folder. */
  place: string;
  text: string;
}

/** Looks like prose: contains a space between letters or an accent, which class names, keys and paths do not. */
const WORDS = /\p{L} \p{L}|[áéíóúâêôãõàç]/iu;
/** Looks like a one-word label. */
const LABEL = /^\p{Lu}\p{Ll}+[:.!?…]?$/u;
/** Attributes whose value is always user-visible. */
const READ_ATTRIBUTES = new Set(['label', 'title', 'placeholder', 'hint', 'aria-label']);
/** Properties whose text is Brazilian on purpose: the words of the glossary for readers from Brazil. */
const BRAZILIAN = new Set(['br']);
/** Operators whose operands may be displayed; the operands of a comparison are not. */
const JOINING = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/**
 * Returns the user-visible texts of the code in a folder: all text between tags and in visible attributes; other string literals
 * and templates only if they look like prose or a label. Leaves out texts that are Brazilian on purpose.
 */
export function interfaceTexts(root: string, folder: string): FoundText[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .flatMap((file) => textsOf(root, file));
}

function textsOf(root: string, file: string): FoundText[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: FoundText[] = [];
  const look = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || isTemplatePart(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const place = `${path.relative(root, file).split(path.sep).join('/')}:${line}`;
      const text = node.text.replaceAll(/\s+/gu, ' ').trim();
      if (isRead(node, text)) found.push({ place, text });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function isRead(node: ts.Node, text: string): boolean {
  if (ts.isPropertyAssignment(node.parent) && BRAZILIAN.has(node.parent.name.getText())) return false;
  if (ts.isJsxText(node) || isOfReadAttribute(node)) return /\p{L}/u.test(text);
  return WORDS.test(text) || LABEL.test(text);
}

/** Returns whether the node is the attribute's value or one of the alternatives for it. */
function isOfReadAttribute({ parent }: ts.Node): boolean {
  if (ts.isJsxAttribute(parent)) return READ_ATTRIBUTES.has(parent.name.getText());
  return isPartOfChoice(parent) && isOfReadAttribute(parent);
}

function isPartOfChoice(node: ts.Node): boolean {
  return (
    ts.isJsxExpression(node) ||
    ts.isConditionalExpression(node) ||
    (ts.isBinaryExpression(node) && JOINING.has(node.operatorToken.kind)) ||
    ts.isParenthesizedExpression(node) ||
    ts.isTemplateExpression(node) ||
    ts.isTemplateSpan(node)
  );
}

function isTemplatePart(node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
}
