// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { findDialog, inBothThemes, sentBody } from '../../actions.ts';
import { aProposal, page } from '../../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const SUBMITTED = aProposal(2, true);
const REOPEN = { name: 'Reabrir a proposta de Equipa 2' };

async function open(role: 0 | 1 | 2, extra: Parameters<typeof stubServer>[0] = {}) {
  const calls = stubServer({ 'GET /proposals': page('proposals', [aProposal(1, false), SUBMITTED]), ...extra });
  openPanel('/panel/solar-systems/proposals', role);
  await screen.findByText('Equipa 2');
  return calls;
}

test.each([
  [0, 1],
  [1, 1],
  [2, 0],
] as const)('role %i sees %i reopen buttons, on submitted proposals only', async (role, count) => {
  await open(role);
  expect(screen.queryAllByRole('button', { name: /^Reabrir/ })).toHaveLength(count);
});

test('a reason is required, and the proposal becomes a draft', async () => {
  const calls = await open(0, { [`POST /proposal/${SUBMITTED.team}/reopen`]: { ...SUBMITTED, submitted: false } });
  await user.click(screen.getByRole('button', REOPEN));
  const { press, type, dialog } = await findDialog(user, 'Reabrir proposta');
  await inBothThemes(expectAccessible);
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Sim, Reabrir' });
  expect(button.disabled, 'no reason yet').toBe(true);
  await type(/^Motivo da reabertura/, ' A turma enganou-se. ');
  await press('Sim, Reabrir');
  expect(await screen.findByText('Proposta reaberta com sucesso!')).toBeDefined();
  const row = screen.getByText('Equipa 2').closest('tr') as HTMLElement;
  await waitFor(() => expect(within(row).getByText('Rascunho')).toBeDefined());
  expect(sentBody(calls, 'POST')).toEqual({ reason: 'A turma enganou-se.' });
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  const see = within(row).getByRole('button', { name: 'Ver a proposta de Equipa 2' });
  await waitFor(() => expect(document.activeElement, 'the reopen button is gone').toBe(see));
});

test('a refusal is shown in the dialog', async () => {
  const body = { message: 'A proposta ainda é um rascunho.', code: 'notSubmitted' };
  await open(0, { [`POST /proposal/${SUBMITTED.team}/reopen`]: { status: 409, body } });
  await user.click(screen.getByRole('button', REOPEN));
  const { dialog, press, type } = await findDialog(user, 'Reabrir proposta');
  await type(/^Motivo da reabertura/, 'A turma enganou-se.');
  await press('Sim, Reabrir');
  expect((await dialog.findAllByText(body.message)).length).toBeGreaterThan(0);
  const cancel = dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancelar' });
  await waitFor(() => expect(cancel.disabled).toBe(false));
  await press('Cancelar');
  expect(screen.queryByRole('dialog')).toBeNull();
});
