import { describe, expect, it } from 'vitest';
import { grouped, spokenTime, timeText } from '#client/game/hall/hallWords.ts';

const MINUTE = 60_000;

describe('the time of a phase', () => {
  it.each([
    [12 * MINUTE + 4_200, '12:05'],
    [59_000, '0:59'],
    [1, '0:01'],
    [0, '0:00'],
    [-59_000, '0:00'],
    [-2 * MINUTE, 'mais 2 min'],
    [-2 * MINUTE - 59_000, 'mais 2 min'],
  ])('%i ms are shown as %s', (leftMs, text) => expect(timeText(leftMs)).toBe(text));

  it.each([
    [12 * MINUTE, false, 'Faltam 12 minutos'],
    [30_000, false, 'Falta 1 minuto'],
    [30_000, true, 'Falta 1 minuto, em pausa'],
    [-30_000, false, 'O tempo acabou agora'],
    [-MINUTE, false, 'O tempo acabou há 1 minuto'],
    [-3 * MINUTE, true, 'O tempo acabou há 3 minutos, em pausa'],
  ])('%i ms are heard as %s', (leftMs, isPaused, text) => expect(spokenTime(leftMs, isPaused)).toBe(text));
});

it('divides a code into groups that can be read aloud', () => {
  expect(grouped('k7mq2xwe')).toBe('k7mq\u00a02xwe');
  expect(grouped('k7mq')).toBe('k7mq');
});
