import { ROLE } from '../vocabulary.ts';
import { decideIssuerSignIn, type IssuerVerdict, type KnownAccounts } from './staffSignIn.ts';

/** What a launch from a learning platform makes of a person: who teaches the course, or who learns in it. */
export type LaunchRole = 'teacher' | 'pupil';

const MEMBERSHIP = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';
/** Sub-roles of Instructor that do not teach; a platform sends them beside the principal role (LTI 1.3, section A.2.3.1). */
const ASSISTANT = /^http:\/\/purl\.imsglobal\.org\/vocab\/lis\/v2\/membership\/Instructor#(TeachingAssistant|Grader)/;
const PUPILS = ['Learner'];

/**
 * Returns the role in the course that the launch comes from (LTI 1.3, section A.2.2); null for any other. A role in the whole
 * platform says nothing about this course. An assistant is no teacher, also where the platform sends Instructor beside it, because
 * that role is given to pupils too.
 */
export function launchRole(roles: readonly string[]): LaunchRole | null {
  const has = (names: readonly string[]) =>
    names.some((name) => roles.includes(`${MEMBERSHIP}${name}`) || roles.includes(name));
  const isAssistant = roles.some((role) => ASSISTANT.test(role));
  if (has(['Administrator']) || (has(['Instructor']) && !isAssistant)) return 'teacher';
  return has(PUPILS) ? 'pupil' : null;
}

/**
 * Decides what a verified launch of somebody who teaches opens: as decideIssuerSignIn, but only accounts of teachers. A linked
 * person needs no address. An unlinked one is found by hers where the platform's administrators assign addresses, and only in
 * the platform's own domains: else one school's platform could sign in as a teacher of another school. What the platform says of
 * the address counts against it only.
 */
export function decidePlatformSignIn(
  { trustsEmail, emailDomains }: { trustsEmail: boolean; emailDomains: readonly string[] },
  { email, isRefuted }: { email: string | null; isRefuted: boolean },
  { linked, byEmail }: KnownAccounts,
): IssuerVerdict {
  if (linked !== null) return linked.role === ROLE.teacher ? 'signIn' : 'noStaffAccount';
  const rules = { domains: emailDomains, trustsEmail: trustsEmail && emailDomains.length > 0 };
  return decideIssuerSignIn(rules, { email, verified: isRefuted ? false : null }, { linked, byEmail });
}

/** Returns the first name of a person, without surnames; '' when there is none. */
export function firstNameOf({ given, full }: { given: string | null; full: string | null }): string {
  return (given?.trim() || full?.trim() || '').split(/\s+/u)[0] ?? '';
}
