import { describe, expect, it } from 'vitest';
import {
  comingTeams,
  type DeskPlace,
  firstMission,
  neighbour,
  nextOpen,
  nextQuestion,
  postedIn,
  progressOf,
  questionsIn,
} from '#client/panel/marking/desk/deskQueue.ts';
import { inGroups } from '#client/panel/marking/desk/side/sideOrder.ts';
import type { QueuedTeam } from '#contract/marking/desk.ts';
import { THEME_IDS, THEME_NAMES } from '#domain/vocabulary.ts';

function aTeam(_id: string, open: number[], marked: number[] = []): QueuedTeam {
  return {
    _id,
    name: _id,
    class: '8.º A',
    solar: { _id: THEME_IDS.ic, name: THEME_NAMES.ic },
    open,
    marked,
    questions: [],
  };
}
const QUEUE = [aTeam('a', [1, 2], []), aTeam('b', [2], [1]), aTeam('c', [], []), aTeam('d', [2, 3], [1])];

it('counts the answers with all their marks among those that were posted', () => {
  expect(progressOf(QUEUE, 1)).toEqual({ marked: 2, posted: 3 });
  expect(progressOf(QUEUE, 2)).toEqual({ marked: 0, posted: 3 });
  expect(progressOf(QUEUE, 4)).toEqual({ marked: 0, posted: 0 });
});

it.each<[string, QueuedTeam[], number]>([
  ['the first that waits', QUEUE, 1],
  ['a later one when the first is done', [aTeam('a', [3], [1, 2])], 3],
  ['the first that was posted when nothing waits', [aTeam('a', [], [2, 3])], 2],
  ['mission 1 of nobody', [], 1],
])('opens with %s', (_what, queue, level) => {
  expect(firstMission(queue)).toBe(level);
});

it.each<[string, DeskPlace, number, string[]]>([
  ['those of the mission, then the rest', { teamId: 'a', level: 2 }, 8, ['b', 'd']],
  ['from the middle on, round', { teamId: 'b', level: 2 }, 8, ['d', 'a']],
  ['only so many', { teamId: 'b', level: 2 }, 1, ['d']],
  ['what is opened next first, though its mission is another', { teamId: 'd', level: 3 }, 8, ['a', 'b']],
  ['nobody without an answer that waits', { teamId: 'c', level: 4 }, 8, ['a', 'd', 'b']],
])('the coming teams are %s', (_what, place, count, teams) => {
  expect(comingTeams(QUEUE, place, count)).toEqual(teams);
});

describe('the next answer to mark', () => {
  const place = (teamId: string, level: DeskPlace['level']): DeskPlace => ({ teamId, level });
  it.each<[string, DeskPlace, DeskPlace | null]>([
    ['a later team of the mission', place('a', 2), place('b', 2)],
    ['skips teams without an answer', place('b', 2), place('d', 2)],
    ['then an earlier team of the mission', place('d', 2), place('a', 2)],
    ['then the next mission with one that waits', place('a', 1), place('a', 2)],
    ['then, from the last mission, the first ones', place('d', 3), place('a', 1)],
    ['from a team that is not listed: the first that waits', place('x', 2), place('a', 2)],
  ])('is %s', (_what, from, to) => {
    expect(nextOpen(QUEUE, from)).toEqual(to);
  });

  it('is none when nothing else waits', () => {
    expect(nextOpen([aTeam('a', [2], [1]), aTeam('b', [], [1, 2])], place('a', 2))).toBeNull();
    expect(nextOpen([], place('a', 2))).toBeNull();
  });

  it('visits every answer that waits exactly once, whatever the start', () => {
    for (const start of QUEUE) {
      let queue = QUEUE;
      const seen: string[] = [];
      for (let at: DeskPlace | null = place(start._id, 2); at !== null; ) {
        const here: DeskPlace = at;
        seen.push(`${here.teamId}${here.level}`);
        queue = queue.map((team) =>
          team._id === here.teamId ? { ...team, open: team.open.filter((level) => level !== here.level) } : team,
        );
        at = nextOpen(queue, here);
      }
      const open = QUEUE.flatMap((team) => team.open.map((level) => `${team._id}${level}`));
      expect(seen.filter((one) => open.includes(one)).sort()).toEqual(open.sort());
    }
  });
});

it('steps to neighbours that posted the mission, marked or not, and stops at the ends', () => {
  const posted = postedIn(QUEUE, 1);
  expect(neighbour(posted, { teamId: 'b', level: 1 }, 1)).toEqual({ teamId: 'd', level: 1 });
  expect(neighbour(posted, { teamId: 'd', level: 1 }, 1)).toBeNull();
  expect(neighbour(posted, { teamId: 'a', level: 1 }, -1)).toBeNull();
  expect(neighbour(posted, { teamId: 'c', level: 1 }, 1)).toBeNull();
});

it.each<[string, string[][], string]>([
  ['no groups', [], 'abcd'],
  ['a group moved up to its first team', [['a', 'd']], 'adbc'],
  [
    'two groups',
    [
      ['b', 'd'],
      ['a', 'c'],
    ],
    'acbd',
  ],
  ['a group with a team of another list', [['x', 'd', 'b']], 'abdc'],
])('orders side by side: %s', (_what, groups, order) => {
  expect(
    inGroups(QUEUE, groups)
      .map(({ _id }) => _id)
      .join(''),
  ).toBe(order);
});

it('leads from one question of a team to the next, and never to the present one', () => {
  const asking = (_id: string, questions: number[]): QueuedTeam => ({ ...aTeam(_id, [], [1, 2, 3, 4]), questions });
  const queue = [asking('a', []), asking('b', [3, 1]), asking('c', [2])];
  const [first, second, third] = [
    { teamId: 'b', level: 1 },
    { teamId: 'b', level: 3 },
    { teamId: 'c', level: 2 },
  ] as const;
  expect(questionsIn(queue)).toEqual([first, second, third]);
  expect(nextQuestion(queue, null)).toEqual(first);
  expect(nextQuestion(queue, { teamId: 'a', level: 4 })).toEqual(first);
  expect(nextQuestion(queue, first)).toEqual(second);
  expect(nextQuestion(queue, { teamId: 'b', level: 4 })).toEqual(third);
  expect(nextQuestion(queue, third)).toEqual(first);
  expect(nextQuestion([asking('b', [3])], second)).toBeNull();
  expect(nextQuestion([asking('a', [])], null)).toBeNull();
});
