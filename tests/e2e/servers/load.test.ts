import { expect, it } from 'vitest';
import type { Recorder } from '../../load/Recorder.ts';
import { callTable, isClean, ladderTable } from '../../load/report.ts';
import { climb } from '../../load/rung.ts';

const TEAMS = 10;
/** Each at least once, in the worst minute or in the lesson. */
const CALLS = [
  'GET /site',
  'POST /login',
  'GET /profile',
  'GET /team',
  'GET /solar/:id',
  'GET /check-level',
  'GET /draft',
  'GET /live',
  'POST /session/renew',
  'PUT /draft',
  'POST /uploads',
  'PATCH /uploads/:id',
  'GET /council',
  'PUT /update-proposals-stars',
  'PUT /comment-proposals',
  'GET /classes/all',
  'GET /bin',
  'GET /moderation/count',
  'GET /moderation',
  'GET /team/byTeacher/:id',
  'GET /solar/correct-quiz-answers',
  'GET /files/:ticket',
  'PUT /team/evaluation',
  'GET /get-proposals/all',
];
const POSTS = ['POST /tutorial', ...[1, 2, 3, 4].map((level) => `POST /answer-level-${level}`)];

function timesOf({ calls }: Recorder, call: string): number {
  return [calls.entry, calls.lesson].reduce((sum, phase) => sum + (phase.get(call)?.times.count ?? 0), 0);
}

/** A short form, at another pace than people's; the long one is `npm run load`. */
it('ten teams and their teachers use the product through a whole lesson without an error, and all of it is stored', async () => {
  const result = await climb({
    setup: 'embedded',
    teams: TEAMS,
    minutes: 0,
    isWhole: true,
    seed: '2026',
    speed: 300,
    lastsUntil: (recorder) =>
      CALLS.every((call) => timesOf(recorder, call) > 0) && POSTS.every((call) => timesOf(recorder, call) === TEAMS),
  });
  const { recorder, lost, twice, foreign, stuck, notIn } = result;
  expect({ told: recorder.told, lost, twice, foreign, stuck, notIn }).toEqual({
    told: [],
    lost: [],
    twice: [],
    foreign: [],
    stuck: [],
    notIn: 0,
  });
  expect(isClean(result)).toBe(true);
  expect(recorder.calls.end.get('POST /logout')?.times.count).toBe(TEAMS + result.teachers);
  expect(result.writes).toBeGreaterThan(TEAMS * (POSTS.length + 5));
  expect(recorder.news.lesson.count).toBeGreaterThan(TEAMS);
  expect(ladderTable([result])).toContain(`| ${TEAMS} equipas |`);
  expect(callTable(result, 'lesson')).toContain('| PUT /draft |');
});
