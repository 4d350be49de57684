import { expect, it, test } from 'vitest';
import { FREE, type Steering } from '#domain/classroom/lesson.ts';
import type { SteeringPatch } from '#server/classroom/lessons/lessons.queries.ts';
import { applySteering, type ClassSteering } from '#server/classroom/lessons/steering.ts';

const TEAMS = ['a', 'b', 'c'];
const paused = { ...FREE, paused: true };
const at = (ofClass: Steering, ofTeams: Record<string, Steering> = {}): ClassSteering => ({
  ofClass,
  ofTeams: new Map(Object.entries(ofTeams)),
});

test.each<[string, ClassSteering, SteeringPatch[], ClassSteering]>([
  ['pauses all', at(FREE), [{ teamId: null, paused: true }], at(paused)],
  ['pauses one', at(FREE), [{ teamId: 'b', paused: true }], at(FREE, { b: paused })],
  ['resumes one of all', at(paused), [{ teamId: 'a', paused: false }], at(paused, { a: FREE })],
  ['resumes all, also one that was paused alone', at(FREE, { b: paused }), [{ teamId: null, paused: false }], at(FREE)],
  [
    'keeps what it does not name',
    at({ ...FREE, silent: true }, { c: { ...FREE, pace: 1 } }),
    [{ teamId: null, paused: true }],
    at({ paused: true, pace: null, silent: true }, { c: { paused: true, pace: 1, silent: false } }),
  ],
  ['opens all missions again', at({ ...FREE, pace: 2 }), [{ teamId: null, pace: null }], at(FREE)],
  ['ignores a team of another class', at(FREE), [{ teamId: 'x', paused: true }], at(FREE)],
])('%s', (_, before, changes, after) => {
  expect(applySteering(before, TEAMS, changes).after).toEqual(after);
});

it('returns what undoes it, team by team', () => {
  const before = at({ ...FREE, silent: true }, { b: { paused: true, pace: 1, silent: false } });
  const { after, undo } = applySteering(before, TEAMS, [{ teamId: null, paused: true, pace: 3 }]);
  expect(after).not.toEqual(before);
  expect(applySteering(after, TEAMS, undo).after).toEqual(before);
});
