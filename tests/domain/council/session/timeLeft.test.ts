import { expect, it } from 'vitest';
import { timeLeft } from '#domain/council/session/timeLeft.ts';

const MINUTE = 60_000;

it.each([
  [12 * MINUTE + 4_200, '12:05', 'Faltam 12 minutos'],
  [12 * MINUTE, '12:00', 'Faltam 12 minutos'],
  [90_000, '1:30', 'Falta 1 minuto'],
  [59_000, '0:59', 'Falta menos de 1 minuto'],
  [1, '0:01', 'Falta menos de 1 minuto'],
])('with %i ms left shows %s and says «%s»', (leftMs, shown, spoken) => {
  expect(timeLeft(leftMs)).toEqual({ shown, spoken, isOver: false });
});

it.each([
  [0, 'Acabou o tempo', 'Acabou o tempo'],
  [-1, 'Acabou o tempo', 'Acabou o tempo'],
  [-59_999, 'Acabou o tempo', 'Acabou o tempo'],
  [-MINUTE, 'mais 1 min', 'Acabou o tempo há 1 minuto'],
  [-2 * MINUTE - 59_000, 'mais 2 min', 'Acabou o tempo há 2 minutos'],
])('%i ms after the end shows %s and says «%s»', (leftMs, shown, spoken) => {
  expect(timeLeft(leftMs)).toEqual({ shown, spoken, isOver: true });
});
