import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nextGroup,
  PASSWORD_ALPHABET,
  passwordFor,
  teamNameFor,
  usernameFor,
  usernameFromEmail,
  usernameKey,
} from '#domain/identity/credentials.ts';
import { signInField } from '#domain/identity/signInField.ts';

describe('suggestions', () => {
  test.each([
    ['8º A', 1, '8a-gp1'],
    ['8.º A', 1, '8a-gp1'],
    ['8.ª  B', 1, '8b-gp1'],
    ['8º A', 12, '8a-gp12'],
    ['7º Ç', 1, '7c-gp1'],
    ['10.º Ciências', 1, '10ciencias-gp1'],
    ['9-D', 1, '9-d-gp1'],
    ['8/A@x', 1, '8ax-gp1'],
    ['', 1, 'turma-gp1'],
    ['º ª .', 1, 'turma-gp1'],
    [' - ', 1, 'turma-gp1'],
  ])('for class %j, group %i: username %s', (className, group, username) => {
    expect(usernameFor(className, group)).toBe(username);
  });

  test('contain only a to z, 0 to 9 and - in a username', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (className) => /^[a-z0-9][a-z0-9-]*$/.test(usernameFor(className))),
    );
  });

  test('keep the spelling of the class in a team name', () => {
    expect(teamNameFor('8º A')).toBe('8º A - Grupo 1');
    expect(teamNameFor(' 8.º A ', 3)).toBe('8.º A - Grupo 3');
  });
});

describe('passwords', () => {
  test.each([
    ['use the first letter for 0', () => 0, 'aaaaa'],
    ['use the last letter for numbers near 1', () => 0.999_999_999, '99999'],
    ['use the last letter for an invalid 1', () => 1, '99999'],
  ])('%s', (_, random, suffix) => {
    expect(passwordFor('8a-gp1', random)).toBe(`8a-gp1${suffix}`);
  });

  test('draw each character separately', () => {
    const draws = [0, 0.5, 0.99, 0.25, 0.75];
    let turn = 0;
    const password = passwordFor('', () => draws[turn++] ?? 0);
    expect(new Set(password).size).toBe(5);
    expect(turn).toBe(5);
  });

  test('use an alphabet without look-alikes, duplicates or capitals', () => {
    expect(PASSWORD_ALPHABET).toMatch(/^[a-z2-9]+$/);
    expect(PASSWORD_ALPHABET).not.toMatch(/[0o1li]/);
    expect(new Set(PASSWORD_ALPHABET).size).toBe(PASSWORD_ALPHABET.length);
  });

  test('end in five characters of the alphabet for any random numbers', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (random) => {
        const suffix = passwordFor('x', () => random.next().value ?? 0).slice(1);
        return suffix.length === 5 && [...suffix].every((letter) => PASSWORD_ALPHABET.includes(letter));
      }),
    );
  });
});

describe('usernames', () => {
  test.each([
    ['8A-GP1', '8a-gp1'],
    ['  ana ', 'ANA'],
    ['JOSÉ', 'jose\u0301'],
    ['Ç', 'ç'],
  ])('%j and %j are the same account', (a, b) => {
    expect(usernameKey(a)).toBe(usernameKey(b));
  });

  test.each([
    ['jose', 'josé'],
    ['8a-gp1', '8a-gp11'],
    ['a b', 'ab'],
  ])('%j and %j are different accounts', (a, b) => {
    expect(usernameKey(a)).not.toBe(usernameKey(b));
  });

  test.each([
    [[], 1],
    [['8a-gp1'], 2],
    [['8a-gp1', '8a-gp3', '8b-gp2'], 2],
    [['8a-gp2'], 1],
  ])('with %j taken the next group is %i', (taken, group) => {
    expect(nextGroup('8.º A', new Set(taken))).toBe(group);
  });

  test.each([
    ['ana.silva@exemplo.pt', 'ana.silva'],
    [' rui@exemplo.pt ', 'rui'],
    ['a@b@c', 'a'],
    ['rui', 'rui'],
    ['', ''],
  ])('the email %j gives %j', (email, username) => {
    expect(usernameFromEmail(email)).toBe(username);
  });

  test.each([
    ['professor@exemplo.pt', 'email'],
    ['@', 'email'],
    ['8a-gp1', 'username'],
    ['', 'username'],
  ])('%j is sent as %s', (user, field) => {
    expect(signInField(user)).toBe(field);
  });
});
