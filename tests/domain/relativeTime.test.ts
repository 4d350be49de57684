import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { relativeTime } from '#domain/relativeTime.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const AT = Date.UTC(2026, 2, 5, 9, 30) / 1_000;

describe('relative time', () => {
  test.each([
    [-DAY, 'Agora'],
    [-1, 'Agora'],
    [0, 'Agora'],
    [4.999, 'Agora'],
    [5, 'há 5 segundos'],
    [59.999, 'há 59 segundos'],
    [MINUTE, 'há 1 minuto'],
    [2 * MINUTE - 1, 'há 1 minuto'],
    [2 * MINUTE, 'há 2 minutos'],
    [HOUR - 1, 'há 59 minutos'],
    [HOUR, 'há 1 hora'],
    [2 * HOUR, 'há 2 horas'],
    [DAY - 1, 'há 23 horas'],
    [DAY, 'há 1 dia'],
    [2 * DAY, 'há 2 dias'],
    [30 * DAY - 1, 'há 29 dias'],
    [30 * DAY, '05/03/2026'],
    [400 * DAY, '05/03/2026'],
  ])('%d s later it reads %s', (seconds, text) => {
    expect(relativeTime(AT, (AT + seconds) * 1_000)).toBe(text);
  });

  test.each([
    [Date.UTC(2025, 11, 31, 23, 59, 59), '31/12/2025'],
    [Date.UTC(2024, 1, 29), '29/02/2024'],
    [0, '01/01/1970'],
  ])('the date of %d is %s', (at, text) => {
    expect(relativeTime(at / 1_000, at + 40 * DAY * 1_000)).toBe(text);
  });

  test('the singular is used only with 1, and numbers are never negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: -HOUR, max: 60 * DAY }), (seconds) => {
        expect(relativeTime(AT, (AT + seconds) * 1_000)).toMatch(
          /^(Agora|05\/03\/2026|há (1 (minuto|hora|dia)|([2-9]|\d\d) (segundos|minutos|horas|dias)))$/,
        );
      }),
    );
  });
});
