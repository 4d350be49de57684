// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { forgetAll, openPanel, stubServer } from '../panelHarness.tsx';
import { aTeacher, page } from '../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
});

const close = () => fireEvent.click(screen.getByLabelText('Fechar o aviso'));

test('a form that is saved takes its own error away and no other message', async () => {
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
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar Turma' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() =>
    expect(dialog.getByLabelText<HTMLSelectElement>(/^Professor/).selectedOptions[0]?.textContent).toBe(
      'Professora 10',
    ),
  );
  fireEvent.change(dialog.getByLabelText(/^Nome da turma/), { target: { value: '8.º A' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() => expect(dialog.queryAllByText('Já existe um registo com este nome.').length).toBeGreaterThan(0));
  fireEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('As avaliações não foram guardadas.')).toBeDefined();
  close();
  expect(await screen.findByText('Turma adicionada com sucesso!')).toBeDefined();
});
