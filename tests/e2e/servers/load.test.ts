import { expect, it } from 'vitest';
import { POST_CALLS } from '../../load/Recorder.ts';
import { callTable, isClean, ladderTable } from '../../load/report.ts';
import { climb } from '../../load/rung.ts';

const TEAMS = 10;
/** Calls that have to occur at least once, during the sign-in rush or the lesson. */
const CALLS = [
  'GET /site',
  'POST /login',
  'GET /game/start',
  'GET /live',
  'PUT /device',
  'POST /classes/:id/lesson',
  'GET /classes/:id/lesson/live',
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

/** Runs 300 times faster than people; `npm run load` runs in real time. */
it('ten teams and their teachers use the product for a whole lesson without an error, and everything is stored', async () => {
  const result = await climb({
    setup: 'embedded',
    teams: TEAMS,
    minutes: 0,
    isWhole: true,
    seed: '2026',
    speed: 300,
    lastsUntil: (recorder) =>
      CALLS.every((call) => recorder.answered(call) > 0) &&
      POST_CALLS.every((call) => recorder.answered(call) === TEAMS),
  });
  const { recorder, lost, twice, foreign, stuck, notIn } = result;
  expect({ errors: recorder.errorMessages, lost, twice, foreign, stuck, notIn }).toEqual({
    errors: [],
    lost: [],
    twice: [],
    foreign: [],
    stuck: [],
    notIn: 0,
  });
  expect(isClean(result)).toBe(true);
  expect(recorder.calls.end.get('POST /logout')?.times.count).toBe(TEAMS + result.teachers);
  expect(result.writes).toBeGreaterThan(TEAMS * (POST_CALLS.length + 5));
  expect(recorder.news.lesson.count).toBeGreaterThan(TEAMS);
  expect(recorder.tiles.lesson.count).toBeGreaterThan(TEAMS);
  expect(ladderTable([result])).toContain(`| ${TEAMS} equipas |`);
  expect(callTable(result, 'lesson')).toContain('| PUT /draft |');
});
