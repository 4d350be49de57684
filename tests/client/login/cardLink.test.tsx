// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LoginPage } from '#client/login/LoginPage.tsx';
import { signInLink } from '#domain/identity/signInLink.ts';
import { fakeFetch } from '../api/fakeFetch.ts';

const hashOf = (username: string, password: string) => new URL(signInLink('http://a.test', username, password)).hash;
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;

beforeEach(() => {
  fakeFetch({
    'GET /api/site': {
      status: 200,
      body: { title: '', footer: '', about: [], howToPlay: [], partners: [], issuers: [] },
    },
  });
});
afterEach(() => {
  cleanup();
  window.location.hash = '';
});

async function open(hash: string) {
  window.history.replaceState({ idx: 3 }, '', `/login?a=1${hash}`);
  render(<LoginPage />);
  await act(async () => {});
}

test('a card link fills the form and is removed from the address bar', async () => {
  await open(hashOf('8a-gp1', 'Núcleo&Ré#7'));
  expect(field('Nome de Utilizador').value).toBe('8a-gp1');
  expect(field('Palavra-Passe').value).toBe('Núcleo&Ré#7');
  expect(field('Palavra-Passe').type).toBe('password');
  expect(window.location.hash).toBe('');
  expect(window.location.search).toBe('?a=1');
  expect(window.history.state, 'the router’s own').toEqual({ idx: 3 });
});

test('a second card link replaces the first', async () => {
  await open(hashOf('8a-gp1', 'um'));
  await act(async () => {
    window.location.hash = hashOf('8a-gp2', 'dois');
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(field('Nome de Utilizador').value).toBe('8a-gp2');
  expect(field('Palavra-Passe').value).toBe('dois');
  expect(window.location.hash).toBe('');
});

test.each(['', '#sobre', '#u=a', '#u=%E0%A4%A&p=b'])('a hash that is no card link fills nothing: %j', async (hash) => {
  await open(hash);
  expect(field('Nome de Utilizador').value).toBe('');
  expect(field('Palavra-Passe').value).toBe('');
});
