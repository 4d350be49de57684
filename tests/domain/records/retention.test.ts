import { describe, expect, it } from 'vitest';
import {
  binEnd,
  dayOf,
  defaultKeepUntil,
  dueDay,
  isDue,
  isEnding,
  latestKeepUntil,
  validateKeepUntil,
} from '#domain/records/retention.ts';

it('dayOf returns the UTC date', () => {
  expect(dayOf(Date.UTC(2026, 10, 22, 23, 59))).toBe('2026-11-22');
});

it.each([
  ['2026-09-14', '2027-08-31'],
  ['2026-12-31', '2027-08-31'],
  ['2027-01-01', '2027-08-31'],
  ['2027-07-31', '2027-08-31'],
  // A class created in August is for the coming school year.
  ['2027-08-01', '2028-08-31'],
])('a class created on %s is kept until %s', (day, until) => {
  expect(defaultKeepUntil(day)).toBe(until);
});

it.each([
  ['2026-09-14', '2031-09-14'],
  ['2028-02-29', '2033-02-28'],
])('a class created on %s can be kept until %s', (madeOn, latest) => {
  expect(latestKeepUntil(madeOn)).toBe(latest);
});

describe('the chosen last day', () => {
  const known = { madeOn: '2026-09-14', today: '2027-08-10' };

  it.each(['2027-08-10', '2028-08-31', '2031-09-14'])('can be %s', (until) => {
    expect(validateKeepUntil(until, known)).toBeNull();
  });

  it.each([
    ['2027-08-09', 'A data já passou.'],
    ['2031-09-15', 'Não pode passar de 5 anos desde a criação da turma.'],
    ['2028-02-30', 'Escolha uma data.'],
    ['9999-99-99', 'Escolha uma data.'],
    ['31/08/2028', 'Escolha uma data.'],
    ['', 'Escolha uma data.'],
  ])('cannot be %s', (until, words) => {
    expect(validateKeepUntil(until, known)).toBe(words);
  });
});

describe('the end of retention', () => {
  const kept = (warnedDays: number, warnedOn: string | null) => ({ until: '2027-08-31', warnedDays, warnedOn });

  it.each([
    ['2027-07-31', false],
    ['2027-08-01', true],
    ['2028-01-01', true],
  ])('is announced on %s: %s', (today, announced) => {
    expect(isEnding(kept(0, null), today)).toBe(announced);
  });

  it.each([
    // Announced well in advance: the planned day.
    ['2026-11-22', kept(0, null), '2027-08-31'],
    ['2027-08-01', kept(0, null), '2027-08-31'],
    ['2027-08-11', kept(11, '2027-08-11'), '2027-08-31'],
    // After a server outage the missing days of notice are added.
    ['2027-08-21', kept(1, '2027-08-01'), '2027-09-19'],
    ['2027-09-20', kept(0, null), '2027-10-20'],
    ['2027-09-20', kept(1, '2027-09-20'), '2027-10-20'],
    ['2027-09-21', kept(1, '2027-09-20'), '2027-10-20'],
    // Announced for the full notice period: at once.
    ['2027-09-20', kept(30, '2027-09-19'), '2027-09-20'],
  ])('on %s, announced %o, is on %s', (today, state, day) => {
    expect(dueDay(state, today)).toBe(day);
  });

  it.each([
    ['2027-08-30', kept(30, '2027-08-30'), false],
    ['2027-08-31', kept(30, '2027-08-30'), true],
    // The thirtieth day of notice is not over yet.
    ['2027-09-10', kept(30, '2027-09-10'), false],
    ['2027-09-11', kept(30, '2027-09-10'), true],
    ['2030-01-01', kept(29, '2027-09-10'), false],
  ])('on %s, announced %o, is due: %s', (today, state, due) => {
    expect(isDue(state, today)).toBe(due);
  });
});

describe('a binned record is erased', () => {
  const goesAt = new Date('2027-03-31T10:30:00Z');

  it.each([
    ['at its time, when no day is left to count', 0, '2027-03-30', '2027-04-02', goesAt.toISOString()],
    ['at its time, when the remaining days end before it', 3, '2027-03-20', '2027-03-21', goesAt.toISOString()],
    ['after the remaining days', 5, '2027-04-02', '2027-04-02', '2027-04-07T00:00:00.000Z'],
    [
      'after the remaining days including today, if today is not counted yet',
      5,
      '2027-03-30',
      '2027-04-02',
      '2027-04-06T00:00:00.000Z',
    ],
    ['after all days including today, if none has been counted', 30, null, '2027-04-02', '2027-05-01T00:00:00.000Z'],
  ])('%s', (_, daysLeft, countedOn, today, end) => {
    expect(binEnd({ goesAt, daysLeft, countedOn }, today).toISOString()).toBe(end);
  });
});
