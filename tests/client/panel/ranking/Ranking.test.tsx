// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetAll, openPanel, stubServer } from '../panelHarness.tsx';

afterEach(() => {
  cleanup();
  forgetAll();
});

const ROW = {
  rank: 1,
  team: 'Cometas',
  class: '8.º A',
  school: null,
  solar: 'Direitos Humanos',
  points: 400,
  mine: true,
};
const REPLY = { rule: ['Primeiro contam os pontos.'], ranking: [ROW], pagination: { total: 1, page: 0, limit: 10 } };

test('prints the rule and the places; filters go to the address and to the server', async () => {
  const calls = stubServer({ 'GET /ranking': REPLY });
  openPanel('/panel/ranking?page=1');
  expect(await screen.findByText('Cometas')).toBeDefined();
  expect(screen.getByText('Primeiro contam os pontos.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Âmbito'), { target: { value: 'class' } });
  await expect.poll(() => screen.getByTestId('address').textContent).toBe('/panel/ranking?scope=class');
  fireEvent.change(screen.getByLabelText('Sistema solar'), { target: { value: 'Direitos Humanos' } });
  await expect.poll(() => calls.at(-1)?.query.get('solar')).toBe('Direitos Humanos');
  expect(calls.at(-1)?.query.get('scope')).toBe('class');
  expect(calls.at(-1)?.query.get('page')).toBe('0');
});
