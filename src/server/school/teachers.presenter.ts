import type { Teacher } from '#contract/school/teachers.ts';
import type { TeacherRow } from './teachers.queries.ts';

/**
 * Presents a teacher (spec, section 3); passwords are read one at a time by GET /credentials. `nextGroups` are the
 * suggested group numbers by class id, for dialogs.
 */
export function presentTeacher(row: TeacherRow, nextGroups?: ReadonlyMap<string, number>): Teacher {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    school: row.school && { _id: row.school.id, name: row.school.name },
    schoolName: row.school?.name ?? null,
    classes: row.classes.map(({ id, name }) => ({ _id: id, class: name, nextGroup: nextGroups?.get(id) })),
    teamsCount: row.teamsCount,
    credentials: { username: row.username, password: null, isOwn: row.isPasswordOwn },
  };
}
