// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ACCOUNT, forgetAll, openPanel, stubServer } from '../../panelHarness.tsx';
import { aTeacher, id, page } from '../../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
});

const open = async (role: 0 | 2) => {
  const calls = stubServer({
    'GET /classes': page('classes', []),
    'GET /classes/all': { classes: [] },
    'GET /teachers/all': page('teachers', [aTeacher(11, 1)]),
    [`GET /teachers/${ACCOUNT}`]: aTeacher(10, 1),
    'POST /classes/add': { status: 409, body: { message: 'Já existe um registo com este nome.', code: 'nameTaken' } },
  });
  openPanel('/panel/management/classes', role);
  expect(await screen.findByText('Sem turmas registadas!')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Adicionar a primeira turma' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar Turma' }));
  return { calls, dialog: within(await screen.findByRole('dialog')) };
};

test('an administrator must give a name and a teacher', async () => {
  const { calls, dialog } = await open(0);
  const add = dialog.getByRole('button', { name: 'Adicionar' }) as HTMLButtonElement;
  const type = (value: string) => fireEvent.change(dialog.getByLabelText(/^Nome da turma/), { target: { value } });
  type('8.º A');
  fireEvent.click(add);
  await waitFor(() =>
    expect(screen.getAllByText('É necessário selecionar um professor'), 'field and toast').toHaveLength(2),
  );
  expect(dialog.getByLabelText(/^Professor/)).toBe(document.activeElement);
  await dialog.findByText('Professora 11');
  fireEvent.change(dialog.getByLabelText(/^Professor/), { target: { value: id(11) } });
  type('   ');
  fireEvent.click(add);
  await waitFor(() => expect(screen.getAllByText('O nome da turma é obrigatório'), 'field and toast').toHaveLength(2));
  expect(dialog.getByLabelText(/^Nome da turma/)).toBe(document.activeElement);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('a teacher is locked to the own record; a clash keeps what is typed', async () => {
  const { calls, dialog } = await open(2);
  const teacher = dialog.getByLabelText(/^Professor/) as HTMLSelectElement;
  expect(teacher.disabled).toBe(true);
  await waitFor(() => expect(teacher.selectedOptions[0]?.textContent).toBe('Professora 10'));
  const name = dialog.getByLabelText(/^Nome da turma/) as HTMLInputElement;
  fireEvent.change(name, { target: { value: ' 8.º A ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
  expect(await screen.findAllByText('Já existe um registo com este nome.')).toHaveLength(2);
  expect(name.value).toBe(' 8.º A ');
  expect(JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '')).toEqual({
    name: '8.º A',
    teacherId: ACCOUNT,
  });
  expect(id(10)).toBe(ACCOUNT);
});
