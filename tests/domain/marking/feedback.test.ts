import { describe, expect, it } from 'vitest';
import { isFeedbackReady, isHeld, lisbonDay, validateHold } from '#domain/marking/feedback.ts';

describe('the day in Portugal', () => {
  it.each([
    ['in winter', Date.UTC(2026, 0, 15, 23, 59, 59), '2026-01-15'],
    ['at midnight in winter', Date.UTC(2026, 0, 16), '2026-01-16'],
    ['before midnight in summer', Date.UTC(2026, 6, 1, 22, 59, 59), '2026-07-01'],
    ['at midnight in summer, an hour before UTC', Date.UTC(2026, 6, 1, 23), '2026-07-02'],
  ])('%s', (_when, ms, day) => {
    expect(lisbonDay(ms)).toBe(day);
  });
});

it.each([
  [null, '2026-01-15', false],
  ['2026-01-16', '2026-01-15', true],
  ['2026-01-15', '2026-01-15', false],
  ['2026-01-14', '2026-01-15', false],
])('feedback until %s is held on %s: %s', (until, today, held) => {
  expect(isHeld(until, today)).toBe(held);
});

it.each([
  ['2026-01-16', null],
  ['2027-01-16', null],
  ['2027-01-17', 'Escolha um dia dentro de um ano.'],
  ['2026-01-15', 'Escolha um dia a partir de amanhã.'],
  ['2025-12-31', 'Escolha um dia a partir de amanhã.'],
  ['2026-02-30', 'Escolha uma data.'],
  ['amanhã', 'Escolha uma data.'],
])('on 2026-01-15, holding until %s: %s', (until, wrong) => {
  expect(validateHold(until, '2026-01-15')).toBe(wrong);
});

describe('feedback is ready', () => {
  const marked = (p1: boolean, p2: boolean) => ({ marked: { p1, p2 } });
  it.each([
    [1, marked(false, true), true],
    [1, marked(false, false), false],
    [2, marked(true, true), true],
    [2, marked(true, false), false],
    [4, marked(false, true), false],
    [3, undefined, false],
  ] as const)('for mission %i with %o: %s', (level, mark, ready) => {
    expect(isFeedbackReady(level, mark)).toBe(ready);
  });
});
