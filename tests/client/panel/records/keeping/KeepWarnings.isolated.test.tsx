// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { inBothThemes } from '../../actions.ts';
import { ENDING_CLASS, page } from '../../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

const network = vi.hoisted(() => ({ isThere: false }));
vi.mock('#client/panel/records/keeping/EndingList.tsx', (load) => {
  if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module');
  return load();
});

const LOST = /Há turmas cujo prazo acabou ou está a acabar, mas não foi possível mostrar quais/;

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
  vi.restoreAllMocks();
});

test('warnings that fail to load show an error in the page and load on retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stubServer({
    'GET /classes': page('classes', [ENDING_CLASS]),
    'GET /classes/all': { classes: [ENDING_CLASS] },
    'GET /bin': page('entries', []),
    'GET /site': 'offline',
  });
  openPanel('/panel/management/classes', 2);
  await screen.findByText(LOST);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Adicionar Turma' })).toBeDefined();
  await inBothThemes(expectAccessible);
  network.isThere = true;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('region', { name: 'Prazo dos dados das turmas' })).toBeDefined();
  expect(screen.queryByText(LOST)).toBeNull();
});
