import {
  COMMENT_MAX_CHARS,
  FILE_EXTENSIONS,
  FILE_MAX_BYTES,
  FILES_PER_ANSWER_MAX,
  MEMBERS_MAX,
  NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PROPOSAL_MAX_CHARS,
  STARS_MAX,
  STARS_MIN,
  TEACHER_PASSWORD_MIN_CHARS,
  TEXT_MAX_CHARS,
  USERNAME_MAX_CHARS,
} from './limits.ts';
import { ROLE, type Role, SHIPS } from './vocabulary.ts';

/**
 * Every check of spec, section 5, and of rulings 7, 12 and 18. Each function answers the first text that a person should read,
 * or null when all is well. Lengths count after trimming; whoever stores a value trims it.
 */
export type Refusal = string | null;

const BYTES_PER_MB = 1024 * 1024;

/** A text answer of the tutorial or of a mission. */
export function validateTextAnswer(text: string): Refusal {
  if (isBlank(text)) return 'Por favor, escreva a sua resposta antes de submeter.';
  return tooLong(text, TEXT_MAX_CHARS, 'A resposta não pode ter mais de 10 000 caracteres.');
}

/** A proposal that a teacher edits. */
export function validateProposal(text: string): Refusal {
  if (isBlank(text)) return 'O texto da proposta é obrigatório';
  return tooLong(text, PROPOSAL_MAX_CHARS, 'A proposta não pode ter mais de 40 000 caracteres');
}

/** How many files an answer carries. */
export function validateFiles(count: number): Refusal {
  if (count < 1) return 'Por favor, selecione pelo menos um ficheiro para continuar.';
  if (count > FILES_PER_ANSWER_MAX) return `Só pode enviar até ${FILES_PER_ANSWER_MAX} ficheiros em cada resposta.`;
  return null;
}

/** Whether the name ends in an accepted extension, in capitals or not; the last one counts. */
export function isAllowedExtension(name: string): boolean {
  const dot = name.lastIndexOf('.');
  const extension = name.slice(dot + 1).toLowerCase();
  return dot > 0 && FILE_EXTENSIONS.some((allowed) => allowed === extension);
}

/** Why this one file cannot be attached. */
export function fileRefusal(name: string, bytes: number): Refusal {
  if (!isAllowedExtension(name)) {
    return `O ficheiro «${name}» não é de um tipo aceite. Tipos aceites: ${FILE_EXTENSIONS.join(', ')}.`;
  }
  if (bytes <= 0) return `O ficheiro «${name}» está vazio.`;
  if (bytes > FILE_MAX_BYTES) return `O ficheiro «${name}» tem mais de ${FILE_MAX_BYTES / BYTES_PER_MB} MB.`;
  return null;
}

export interface TeamDraft {
  schoolId: string | null;
  teacherId: string | null;
  classId: string | null;
  solarId: string | null;
  name: string;
  username: string;
  password: string;
}

/** The add-team dialog, in the spec's order; a teacher need not choose a teacher. */
export function validateTeam(draft: TeamDraft, role: Role): Refusal {
  if (isBlank(draft.schoolId)) return 'É necessário selecionar uma escola';
  if (role !== ROLE.teacher && isBlank(draft.teacherId)) return 'É necessário selecionar um professor';
  if (isBlank(draft.classId)) return 'É necessário selecionar uma turma';
  if (isBlank(draft.solarId)) return 'É necessário selecionar um sistema solar';
  if (isBlank(draft.name)) return 'O nome da equipa é obrigatório';
  if (isBlank(draft.username)) return 'O nome de utilizador é obrigatório';
  if (isBlank(draft.password)) return 'A palavra-passe é obrigatória';
  return nameTooLong(draft.name) ?? usernameRefusal(draft.username) ?? passwordTooLong(draft.password);
}

/** Whether the dialog's button is enabled: what must not be empty before the checks are even asked. */
export function canSubmitTeam({ name, username, password, classId, solarId }: TeamDraft): boolean {
  return [name, username, password, classId, solarId].every(Boolean);
}

