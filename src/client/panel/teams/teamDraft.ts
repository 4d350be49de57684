import { passwordFor, teamNameFor, usernameFor } from '#domain/credentials.ts';
import type { TeamDraft } from '#domain/validation.ts';

/** What stands in the add-team dialog: the checked fields, and the members as typed. */
export interface TeamForm extends TeamDraft {
  members: string;
  /** What the class suggested last; a field that still holds it was not edited by hand. */
  suggested: Suggestions | null;
}

type Suggestions = Pick<TeamDraft, 'name' | 'username' | 'password'>;

export const EMPTY_TEAM: TeamForm = {
  schoolId: null,
  teacherId: null,
  classId: null,
  solarId: null,
  name: '',
  username: '',
  password: '',
  members: '',
  suggested: null,
};

/** Another school: teacher, class and the suggestions of that class no longer hold (spec, section 4). */
export function withSchool(form: TeamForm, schoolId: string | null): TeamForm {
  return { ...withoutSuggestions(form), schoolId, teacherId: null, classId: null };
}

/** Another teacher: the class and its suggestions no longer hold. */
export function withTeacher(form: TeamForm, teacherId: string | null): TeamForm {
  return { ...withoutSuggestions(form), teacherId, classId: null };
}

function withoutSuggestions(form: TeamForm): TeamForm {
  const left = (field: keyof Suggestions) => (form[field] === form.suggested?.[field] ? '' : form[field]);
  return { ...form, name: left('name'), username: left('username'), password: left('password'), suggested: null };
}

/** A class fills the suggestions for its first group (spec, section 4); no class leaves what is written. */
export function withClass(form: TeamForm, chosen: { id: string; name: string } | null, random: () => number): TeamForm {
  if (!chosen) return { ...form, classId: null };
  const username = usernameFor(chosen.name);
  const suggested = { name: teamNameFor(chosen.name), username, password: passwordFor(username, random) };
  return { ...form, ...suggested, classId: chosen.id, suggested };
}
