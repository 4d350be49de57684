// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { bodyOf, inBothThemes, openDialog } from '../../actions.ts';
import { forgetAll, openPanel, stubServer } from '../../panelHarness.tsx';
import { aProposal, page } from '../../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
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
] as const)('role %i sees %i buttons: submitted ones only', async (role, count) => {
  await open(role);
  expect(screen.queryAllByRole('button', { name: /^Reabrir/ })).toHaveLength(count);
});

test('asks, and the proposal is a draft again', async () => {
  const calls = await open(0, { [`POST /proposal/${SUBMITTED.team}/reopen`]: { ...SUBMITTED, submitted: false } });
  fireEvent.click(screen.getByRole('button', REOPEN));
  const { press, type, dialog } = await openDialog('Reabrir proposta');
  await inBothThemes(expectAccessible);
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Sim, Reabrir' });
  expect(button.disabled, 'no reason yet').toBe(true);
  type(/^Motivo da reabertura/, ' A turma enganou-se. ');
  press('Sim, Reabrir');
  expect(await screen.findByText('Proposta reaberta com sucesso!')).toBeDefined();
  const row = screen.getByText('Equipa 2').closest('tr') as HTMLElement;
  await waitFor(() => expect(within(row).getByText('Rascunho')).toBeDefined());
  expect(bodyOf(calls, 'POST')).toEqual({ reason: 'A turma enganou-se.' });
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  const see = within(row).getByRole('button', { name: 'Ver a proposta de Equipa 2' });
  await waitFor(() => expect(document.activeElement, 'its own button is gone').toBe(see));
});

test('a refusal is told where it was asked', async () => {
  const body = { message: 'A proposta ainda é um rascunho.', code: 'notSubmitted' };
  await open(0, { [`POST /proposal/${SUBMITTED.team}/reopen`]: { status: 409, body } });
  fireEvent.click(screen.getByRole('button', REOPEN));
  const { dialog, press, type } = await openDialog('Reabrir proposta');
  type(/^Motivo da reabertura/, 'A turma enganou-se.');
  press('Sim, Reabrir');
  expect((await dialog.findAllByText(body.message)).length).toBeGreaterThan(0);
  const cancel = dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancelar' });
  await waitFor(() => expect(cancel.disabled).toBe(false));
  press('Cancelar');
  expect(screen.queryByRole('dialog')).toBeNull();
});
