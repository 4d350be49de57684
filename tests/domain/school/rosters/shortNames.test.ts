import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortNames } from '#domain/school/rosters/shortNames.ts';

describe('shortNames', () => {
  it.each([
    [
      ['Ana Maria Silva', 'Rui Costa'],
      ['Ana', 'Rui'],
    ],
    [
      ['Ana Silva', 'Ana Costa', 'Rui'],
      ['Ana S.', 'Ana C.', 'Rui'],
    ],
    [
      ['Ana de Sá', 'Ana dos Anjos'],
      ['Ana S.', 'Ana A.'],
    ],
    [
      ['Ana', 'Ana Silva'],
      ['Ana', 'Ana S.'],
    ],
    [
      ['Ana Maria Silva', 'Ana Rita Sousa'],
      ['Ana M. S.', 'Ana R. S.'],
    ],
    [
      ['Ana Silva', 'Ana Sousa'],
      ['Ana Silva', 'Ana Sousa'],
    ],
    [
      ['Ana Mora Silva', 'Ana Mota Silva'],
      ['Ana Mora Silva', 'Ana Mota Silva'],
    ],
    [
      ['ANA SILVA', 'Aña Costa'],
      ['ANA S.', 'Aña C.'],
    ],
    [
      ["Rui D'Ávila", 'Rui Costa'],
      ['Rui D.', 'Rui C.'],
    ],
    [
      ['Ana-Rita Silva', 'A. S.'],
      ['Ana-Rita', 'A.'],
    ],
    [[], []],
  ])('shortens %j to %j', (names, short) => {
    expect(shortNames(names)).toEqual(short);
  });

  it('keeps equal names equal, and tells them from others', () => {
    expect(shortNames(['Ana Silva', 'Ana Silva', 'Ana Costa'])).toEqual(['Ana S.', 'Ana S.', 'Ana C.']);
  });

  it('never makes different names equal', () => {
    const word = fc.constantFrom('Ana', 'Rui', 'A.', 'S.', 'Silva', 'Sousa', 'de', 'Maria', 'Mota');
    const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    const names = fc.uniqueArray(name, { maxLength: 30, selector: (one) => one.replace(/[ .]/g, '') });
    fc.assert(
      fc.property(names, (list) => {
        expect(new Set(shortNames(list)).size).toBe(list.length);
      }),
    );
  });
});
