// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { fill } from '../../actions.ts';
import { aTeacher, ENDING_CLASS, id, page } from '../../fixtures.ts';
import { ACCOUNT_ID, openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const open = async (role: 0 | 2) => {
  const calls = stubServer({
    'GET /classes': page('classes', []),
    'GET /classes/all': { classes: [] },
    'GET /teachers/all': page('teachers', [aTeacher(11, 1)]),
    [`GET /teachers/${ACCOUNT_ID}`]: aTeacher(10, 1),
    'POST /classes/add': { status: 409, body: { message: 'Já existe um registo com este nome.', code: 'nameTaken' } },
  });
  openPanel('/panel/management/classes', role);
  expect(await screen.findByText('Sem turmas registadas!')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Adicionar a primeira turma' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Adicionar Turma' }));
  return { calls, dialog: within(await screen.findByRole('dialog')) };
};

test('an administrator must give a name and a teacher', async () => {
  const { calls, dialog } = await open(0);
  const add = dialog.getByRole('button', { name: 'Adicionar' }) as HTMLButtonElement;
  const type = (value: string) => fill(user, dialog.getByLabelText(/^Nome da turma/), value);
  await type('8.º A');
  await user.click(add);
  await waitFor(() =>
    expect(screen.getAllByText('É necessário selecionar um professor'), 'field and toast').toHaveLength(2),
  );
  await waitFor(() => expect(dialog.getByLabelText(/^Professor/)).toBe(document.activeElement));
  await dialog.findByText('Professora 11');
  await user.selectOptions(dialog.getByLabelText(/^Professor/), id(11));
  await type('   ');
  await user.click(add);
  await waitFor(() => expect(screen.getAllByText('O nome da turma é obrigatório'), 'field and toast').toHaveLength(2));
  await waitFor(() => expect(dialog.getByLabelText(/^Nome da turma/)).toBe(document.activeElement));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('a teacher is preselected and disabled for a teacher; a conflict keeps the typed text', async () => {
  const { calls, dialog } = await open(2);
  const teacher = dialog.getByLabelText(/^Professor/) as HTMLSelectElement;
  expect(teacher.disabled).toBe(true);
  await waitFor(() => expect(teacher.selectedOptions[0]?.textContent).toBe('Professora 10'));
  const name = dialog.getByLabelText(/^Nome da turma/) as HTMLInputElement;
  await fill(user, name, ' 8.º A ');
  await user.click(dialog.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() => expect(screen.getAllByText('Já existe um registo com este nome.')).toHaveLength(2));
  expect(name.value).toBe(' 8.º A ');
  expect(JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '')).toEqual({
    name: '8.º A',
    teacherId: ACCOUNT_ID,
  });
  expect(id(10)).toBe(ACCOUNT_ID);
});

test("a class's name leads to its page", async () => {
  stubServer({ 'GET /classes': page('classes', [ENDING_CLASS]) });
  openPanel('/panel/management/classes', 0);
  const link = await screen.findByRole('link', { name: '8.º A' });
  expect(link.getAttribute('href')).toBe(`/panel/management/classes/${ENDING_CLASS._id}`);
});
