import { describe, expect, it } from 'vitest';
import type { JudgedText, ModerationStatus } from '#domain/council/moderation.ts';
import { statusAfterRewrite, verdictOnEdit, withheldReasonOf } from '#domain/council/proposalModeration.ts';

const NONE = { decidedBy: null, decidedAt: null };
const SHOWN: ModerationStatus = { state: 'shown', heldFor: null, ...NONE };
const HELD: ModerationStatus = { state: 'held', heldFor: 'words', ...NONE };
const hiddenBy = (decidedBy: string): ModerationStatus => ({ state: 'hidden', heldFor: null, decidedBy, decidedAt: 5 });
const judged = (status: ModerationStatus): JudgedText => ({
  writersTeacher: 'prof',
  proposalsTeacher: 'prof',
  status,
  before: null,
  reports: 0,
  openReports: 0,
});

describe('the reason why a proposal is not visible to other teams', () => {
  it.each([
    ['shown', false, null],
    ['held', false, 'waiting'],
    ['hidden', false, 'hidden'],
    ['shown', true, 'returned'],
    ['held', true, 'returned'],
    ['hidden', true, 'hidden'],
  ] as const)('%s, with level 4 given back: %s → %s', (state, returned, reason) => {
    expect(withheldReasonOf({ state, returned })).toBe(reason);
  });
});

describe('level 4 posted again', () => {
  it('keeps the decision for an unchanged text, and judges a changed text again', () => {
    const hidden = hiddenBy('prof');
    expect(statusAfterRewrite(hidden, SHOWN, true)).toBe(hidden);
    expect(statusAfterRewrite(hidden, HELD, false)).toBe(HELD);
    expect(statusAfterRewrite(HELD, SHOWN, false)).toBe(SHOWN);
  });

  it('is held for the teacher if a person had hidden the former text', () => {
    expect(statusAfterRewrite(hiddenBy('prof'), SHOWN, false)).toEqual({
      ...SHOWN,
      state: 'held',
      heldFor: 'before',
    });
  });
});

describe('a text edited by staff', () => {
  const edit = (status: ModerationStatus, id: string, isAdmin = false) =>
    verdictOnEdit(judged(status), { id, isAdmin, now: 9 });

  it('counts as approved by its editor', () => {
    const approved = { state: 'shown', heldFor: null, decidedBy: 'prof', decidedAt: 9 };
    for (const status of [HELD, SHOWN]) {
      expect(edit(status, 'prof')).toEqual({ status: approved, before: status });
    }
  });

  it('stays hidden if the proposal was hidden, whoever edits it', () => {
    expect(edit(hiddenBy('chefe'), 'prof')).toBeNull();
    expect(edit(hiddenBy('prof'), 'prof')).toBeNull();
    expect(edit(hiddenBy('prof'), 'chefe', true)).toBeNull();
    expect(edit(HELD, 'estranha')).toBeNull();
  });
});
