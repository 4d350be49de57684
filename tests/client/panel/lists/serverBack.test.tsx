// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSchool, page } from '../fixtures.ts';
import { openPanel, resetPanel, type StubResponse, stubServer } from '../panelHarness.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  resetPanel();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('failed queries are refetched when the server is reachable again', async () => {
  let isAway = true;
  const whileThere = (answer: StubResponse) => () => (isAway ? 'offline' : answer);
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
  expect(asked(), 'the failed list is not polled').toBe(before);
  isAway = false;
  await wait(10_000);
  expect(screen.getByText('Escola 1')).toBeDefined();
  expect(screen.getByText('Um projeto.')).toBeDefined();
  const after = calls.length;
  await wait(60_000);
  expect(calls.length, 'no more calls').toBe(after);
});

test('a refused query is not refetched', async () => {
  const calls = stubServer({ 'GET /schools/all': { status: 403, body: { message: 'Não é seu.', code: 'notYours' } } });
  openPanel('/panel/management/schools');
  await screen.findByRole('heading', { name: 'Escolas' });
  await wait(5_000);
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  const after = calls.length;
  await wait(60_000);
  expect(calls.length).toBe(after);
});
