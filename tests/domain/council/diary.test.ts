import { describe, expect, it } from 'vitest';
import {
  currentProgress,
  latestEntryDay,
  needsReason,
  PLAN_PROGRESS,
  validateEntryDay,
} from '#domain/council/diary.ts';

describe('the day of an entry', () => {
  const at = (text: string) => Date.parse(text);
  const submittedAt = at('2026-05-20T10:00:00Z');
  const check = (day: string, now = at('2026-10-05T10:00:00Z')) => validateEntryDay(day, { submittedAt, now });

  it('is one from the school year of the plan until today', () => {
    for (const day of ['2025-09-01', '2026-05-20', '2026-10-05']) expect(check(day)).toBeNull();
    expect(check('2026-10-06')).toBe('A data ainda não chegou.');
    expect(check('2025-07-31')).toBe('A data é anterior ao ano letivo do plano.');
  });

  it.each(['', '2026-02-30', '05/10/2026', '2026-1-1', '0000-00-00'])('is refused when it is none: %j', (day) => {
    expect(check(day)).toBe('A data não existe.');
  });

  it('may be today in Portugal while it is yesterday in UTC', () => {
    expect(latestEntryDay(at('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
    expect(check('2026-07-02', at('2026-07-01T23:30:00Z'))).toBeNull();
    expect(check('2026-07-02', at('2026-07-01T22:30:00Z'))).not.toBeNull();
  });
});

it('asks for a reason only when the plan was not possible', () => {
  expect(PLAN_PROGRESS.filter(needsReason)).toEqual(['impossible']);
});

it('is as the latest entry says', () => {
  expect(currentProgress([])).toBeNull();
  expect(
    currentProgress([
      { day: '2026-10-05', progress: 'doing' },
      { day: '2026-10-01', progress: 'approved' },
    ]),
  ).toBe('doing');
});
