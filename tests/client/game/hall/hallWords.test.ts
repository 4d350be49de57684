import { describe, expect, it } from 'vitest';
import { sampleHall } from '#client/dev/hall/hallPageSamples.ts';
import type { HallName } from '#client/dev/hall/hallSamples.ts';
import { grouped, placeText } from '#client/game/hall/hallWords.ts';

it('divides a code into groups that can be read aloud', () => {
  expect(grouped('k7mq2xwe')).toBe('k7mq\u00a02xwe');
  expect(grouped('k7mq')).toBe('k7mq');
});

describe('the announcement of the hall', () => {
  it.each<[HallName, string]>([
    ['antes', 'O conselho vai começar'],
    ['entre-planos', 'Fase: Apresentar'],
    ['apresentar', 'Fase: Apresentar. Apresenta agora: Cometas'],
    ['pausa', 'Fase: Debater, em pausa'],
    ['contar', 'Fase: Resultado'],
    ['empate', 'Fase: Resultado'],
    ['resultado', 'Fase: Resultado. Segue para a Terra o plano de Via Láctea'],
    ['terra', 'Fase: Terra. Rumo à Terra: o plano de Via Láctea'],
    ['fim', 'O conselho terminou'],
  ])('in %s: %s', (name, words) => {
    expect(placeText(sampleHall(name))).toBe(words);
  });
});
