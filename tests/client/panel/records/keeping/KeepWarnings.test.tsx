// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { inBothThemes } from '../../actions.ts';
import { forgetAll, openPanel, stubServer } from '../../panelHarness.tsx';
import { ENDING_CLASS, page } from '../../records.ts';

const network = vi.hoisted(() => ({ isThere: false }));
vi.mock('#client/panel/records/keeping/EndingList.tsx', (load) => {
  if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module');
  return load();
});

const LOST = /Há turmas cujo prazo acabou ou está a acabar, mas não foi possível mostrar quais/;

afterEach(() => {
  cleanup();
  forgetAll();
  vi.restoreAllMocks();
});

test('a list of warnings that does not come says so in the page, and comes when it is asked for again', async () => {
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
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('region', { name: 'Prazo dos dados das turmas' })).toBeDefined();
  expect(screen.queryByText(LOST)).toBeNull();
});
