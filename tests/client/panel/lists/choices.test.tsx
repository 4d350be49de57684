// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OFFERED_MAX } from '#client/panel/lists/useServed.ts';
import { expectAccessible } from '../../../support/expectAccessible.ts';
import { bodyOf, chooseAction, inBothThemes, openDialog } from '../actions.ts';
import { forgetAll, openPanel, type Sent, stubServer } from '../panelHarness.tsx';
import { aSchool, aTeacher, ENDING_CLASS, id, page } from '../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
});

/** A country: the server gives the first ones and says how many there are. */
const COUNTRY = 2_000;
const teachersOf = ({ query }: Sent) => {
  const search = query.get('search') ?? '';
  const found = Array.from({ length: COUNTRY }, (_, n) => aTeacher(1_000 + n, 1)).filter(({ name }) =>
    name.includes(search),
  );
  return page('teachers', found.slice(0, Number(query.get('limit'))), { total: found.length });
};
const TEACHER = /^Professor/;

/** While nothing has come it is an empty select, which is called a combobox too. */
const searchBox = (dialog: { getByRole: typeof screen.getByRole }, name: string) =>
  waitFor(() => {
    const box = dialog.getByRole<HTMLInputElement>('combobox', { name });
    expect(box.tagName).toBe('INPUT');
    return box;
  });

test('a list that fits is the select of the device, and nothing is looked for', async () => {
  const calls = stubServer({
    'GET /classes': page('classes', []),
    'GET /teachers/all': page('teachers', [aTeacher(11, 1)]),
  });
  openPanel('/panel/management/classes');
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar Turma' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Professora 11');
  expect(dialog.getByLabelText(TEACHER).tagName).toBe('SELECT');
  expect(calls.filter(({ path }) => path === '/teachers/all')).toHaveLength(1);
});

test('one of very many is found by typing: the server looks through all, and what was chosen keeps its name', async () => {
  const calls = stubServer({
    'GET /classes': page('classes', []),
    'GET /teachers/all': teachersOf,
    'POST /classes/add': ENDING_CLASS,
  });
  openPanel('/panel/management/classes');
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar Turma' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = await searchBox(dialog, 'Professor');
  fireEvent.focus(box);
  const offered = within(await dialog.findByRole('listbox')).getAllByRole('option');
  expect(offered).toHaveLength(OFFERED_MAX);
  expect(dialog.getByText('Há mais: escreva para procurar em todos.')).toBeDefined();
  await inBothThemes(expectAccessible);
  fireEvent.change(box, { target: { value: '2777' } });
  const found = await dialog.findByRole('option', { name: 'Professora 2777' });
  expect(calls.findLast(({ path }) => path === '/teachers/all')?.query.get('search')).toBe('2777');
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
  fireEvent.mouseDown(found);
  await waitFor(() => expect(box.value).toBe('Professora 2777'));
  fireEvent.change(dialog.getByLabelText(/^Nome da turma/), { target: { value: '8.º A' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() => expect(bodyOf(calls, 'POST')).toEqual({ name: '8.º A', teacherId: id(2_777) }));
  expect(box.value, 'also when the first ones are offered again').toBe('Professora 2777');
});

test('whoever has a class already stands there, though not among the first', async () => {
  stubServer({ 'GET /classes': page('classes', [ENDING_CLASS]), 'GET /teachers/all': teachersOf });
  openPanel('/panel/management/classes');
  await chooseAction('8.º A', 'Editar');
  const { dialog } = await openDialog('Editar turma');
  const box = await searchBox(dialog, 'Professor');
  expect(box.value).toBe('Professora 10');
});

test('nothing that is found is said; a search that fails too', async () => {
  stubServer({
    'GET /classes': page('classes', []),
    'GET /teachers/all': (sent: Sent) =>
      sent.query.get('search') === 'falha'
        ? { status: 503, body: { message: 'Ocupado.', code: 'busy' } }
        : teachersOf(sent),
  });
  openPanel('/panel/management/classes');
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar Turma' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = await searchBox(dialog, 'Professor');
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: 'ninguém' } });
  expect(await dialog.findByText('Sem resultados')).toBeDefined();
  fireEvent.change(box, { target: { value: 'falha' } });
  expect(await dialog.findByText('Ocupado.', {}, { timeout: 8_000 })).toBeDefined();
}, 15_000);

test('a school among very many is searched for a team, and its teachers are asked of the server', async () => {
  const schoolsOf = ({ query }: Sent) => {
    const search = query.get('search') ?? '';
    const found = Array.from({ length: 500 }, (_, n) => aSchool(3_000 + n)).filter(({ name }) => name.includes(search));
    return page('schools', found.slice(0, Number(query.get('limit'))), { total: found.length });
  };
  const calls = stubServer({
    'GET /team/all': page('teams', []),
    'GET /schools/all': schoolsOf,
    'GET /teachers/all': page('teachers', [aTeacher(11, 3_456)]),
  });
  openPanel('/panel/management/teams');
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar Equipa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar Nova Equipa' }));
  const box = await searchBox(dialog, 'Escola');
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: '3456' } });
  fireEvent.mouseDown(await dialog.findByRole('option', { name: 'Escola 3456' }));
  await dialog.findByText('Professora 11');
  expect(calls.findLast(({ path }) => path === '/teachers/all')?.query.get('school')).toBe(id(3_456));
});
