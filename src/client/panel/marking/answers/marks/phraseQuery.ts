/** Longest text after '/' that still searches for a phrase. */
const QUERY_MAX_CHARS = 40;

/** The search for a phrase in a note: the text after '/', and where it starts and ends, its '/' included. */
export interface PhraseQuery {
  words: string;
  from: number;
  to: number;
}

/** Returns the search that ends at the caret: a '/' at the start of a word and what follows; null without one. */
export function phraseQuery(note: string, caret: number): PhraseQuery | null {
  const before = note.slice(0, caret);
  const from = before.lastIndexOf('/');
  if (from === -1 || (from > 0 && !/\s/.test(note.charAt(from - 1)))) return null;
  const words = before.slice(from + 1);
  if (words.length > QUERY_MAX_CHARS || words.includes('\n')) return null;
  return { words, from, to: caret };
}

/** Returns the note with a phrase in place of the search, or after the text, and the position after it. */
export function withPhrase(
  note: string,
  phrase: string,
  query: Pick<PhraseQuery, 'from' | 'to'> | null,
): { text: string; caret: number } {
  const [before, after] = query ? [note.slice(0, query.from), note.slice(query.to)] : [note, ''];
  const gap = before === '' || /\s$/.test(before) ? '' : ' ';
  const start = `${before}${gap}${phrase}`;
  const end = after === '' || /^\s/.test(after) ? after : ` ${after}`;
  return { text: start + end, caret: start.length };
}
