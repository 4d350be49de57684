import { describe, expect, it } from 'vitest';
import { unitsApart } from '../../../tools/words/unitsApart.ts';

describe('units apart from their numbers', () => {
  it.each(['Pesa 5 kg.', 'Mais de 30 % da turma', 'Cerca de 30% da turma', 'São 3 milhões de pessoas', 'Faltam 2 m'])(
    'are found in «%s»',
    (text) => {
      expect(unitsApart(text)).toHaveLength(1);
    },
  );

  it.each([
    'Pesa 5\u00a0kg.',
    'Mais de 30\u00a0% da turma',
    'As 3 mesas',
    'Os 17 objetivos',
    'Em 1989 milhares de crianças',
  ])('are not found in «%s»', (text) => {
    expect(unitsApart(text)).toEqual([]);
  });
});
