// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OFFERED_MAX } from '#client/panel/lists/filters/useServed.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
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
const SEARCH = 'Procurar: Professor';

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

async function addClass(answers: Parameters<typeof stubServer>[0] = {}) {
  const calls = stubServer({ 'GET /classes': page('classes', []), 'GET /teachers/all': teachersOf, ...answers });
  openPanel('/panel/management/classes');
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar Turma' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = await dialog.findByLabelText(SEARCH);
  const select = dialog.getByLabelText<HTMLSelectElement>(TEACHER);
  const names = () => [...select.options].map(({ textContent }) => textContent);
  return { calls, dialog, box, select, names };
}

test('one of very many is found by typing: the server looks through all, and what was chosen stays', async () => {
  const { calls, dialog, box, select, names } = await addClass({ 'POST /classes/add': ENDING_CLASS });
  expect(names(), 'and the words while nothing is chosen').toHaveLength(OFFERED_MAX + 1);
  await inBothThemes(expectAccessible);
  fireEvent.change(box, { target: { value: '2777' } });
  await waitFor(() => expect(names()).toEqual(['Selecione um professor', 'Professora 2777']));
  expect(dialog.getByText('1 encontrado: escolha-o na lista abaixo.')).toBeDefined();
  expect(calls.findLast(({ path }) => path === '/teachers/all')?.query.get('search')).toBe('2777');
  fireEvent.change(select, { target: { value: id(2_777) } });
  fireEvent.change(box, { target: { value: '' } });
  await waitFor(() => expect(names()).toHaveLength(OFFERED_MAX + 2));
  expect(select.selectedOptions[0]?.textContent).toBe('Professora 2777');
  fireEvent.change(dialog.getByLabelText(/^Nome da turma/), { target: { value: '8.º A' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() => expect(bodyOf(calls, 'POST')).toEqual({ name: '8.º A', teacherId: id(2_777) }));
});

test('whoever has a class already stands there, though not among the first', async () => {
  stubServer({ 'GET /classes': page('classes', [ENDING_CLASS]), 'GET /teachers/all': teachersOf });
  openPanel('/panel/management/classes');
  await chooseAction('8.º A', 'Editar');
  const { dialog } = await openDialog('Editar turma');
  await dialog.findByLabelText(SEARCH);
  expect(dialog.getByLabelText<HTMLSelectElement>(TEACHER).selectedOptions[0]?.textContent).toBe('Professora 10');
});

test('that nothing is found is said; a search that fails too', async () => {
  const { dialog, box, names } = await addClass({
    'GET /teachers/all': (sent: Sent) =>
      sent.query.get('search') === 'falha'
        ? { status: 503, body: { message: 'Ocupado.', code: 'busy' } }
        : teachersOf(sent),
  });
  fireEvent.change(box, { target: { value: 'ninguém' } });
  await waitFor(() => expect(names()).toEqual(['Sem resultados']));
  fireEvent.change(box, { target: { value: 'falha' } });
  expect(await dialog.findByText('Ocupado.', {}, { timeout: 8_000 })).toBeDefined();
}, 15_000);

const schoolsOf = ({ query }: Sent) => {
  const search = query.get('search') ?? '';
  const found = Array.from({ length: 500 }, (_, n) => aSchool(3_000 + n)).filter(({ name }) => name.includes(search));
  return page('schools', found.slice(0, Number(query.get('limit'))), { total: found.length });
};

test('a school among very many is searched for a team, and its teachers are asked of the server', async () => {
  const calls = stubServer({
    'GET /team/all': page('teams', []),
    'GET /schools/all': schoolsOf,
    'GET /teachers/all': page('teachers', [aTeacher(11, 3_456)]),
  });
  openPanel('/panel/management/teams');
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar Equipa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar Nova Equipa' }));
  fireEvent.change(await dialog.findByLabelText('Procurar: Escola'), { target: { value: '3456' } });
  await dialog.findByText('Escola 3456');
  fireEvent.change(dialog.getByLabelText(/^Escola/), { target: { value: id(3_456) } });
  await dialog.findByText('Professora 11');
  expect(calls.findLast(({ path }) => path === '/teachers/all')?.query.get('school')).toBe(id(3_456));
});

test('a box that may stay empty looks among all too, and what was chosen keeps its name', async () => {
  const calls = stubServer({ 'GET /teachers/all': page('teachers', []), 'GET /schools/all': schoolsOf });
  openPanel('/panel/management/teachers');
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar Professor' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Escola' });
  fireEvent.focus(box);
  expect(await dialog.findByText('Há mais: escreva para procurar em todos.')).toBeDefined();
  fireEvent.change(box, { target: { value: '3456' } });
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
  expect(calls.findLast(({ path }) => path === '/schools/all')?.query.get('search')).toBe('3456');
  fireEvent.mouseDown(dialog.getByRole('option', { name: 'Escola 3456' }));
  await waitFor(() => expect(box.value).toBe('Escola 3456'));
});
