/** A part of a text: characters `from` up to, not including, `to`. */
export interface Span {
  from: number;
  to: number;
}

/** Chromium stops in the middle of utterances longer than about 15 seconds. */
const MAX_CHARS = 200;
/** Marks that may end a sentence when a space follows, with the quotes and brackets that they close. */
const END = /[.!?…]+["'»”’)\]]*/g;
const ABBREVIATIONS = new Set(
  (
    'sr sra srs dr dra drs prof profs profa eng arq d exmo exma art arts av pág págs p pp fig figs cap vol ed ex cf séc ' +
    'núm tel r lg pç sto sta vs aprox máx mín'
  ).split(' '),
);
/** Where a long sentence is divided, the best place first. */
const BREAKS = [/[;:](?=\s)/g, /,(?=\s)/g, /\S(?=\s)/g];

/** Returns the sentences of a Portuguese text, at most 200 characters each, without the spaces around them. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  for (const line of linesOf(text)) spans.push(...sentencesIn(text, line));
  return spans.flatMap((span) => shortParts(text, span));
}

/** Returns the words of a part of a text, with the marks at them. */
export function wordsOf(text: string, { from, to }: Span = { from: 0, to: text.length }): Span[] {
  return [...text.slice(from, to).matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    from: from + index,
    to: from + index + word.length,
  }));
}

function linesOf(text: string): Span[] {
  return [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => ({ from: index, to: index + line.length }));
}

function sentencesIn(text: string, { from, to }: Span): Span[] {
  const spans: Span[] = [];
  const line = text.slice(from, to);
  let start = 0;
  for (const { 0: mark, index } of line.matchAll(END)) {
    const end = index + mark.length;
    if (!isEnd(line.slice(start, index), mark, line.slice(end))) continue;
    spans.push({ from: from + start, to: from + end });
    start = end;
  }
  spans.push({ from: from + start, to });
  return spans.flatMap((span) => trimmed(text, span));
}

/** Returns whether this mark ends a sentence: not after an abbreviation, an initial or a list's number, nor before a small letter. */
function isEnd(before: string, mark: string, after: string): boolean {
  if (!/^\s/.test(after)) return false;
  const next = after.replace(/^["'«“‘([–—\s-]+/, '').charAt(0);
  if (/\p{Ll}/u.test(next)) return false;
  if (!mark.startsWith('.') || mark.length > 1) return true;
  const word = before.split(/[^\p{L}\p{N}ºª]+/u).at(-1) ?? '';
  if (ABBREVIATIONS.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word)) return false;
  return before.trim() !== word || !/^\d{1,2}$/.test(word);
}

function trimmed(text: string, { from, to }: Span): Span[] {
  const part = text.slice(from, to);
  const start = from + (part.length - part.trimStart().length);
  const end = to - (part.length - part.trimEnd().length);
  return end > start ? [{ from: start, to: end }] : [];
}

function shortParts(text: string, span: Span): Span[] {
  if (span.to - span.from <= MAX_CHARS) return [span];
  const at = breakOf(text.slice(span.from, span.from + MAX_CHARS + 1));
  const parts = [
    { from: span.from, to: span.from + at },
    { from: span.from + at, to: span.to },
  ].flatMap((part) => trimmed(text, part));
  return parts.flatMap((part) => shortParts(text, part));
}

/** Returns the last good place to divide this text, which is one character longer than what is allowed. */
function breakOf(text: string): number {
  for (const pattern of BREAKS) {
    const last = [...text.matchAll(pattern)].at(-1);
    if (last !== undefined && last.index >= MAX_CHARS / 4) return last.index + 1;
  }
  return MAX_CHARS;
}
