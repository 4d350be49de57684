import { expect, it } from 'vitest';
import { type ClassProgress, NEXT_STEPS, type NextStep, nextStep } from '#domain/classroom/nextStep.ts';

/** A class in the middle of its plan with nothing to do. */
const IN_ORDER: ClassProgress = {
  teams: 4,
  lessons: 2,
  isLive: false,
  council: null,
  teamsToMark: 0,
  waiting: 0,
  isPlanFinished: false,
  proposals: { drafts: 0, submitted: 0 },
};
const DRAFTS = { drafts: 3, submitted: 0 };
const SENT = { drafts: 2, submitted: 1 };
const WAITING = { teamsToMark: 2, waiting: 3, isPlanFinished: true, proposals: DRAFTS };

const TABLE: [what: string, progress: Partial<ClassProgress>, step: NextStep][] = [
  ['no teams', { teams: 0, lessons: 0 }, 'formTeams'],
  ['no teams, although a lesson is live', { teams: 0, lessons: 1, isLive: true }, 'formTeams'],
  ['no lesson yet', { lessons: 0 }, 'firstLesson'],
  ['no lesson yet, although teams have played', { ...WAITING, lessons: 0, isPlanFinished: false }, 'mark'],
  ['live', { isLive: true }, 'live'],
  ['live, whatever waits', { ...WAITING, isLive: true }, 'live'],
  ['a running council of a class that had no lesson', { council: 'running', lessons: 0 }, 'council'],
  ['no lesson yet, although a council is prepared', { council: 'prepared', lessons: 0 }, 'firstLesson'],
  ['a running council before the lesson around it', { council: 'running', isLive: true }, 'council'],
  ['a prepared council after the lesson that is live', { council: 'prepared', isLive: true }, 'live'],
  ['a prepared council, whatever waits', { ...WAITING, council: 'prepared' }, 'council'],
  ['to mark', { teamsToMark: 1 }, 'mark'],
  ['to mark before texts and plans', WAITING, 'mark'],
  ['texts before plans', { ...WAITING, teamsToMark: 0 }, 'moderate'],
  ['plan finished', { isPlanFinished: true, proposals: DRAFTS }, 'sendPlan'],
  ['plan finished and one sent', { isPlanFinished: true, proposals: SENT }, 'finished'],
  ['plan finished without proposals', { isPlanFinished: true }, 'nextLesson'],
  ['proposals before the end of the plan', { proposals: DRAFTS }, 'nextLesson'],
  ['one sent before the end of the plan', { proposals: SENT }, 'nextLesson'],
  ['nothing to do', {}, 'nextLesson'],
];

it.each(TABLE)('%s', (_, progress, step) => {
  expect(nextStep({ ...IN_ORDER, ...progress })).toBe(step);
});

it('the table has every step', () => {
  expect(new Set(TABLE.map(([, , step]) => step))).toEqual(new Set(NEXT_STEPS));
});
