import type { ClassOverview, TeamProgress } from '#contract/classroom/overview.ts';
import { id } from '../../fixtures.ts';

/** A class in the third of four sessions with nothing to do. */
export const anOverview = (n: number, given: Partial<ClassOverview> = {}): ClassOverview => ({
  _id: id(700 + n),
  name: `${n}.º A`,
  teacher: 'Marta Sousa',
  school: 'Escola da Serra',
  teams: 4,
  plan: { session: 3, sessions: 4 },
  isLive: false,
  council: null,
  teamsToMark: 0,
  waiting: { comments: 0, proposals: 0, diary: 0 },
  questions: 0,
  feedbackHeldUntil: null,
  returned: 0,
  nextStep: 'nextLesson',
  ...given,
});

/** Teams in every state of a level. */
export const PROGRESS: TeamProgress[] = [
  { _id: id(801), name: 'Andrómeda', levels: ['now', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead'] },
  { _id: id(802), name: 'Boreal', levels: ['done', 'returned', 'toMark', 'ahead', 'ahead', 'ahead'] },
  { _id: id(803), name: 'Cometas', levels: ['done', 'done', 'toMark', 'toMark', 'done', 'now'] },
];
