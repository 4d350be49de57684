import type { School } from '#contract/school/schools.ts';
import type { SchoolRow } from './schools.queries.ts';

/** The wire's value for a school without a grouping (spec, section 3). */
export const NO_GROUP = 'nenhum';

export function presentSchool(row: SchoolRow): School {
  return {
    _id: row.id,
    name: row.name,
    group: row.group ?? NO_GROUP,
    teacherCount: row.teacherNames,
    classesCount: row.classNames,
    teamsCount: row.teamsCount,
    moderation: row.moderation,
    levelScale: row.levelScale,
  };
}
