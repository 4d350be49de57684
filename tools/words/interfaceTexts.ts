import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A text in the code: what a person may read, and where it stands. */
export interface FoundText {
  /** 'src/client/login/SignUp.tsx:12', from the project's folder. */
  place: string;
  text: string;
}

/** Looks like words: a letter after a blank or an accent. What names a class, a key or a path has neither. */
const WORDS = /\p{L} \p{L}|[áéíóúâêôãõàç]/iu;
/** Looks like a label of one word. */
const LABEL = /^\p{Lu}\p{Ll}+[:.!?…]?$/u;
/** What stands in these is read or heard, however short it is. */
const READ_ATTRIBUTES = new Set(['label', 'title', 'placeholder', 'hint', 'aria-label']);
/** Of what these join, both sides may be read; of a comparison neither is. */
const JOINING = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/**
 * Texts of the code below a folder: all that stands between tags and in attributes that people read; of other string literals and templates
 * those that look like words or like a label.
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
  if (ts.isJsxText(node) || isOfReadAttribute(node)) return /\p{L}/u.test(text);
  return WORDS.test(text) || LABEL.test(text);
}

/** As the attribute's value, or as one of those it chooses from. */
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
