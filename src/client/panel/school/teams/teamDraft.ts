import type { NewTeam } from '#contract/forms.ts';
import { passwordFor, teamNameFor, usernameFor } from '#domain/identity/credentials.ts';
import { ROLE } from '#domain/vocabulary.ts';
import type { ClassChoice } from './useTeamChoices.ts';

/** Values of the add-team dialog ('' for none), and the suggestions they may come from. */
export interface TeamDraft extends NewTeam {
  /** Last suggestions for the class; a field that still equals its suggestion was not edited by hand. */
  suggested: Suggestions | null;
}

type Suggestions = Pick<NewTeam, 'name' | 'username' | 'password'>;

export const EMPTY_TEAM: NewTeam = {
  school: '',
  teacherId: '',
  schoolClass: '',
  solarId: '',
  name: '',
  username: '',
  password: '',
  teamMembers: '',
  permissionWanted: ROLE.team,
};

/**
 * Sets another school and clears teacher, class and the suggestions of that class (spec, section 4). Clearing the school keeps
 * them, so that the form can be sent and reports what is missing.
 */
export function withSchool(draft: TeamDraft, school: string): TeamDraft {
  if (school === '') return { ...draft, school };
  return { ...withoutSuggestions(draft), school, teacherId: '', schoolClass: '' };
}

/** Sets another teacher and clears the class and its suggestions. Clearing the teacher keeps them, as with a school. */
export function withTeacher(draft: TeamDraft, teacherId: string): TeamDraft {
  if (teacherId === '') return { ...draft, teacherId };
  return { ...withoutSuggestions(draft), teacherId, schoolClass: '' };
}

function withoutSuggestions(draft: TeamDraft): TeamDraft {
  const unlessSuggested = (field: keyof Suggestions) => (draft[field] === draft.suggested?.[field] ? '' : draft[field]);
  return {
    ...draft,
    name: unlessSuggested('name'),
    username: unlessSuggested('username'),
    password: unlessSuggested('password'),
    suggested: null,
  };
}

/**
 * Fills in the suggestions for the next group of the chosen class (spec, section 4), except in fields edited by hand.
 * Without a class the fields stay as they are.
 */
export function withClass(draft: TeamDraft, chosen: ClassChoice | null, random: () => number): TeamDraft {
  if (!chosen) return { ...draft, schoolClass: '' };
  const username = usernameFor(chosen.name, chosen.nextGroup);
  const suggested = {
    name: teamNameFor(chosen.name, chosen.nextGroup),
    username,
    password: passwordFor(username, random),
  };
  const written = withoutSuggestions(draft);
  const filled = (field: keyof Suggestions) => (written[field] === '' ? suggested[field] : written[field]);
  const values = { name: filled('name'), username: filled('username'), password: filled('password') };
  return { ...draft, ...values, schoolClass: chosen.id, suggested };
}
