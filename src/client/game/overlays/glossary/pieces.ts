import { findWords } from '#content/glossary/findWords.ts';
import type { GlossaryEntry } from '#content/glossary/GlossaryEntry.ts';

/** A part of a text: a word of the glossary, or the text between two words. `from` is its first character, `to` the one after its last. */
export interface Piece {
  from: number;
  to: number;
  /** Null between words. */
  entry: GlossaryEntry | null;
}

/** Divides a text at the words of a glossary; each word counts where it stands first. */
export function piecesOf(text: string, words: readonly GlossaryEntry[]): Piece[] {
  const seen = new Set<GlossaryEntry>();
  const pieces: Piece[] = [];
  let from = 0;
  for (const { entry, start, end } of findWords(text, words)) {
    if (seen.has(entry)) continue;
    seen.add(entry);
    if (start > from) pieces.push({ from, to: start, entry: null });
    pieces.push({ from: start, to: end, entry });
    from = end;
  }
  if (from < text.length) pieces.push({ from, to: text.length, entry: null });
  return pieces;
}

/** Number of texts whose pieces are remembered. */
const REMEMBERED_MAX = 200;

/** Returns piecesOf for one glossary, which remembers texts: a page renders the same ones again and again. */
export function rememberedPieces(words: readonly GlossaryEntry[]): (text: string) => readonly Piece[] {
  const remembered = new Map<string, readonly Piece[]>();
  return (text) => {
    const known = remembered.get(text);
    if (known) return known;
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    const pieces = piecesOf(text, words);
    remembered.set(text, pieces);
    return pieces;
  };
}
