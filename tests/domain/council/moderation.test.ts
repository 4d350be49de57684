import { describe, expect, it } from 'vitest';
import {
  asksForCare,
  type Decision,
  decisionsFor,
  initialModerationStatus,
  type Judged,
  MODERATION_MODES,
  type ModerationStatus,
  statusAfterReport,
  verdictOn,
} from '#domain/council/moderation.ts';
import { harmsIn } from '#domain/council/wordFilter/findDoubts.ts';
import { REPORTS_TO_HOLD } from '#domain/limits.ts';

const NONE = { decidedBy: null, decidedAt: null };
const SHOWN: ModerationStatus = { state: 'shown', heldFor: null, ...NONE };
const HELD: ModerationStatus = { state: 'held', heldFor: 'words', ...NONE };
const by = (state: 'shown' | 'hidden', decidedBy: string): ModerationStatus => ({
  state,
  heldFor: null,
  decidedBy,
  decidedAt: 5,
});

describe('a new comment', () => {
  it.each([
    ['before', 'Boa ideia!', 'held', 'before'],
    ['before', 'merda', 'held', 'before'],
    ['after', 'Boa ideia!', 'shown', null],
    ['after', 'merda', 'held', 'words'],
    ['after', 'liga 912345678', 'held', 'words'],
    ['off', 'Boa ideia!', 'shown', null],
    ['off', 'merda', 'shown', null],
    ['before', 'quero morrer', 'held', 'self-harm'],
    ['after', 'quero morrer', 'held', 'self-harm'],
    ['off', 'quero morrer', 'held', 'self-harm'],
    ['off', 'mata-te', 'held', 'self-harm'],
    ['off', 'vais morrer', 'shown', null],
  ] as const)('in a school that looks %s, «%s» is %s', (mode, text, state, heldFor) => {
    expect(initialModerationStatus(mode, harmsIn(text))).toEqual({ state, heldFor, ...NONE });
  });

  it('every setting of a school has a line above', () => expect(MODERATION_MODES).toEqual(['before', 'after', 'off']));
});

describe('a report', () => {
  it.each([
    ['the last but one leaves it', SHOWN, REPORTS_TO_HOLD - 1, SHOWN],
    ['the last that it takes holds it', SHOWN, REPORTS_TO_HOLD, { ...SHOWN, state: 'held', heldFor: 'reports' }],
    ['what a teacher approved stays', by('shown', 'prof'), 10, by('shown', 'prof')],
    ['what is hidden stays hidden', by('hidden', 'prof'), 10, by('hidden', 'prof')],
    ['what waits for its words goes on waiting for them', HELD, 10, HELD],
  ] as const)('%s', (_, standing, reports, wanted) => {
    expect(statusAfterReport(standing, reports)).toEqual(wanted);
  });
});

const judged = (more: Partial<Judged> = {}): Judged => ({
  writersTeacher: 'prof',
  proposalsTeacher: 'vizinha',
  standing: SHOWN,
  before: null,
  reports: 0,
  openReports: 0,
  ...more,
});
const decider = (id: string, isAdmin = false) => ({ id, isAdmin, now: 9 });
const verdict = (decision: Decision, id: string, more: Partial<Judged> = {}) =>
  verdictOn(decision, judged(more), decider(id, id === 'chefe'));

describe('a comment that may speak of self-harm', () => {
  const despair: ModerationStatus = { ...HELD, heldFor: 'self-harm' };

  it.each([
    ['as it came', { standing: despair }, true],
    ['hidden', { standing: by('hidden', 'prof'), before: despair }, true],
    ['approved', { standing: by('shown', 'prof'), before: despair }, false],
    ['held for its words', { standing: HELD }, false],
    ['hidden after it was held for its words', { standing: by('hidden', 'prof'), before: HELD }, false],
  ] as const)('%s: asks for care is %s', (_, more, wanted) => {
    expect(asksForCare(judged(more))).toBe(wanted);
  });

  it('goes on waiting for the same reason whatever other teams report, and after its approval is undone', () => {
    expect(statusAfterReport(despair, REPORTS_TO_HOLD)).toEqual(despair);
    expect(verdict('undo', 'prof', { standing: by('shown', 'prof'), before: despair })).toMatchObject({
      standing: { state: 'held', heldFor: 'self-harm' },
    });
  });
});

describe('who decides', () => {
  it.each([
    ['approve', 'prof', true],
    ['hide', 'prof', true],
    ['approve', 'chefe', true],
    ['hide', 'chefe', true],
    ['approve', 'vizinha', false],
    ['hide', 'vizinha', true],
    ['approve', 'estranha', false],
    ['hide', 'estranha', false],
    ['undo', 'estranha', false],
  ] as const)('%s by %s: %s', (decision, id, may) => {
    expect(verdict(decision, id) !== 'notYours').toBe(may);
  });

  it('keeps who decided and how it stood', () => {
    expect(verdict('approve', 'prof', { standing: HELD })).toEqual({
      standing: { state: 'shown', heldFor: null, decidedBy: 'prof', decidedAt: 9 },
      before: HELD,
    });
    expect(verdict('hide', 'vizinha')).toMatchObject({ standing: { state: 'hidden', decidedBy: 'vizinha' } });
  });

  it('what somebody else has hidden only that person or an administrator shows again', () => {
    const hidden = { standing: by('hidden', 'vizinha'), before: SHOWN };
    expect(verdict('approve', 'prof', hidden)).toBe('decidedByOther');
    expect(verdict('undo', 'prof', hidden)).toBe('decidedByOther');
    expect(verdict('undo', 'vizinha', hidden)).toEqual({ standing: SHOWN, before: null });
    expect(verdict('approve', 'chefe', hidden)).toMatchObject({ standing: { state: 'shown' } });
  });

  it('the same once more changes nothing; a report asks again', () => {
    expect(verdict('hide', 'prof', { standing: by('hidden', 'vizinha') })).toBe('unchanged');
    expect(verdict('approve', 'prof', { standing: by('shown', 'prof') })).toBe('unchanged');
    expect(verdict('approve', 'prof', { standing: by('shown', 'prof'), openReports: 1 })).not.toBe('unchanged');
    expect(verdict('undo', 'prof')).toBe('unchanged');
  });

  it('undoing brings back how it stood, and what was reported meanwhile counts', () => {
    const approved = { standing: by('shown', 'prof'), before: HELD };
    expect(verdict('undo', 'prof', approved)).toEqual({ standing: HELD, before: null });
    const talked = { standing: by('shown', 'prof'), before: SHOWN, reports: REPORTS_TO_HOLD };
    expect(verdict('undo', 'prof', talked)).toMatchObject({ standing: { state: 'held', heldFor: 'reports' } });
  });

  it('offers what would change something', () => {
    expect(decisionsFor(judged(), decider('prof'))).toEqual(['approve', 'hide']);
    expect(decisionsFor(judged(), decider('vizinha'))).toEqual(['hide']);
    expect(decisionsFor(judged({ standing: by('hidden', 'prof'), before: SHOWN }), decider('prof'))).toEqual([
      'approve',
      'undo',
    ]);
    expect(decisionsFor(judged({ standing: by('hidden', 'vizinha'), before: SHOWN }), decider('prof'))).toEqual([]);
  });
});
