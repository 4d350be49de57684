import * as z from 'zod/mini';
import { MODERATION_MODES } from '#domain/council/moderation.ts';
import {
  CHOSEN_PASSWORD_MIN_CHARS,
  MEMBERS_MAX,
  NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PROPOSAL_MAX_CHARS,
  REOPEN_REASON_MAX_CHARS,
  RETURN_NOTE_MAX_CHARS,
  TEACHER_PASSWORD_MIN_CHARS,
  USERNAME_MAX_CHARS,
} from '#domain/limits.ts';
import { parseMembers } from '#domain/school/members.ts';
import { isEmail, MEMBER_TOO_LONG, TOO_MANY_MEMBERS } from '#domain/validation.ts';
import { COUNCIL_RANKINGS } from '#domain/vocabulary.ts';
import { flag, id, integer, looseText, name, password, repeated, storable, text, username } from './fields.ts';

// Request bodies of the panel's dialogs, validated in the order and with the words of spec, section 5. The server uses the
// same schemas in its endpoint tables. This file imports no endpoint table, because it is part of the browser build.
// A `…Body` is sent over the wire. A `…Form` adds what only the dialog checks, or parses typed text.

/** The schema of a form; errors are shown in the order of its fields. */
export type FormSchema<Body, Values> = z.ZodMiniType<Body, Values> & { shape: object };

const schoolClass = id('É necessário selecionar uma turma');
/** Message of the dialogs, and of the server for an administrator who names no teacher (spec, section 5). */
export const TEACHER_MISSING = 'É necessário selecionar um professor';
const teacher = id(TEACHER_MISSING);
const solarSystem = id('É necessário selecionar um sistema solar');
const teamName = name('O nome da equipa é obrigatório');
const members = repeated(text(NAME_MAX_CHARS, undefined, MEMBER_TOO_LONG), MEMBERS_MAX, 0, TOO_MANY_MEMBERS);
/** Members as typed: one name per line, or separated by commas. */
const typedMembers = z.pipe(
  z.transform((typed: string): z.input<typeof members> => parseMembers(typed)),
  members,
);

export const createTeamBody = z.object({
  school: z.optional(z.nullable(z.string())),
  teacherId: z.optional(z.nullable(z.string())),
  schoolClass,
  solarId: solarSystem,
  name: teamName,
  username: username(),
  password: password(),
  teamMembers: members,
  permissionWanted: integer(3, 3, 'Só é possível criar contas de equipa.'),
});
export const createTeamForm = z.extend(createTeamBody, {
  school: id('É necessário selecionar uma escola'),
  teacherId: teacher,
  teamMembers: typedMembers,
});
/** A teacher's form: the school is given and may be empty. */
export const ownTeamForm = z.extend(createTeamForm, { school: z.string() });
export type NewTeam = z.input<typeof createTeamForm>;

export const editTeamBody = z.object({
  name: teamName,
  username: z.optional(username()),
  /** The complete list; absent means no members. */
  teamMembers: members,
  /** May change only while the team has not begun to play. */
  solarId: z.optional(solarSystem),
});
export const editTeamForm = z.extend(editTeamBody, {
  username: username(),
  teamMembers: typedMembers,
  solarId: solarSystem,
});

export const moveTeamBody = z.object({ classId: schoolClass });

const className = name('O nome da turma é obrigatório');
export const addClassBody = z.object({ name: className, teacherId: teacher });
export const editClassBody = z.object({ name: className, teacherId: z.optional(teacher) });

/** The day until which a class is kept, 'yyyy-mm-dd'; domain/records/retention.ts checks the range. */
export const keepClassBody = z.object({ until: text(NAME_MAX_CHARS, 'Escolha uma data.') });

/** The ranking that the teams of a class may see in the council, and whether it is open now (ruling 8). */
export const classRankingBody = z
  .object({ scope: z.enum(COUNCIL_RANKINGS, 'Escolha uma das opções.'), open: flag })
  .check(
    z.refine(({ scope, open }) => !(open && scope === 'off'), {
      error: 'Escolha o que as equipas veem antes de abrir.',
      path: ['open'],
    }),
  );

/** The name of the subject to erase, typed as confirmation. */
export const eraseBody = z.object({ name: text(NAME_MAX_CHARS, 'Escreva o nome.') });

