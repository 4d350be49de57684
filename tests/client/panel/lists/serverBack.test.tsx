// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, forgetAll, openPanel, stubServer } from '../panelHarness.tsx';
import { aSchool, page } from '../records.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  forgetAll();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a list that nobody answered for comes by itself once the server is back, and what else is missing with it', async () => {
  let isAway = true;
  const whileThere = (answer: Answer) => () => (isAway ? 'offline' : answer);
  const calls = stubServer({
    'GET /schools/all': whileThere(page('schools', [aSchool(1)])),
    'GET /site': whileThere({
      title: '',
      footer: 'Um projeto.',
      signUpUrl: null,
      projectUrl: null,
      contact: '',
      about: [],
      howToPlay: [],
      partners: [],
    }),
  });
  openPanel('/panel/management/schools');
  await screen.findByRole('heading', { name: 'Escolas' });
  await wait(60_000);
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  const asked = () => calls.filter(({ path }) => path === '/schools/all').length;
  const before = asked();
  await wait(30_000);
  expect(asked(), 'the list itself is left alone').toBe(before);
  isAway = false;
  await wait(10_000);
  expect(screen.getByText('Escola 1')).toBeDefined();
  expect(screen.getByText('Um projeto.')).toBeDefined();
  const after = calls.length;
  await wait(60_000);
  expect(calls.length, 'nothing is asked any more').toBe(after);
});

test('a refusal is an answer: nothing is asked again', async () => {
  const calls = stubServer({ 'GET /schools/all': { status: 403, body: { message: 'Não é seu.', code: 'notYours' } } });
  openPanel('/panel/management/schools');
  await screen.findByRole('heading', { name: 'Escolas' });
  await wait(5_000);
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  const after = calls.length;
  await wait(60_000);
  expect(calls.length).toBe(after);
});
