import { describe, expect, it } from 'vitest';
import { decidePlatformSignIn, firstNameOf, launchRole } from '#domain/identity/platformLaunch.ts';
import type { KnownAccounts } from '#domain/identity/staffSignIn.ts';
import { ROLE } from '#domain/vocabulary.ts';

const COURSE = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';
const ASSISTANT = 'http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant';

describe('launchRole', () => {
  it.each<[string, string[], 'teacher' | 'pupil' | null]>([
    ['who teaches', [`${COURSE}Instructor`], 'teacher'],
    ['who administers the course', [`${COURSE}Administrator`], 'teacher'],
    ['who learns', [`${COURSE}Learner`], 'pupil'],
    ['a short name', ['Learner'], 'pupil'],
    ['who teaches and learns', [`${COURSE}Learner`, `${COURSE}Instructor`], 'teacher'],
    ['an administrator of the platform', ['http://purl.imsglobal.org/vocab/lis/v2/system/person#Administrator'], null],
    ['who teaches elsewhere', ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor'], null],
    ['an assistant', [ASSISTANT], null],
    ['an assistant who learns', [ASSISTANT, `${COURSE}Learner`], 'pupil'],
    ['an assistant whose principal role is sent too', [`${COURSE}Instructor`, ASSISTANT], null],
    ['a short name beside an assistant', ['Instructor', ASSISTANT], null],
    ['a grader', [`${COURSE}Instructor`, ASSISTANT.replace('TeachingAssistant', 'Grader')], null],
    ['an assistant of a section', [`${COURSE}Instructor`, `${ASSISTANT}Section`], null],
    ['an assistant who administers the course', [`${COURSE}Administrator`, ASSISTANT], 'teacher'],
    ['a lecturer', [`${COURSE}Instructor`, ASSISTANT.replace('TeachingAssistant', 'Lecturer')], 'teacher'],
    ['a guest', [`${COURSE}Mentor`], null],
    ['nobody', [], null],
  ])('%s', (_who, roles, expected) => {
    expect(launchRole(roles)).toBe(expected);
  });
});

describe('decidePlatformSignIn', () => {
  const nobody: KnownAccounts = { linked: null, byEmail: null };
  const teacher = { role: ROLE.teacher, hasLink: false };
  it.each<[string, boolean, string | null, KnownAccounts, string]>([
    ['a linked teacher', false, null, { ...nobody, linked: { role: ROLE.teacher } }, 'signIn'],
    ['a linked administrator', true, 'a@b.pt', { ...nobody, linked: { role: ROLE.admin } }, 'noStaffAccount'],
    ['a linked manager', true, 'a@b.pt', { ...nobody, linked: { role: ROLE.manager } }, 'noStaffAccount'],
    ['a linked team', true, null, { ...nobody, linked: { role: ROLE.team } }, 'noStaffAccount'],
    ['an address that is trusted', true, 'a@b.pt', { ...nobody, byEmail: teacher }, 'link'],
    ['an address that is not trusted', false, 'a@b.pt', { ...nobody, byEmail: teacher }, 'addressNotVerified'],
    ['no address', true, null, { ...nobody, byEmail: teacher }, 'addressNotVerified'],
    [
      "an administrator's address",
      true,
      'a@b.pt',
      { ...nobody, byEmail: { ...teacher, role: ROLE.admin } },
      'adminNotLinked',
    ],
    ["a team's address", true, 'a@b.pt', { ...nobody, byEmail: { ...teacher, role: ROLE.team } }, 'noStaffAccount'],
    [
      'an address that is linked',
      true,
      'a@b.pt',
      { ...nobody, byEmail: { ...teacher, hasLink: true } },
      'linkedElsewhere',
    ],
    ['an unknown address', true, 'a@b.pt', nobody, 'noStaffAccount'],
    ['an address of another domain', true, 'a@outra.pt', { ...nobody, byEmail: teacher }, 'domainNotAllowed'],
    ['an address of a subdomain', true, 'a@x.b.pt', { ...nobody, byEmail: teacher }, 'domainNotAllowed'],
    [
      'a linked teacher with an address of another domain',
      true,
      'a@outra.pt',
      { ...nobody, linked: teacher },
      'signIn',
    ],
  ])('%s', (_who, trustsEmail, email, accounts, expected) => {
    const rules = { trustsEmail, emailDomains: ['b.pt'] };
    expect(decidePlatformSignIn(rules, { email, isRefuted: false }, accounts)).toBe(expected);
  });

  it('believes no address that the platform says nobody checked, nor any without a list of domains', () => {
    const [address, accounts] = ['a@b.pt', { ...nobody, byEmail: teacher }];
    const rules = { trustsEmail: true, emailDomains: ['b.pt'] };
    expect(decidePlatformSignIn(rules, { email: address, isRefuted: true }, accounts)).toBe('addressNotVerified');
    const open = { trustsEmail: true, emailDomains: [] };
    expect(decidePlatformSignIn(open, { email: address, isRefuted: false }, accounts)).toBe('addressNotVerified');
  });
});

it.each([
  [{ given: ' Ana Rita ', full: 'Ana Rita Sousa' }, 'Ana'],
  [{ given: null, full: 'Zé Silva' }, 'Zé'],
  [{ given: '', full: null }, ''],
])('%j has the first name %s', (person, expected) => {
  expect(firstNameOf(person)).toBe(expected);
});
