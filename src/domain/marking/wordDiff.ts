/** A stretch of a text: in both versions, only in the newer one, or only in the older one. */
export interface DiffPiece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** A word, a sign, or the spaces at the end. */
const WORD = /\s*[\p{L}\p{M}\p{N}]+|\s*[^\s\p{L}\p{M}\p{N}]|\s+$/gu;

/** Pairs of words that are compared; where more changed, the whole stretch counts as replaced. */
const PAIRS_MAX = 4_000_000;

/**
 * Returns what changed from `before` to `after`, word by word, by the longest common subsequence. The pieces that are not
 * removed are `after`, those that are not added are `before`. Spaces belong to the word after them, so that a text
 * that goes on keeps its last word.
 */
export function wordDiff(before: string, after: string): DiffPiece[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < Math.min(old.length, fresh.length) && old[start] === fresh[start]) start += 1;
  let end = 0;
  const left = Math.min(old.length, fresh.length) - start;
  while (end < left && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end += 1;
  const middle = changes(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
  const same = (words: readonly string[]): DiffPiece[] => words.map((text) => ({ kind: 'same', text }));
  return joined([...same(fresh.slice(0, start)), ...middle, ...same(fresh.slice(fresh.length - end))]);
}

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Walks the table of the lengths of common subsequences; what was removed comes before what was added. */
function changes(old: readonly string[], fresh: readonly string[]): DiffPiece[] {
  const pieces: DiffPiece[] = [];
  const width = fresh.length + 1;
  const isSmall = old.length * fresh.length <= PAIRS_MAX;
  const lengths = isSmall ? commonLengths(old, fresh) : new Uint16Array(0);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [gone, come] = [old[i], fresh[j]];
    if (isSmall && gone !== undefined && gone === come) {
      pieces.push({ kind: 'same', text: gone });
      i += 1;
      j += 1;
    } else if (gone !== undefined && (come === undefined || !isSmall || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      pieces.push({ kind: 'removed', text: gone });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: come ?? '' });
      j += 1;
    }
  }
  return pieces;
}

/** Returns the length of the longest common subsequence of the words from i in `old` and from j in `fresh`, by rows of i. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint16Array {
  const width = fresh.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      const [down, right] = [lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0];
      lengths[i * width + j] =
        old[i] === fresh[j] ? 1 + (lengths[(i + 1) * width + j + 1] ?? 0) : Math.max(down, right);
    }
  }
  return lengths;
}

function joined(pieces: readonly DiffPiece[]): DiffPiece[] {
  const joined: DiffPiece[] = [];
  for (const { kind, text } of pieces) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.text += text;
    else joined.push({ kind, text });
  }
  return joined;
}
