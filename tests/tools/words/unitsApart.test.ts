import { describe, expect, it } from 'vitest';
import { unjoinedUnits } from '../../../tools/words/unitsApart.ts';

describe('units without a non-breaking space', () => {
  it.each(['Pesa 5 kg.', 'Mais de 30 % da turma', 'Cerca de 30% da turma', 'São 3 milhões de pessoas', 'Faltam 2 m'])(
    'are found in «%s»',
    (text) => {
      expect(unjoinedUnits(text)).toHaveLength(1);
    },
  );

  it.each([
    'Pesa 5\u00a0kg.',
    'Mais de 30\u00a0% da turma',
    'As 3 mesas',
    'Os 17 objetivos',
    'Em 1989 milhares de crianças',
  ])('are not found in «%s»', (text) => {
    expect(unjoinedUnits(text)).toEqual([]);
  });
});
