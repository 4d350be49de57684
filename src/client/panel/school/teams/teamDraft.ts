import type { NewTeam } from '#contract/forms.ts';
import { passwordFor, teamNameFor, usernameFor } from '#domain/identity/credentials.ts';
import { ROLE } from '#domain/vocabulary.ts';
import type { ClassChoice } from './useTeamChoices.ts';

/** What stands in the fields of the add-team dialog ('' where nothing is chosen), and where it comes from. */
export interface TeamDraft extends NewTeam {
  /** What the class suggested last; a field that still holds it was not edited by hand. */
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
 * Another school: teacher, class and the suggestions of that class no longer hold (spec, section 4). A school that is only taken
 * back leaves them, so that the form can be sent and says what is missing.
 */
export function withSchool(draft: TeamDraft, school: string): TeamDraft {
  if (school === '') return { ...draft, school };
  return { ...withoutSuggestions(draft), school, teacherId: '', schoolClass: '' };
}

/** Another teacher: the class and its suggestions no longer hold. One that is only taken back leaves them, as a school does. */
export function withTeacher(draft: TeamDraft, teacherId: string): TeamDraft {
  if (teacherId === '') return { ...draft, teacherId };
  return { ...withoutSuggestions(draft), teacherId, schoolClass: '' };
}

function withoutSuggestions(draft: TeamDraft): TeamDraft {
  const left = (field: keyof Suggestions) => (draft[field] === draft.suggested?.[field] ? '' : draft[field]);
  return { ...draft, name: left('name'), username: left('username'), password: left('password'), suggested: null };
}

/**
 * Fills in the suggestions for the next group of the chosen class (spec, section 4), except where a person typed something.
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
