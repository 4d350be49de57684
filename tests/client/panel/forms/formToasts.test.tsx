// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { fill } from '../actions.ts';
import { aTeacher, page } from '../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const close = () => user.click(screen.getByLabelText('Fechar o aviso'));

test('a saved form removes its own error toast and no other', async () => {
  let tries = 0;
  stubServer({
    'GET /classes': page('classes', []),
    'GET /classes/all': { classes: [] },
    'GET /teachers/all': page('teachers', [aTeacher(11, 1)]),
    'GET /teachers/00000000-0000-4000-8000-000000000010': aTeacher(10, 1),
    'POST /classes/add': () => {
      tries += 1;
      const refusal = { message: 'Já existe um registo com este nome.', code: 'nameTaken' };
      return tries === 1 ? { status: 409, body: refusal } : { status: 201, body: { _id: 'c', name: '8.º A' } };
    },
  });
  openPanel('/panel/management/classes', 2);
  await screen.findByText('Sem turmas registadas!');
  act(() => showToast('error', 'As avaliações não foram guardadas.'));
  await user.click(screen.getByRole('button', { name: 'Adicionar Turma' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() =>
    expect(dialog.getByLabelText<HTMLSelectElement>(/^Professor/).selectedOptions[0]?.textContent).toBe(
      'Professora 10',
    ),
  );
  await fill(user, dialog.getByLabelText(/^Nome da turma/), '8.º A');
  await user.click(dialog.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() => expect(dialog.queryAllByText('Já existe um registo com este nome.').length).toBeGreaterThan(0));
  await user.click(dialog.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('As avaliações não foram guardadas.')).toBeDefined();
  await close();
  expect(await screen.findByText('Turma adicionada com sucesso!')).toBeDefined();
});
