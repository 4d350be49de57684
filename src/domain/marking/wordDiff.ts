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
  const [old, fresh] = [before.match(WORD) ?? [], after.match(WORD) ?? []];
  const shorter = Math.min(old.length, fresh.length);
  let [start, end] = [0, 0];
  while (start < shorter && old[start] === fresh[start]) start += 1;
  while (end < shorter - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  return joined([
    { kind: 'same', text: fresh.slice(0, start).join('') },
    ...changes(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)),
    { kind: 'same', text: fresh.slice(fresh.length - end).join('') },
  ]);
}

/** Walks the table of common lengths; what was removed comes before what was added. */
function changes(old: readonly string[], fresh: readonly string[]): DiffPiece[] {
  const replaced: DiffPiece[] = [
    { kind: 'removed', text: old.join('') },
    { kind: 'added', text: fresh.join('') },
  ];
  if (old.length * fresh.length > PAIRS_MAX) return replaced;
  const lengthAt = commonLengths(old, fresh);
  const pieces: DiffPiece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [oldWord, newWord] = [old[i], fresh[j]];
    if (oldWord !== undefined && oldWord === newWord) {
      pieces.push({ kind: 'same', text: oldWord });
      [i, j] = [i + 1, j + 1];
    } else if (oldWord !== undefined && (newWord === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      pieces.push({ kind: 'removed', text: oldWord });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: newWord ?? '' });
      j += 1;
    }
  }
  return pieces;
}

/** Returns a function of the length of the longest common subsequence of the words from i in `old` and from j in `fresh`. */
function commonLengths(old: readonly string[], fresh: readonly string[]): (i: number, j: number) => number {
  const width = fresh.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      const isSame = old[i] === fresh[j];
      lengths[i * width + j] = isSame ? 1 + lengthAt(i + 1, j + 1) : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  return lengthAt;
}

/** Joins neighbours of one kind, and leaves out empty pieces. */
function joined(pieces: readonly DiffPiece[]): DiffPiece[] {
  const whole: DiffPiece[] = [];
  for (const { kind, text } of pieces) {
    const last = whole.at(-1);
    if (text === '') continue;
    if (last?.kind === kind) last.text += text;
    else whole.push({ kind, text });
  }
  return whole;
}
