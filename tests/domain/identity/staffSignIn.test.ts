import { describe, expect, it } from 'vitest';
import {
  type AddressClaims,
  decideIssuerSignIn,
  decideOwnLink,
  type IssuerVerdict,
  isAllowedDomain,
  type KnownAccounts,
  mayUsePassword,
  STAFF_PASSWORDS,
  type StaffPasswords,
} from '#domain/identity/staffSignIn.ts';
import { ROLE, ROLES, type Role } from '#domain/vocabulary.ts';

const { admin, manager, teacher, team } = ROLE;
const SCHOOL = { domains: ['escola.pt'], trustsEmail: false };
const TRUSTED = { domains: ['escola.pt'], trustsEmail: true };
const ANY = { domains: [], trustsEmail: false };
const AT_SCHOOL: AddressClaims = { email: 'ana@escola.pt', verified: true };
const said = (verified: boolean | null, email: string | null = 'ana@escola.pt'): AddressClaims => ({ email, verified });
const linked = (role: Role): KnownAccounts => ({ linked: { role }, byEmail: null });
const found = (role: Role, hasLink = false): KnownAccounts => ({ linked: null, byEmail: { role, hasLink } });
const NOBODY: KnownAccounts = { linked: null, byEmail: null };

describe('decideIssuerSignIn', () => {
  it.each<[string, typeof SCHOOL | typeof ANY, AddressClaims, KnownAccounts, IssuerVerdict]>([
    ['a linked teacher', SCHOOL, AT_SCHOOL, linked(teacher), 'signIn'],
    ['a linked manager', SCHOOL, AT_SCHOOL, linked(manager), 'signIn'],
    ['a linked administrator', SCHOOL, AT_SCHOOL, linked(admin), 'signIn'],
    ['a linked teacher without an address', SCHOOL, said(null, null), linked(teacher), 'signIn'],
    ['a linked teacher with an unverified address', SCHOOL, said(false), linked(teacher), 'signIn'],
    ['a linked teacher who left the school', SCHOOL, said(true, 'ana@outra.pt'), linked(teacher), 'domainNotAllowed'],
    ['a linked team', SCHOOL, AT_SCHOOL, linked(team), 'noStaffAccount'],
    ['a teacher with a verified address', SCHOOL, AT_SCHOOL, found(teacher), 'link'],
    ['a teacher at an issuer for any domain', ANY, said(true, 'ana@outra.pt'), found(teacher), 'link'],
    ['an address in capitals', SCHOOL, said(true, 'ANA@ESCOLA.PT'), found(teacher), 'link'],
    ['an address that is not verified', SCHOOL, said(false), found(teacher), 'addressNotVerified'],
    ['an address of which nothing is said', SCHOOL, said(null), found(teacher), 'addressNotVerified'],
    ['an address of which a trusted issuer says nothing', TRUSTED, said(null), found(teacher), 'link'],
    ['an address that a trusted issuer calls unverified', TRUSTED, said(false), found(teacher), 'addressNotVerified'],
    ['no address, verified', TRUSTED, said(true, null), found(teacher), 'addressNotVerified'],
    ['another domain', SCHOOL, said(true, 'ana@outra.pt'), found(teacher), 'domainNotAllowed'],
    ['a subdomain', SCHOOL, said(true, 'ana@a.escola.pt'), found(teacher), 'domainNotAllowed'],
    ['a domain that ends alike', SCHOOL, said(true, 'ana@minhaescola.pt'), found(teacher), 'domainNotAllowed'],
    ['the domain before the last @', SCHOOL, said(true, 'ana@escola.pt@outra.pt'), found(teacher), 'domainNotAllowed'],
    ['nobody with this address', SCHOOL, AT_SCHOOL, NOBODY, 'noStaffAccount'],
    ['a team with this address', SCHOOL, AT_SCHOOL, found(team), 'noStaffAccount'],
    ['an administrator by address', SCHOOL, AT_SCHOOL, found(admin), 'adminNotLinked'],
    ['a manager by address', TRUSTED, AT_SCHOOL, found(manager), 'adminNotLinked'],
    ['a teacher with another link', SCHOOL, AT_SCHOOL, found(teacher, true), 'linkedElsewhere'],
  ])('%s', (_what, issuer, claims, accounts, verdict) => {
    expect(decideIssuerSignIn(issuer, claims, accounts)).toBe(verdict);
  });
});

describe('decideOwnLink', () => {
  it.each<[string, typeof SCHOOL | typeof ANY, AddressClaims, ReturnType<typeof decideOwnLink>]>([
    ['a verified address of the school', SCHOOL, AT_SCHOOL, 'link'],
    ['one in capitals', SCHOOL, said(true, 'ANA@ESCOLA.PT'), 'link'],
    ['another domain', SCHOOL, said(true, 'ana@outra.pt'), 'domainNotAllowed'],
    ['a subdomain', SCHOOL, said(true, 'ana@alunos.escola.pt'), 'domainNotAllowed'],
    ['an address that is not verified', SCHOOL, said(false), 'addressNotVerified'],
    ['an issuer that does not say', SCHOOL, said(null), 'addressNotVerified'],
    ['an issuer that does not say and is trusted', TRUSTED, said(null), 'link'],
    ['a trusted issuer that denies it', TRUSTED, said(false), 'addressNotVerified'],
    ['no address', SCHOOL, said(true, null), 'addressNotVerified'],
    ['any address where no domain is listed', ANY, said(false, 'ana@outra.pt'), 'link'],
    ['no address where no domain is listed', ANY, said(null, null), 'link'],
  ])('%s', (_what, issuer, claims, verdict) => {
    expect(decideOwnLink(issuer, claims)).toBe(verdict);
  });
});

it('lets every domain pass where none is listed', () => {
  expect([isAllowedDomain('a@b.pt', []), isAllowedDomain('a@b.pt', ['c.pt'])]).toEqual([true, false]);
});

it.each<[StaffPasswords, Role[]]>([
  ['all', [admin, manager, teacher, team]],
  ['admins', [admin, manager, team]],
  ['none', [team]],
])('with passwords of %s only some roles use theirs', (passwords, allowed) => {
  expect(ROLES.filter((role) => mayUsePassword(role, passwords))).toEqual(allowed);
  expect(STAFF_PASSWORDS).toContain(passwords);
});
