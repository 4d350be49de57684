import { piecesOf } from './cellPieces.ts';

const YEAR_AND_LETTERS = /^(\d{1,2}).*?([A-Z]{1,2}\d?)$/;
const YEAR = /(?:^|\D)([5-9]|1[0-2])\s?\.?\s?[ºª°]\s?ano|ano\W{1,3}([5-9]|1[0-2])(?!\d)/i;
const LETTERS = /turma\W{1,3}([A-Z]{1,2}\d?)(?![\p{L}\d])/iu;

/** Returns the one class that the texts name, as '8.º A'; '' when they name none, or several. */
export function rosterClass(texts: readonly string[]): string {
  const found = new Set(
    texts.flatMap((text) => piecesOf(text).flatMap(({ kind, text: words }) => (kind === 'class' ? spelt(words) : []))),
  );
  if (found.size > 0) return found.size === 1 ? ([...found][0] ?? '') : '';
  const all = texts.join('\n');
  const year = YEAR.exec(all);
  const letters = LETTERS.exec(all)?.[1];
  return year === null || letters === undefined ? '' : `${year[1] ?? year[2]}.º ${letters.toUpperCase()}`;
}

function spelt(words: string): string[] {
  const [, year, letters] = YEAR_AND_LETTERS.exec(words) ?? [];
  return year === undefined ? [] : [`${year}.º ${letters}`];
}
