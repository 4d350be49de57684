import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMPORT_MAX_CHARS, NAME_MAX_CHARS } from '#domain/limits.ts';
import { readRoster } from '#domain/school/rosters/readRoster.ts';
import { HOSTILE_TEXTS } from '../../../support/attacks/hostileTexts.ts';
import { ROSTER_SAMPLES } from './samples.ts';

describe('a class list', () => {
  it.each(Object.entries(ROSTER_SAMPLES))('with %s is read', (_what, { text, names, dropped, ...rest }) => {
    const read = readRoster(text);
    expect(read.names.map(({ name }) => name)).toEqual(names);
    expect(read.dropped).toEqual(dropped);
    expect(read.className).toBe(rest.className ?? '');
    if (rest.leftOut) expect(read.leftOut.map(({ text: words }) => words)).toEqual(rest.leftOut);
    expect(read.names.flatMap(({ name, isDoubtful }) => (isDoubtful ? [name] : []))).toEqual(rest.doubtful ?? []);
  });

  it('gives each name the line of the text on which it stands', () => {
    const { names, leftOut } = readRoster('Pauta\n\n1\tAna Silva\n2\t"Rui\nCosta"\n3\tZé Pinto');
    expect(leftOut).toEqual([{ line: 1, text: 'Pauta' }]);
    expect(names.map(({ line, name }) => [line, name])).toEqual([
      [3, 'Ana Silva'],
      [4, 'Rui Costa'],
      [6, 'Zé Pinto'],
    ]);
  });

  it.each(['', '\n \n', '\ufeff', '12/03/2012', '___', 'Página 1 de 2\n'])('without names is empty: %j', (text) => {
    expect(readRoster(text).names).toEqual([]);
  });

  it.each([
    [
      'N.º;Nome;Situação\n1;Ana Silva;Matriculada\n2;Rui Costa;Transferido\n3;Zé Pinto;Anulou a matrícula',
      'Rui Costa, Zé Pinto',
    ],
    ['1 Ana Silva\n2 Rui Costa (transferido)\n3 Eva Dias - Excluída por faltas', 'Rui Costa, Eva Dias'],
    ['1\tAna Silva\tTransferida da Escola do Rio\n2\tRui Costa\tMudou de turma', 'Rui Costa'],
    ['1 Ana Silva\n2 Zé Pinto mudou de escola', 'Zé Pinto'],
    ['Ana Silva, Rui Transfeito, Zé Saiundo', ''],
  ])('says who has left the class: %j', (text, gone) => {
    const { names } = readRoster(text);
    expect(
      names
        .filter(({ hasLeft }) => hasLeft)
        .map(({ name }) => name)
        .join(', '),
    ).toBe(gone);
  });

  it('about two classes names none', () => {
    expect(readRoster('8.º A\n1 Ana Silva\n8.º B\n1 Rui Costa').className).toBe('');
  });
});

/** What no name may have: data of a pupil, signs of markup, invisible characters. */
const NEVER_IN_A_NAME = /[\p{N}@<>{}()"/\\;,\t\r\n]|\p{Cc}|\p{Cf}/u;

function expectOnlyNames(text: string): void {
  const { names, dropped, leftOut } = readRoster(text);
  for (const { name } of names) {
    expect(name).not.toMatch(NEVER_IN_A_NAME);
    expect(name).toBe(name.trim().normalize('NFC'));
    expect(name).toMatch(/\p{L}/u);
    expect(name.length).toBeLessThanOrEqual(NAME_MAX_CHARS);
  }
  expect(leftOut.length).toBe(dropped.line ?? 0);
}

describe('any text', () => {
  const pieces = fc.oneof(
    fc.constantFrom(...HOSTILE_TEXTS, ...Object.values(ROSTER_SAMPLES).map(({ text }) => text)),
    fc.constantFrom(
      '\t',
      ';',
      ',',
      '|',
      '   ',
      '\n',
      '\r\n',
      '"',
      '12/03/2012',
      'Nome',
      'N.º',
      'Ana Silva',
      'Turma:',
      '8.º A',
    ),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
  );

  it('gives nothing but names', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => expectOnlyNames(parts.join(''))),
      {
        numRuns: 500,
      },
    );
  });

  it.each(HOSTILE_TEXTS)('as hostile as %j gives nothing but names', (text) => {
    for (const list of [text, `1\t${text}\n2\tAna`, `Nome;Data\n"${text.replaceAll('"', '""')}";1`])
      expectOnlyNames(list);
  });

  it('of the maximum length is read in linear time', () => {
    const start = performance.now();
    const parts = ['a', '1 ', 'a,', ';', '\t', '"', '(', '   a', '12/', 'Ana 1\n', '@', 'Nome;', '\n', 'ª.', 'a-', ':'];
    for (const part of parts) readRoster(part.repeat(IMPORT_MAX_CHARS / part.length));
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
