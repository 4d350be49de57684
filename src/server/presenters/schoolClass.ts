import type { SchoolClass } from '#contract/classes.ts';
import type { ClassRow } from '../db/classes.ts';

/** A class; its name is in `class` (spec, section 3). */
export function presentClass({ id, name, teacher, school, teamsCount }: ClassRow): SchoolClass {
  return {
    _id: id,
    class: name,
    teacher: { _id: teacher.id, name: teacher.name, email: teacher.email },
    school: school && { _id: school.id, name: school.name },
    teamsCount,
  };
}
