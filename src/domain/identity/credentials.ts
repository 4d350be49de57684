import { PASSWORD_SUFFIX_CHARS } from '../limits.ts';
import { trimEndChar } from '../trimEndChar.ts';

// Source: spec, sections 3 (add-teacher payload), 4 (Add-team dialog behaviour) and 5 (Login); ruling 3.

/** Letters and digits that children do not confuse on paper: without 0 and o, 1, l and i. */
export const PASSWORD_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Replaces a class name without any letter or digit. */
const NAMELESS_CLASS = 'turma';

/** Returns the username suggested for a class: '8º A' gives '8a-gp1'. Only a to z, 0 to 9 and '-' remain. */
export function usernameFor(className: string, group = 1): string {
  const plain = className
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+/, '');
  return `${trimEndChar(plain, '-') || NAMELESS_CLASS}-gp${group}`;
}

/** Returns the common prefix of all usernames suggested for a class. */
export function usernamePrefix(className: string): string {
  const first = 1;
  return usernameFor(className, first).slice(0, -String(first).length);
}

/** Returns the first group from 1 on whose suggested username is free; `taken` contains usernameKeys. */
export function nextGroup(className: string, taken: ReadonlySet<string>): number {
  let group = 1;
  while (taken.has(usernameKey(usernameFor(className, group)))) group += 1;
  return group;
}

/** Returns the password suggested for a team: its username and five random characters. `random` as Math.random. */
export function passwordFor(username: string, random: () => number): string {
  const suffix = Array.from({ length: PASSWORD_SUFFIX_CHARS }, () => {
    const index = Math.floor(random() * PASSWORD_ALPHABET.length);
    return PASSWORD_ALPHABET.charAt(Math.min(index, PASSWORD_ALPHABET.length - 1));
  });
  return username + suffix.join('');
}

/** Returns the team name suggested for a class: '8º A' gives '8º A - Grupo 1'. */
export function teamNameFor(className: string, group = 1): string {
  return `${className.trim()} - Grupo ${group}`;
}

/** Returns the form in which usernames are unique: 'Ana ' and 'ana' are the same account (ruling 3). */
export function usernameKey(username: string): string {
  return username.trim().toLocaleLowerCase('pt').normalize('NFC');
}

/** Returns a teacher's username: the part of the email before the @. */
export function usernameFromEmail(email: string): string {
  return email.trim().split('@', 1)[0] ?? '';
}
