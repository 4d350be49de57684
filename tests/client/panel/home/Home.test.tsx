// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LESSON_PLANS } from '#content/lessonPlans/lessonPlans.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { findDialog, inBothThemes } from '../actions.ts';
import { openPanel, resetPanel, stubServer } from '../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

test('explains how long the game takes and links to the lesson plans', async () => {
  stubServer({});
  openPanel('/panel', 2);
  const button = screen.getByRole('button', { name: 'Quanto tempo demora?' });
  await user.click(button);
  const { dialog, pressEscape } = await findDialog(user, 'Quanto tempo demora?');
  expect(dialog.getByText(/cerca de 4 sessões de 45 minutos/)).toBeDefined();
  const sessions = within(dialog.getByRole('list', { name: 'Percurso de 4 sessões' })).getAllByRole('heading');
  expect(sessions.map(({ textContent }) => textContent)).toEqual(
    LESSON_PLANS[4].sessions.map(({ title }, index) => `Sessão ${index + 1}: ${title}`),
  );
  expect(dialog.getByRole('link', { name: /Planos de aula/ }).getAttribute('href')).toBe('/panel/open-pdf/manual');
  await inBothThemes(expectAccessible);
  await pressEscape();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('the disabled invitation button is focusable, explains why and makes no call', async () => {
  const calls = stubServer({});
  openPanel('/panel', 2);
  const invite = within(screen.getByRole('region', { name: 'Convidar colegas' }));
  expect(invite.getByText('Em manutenção')).toBeDefined();
  const send = invite.getByRole('button', { name: 'Enviar convite' }) as HTMLButtonElement;
  expect([send.disabled, send.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(document.getElementById(send.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/manutenção/);
  await user.click(send);
  expect(await screen.findByText('Em Manutenção!')).toBeDefined();
  expect(calls.some(({ method }) => method !== 'GET')).toBe(false);
});
