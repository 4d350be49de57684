import type { Answers, Team } from '#contract/school/teams.ts';
import { parseSupports } from '#domain/game/supports.ts';
import { pointsOf } from '#domain/marking/scoring.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { statusOf } from '../game/status.presenter.ts';
import { storedTheme } from '../game/stored.ts';
import type { TeamWithMarks } from './teams.queries.ts';

/** Presents a team (spec, section 3); passwords are read one at a time by GET /credentials. */
export function presentTeam(row: TeamWithMarks, answers?: Answers): Team {
  return {
    _id: row.id,
    name: row.name,
    ship: row.ship,
    members: row.members,
    credentials: { username: row.username, password: null },
    status: statusOf(row),
    details: {
      class: row.className,
      school: row.schoolName,
      teacher: row.teacherName,
      solar: THEME_NAMES[storedTheme(row.theme)],
    },
    points: pointsOf(row.marks),
    // Not beside answers, which reports and exports print.
    ...(answers ? { answers } : row.supports !== null && { supports: parseSupports(row.supports) }),
  };
}
