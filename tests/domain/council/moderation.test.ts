import { describe, expect, it } from 'vitest';
import {
  type Decision,
  decisionsFor,
  initialModerationStatus,
  type JudgedText,
  MODERATION_MODES,
  type ModerationStatus,
  needsSelfHarmReview,
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
  ] as const)('in a school with mode %s, «%s» is %s', (mode, text, state, heldFor) => {
    expect(initialModerationStatus(mode, harmsIn(text))).toEqual({ state, heldFor, ...NONE });
  });

  it('is tested above for every moderation mode', () => expect(MODERATION_MODES).toEqual(['before', 'after', 'off']));
});

describe('a report', () => {
  it.each([
    ['below the limit changes nothing', SHOWN, REPORTS_TO_HOLD - 1, SHOWN],
    [
      'that reaches the limit holds the comment',
      SHOWN,
      REPORTS_TO_HOLD,
      { ...SHOWN, state: 'held', heldFor: 'reports' },
    ],
    ['does not hold a comment that a teacher approved', by('shown', 'prof'), 10, by('shown', 'prof')],
    ['keeps a hidden comment hidden', by('hidden', 'prof'), 10, by('hidden', 'prof')],
    ['keeps the reason of a comment that is held for its words', HELD, 10, HELD],
  ] as const)('%s', (_, status, reports, wanted) => {
    expect(statusAfterReport(status, reports)).toEqual(wanted);
  });
});

const judged = (more: Partial<JudgedText> = {}): JudgedText => ({
  writersTeacher: 'prof',
  proposalsTeacher: 'vizinha',
  status: SHOWN,
  before: null,
  reports: 0,
  openReports: 0,
  ...more,
});
const decider = (id: string, isAdmin = false) => ({ id, isAdmin, now: 9 });
const verdict = (decision: Decision, id: string, more: Partial<JudgedText> = {}) =>
  verdictOn(decision, judged(more), decider(id, id === 'chefe'));

describe('a comment that may speak of self-harm', () => {
  const despair: ModerationStatus = { ...HELD, heldFor: 'self-harm' };

  it.each([
    ['as it came', { status: despair }, true],
    ['hidden', { status: by('hidden', 'prof'), before: despair }, true],
    ['approved', { status: by('shown', 'prof'), before: despair }, false],
    ['held for its words', { status: HELD }, false],
    ['hidden after it was held for its words', { status: by('hidden', 'prof'), before: HELD }, false],
  ] as const)('%s: asks for care is %s', (_, more, wanted) => {
    expect(needsSelfHarmReview(judged(more))).toBe(wanted);
  });

  it('keeps its reason for being held after reports and after an undone approval', () => {
    expect(statusAfterReport(despair, REPORTS_TO_HOLD)).toEqual(despair);
    expect(verdict('undo', 'prof', { status: by('shown', 'prof'), before: despair })).toMatchObject({
      status: { state: 'held', heldFor: 'self-harm' },
    });
  });
});

describe('a moderation decision', () => {
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
  ] as const)('%s by %s is allowed: %s', (decision, id, may) => {
    expect(verdict(decision, id) !== 'notYours').toBe(may);
  });

  it('records the decider and the previous status', () => {
    expect(verdict('approve', 'prof', { status: HELD })).toEqual({
      status: { state: 'shown', heldFor: null, decidedBy: 'prof', decidedAt: 9 },
      before: HELD,
    });
    expect(verdict('hide', 'vizinha')).toMatchObject({ status: { state: 'hidden', decidedBy: 'vizinha' } });
  });

  it('to show a hidden comment is allowed only to the person who hid it or to an administrator', () => {
    const hidden = { status: by('hidden', 'vizinha'), before: SHOWN };
    expect(verdict('approve', 'prof', hidden)).toBe('decidedByOther');
    expect(verdict('undo', 'prof', hidden)).toBe('decidedByOther');
    expect(verdict('undo', 'vizinha', hidden)).toEqual({ status: SHOWN, before: null });
    expect(verdict('approve', 'chefe', hidden)).toMatchObject({ status: { state: 'shown' } });
  });

  it('returns unchanged when repeated, unless there are open reports', () => {
    expect(verdict('hide', 'prof', { status: by('hidden', 'vizinha') })).toBe('unchanged');
    expect(verdict('approve', 'prof', { status: by('shown', 'prof') })).toBe('unchanged');
    expect(verdict('approve', 'prof', { status: by('shown', 'prof'), openReports: 1 })).not.toBe('unchanged');
    expect(verdict('undo', 'prof')).toBe('unchanged');
  });

  it('restores the previous status on undo, and counts reports made meanwhile', () => {
    const approved = { status: by('shown', 'prof'), before: HELD };
    expect(verdict('undo', 'prof', approved)).toEqual({ status: HELD, before: null });
    const talked = { status: by('shown', 'prof'), before: SHOWN, reports: REPORTS_TO_HOLD };
    expect(verdict('undo', 'prof', talked)).toMatchObject({ status: { state: 'held', heldFor: 'reports' } });
  });

  it('is offered only if it would change something', () => {
    expect(decisionsFor(judged(), decider('prof'))).toEqual(['approve', 'hide']);
    expect(decisionsFor(judged(), decider('vizinha'))).toEqual(['hide']);
    expect(decisionsFor(judged({ status: by('hidden', 'prof'), before: SHOWN }), decider('prof'))).toEqual([
      'approve',
      'undo',
    ]);
    expect(decisionsFor(judged({ status: by('hidden', 'vizinha'), before: SHOWN }), decider('prof'))).toEqual([]);
  });
});
