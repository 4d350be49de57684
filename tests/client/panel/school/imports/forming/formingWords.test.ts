import { expect, test } from 'vitest';
import { droppedText, movedText, sizesText } from '#client/panel/school/imports/forming/formingWords.ts';
import { DROPPED_KINDS } from '#domain/school/rosters/roster.ts';

const team = (id: number, size: number) => ({
  id,
  name: `Equipa ${id}`,
  theme: 'ic' as const,
  members: Array.from({ length: size }, (_, at) => at),
  isNamed: false,
});

test.each([
  [{}, 3, ''],
  [{ number: 28, date: 28 }, 28, 'Não guardámos: 28 números de aluno e 28 datas de nascimento.'],
  [{ number: 56, line: 1, blank: 1 }, 28, 'Não guardámos: 56 números, 1 linha sem nome e 1 linha vazia.'],
  [{ class: 1 }, 1, 'Não guardámos: 1 nome da turma.'],
])('what was dropped, %j of %i names, is %j', (dropped, names, words) => {
  expect(droppedText(dropped, names)).toBe(words);
});

test('there are words for everything that is dropped, one or many', () => {
  for (const kind of DROPPED_KINDS) {
    expect(droppedText({ [kind]: 1 }, 9)).toMatch(/^Não guardámos: 1 \p{L}/u);
    expect(droppedText({ [kind]: 2 }, 9)).toMatch(/^Não guardámos: 2 \p{L}/u);
  }
});

test.each([
  [[4], '1 equipa com 4 membros.'],
  [[1, 1], '2 equipas, cada uma com 1 membro.'],
  [[4, 3, 4], '3 equipas: 2 com 4 membros e 1 com 3.'],
  [[5, 3, 0], '3 equipas: 1 com 5 membros, 1 com 3 e 1 com 0.'],
])('teams of %j members are %j', (sizes, words) => {
  expect(sizesText(sizes.map((size, id) => team(id, size)))).toBe(words);
});

test('a move is said with the members that both teams have then', () => {
  expect(movedText('Ana S.', team(1, 4), team(2, 3))).toBe(
    'Ana S. passou de Equipa 1, que fica com 3, para Equipa 2, que fica com 4.',
  );
});