const schoolName = name('O nome da escola é obrigatório');
export const addSchoolBody = z.object({
  name: schoolName,
  group: z.optional(z.nullable(looseText(NAME_MAX_CHARS))),
});
export const editSchoolBody = z.object({ name: schoolName, group: z.nullable(looseText(NAME_MAX_CHARS)) });
/** On the wire a blank grouping means none; in the dialog it is a new grouping without a name, which is an error. */
export const schoolForm = z.object({ name: schoolName, group: name('O nome do agrupamento é obrigatório') });
export type SchoolInput = z.input<typeof schoolForm>;

export const moderationBody = z.object({ moderation: z.enum(MODERATION_MODES, 'Escolha uma das opções.') });
export const moderationForm = z.extend(moderationBody, { school: id('É necessário selecionar uma escola') });

export const TEACHER_PASSWORD_SHORT = `A palavra-passe deve ter pelo menos ${TEACHER_PASSWORD_MIN_CHARS} caracteres`;
const teacherPassword = password(TEACHER_PASSWORD_MIN_CHARS, TEACHER_PASSWORD_SHORT);
/** Passwords chosen in our dialogs need CHOSEN_PASSWORD_MIN_CHARS; the API accepts TEACHER_PASSWORD_MIN_CHARS. */
const chosenPassword = password(TEACHER_PASSWORD_MIN_CHARS, TEACHER_PASSWORD_SHORT).check(
  z.minLength(
    CHOSEN_PASSWORD_MIN_CHARS,
    `Escolha uma palavra-passe com ${CHOSEN_PASSWORD_MIN_CHARS} caracteres ou mais`,
  ),
);
const email = text(USERNAME_MAX_CHARS, 'O email é obrigatório').check(z.refine(isEmail, 'Formato de email inválido'));
const teacherName = name('O nome do professor é obrigatório');

/** A school, or null; a form sends null as an empty field or the word null. */
const schoolOrNone = z.pipe(
  z.transform((value: string | null) => (value === '' || value === 'null' ? null : value)),
  z.nullable(id('A escola não existe.')),
);

/** Always empty: the specification's dialog sends an empty list, which a form encodes as an empty field or '[]'. */
const noClasses = z.pipe(
  z.transform((value: unknown) => (value === '' || value === '[]' ? [] : value)),
  z.array(z.unknown(), 'As turmas criam-se depois.').check(z.maxLength(0, 'As turmas criam-se depois.')),
);

export const addTeacherBody = z.object({
  password: teacherPassword,
  email,
  name: teacherName,
  username: username(),
  school: z.optional(schoolOrNone),
  classes: z.optional(noClasses),
});
export const addTeacherForm = z
  .object({ confirm: z.string(), password: chosenPassword, email, name: teacherName, school: schoolOrNone })
  .check(sameAsPassword('confirm'));

export const editTeacherBody = z.object({ name: teacherName, email, username: username(), school: schoolOrNone });

/** Accepts any password for a team; the handler requires a minimum length for a teacher. */
export const setPasswordBody = z.object({ password: password() });
export const setTeacherPasswordForm = z.object({ password: chosenPassword });

const CURRENT_MISSING = 'Falta a palavra-passe atual.';
export const changeOwnPasswordBody = z.object({
  current: z.string(CURRENT_MISSING).check(z.minLength(1, CURRENT_MISSING), z.maxLength(PASSWORD_MAX_CHARS), storable),
  password: teacherPassword,
});
export const changeOwnPasswordForm = z
  .extend(changeOwnPasswordBody, { password: chosenPassword, repeat: z.string() })
  .check(sameAsPassword('repeat'));

export const editProposalBody = z.object({ proposal: text(PROPOSAL_MAX_CHARS, 'O texto da proposta é obrigatório') });

/** The reason is stored in the audit, where the team's teacher reads it. */
export const reopenProposalBody = z.object({
  reason: text(REOPEN_REASON_MAX_CHARS, 'Escreva o motivo da reabertura.'),
});

export const giveBackBody = z.object({ note: text(RETURN_NOTE_MAX_CHARS, 'Escreva uma nota para a equipa.') });

/** Checks that both passwords are equal, even when another field is wrong, so that all errors are shown at once. */
function sameAsPassword<Field extends string>(field: Field) {
  return z.refine<Record<Field | 'password', string>>((form) => form[field] === form.password, {
    error: 'As palavras-passe não coincidem',
    path: [field],
    when: () => true,
  });
}
