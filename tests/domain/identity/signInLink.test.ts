import { describe, expect, it } from 'vitest';
import { readCodeLink, readSignInLink } from '#domain/identity/readSignInLink.ts';
import { codeLink, signInLink } from '#domain/identity/signInLink.ts';

const hashOf = (link: string) => link.slice(link.indexOf('#'));

describe('signInLink', () => {
  it('returns the URL of the sign-in page with encoded credentials', () => {
    expect(signInLink('http://escola.pt:3000/', '8a-gp1', 'a&b=c#d %')).toBe(
      'http://escola.pt:3000/login#u=8a-gp1&p=a%26b%3Dc%23d%20%25',
    );
  });

  it.each([
    ['8a-gp1', '8a-gp1k3x9m'],
    ['épica ção', 'ção 日本 🚀'],
    ['a&p=b', '&u=x&p=y#'],
    ['<b>', '"\'; drop'],
    [' a ', ' b '],
    ['+', '+%2B'],
  ])('is parsed back to %j, %j', (username, password) => {
    const link = signInLink('https://escola.pt', username, password);
    expect(link).toMatch(/^[!-~]+$/);
    expect(readSignInLink(hashOf(link))).toEqual({ username, password });
    expect(new URL(link).hash).toBe(hashOf(link));
  });

  it('replaces a lone surrogate', () => {
    expect(readSignInLink(hashOf(signInLink('https://x.pt', 'a\ud800', 'b')))).toEqual({
      username: 'a\ufffd',
      password: 'b',
    });
  });
});

describe('readSignInLink refuses', () => {
  it.each([
    '',
    '#',
    '#u=a',
    '#p=b',
    '#u=&p=b',
    '#u=a&p=',
    '#u=%20&p=b',
    '#p=b&u=a',
    '#u=a&p=b&p=c',
    '#u=a&p=b&x=1',
    '#u=a&p=b#c',
    '#u=%E0%A4%A&p=b',
    '#u=a%00&p=b',
    '#u=a&p=b%0A',
    `#u=${'a'.repeat(121)}&p=b`,
    `#u=a&p=${'b'.repeat(201)}`,
    '#/game',
    'javascript:alert(1)',
  ])('%j', (hash) => {
    expect(readSignInLink(hash)).toBeNull();
  });
});

describe('codeLink', () => {
  it('returns the URL of the sign-in page with the four words, and is parsed back', () => {
    const link = codeLink('http://escola.pt:3000/', 'abacate lua sol mar');
    expect(link).toBe('http://escola.pt:3000/login#c=abacate-lua-sol-mar');
    expect(readCodeLink(hashOf(link))).toBe('abacate lua sol mar');
    expect(readSignInLink(hashOf(link))).toBeNull();
  });

  it.each(['', '#', '#c=', '#c=um-dois', '#c=a-b-c-d-e', '#c=a-b-c-1', '#c=a%20b%20c%20d', '#c=A-b-c-d', '#u=a&p=b'])(
    'reads nothing from %j',
    (hash) => {
      expect(readCodeLink(hash)).toBeNull();
    },
  );
});
