import type { LiveClass, LiveTeam } from '#contract/classroom/lessons.ts';
import { FREE } from '#domain/classroom/lesson.ts';
import { id } from '../fixtures.ts';

export const CLASS_ID = id(900);
/** The server's time in these tests; far from the device's. */
export const AT = 2_000_000_000_000;

export const aDevice = (given: Partial<LiveTeam['devices'][number]> = {}): LiveTeam['devices'][number] => ({
  seenAt: AT - 3_000,
  progressedAt: AT - 20_000,
  part: 2,
  step: 'write',
  words: 34,
  files: 0,
  unsent: 0,
  ...given,
});

export const aLiveTeam = (n: number, given: Partial<LiveTeam> = {}): LiveTeam => ({
  _id: id(910 + n),
  name: `Equipa ${n}`,
  ship: n % 10,
  theme: 'ic',
  level: 3,
  members: ['Ana', 'Rui', 'Eva', 'Leo'],
  attendance: null,
  hand: null,
  steering: FREE,
  devices: [aDevice()],
  ...given,
});

export const aLesson = (given: Partial<NonNullable<LiveClass['lesson']>> = {}): NonNullable<LiveClass['lesson']> => ({
  _id: id(990),
  startedAt: AT - 12 * 60_000,
  expiresAt: AT + 60 * 60_000,
  session: null,
  sessions: null,
  mapCode: 'abcd2345',
  steering: FREE,
  ...given,
});

export const aLiveClass = (given: Partial<LiveClass> = {}): LiveClass => ({
  at: AT,
  classId: CLASS_ID,
  className: '8.º A',
  settings: { plan: null, nextSession: 1, stuckMinutes: 4 },
  lesson: aLesson(),
  ended: null,
  teams: [],
  messages: [],
  ...given,
});
