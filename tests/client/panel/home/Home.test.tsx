// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { inBothThemes, openDialog } from '../actions.ts';
import { forgetAll, openPanel, stubServer } from '../panelHarness.tsx';

afterEach(() => {
  cleanup();
  forgetAll();
});

test('says how long the game takes, session by session, and leads to the lesson plans', async () => {
  stubServer({});
  openPanel('/panel', 2);
  const button = screen.getByRole('button', { name: 'Quanto tempo demora?' });
  button.focus();
  fireEvent.click(button);
  const { dialog, element } = await openDialog('Quanto tempo demora?');
  expect(dialog.getByText(/cerca de 4 sessões de 45 minutos/)).toBeDefined();
  expect(within(dialog.getByRole('list', { name: 'Percurso de 4 sessões' })).getAllByRole('listitem')).toHaveLength(4);
  expect(dialog.getByRole('link', { name: /Planos de aula/ }).getAttribute('href')).toBe('/panel/open-pdf/manual');
  await inBothThemes(expectAccessible);
  fireEvent.keyDown(element, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('inviting colleagues is closed, can be reached, says why and makes no call', async () => {
  const calls = stubServer({});
  openPanel('/panel', 2);
  const invite = within(screen.getByRole('region', { name: 'Convidar colegas' }));
  expect(invite.getByText('Em manutenção')).toBeDefined();
  const send = invite.getByRole('button', { name: 'Enviar convite' }) as HTMLButtonElement;
  expect([send.disabled, send.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(document.getElementById(send.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/manutenção/);
  fireEvent.click(send);
  expect(await screen.findByText('Em Manutenção!')).toBeDefined();
  expect(calls.some(({ method }) => method !== 'GET')).toBe(false);
});
