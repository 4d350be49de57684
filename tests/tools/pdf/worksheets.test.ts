import { describe, expect, it } from 'vitest';
import { worksheetId } from '#domain/game/worksheets.ts';
import { shipOf } from '../../../tools/pdf/pictures.ts';
import { titledWorksheets } from '../../../tools/pdf/printItems.ts';

const WORKSHEETS = titledWorksheets();
/** Number of consecutive words compared at a time. */
const SHINGLE = 3;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'kind' ? [] : textsOf(part)));
}

function shinglesOf(value: unknown): Set<string> {
  const words =
    textsOf(value)
      .join(' ')
      .toLocaleLowerCase('pt')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(SHINGLE - 1).map((_, index) => words.slice(index, index + SHINGLE).join(' ')));
}

function similarity(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((shingle) => b.has(shingle)).length;
  return common / (a.size + b.size - common);
}

describe('the worksheets', () => {
  it('are 36 with unique titles', () => {
    expect(new Set(WORKSHEETS.map(({ title }) => title)).size).toBe(36);
  });

  it('do not repeat each other', () => {
    const shingles = WORKSHEETS.map(({ place, sheet }) => ({ id: worksheetId(place), set: shinglesOf(sheet) }));
    const alike = shingles.flatMap((one, index) =>
      shingles
        .slice(index + 1)
        .map((other) => ({ pair: `${one.id} ${other.id}`, share: similarity(one.set, other.set) })),
    );
    expect(alike).toHaveLength((36 * 35) / 2);
    expect(alike.filter(({ share }) => share >= 0.35)).toEqual([]);
  });

  it('show a different ship on each of a mission’s three', () => {
    for (const { place } of WORKSHEETS.filter((worksheet) => worksheet.place.number === 1)) {
      const ships = [1, 2, 3].map((number) => shipOf({ ...place, number: number as 1 | 2 | 3 }).key);
      expect(new Set(ships).size).toBe(3);
    }
  });
});

describe('the similarity', () => {
  it('is 1 for the same text and 0 for a different one', () => {
    const text = shinglesOf({ a: 'Leiam e completem a tabela com três exemplos.' });
    expect(similarity(text, shinglesOf(['Leiam e completem', 'a tabela, com três exemplos!']))).toBe(1);
    expect(similarity(text, shinglesOf('Desenhem o mapa da escola vista de cima.'))).toBe(0);
  });
});
