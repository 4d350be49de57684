import { ROLE, type Role } from '../vocabulary.ts';

/** Who may sign in with a local password: all staff, administrators only, or nobody. */
export const STAFF_PASSWORDS = ['all', 'admins', 'none'] as const;
export type StaffPasswords = (typeof STAFF_PASSWORDS)[number];

/** Returns whether a local password may sign this role in; teams always use theirs. */
export function mayUsePassword(role: Role, passwords: StaffPasswords): boolean {
  if (role === ROLE.team || passwords === 'all') return true;
  return passwords === 'admins' && role !== ROLE.teacher;
}

/** What an issuer's ID token says of a person's address. */
export interface AddressClaims {
  email: string | null;
  /** `email_verified`; null when the issuer does not send it. */
  verified: boolean | null;
}

/** The accounts that an ID token may belong to. */
export interface KnownAccounts {
  /** The account that is linked with the issuer's subject. */
  linked: { role: Role } | null;
  /** The account with the address of the token; `hasLink`: with another subject of the same issuer. */
  byEmail: { role: Role; hasLink: boolean } | null;
}

interface IssuerRules {
  domains: readonly string[];
  trustsEmail: boolean;
}

export type IssuerVerdict =
  | 'signIn'
  /** Link the account that has the address, once, and sign in. */
  | 'link'
  | 'addressNotVerified'
  | 'domainNotAllowed'
  | 'adminNotLinked'
  | 'linkedElsewhere'
  | 'noStaffAccount';

/**
 * Decides what a verified ID token opens. A linked person signs in by the issuer's subject, whatever her address is now, as
 * long as it is not of a foreign domain. An unlinked one is linked with a teacher by a verified address; with an
 * administrator never, because an address alone must not open every class.
 */
export function decideIssuerSignIn(issuer: IssuerRules, claims: AddressClaims, accounts: KnownAccounts): IssuerVerdict {
  const { linked, byEmail } = accounts;
  const isForeign = claims.email !== null && !isAllowedDomain(claims.email, issuer.domains);
  if (linked !== null) {
    if (linked.role === ROLE.team) return 'noStaffAccount';
    return isForeign ? 'domainNotAllowed' : 'signIn';
  }
  if (!isVerified(issuer, claims)) return 'addressNotVerified';
  if (isForeign) return 'domainNotAllowed';
  if (byEmail === null || byEmail.role === ROLE.team) return 'noStaffAccount';
  if (byEmail.role !== ROLE.teacher) return 'adminNotLinked';
  return byEmail.hasLink ? 'linkedElsewhere' : 'link';
}

/**
 * Decides whether what a verified ID token says may be linked with the account of a session. Where domains are listed it must
 * have a verified address of one of them; without, the session and its password identify the person.
 */
export function decideOwnLink(
  issuer: IssuerRules,
  claims: AddressClaims,
): 'link' | 'addressNotVerified' | 'domainNotAllowed' {
  if (issuer.domains.length === 0) return 'link';
  if (claims.email === null || !isVerified(issuer, claims)) return 'addressNotVerified';
  return isAllowedDomain(claims.email, issuer.domains) ? 'link' : 'domainNotAllowed';
}

/** An explicit `false` is never overruled by the issuer's settings. */
function isVerified({ trustsEmail }: IssuerRules, { email, verified }: AddressClaims): boolean {
  return email !== null && (verified ?? trustsEmail);
}

/** Returns whether the text is a domain, in lower case. */
export function isDomain(text: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text);
}

/** Returns whether the address is of one of these domains, ignoring case; a subdomain is another domain. */
export function isAllowedDomain(email: string, domains: readonly string[]): boolean {
  if (domains.length === 0) return true;
  return domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}
