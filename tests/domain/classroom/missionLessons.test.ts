import { expect, it, test } from 'vitest';
import { type PostedPart, wasPlayedIn } from '#domain/classroom/missionLessons.ts';
import type { MissionLevel, Part } from '#domain/vocabulary.ts';

const MINUTE = 60_000;
/** A part accepted, and given back, at a minute. */
const posted = (part: Part, at: number, returned: number | null = null): PostedPart => ({
  part,
  acceptedAt: at * MINUTE,
  returnedAt: returned === null ? null : returned * MINUTE,
});
const lesson = (from: number, until = from + 50) => ({ from: from * MINUTE, until: until * MINUTE });
/** The lessons, by their place, in which a mission was played. */
const played = (mission: MissionLevel, parts: PostedPart[], lessons = [lesson(0), lesson(100), lesson(200)]) =>
  lessons.flatMap((one, place) => (wasPlayedIn(one, mission, parts) ? [place] : []));

test.each<[string, MissionLevel, PostedPart[], number[]]>([
  ['nothing is posted', 1, [], []],
  ['the part before is not posted', 2, [posted(0, 10)], []],
  ['it is open since the first lesson', 1, [posted(0, 10)], [0, 1, 2]],
  ['it was posted in the second', 1, [posted(0, 10), posted(1, 130)], [0, 1]],
  ['it was begun in the last minutes of the first', 1, [posted(0, 46), posted(1, 130)], [1]],
  ['it was posted in the first minutes of the second', 1, [posted(0, 48), posted(1, 102)], [1]],
  ['it was posted between two lessons', 1, [posted(0, 10), posted(1, 70)], [0]],
  ['it was given back and answered again', 1, [posted(0, 10), posted(1, 40, 60), posted(1, 110)], [0, 1]],
  ['it was given back and is open', 1, [posted(0, 10), posted(1, 40, 160)], [0, 2]],
  ['the part before was posted twice', 2, [posted(1, 10, 20), posted(1, 120), posted(2, 30)], [0]],
])('%s', (_, mission, parts, lessons) => {
  expect(played(mission, parts)).toEqual(lessons);
});

it('does not depend on the order of what was posted', () => {
  const parts = [posted(1, 110), posted(0, 10), posted(1, 40, 60)];
  expect(played(1, parts)).toEqual([0, 1]);
});
