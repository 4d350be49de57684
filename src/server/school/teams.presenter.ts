import type { Answers, Team } from '#contract/school/teams.ts';
import { parseSupports } from '#domain/game/supports.ts';
import { pointsOf } from '#domain/marking/scoring.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { statusOf } from '../game/status.presenter.ts';
import { storedTheme } from '../game/stored.ts';
import type { TeamWithMarks } from './teams.queries.ts';

/** Adds the team's supports, for lists of staff alone: reports, exports and the team's own record are without. */
export function withSupports(team: Team, { supports }: Pick<TeamWithMarks, 'supports'>): Team {
  return supports === null ? team : { ...team, supports: parseSupports(supports) };
}

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
    ...(answers && { answers }),
  };
}
