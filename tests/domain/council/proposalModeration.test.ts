import { describe, expect, it } from 'vitest';
import type { Judged, ModerationStatus } from '#domain/council/moderation.ts';
import { absenceOf, statusAfterRewrite, verdictOnEdit } from '#domain/council/proposalModeration.ts';

const NONE = { decidedBy: null, decidedAt: null };
const SHOWN: ModerationStatus = { state: 'shown', heldFor: null, ...NONE };
const HELD: ModerationStatus = { state: 'held', heldFor: 'words', ...NONE };
const hiddenBy = (decidedBy: string): ModerationStatus => ({ state: 'hidden', heldFor: null, decidedBy, decidedAt: 5 });
const judged = (standing: ModerationStatus): Judged => ({
  writersTeacher: 'prof',
  proposalsTeacher: 'prof',
  standing,
  before: null,
  reports: 0,
  openReports: 0,
});

describe('why other teams do not see a proposal', () => {
  it.each([
    ['shown', false, null],
    ['held', false, 'waiting'],
    ['hidden', false, 'hidden'],
    ['shown', true, 'returned'],
    ['held', true, 'returned'],
    ['hidden', true, 'hidden'],
  ] as const)('%s, with level 4 given back: %s → %s', (state, returned, absence) => {
    expect(absenceOf({ state, returned })).toBe(absence);
  });
});

describe('a level 4 that is answered again', () => {
  it('keeps the decision about the same words, and has other words judged anew', () => {
    const hidden = hiddenBy('prof');
    expect(statusAfterRewrite(hidden, SHOWN, true)).toBe(hidden);
    expect(statusAfterRewrite(hidden, HELD, false)).toBe(HELD);
    expect(statusAfterRewrite(HELD, SHOWN, false)).toBe(SHOWN);
  });

  it('waits for the teacher where the former words were hidden by a person', () => {
    expect(statusAfterRewrite(hiddenBy('prof'), SHOWN, false)).toEqual({
      ...SHOWN,
      state: 'held',
      heldFor: 'before',
    });
  });
});

describe('a text that staff wrote', () => {
  const edit = (standing: ModerationStatus, id: string, isAdmin = false) =>
    verdictOnEdit(judged(standing), { id, isAdmin, now: 9 });

  it('counts as approved by who wrote it', () => {
    const approved = { state: 'shown', heldFor: null, decidedBy: 'prof', decidedAt: 9 };
    for (const standing of [HELD, SHOWN]) {
      expect(edit(standing, 'prof')).toEqual({ standing: approved, before: standing });
    }
  });

  it('does not show what is hidden, whoever wrote it and whoever hid it', () => {
    expect(edit(hiddenBy('chefe'), 'prof')).toBeNull();
    expect(edit(hiddenBy('prof'), 'prof')).toBeNull();
    expect(edit(hiddenBy('prof'), 'chefe', true)).toBeNull();
    expect(edit(HELD, 'estranha')).toBeNull();
  });
});
