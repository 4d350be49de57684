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

/**
 * What the panel's dialogs send, checked in the order and the words of spec, section 5. The tables hold the server to the same
 * bodies; their schemas stay out of the browser build, this file goes along with the dialogs: it names no call.
 * A `…Body` goes over the wire. A `…Form` is what a dialog asks beyond it, or reads from what is typed.
 */

/** What checks a form: a schema that names its fields, in the order in which they are told. */
export type FormSchema<Body, Values> = z.ZodMiniType<Body, Values> & { shape: object };

const schoolClass = id('É necessário selecionar uma turma');
/** Said by the dialogs, and by the server to an administrator who names no teacher (spec, section 5). */
export const TEACHER_MISSING = 'É necessário selecionar um professor';
const teacher = id(TEACHER_MISSING);
const solarSystem = id('É necessário selecionar um sistema solar');
const teamName = name('O nome da equipa é obrigatório');
const members = repeated(text(NAME_MAX_CHARS, undefined, MEMBER_TOO_LONG), MEMBERS_MAX, 0, TOO_MANY_MEMBERS);
/** One name a line, or separated by commas. */
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
/** A teacher adds to the own classes: of which school they are is known, and there may be none yet. */
export const ownTeamForm = z.extend(createTeamForm, { school: z.string() });
export type NewTeam = z.input<typeof createTeamForm>;

export const editTeamBody = z.object({
  name: teamName,
  username: z.optional(username()),
  /** All of them; left out means none. */
  teamMembers: members,
  /** Another one only while the team has not begun to play. */
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

/** The day until which a class is kept, 'aaaa-mm-dd'; which days can be, domain/retention.ts knows. */
export const keepClassBody = z.object({ until: text(NAME_MAX_CHARS, 'Escolha uma data.') });

/** What the teams of a class see of the ranking in the council; `open`: from now on (ruling 8). */
export const classRankingBody = z
  .object({ scope: z.enum(COUNCIL_RANKINGS, 'Escolha uma das opções.'), open: flag })
  .check(
    z.refine(({ scope, open }) => !(open && scope === 'off'), {
      error: 'Escolha o que as equipas veem antes de abrir.',
      path: ['open'],
    }),
  );

/** The name of what is to be erased, typed by whoever asks for it. */
export const eraseBody = z.object({ name: text(NAME_MAX_CHARS, 'Escreva o nome.') });

const schoolName = name('O nome da escola é obrigatório');
export const addSchoolBody = z.object({
  name: schoolName,
  group: z.optional(z.nullable(looseText(NAME_MAX_CHARS))),
});
export const editSchoolBody = z.object({ name: schoolName, group: z.nullable(looseText(NAME_MAX_CHARS)) });
/** On the wire a blank grouping is none; in a dialog it is a new one whose name is still missing. */
export const schoolForm = z.object({ name: schoolName, group: name('O nome do agrupamento é obrigatório') });
export type SchoolInput = z.input<typeof schoolForm>;

export const moderationBody = z.object({ moderation: z.enum(MODERATION_MODES, 'Escolha uma das opções.') });
export const moderationForm = z.extend(moderationBody, { school: id('É necessário selecionar uma escola') });

export const TEACHER_PASSWORD_SHORT = `A senha deve ter pelo menos ${TEACHER_PASSWORD_MIN_CHARS} caracteres`;
const teacherPassword = password(TEACHER_PASSWORD_MIN_CHARS, TEACHER_PASSWORD_SHORT);
/** What a dialog of ours takes; the calls take TEACHER_PASSWORD_MIN_CHARS. */
const chosenPassword = password(TEACHER_PASSWORD_MIN_CHARS, TEACHER_PASSWORD_SHORT).check(
  z.minLength(
    CHOSEN_PASSWORD_MIN_CHARS,
    `Escolha uma palavra-passe com ${CHOSEN_PASSWORD_MIN_CHARS} caracteres ou mais`,
  ),
);
const email = text(USERNAME_MAX_CHARS, 'O email é obrigatório').check(z.refine(isEmail, 'Formato de email inválido'));
const teacherName = name('O nome do professor é obrigatório');

/** A form says 'none' by an empty field or by the word null. */
const schoolOrNone = z.pipe(
  z.transform((value: string | null) => (value === '' || value === 'null' ? null : value)),
  z.nullable(id('A escola não existe.')),
);

/** The spec's dialog sends an empty list; in a form that is an empty field or '[]'. */
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

/** Of a team any password will do, as when it is created; a teacher's has a least length. */
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

/** Kept in the audit, where the team's teacher reads it. */
export const reopenProposalBody = z.object({
  reason: text(REOPEN_REASON_MAX_CHARS, 'Escreva o motivo da reabertura.'),
});

export const giveBackBody = z.object({ note: text(RETURN_NOTE_MAX_CHARS, 'Escreva uma nota para a equipa.') });

/** Asked even where another field is wrong: all that is wrong is told at once. */
function sameAsPassword<Field extends string>(field: Field) {
  return z.refine<Record<Field | 'password', string>>((form) => form[field] === form.password, {
    error: 'As senhas não coincidem',
    path: [field],
    when: () => true,
  });
}
