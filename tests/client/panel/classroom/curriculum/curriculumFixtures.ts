import type { ClassCurriculum } from '#contract/classroom/curriculum.ts';
import { id } from '../../fixtures.ts';

/** Noon of a day of October 2025, in unix seconds. */
export const noonOf = (day: number) => Date.UTC(2025, 9, day, 12) / 1000;

/** A class of three teams in two systems: two at mission 2, one only trained; two sessions and a council were held. */
export const TWO_SYSTEMS: ClassCurriculum = {
  _id: id(708),
  name: '8.º A',
  teacher: 'Marta Sousa',
  school: 'Escola da Serra',
  groups: [
    { theme: 'ic', moments: ['training', 'mission1', 'dilemma1', 'mission2', 'council'], teams: 1 },
    { theme: 'ic', moments: ['training', 'mission1', 'mission2', 'council'], teams: 1 },
    { theme: 'ds', moments: ['training', 'council'], teams: 1 },
  ],
  times: [
    { theme: 'ic', moment: 'training', first: noonOf(1), last: noonOf(2) },
    { theme: 'ic', moment: 'mission1', first: noonOf(8), last: noonOf(8) },
    { theme: 'ic', moment: 'dilemma1', first: noonOf(8), last: noonOf(8) },
    { theme: 'ic', moment: 'mission2', first: noonOf(15), last: noonOf(16) },
    { theme: 'ic', moment: 'council', first: noonOf(22), last: noonOf(22) },
    { theme: 'ds', moment: 'training', first: noonOf(2), last: noonOf(2) },
    { theme: 'ds', moment: 'council', first: noonOf(22), last: noonOf(22) },
  ],
  sessions: [
    { plan: 6, session: 1, first: noonOf(1), last: noonOf(1) },
    { plan: 6, session: 2, first: noonOf(8), last: noonOf(8) },
  ],
};

export const NOTHING: ClassCurriculum = { ...TWO_SYSTEMS, groups: [], times: [], sessions: [] };