/** The names of a team's members, as parseMembers gives them; none is allowed. */
export function validateMembers(members: readonly string[]): Refusal {
  if (members.length > MEMBERS_MAX) return `Uma equipa não pode ter mais de ${MEMBERS_MAX} membros`;
  return members.some((name) => nameTooLong(name) !== null)
    ? `O nome de um membro não pode ter mais de ${NAME_MAX_CHARS} caracteres`
    : null;
}

export interface TeacherDraft {
  name: string;
  email: string;
  password: string;
  confirm: string;
}

/** The add-teacher dialog, in the spec's order; the call, which carries no confirmation, passes the password twice. */
export function validateTeacher({ name, email, password, confirm }: TeacherDraft): Refusal {
  if (password !== confirm) return 'As senhas não coincidem';
  if (password !== '' && isBlank(password)) return 'A palavra-passe é obrigatória';
  if (password.length < TEACHER_PASSWORD_MIN_CHARS) return 'A senha deve ter pelo menos 6 caracteres';
  if (!isEmail(email.trim())) return 'Formato de email inválido';
  if (isBlank(name)) return 'O nome do professor é obrigatório';
  return nameTooLong(name) ?? emailTooLong(email) ?? passwordTooLong(password);
}

/** Whether the dialog's button is enabled. */
export function canSubmitTeacher({ name, email, password, confirm }: TeacherDraft): boolean {
  return [name, email, password, confirm].every(Boolean);
}

/** The add-class dialog, in the spec's order. */
export function validateClass({ name, teacherId }: { name: string; teacherId: string | null }): Refusal {
  if (isBlank(name)) return 'O nome da turma é obrigatório';
  if (isBlank(teacherId)) return 'É necessário selecionar um professor';
  return nameTooLong(name);
}

/** The add-school dialog; `group` is a grouping's name or 'nenhum', and blank only while a new one has no name yet. */
export function validateSchool({ name, group }: { name: string; group: string }): Refusal {
  if (isBlank(name)) return 'O nome da escola é obrigatório';
  if (isBlank(group)) return 'O nome do agrupamento é obrigatório';
  return nameTooLong(name) ?? nameTooLong(group);
}

/** A comment in the council: 1 to 1000 characters (ruling 7). */
export function validateComment(text: string): Refusal {
  if (isBlank(text)) return 'Escrevam o comentário antes de enviar.';
  return tooLong(text, COMMENT_MAX_CHARS, 'O comentário não pode ter mais de 1000 caracteres.');
}

/** A rating in the council: whole stars. */
export function validateStars(stars: number): Refusal {
  const valid = Number.isInteger(stars) && stars >= STARS_MIN && stars <= STARS_MAX;
  return valid ? null : `A avaliação tem de ser de ${STARS_MIN} a ${STARS_MAX} estrelas.`;
}

/** The number of a ship model. */
export function validateShip(ship: number): Refusal {
  return SHIPS.some(({ number }) => number === ship) ? null : `A nave tem de ser uma das ${SHIPS.length} do hangar.`;
}

/** The simple shape name@place.end, without spaces. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

/** The name of a team, person, class, school or grouping. */
export function nameTooLong(name: string): Refusal {
  return tooLong(name, NAME_MAX_CHARS, `O nome não pode ter mais de ${NAME_MAX_CHARS} caracteres`);
}

/** Untrimmed: spaces belong to a password. */
export function passwordTooLong(password: string): Refusal {
  const text = `A palavra-passe não pode ter mais de ${PASSWORD_MAX_CHARS} caracteres`;
  return password.length > PASSWORD_MAX_CHARS ? text : null;
}

/** A username with an @ could never sign in: the login takes it for an email (spec, section 5). */
export function usernameRefusal(username: string): Refusal {
  if (username.includes('@')) return 'O nome de utilizador não pode ter o sinal @';
  return tooLong(
    username,
    USERNAME_MAX_CHARS,
    `O nome de utilizador não pode ter mais de ${USERNAME_MAX_CHARS} caracteres`,
  );
}

function emailTooLong(email: string): Refusal {
  return tooLong(email, USERNAME_MAX_CHARS, `O email não pode ter mais de ${USERNAME_MAX_CHARS} caracteres`);
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}

function tooLong(text: string, maxChars: number, refusal: string): Refusal {
  return text.trim().length > maxChars ? refusal : null;
}
