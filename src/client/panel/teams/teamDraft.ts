import { passwordFor, teamNameFor, usernameFor } from '#domain/credentials.ts';
import type { TeamDraft } from '#domain/validation.ts';

/** What stands in the add-team dialog: the checked fields, and the members as typed. */
export interface TeamForm extends TeamDraft {
  members: string;
}

export const EMPTY_TEAM: TeamForm = {
  schoolId: null,
  teacherId: null,
  classId: null,
  solarId: null,
  name: '',
  username: '',
  password: '',
  members: '',
};

/** Another school: teacher and class no longer hold (spec, section 4). */
export function withSchool(form: TeamForm, schoolId: string | null): TeamForm {
  return { ...form, schoolId, teacherId: null, classId: null };
}

/** Another teacher: the class no longer holds. */
export function withTeacher(form: TeamForm, teacherId: string | null): TeamForm {
  return { ...form, teacherId, classId: null };
}

/** A class fills the suggestions for its first group (spec, section 4); no class leaves what is written. */
export function withClass(form: TeamForm, chosen: { id: string; name: string } | null, random: () => number): TeamForm {
  if (!chosen) return { ...form, classId: null };
  const username = usernameFor(chosen.name);
  return {
    ...form,
    classId: chosen.id,
    name: teamNameFor(chosen.name),
    username,
    password: passwordFor(username, random),
  };
}
