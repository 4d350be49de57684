import { describe, expect, test } from 'vitest';
import { type MarkCount, markSpread, namelessTeacher } from '#domain/marking/markSpread.ts';

const count = (teacherId: string, points: number, teams: number, more: Partial<MarkCount> = {}): MarkCount => ({
  teacherId,
  level: 2,
  criterion: 'p1',
  points,
  teams,
  ...more,
});
const of = (level: number, criterion: string, counts: MarkCount[]) =>
  markSpread(counts).find((spread) => spread.level === level && spread.criterion === criterion);

describe('the spread of marks', () => {
  test('has every criterion that teachers mark, in the order of the game', () => {
    expect(markSpread([]).map(({ level, criterion, teachers }) => [level, criterion, teachers.length])).toEqual([
      [1, 'p2', 0],
      [2, 'p1', 0],
      [2, 'p2', 0],
      [3, 'p1', 0],
      [3, 'p2', 0],
      [4, 'p1', 0],
      [4, 'p2', 0],
    ]);
  });

  test('counts each mark of each teacher, sorted by mean', () => {
    // a: (2 * 20 + 60) / 3 = 33.33; b: (40 + 2 * 0 + 20) / 4 = 15.
    const counts = [count('a', 20, 2), count('a', 60, 1), count('b', 0, 2), count('b', 20, 1), count('b', 40, 1)];
    const spread = of(2, 'p1', counts);
    expect(spread?.marks).toEqual([0, 20, 40, 60]);
    expect(spread?.teachers).toEqual([
      { teacherId: 'b', teams: 4, counts: [2, 1, 1, 0], mean: 15 },
      { teacherId: 'a', teams: 3, counts: [0, 2, 0, 1], mean: 100 / 3 },
    ]);
  });

  test('leaves out who marked fewer than three teams', () => {
    expect(of(2, 'p1', [count('a', 20, 2), count('b', 40, 3)])?.teachers.map(({ teacherId }) => teacherId)).toEqual([
      'b',
    ]);
  });

  test('keeps criteria and missions apart', () => {
    const counts = [count('a', 20, 3), count('a', 40, 3, { criterion: 'p2' }), count('a', 160, 3, { level: 4 })];
    expect(of(2, 'p1', counts)?.teachers[0]?.mean).toBe(20);
    expect(of(2, 'p2', counts)?.teachers[0]?.mean).toBe(40);
    expect(of(4, 'p1', counts)?.teachers[0]).toEqual({ teacherId: 'a', teams: 3, counts: [0, 0, 0, 3], mean: 160 });
    expect(of(3, 'p1', counts)?.teachers).toEqual([]);
  });
});

test.each([
  [0, 'Docente A'],
  [25, 'Docente Z'],
  [26, 'Docente AA'],
  [53, 'Docente BB'],
])('the teacher at place %i is called %s', (position, name) => {
  expect(namelessTeacher(position)).toBe(name);
});
