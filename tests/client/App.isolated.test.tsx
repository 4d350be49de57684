// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '#client/App.tsx';
import { changeSettings, useDeviceSettings } from '#client/session/deviceSettings.ts';
import { fakeFetch } from './api/fakeFetch.ts';

vi.mock('#client/game/LoginSky.tsx', () => ({ LoginSky: () => null }));
vi.mock('#client/game/pageAudio.ts', () => ({ pageAudio: () => {}, startMusic: () => {} }));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeFetch({ 'GET /api/site': 'offline' });
});
afterEach(() => {
  cleanup();
  changeSettings({ projector: false });
  vi.unstubAllGlobals();
});

it.each([
  ['/?ecra=projetor', false, true],
  ['/login?ecra=projetor', false, true],
  ['/login?ecra=normal', true, false],
  ['/login', true, true],
  ['/login?ecra=outro', true, true],
])('%s changes the projector setting from %s to %s', async (address, before, after) => {
  changeSettings({ projector: before });
  render(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  );
  await screen.findByLabelText('Nome de Utilizador', {}, { timeout: 10_000 });
  expect(useDeviceSettings.getState().projector).toBe(after);
});
