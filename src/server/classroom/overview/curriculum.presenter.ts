import type { ClassCurriculum } from '#contract/classroom/curriculum.ts';
import { MOMENTS, type Moment } from '#domain/classroom/moments.ts';
import { THEMES, type Theme } from '#domain/vocabulary.ts';
import type { CurriculumClassRow, MomentRow, SessionRow } from './curriculum.queries.ts';

interface CurriculumRows {
  schoolClass: CurriculumClassRow;
  moments: readonly MomentRow[];
  sessions: readonly SessionRow[];
}

/** Counts the rows of single teams, so that none of them can be told from the reply. */
export function presentCurriculum({ schoolClass, moments, sessions }: CurriculumRows): ClassCurriculum {
  const { id, name, teacher, school } = schoolClass;
  return {
    _id: id,
    name,
    teacher,
    school,
    groups: THEMES.flatMap((theme) => groupsOf(theme, moments)),
    times: THEMES.flatMap((theme) => MOMENTS.flatMap((moment) => timesOf(theme, moment, moments))),
    sessions: sessions.map(({ plan, session, first, last }) => ({ plan, session, first, last })),
  };
}

function groupsOf(theme: Theme, rows: readonly MomentRow[]): ClassCurriculum['groups'] {
  const byTeam = new Map<string, Set<Moment>>();
  for (const { teamId, moment, ...row } of rows) {
    if (row.theme !== theme) continue;
    const done = byTeam.get(teamId) ?? new Set();
    byTeam.set(teamId, moment === null ? done : done.add(moment));
  }
  const groups = new Map<string, ClassCurriculum['groups'][number]>();
  for (const done of byTeam.values()) {
    const moments = MOMENTS.filter((moment) => done.has(moment));
    const key = moments.join();
    groups.set(key, { theme, moments, teams: (groups.get(key)?.teams ?? 0) + 1 });
  }
  return [...groups.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}

function timesOf(theme: Theme, moment: Moment, rows: readonly MomentRow[]): ClassCurriculum['times'] {
  const spans = rows.flatMap((row) => (row.theme === theme && row.moment === moment ? [row] : []));
  if (spans.length === 0) return [];
  return [
    {
      theme,
      moment,
      first: Math.min(...spans.map(({ first }) => first)),
      last: Math.max(...spans.map(({ last }) => last)),
    },
  ];
}
