/** Share of common trigrams from which two answers count as nearly the same, 0 to 1. */
export const SIMILARITY_THRESHOLD = 0.8;

/** Letters of a normalised text below which only equal answers count as the same: short words share trigrams by chance. */
const COMPARED_MIN_CHARS = 20;

/** An answer to compare; only answers with the same `solar` are compared, because their tasks differ. */
export interface ComparedAnswer {
  teamId: string;
  solar: string;
  text: string;
}

interface Prepared extends ComparedAnswer {
  /** Distinct trigrams in ascending order. */
  trigrams: Uint32Array;
}

/**
 * Groups teams whose answers are equal or nearly equal: each answer joins the first group whose first answer has at least
 * SIMILARITY_THRESHOLD of its trigrams in common (Jaccard index, as in PostgreSQL's pg_trgm). Compared with the first
 * answer only, so that a chain of small differences never joins two unlike answers. Empty answers join no group.
 *
 * @returns ids of each group of two or more, in the order of the answers
 */
export function groupSimilar(answers: readonly ComparedAnswer[]): string[][] {
  const groups: { first: Prepared; ids: string[] }[] = [];
  for (const answer of answers) {
    const text = normalised(answer.text);
    if (text === '') continue;
    const one = { ...answer, text, trigrams: trigramsOf(text) };
    const group = groups.find(({ first }) => first.solar === one.solar && isSimilar(first, one));
    if (group) group.ids.push(one.teamId);
    else groups.push({ first: one, ids: [one.teamId] });
  }
  return groups.flatMap(({ ids }) => (ids.length > 1 ? [ids] : []));
}

/** Returns the share of common trigrams of two texts after normalisation, 0 to 1. */
export function similarity(a: string, b: string): number {
  return jaccard(trigramsOf(normalised(a)), trigramsOf(normalised(b)));
}

/** Returns a text without accents, case, punctuation and repeated blanks. */
export function normalised(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

function isSimilar(a: Prepared, b: Prepared): boolean {
  if (a.text === b.text) return true;
  if (Math.min(a.text.length, b.text.length) < COMPARED_MIN_CHARS) return false;
  return jaccard(a.trigrams, b.trigrams) >= SIMILARITY_THRESHOLD;
}

/** Hashes each group of three characters to 32 bits; a collision among a few thousand is too rare to move the share. */
function trigramsOf(text: string): Uint32Array {
  const padded = `  ${text} `;
  const found = new Set<number>();
  for (let at = 0; at + 3 <= padded.length; at++) {
    const [a, b, c] = [padded.charCodeAt(at), padded.charCodeAt(at + 1), padded.charCodeAt(at + 2)];
    found.add((Math.imul(Math.imul(a, 31) + b, 1_000_003) ^ Math.imul(c, 0x9e3779b1)) >>> 0);
  }
  return Uint32Array.from(found).sort();
}

function jaccard(a: Uint32Array, b: Uint32Array): number {
  if (a.length === 0 && b.length === 0) return 1;
  let common = 0;
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    const [left, right] = [a[i] as number, b[j] as number];
    if (left === right) common++;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return common / (a.length + b.length - common);
}
