/** A tag or the text between two tags. */
export type SvgToken =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string>; isClosed: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** Thrown for an SVG that is refused; the message is in Portuguese, to follow 'o logótipo'. */
export class SvgRejection extends Error {
  override name = 'SvgRejection';
}

const COMMENT = /^<!--(?:(?!--)[\s\S])*-->/;
const DECLARATION = /^<\?xml\s[^<>?]*\?>/;
const CLOSE = /^<\/([A-Za-z_][\w.:-]*)\s*>/;
const OPEN = /^<([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/;
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/gy;
const TEXT = /^[^<]+/;
/** A character reference other than the five named ones of XML. */
const REFERENCE = /&(?!(?:amp|lt|gt|quot|apos);)/;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Yields the tags and texts of an SVG in a narrow form of XML: no DOCTYPE, no CDATA, no processing instructions, and only
 * the five named character references. Throws SvgRejection at anything else, so that this parser and a browser's agree.
 */
export function* svgTokens(source: string): Generator<SvgToken> {
  let rest = source.replace(/^\uFEFF/, '').replace(DECLARATION, '');
  while (rest !== '') {
    const comment = COMMENT.exec(rest);
    const token = comment ? null : tokenAt(rest);
    if (token) yield token.token;
    rest = rest.slice((comment?.[0] ?? token?.source ?? '').length);
  }
}

function tokenAt(rest: string): { token: SvgToken; source: string } {
  const text = TEXT.exec(rest);
  if (text) return { token: { kind: 'text', text: decoded(text[0]) }, source: text[0] };
  const close = CLOSE.exec(rest);
  if (close) return { token: { kind: 'close', name: close[1] ?? '' }, source: close[0] };
  const open = OPEN.exec(rest);
  if (!open) throw new SvgRejection(`tem algo que não é SVG simples: «${rest.slice(0, 30)}»`);
  const [source, name = '', attributes = '', slash] = open;
  return { token: { kind: 'open', name, attributes: attributesIn(attributes), isClosed: slash === '/' }, source };
}

function attributesIn(source: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of source.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw new SvgRejection(`tem o atributo ${name} duas vezes`);
    attributes.set(name, decoded(double ?? single ?? ''));
  }
  return attributes;
}

function decoded(text: string): string {
  if (REFERENCE.test(text)) throw new SvgRejection('tem referências (&…;) que não são permitidas');
  return text.replace(/&(\w+);/g, (_, name: string) => CHARACTERS[name] ?? '');
}
