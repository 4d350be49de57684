import { expect, test } from 'vitest';
import { itemRows } from '#domain/marking/itemRows.ts';

const ITEM = {
  challenge: 2,
  question: 'E agora?',
  correct: 1,
  options: [
    { label: 'Gritar', teams: 20 },
    { label: 'Ouvir', teams: 10 },
  ],
  teams: 30,
  facility: 1 / 3,
  discrimination: -0.12345,
  weaknesses: ['flat', 'trap'] as const,
};

test('the table has one row for each option, with the figures of its question', () => {
  const [headings, ...rows] = itemRows([{ theme: 'dh', questions: [ITEM] }]);
  const flags =
    'Não distingue: quem acerta nesta pergunta não acerta mais nas outras. ' +
    'Uma opção errada foi mais escolhida do que a certa: confirme a chave ou a pergunta.';
  expect(rows).toEqual([
    ['Direitos Humanos', 2, 'E agora?', 1, 'Gritar', 'não', 20, 30, 0.333, -0.123, flags],
    ['Direitos Humanos', 2, 'E agora?', 2, 'Ouvir', 'sim', 10, 30, 0.333, -0.123, flags],
  ]);
  expect(headings).toHaveLength(rows[0]?.length ?? 0);
});

test('what is not known is an empty cell, and no theme is only the headings', () => {
  const unknown = { ...ITEM, facility: null, discrimination: null, weaknesses: [] };
  const [, row] = itemRows([{ theme: 'ic', questions: [unknown] }]);
  expect(row?.slice(-3)).toEqual([null, null, null]);
  expect(itemRows([])).toHaveLength(1);
});
