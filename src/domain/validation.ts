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
  TEXT_MAX_CHARS,
  USERNAME_MAX_CHARS,
} from './limits.ts';
import { SHIPS } from './vocabulary.ts';

/**
 * The result of a check: the first message to show, or null when the value is valid. The checks of this file are those
 * of spec, section 5, and of rulings 7, 12 and 18, except the panel's dialogs (contract/forms.ts). Lengths count after
 * trimming; the code that stores a value trims it.
 */
export type ValidationMessage = string | null;

const BYTES_PER_MB = 1024 * 1024;

/** What a team is told that submits nothing. */
export const EMPTY_ANSWER = 'Escrevam a vossa resposta antes de submeter.';

/** Checks a text answer of the tutorial or of a mission. */
export function validateTextAnswer(text: string): ValidationMessage {
  if (isBlank(text)) return EMPTY_ANSWER;
  return tooLong(text, TEXT_MAX_CHARS, 'A resposta não pode ter mais de 10\u00a0000 caracteres.');
}

/** Checks the number of files of an answer. */
export function validateFiles(count: number): ValidationMessage {
  if (count < 1) return 'Escolham pelo menos um ficheiro para continuar.';
  if (count > FILES_PER_ANSWER_MAX) return `Cada resposta pode ter até ${FILES_PER_ANSWER_MAX} ficheiros.`;
  return null;
}

/** Returns whether the last extension of a file name is accepted, ignoring case. */
export function isAllowedExtension(name: string): boolean {
  const dot = name.lastIndexOf('.');
  const extension = name.slice(dot + 1).toLowerCase();
  return dot > 0 && FILE_EXTENSIONS.some((allowed) => allowed === extension);
}

/** Checks one file by name and size. */
export function validateFile(name: string, bytes: number): ValidationMessage {
  if (!isAllowedExtension(name)) {
    return `O ficheiro «${name}» não é de um tipo aceite. Tipos aceites: ${FILE_EXTENSIONS.join(', ')}.`;
  }
  if (bytes <= 0) return `O ficheiro «${name}» está vazio.`;
  if (bytes > FILE_MAX_BYTES) return `O ficheiro «${name}» tem mais de ${FILE_MAX_BYTES / BYTES_PER_MB}\u00a0MB.`;
  return null;
}

export const TOO_MANY_MEMBERS = `Uma equipa não pode ter mais de ${MEMBERS_MAX} membros`;
export const MEMBER_TOO_LONG = `O nome de um membro não pode ter mais de ${NAME_MAX_CHARS} caracteres`;

/** Checks the names of a team's members, as parseMembers returns them; an empty list is valid. */
export function validateMembers(members: readonly string[]): ValidationMessage {
  if (members.length > MEMBERS_MAX) return TOO_MANY_MEMBERS;
  return members.some((name) => nameTooLong(name) !== null) ? MEMBER_TOO_LONG : null;
}

/** Checks a comment in the council: 1 to 1000 characters (ruling 7). */
export function validateComment(text: string): ValidationMessage {
  if (isBlank(text)) return 'Escrevam o comentário antes de enviar.';
  return tooLong(text, COMMENT_MAX_CHARS, 'O comentário não pode ter mais de 1000 caracteres.');
}

/** Checks a team's answer to a question about its proposal: 1 to 1000 characters. */
export function validateAnswer(text: string): ValidationMessage {
  if (isBlank(text)) return 'Escrevam a resposta antes de enviar.';
  return tooLong(text, COMMENT_MAX_CHARS, 'A resposta não pode ter mais de 1000 caracteres.');
}

/** Checks the text with which a team accepts a suggestion: it differs from the `current` plan. */
export function validateNewPlan(text: string, current: string): ValidationMessage {
  if (isBlank(text)) return 'O plano não pode ficar vazio.';
  if (text.trim() === current.trim()) return 'O plano ficou igual. Mudem o que a sugestão pede.';
  return tooLong(text, PROPOSAL_MAX_CHARS, `O plano não pode ter mais de ${PROPOSAL_MAX_CHARS} caracteres.`);
}

/** Checks a rating in the council: whole stars. */
export function validateStars(stars: number): ValidationMessage {
  const valid = Number.isInteger(stars) && stars >= STARS_MIN && stars <= STARS_MAX;
  return valid ? null : `A avaliação tem de ser de ${STARS_MIN} a ${STARS_MAX} estrelas.`;
}

/** Checks the number of a ship model. */
export function validateShip(ship: number): ValidationMessage {
  return SHIPS.some(({ number }) => number === ship) ? null : `A nave tem de ser uma das ${SHIPS.length} do hangar.`;
}

/** Returns whether the text has the form name@domain.tld, without spaces. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
}

/** Checks the length of the name of a team, person, class, school or grouping. */
export function nameTooLong(name: string): ValidationMessage {
  return tooLong(name, NAME_MAX_CHARS, `O nome não pode ter mais de ${NAME_MAX_CHARS} caracteres`);
}

/** Checks the length of a password, untrimmed because spaces are part of it. */
export function passwordTooLong(password: string): ValidationMessage {
  const text = `A palavra-passe não pode ter mais de ${PASSWORD_MAX_CHARS} caracteres`;
  return password.length > PASSWORD_MAX_CHARS ? text : null;
}

/** Checks a username; one with an @ could never sign in, because the login reads it as an email (spec, section 5). */
export function validateUsername(username: string): ValidationMessage {
  if (username.includes('@')) return 'O nome de utilizador não pode ter o sinal @';
  return tooLong(
    username,
    USERNAME_MAX_CHARS,
    `O nome de utilizador não pode ter mais de ${USERNAME_MAX_CHARS} caracteres`,
  );
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function tooLong(text: string, maxChars: number, refusal: string): ValidationMessage {
  return text.trim().length > maxChars ? refusal : null;
}
