import type { Answers, Team } from '#contract/teams.ts';
import { pointsOf } from '#domain/scoring.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import type { TeamWithMarks } from '../db/teams.ts';
import { storedTheme } from '../stored.ts';
import { statusOf } from './status.ts';

/** A team (spec, section 3); its password is opened one at a time by GET /credentials. */
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
    ...(answers && { answers }),
  };
}
