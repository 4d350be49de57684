// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CHOICES_MAX } from '#client/panel/lists/filters/useChoices.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { chooseAction, fill, findDialog, inBothThemes, sentBody } from '../actions.ts';
import { aSchool, aTeacher, ENDING_CLASS, id, page } from '../fixtures.ts';
import { openPanel, type RecordedCall, resetPanel, stubServer } from '../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

/** As many teachers as in a whole country: the server returns the first ones and the total. */
const COUNTRY = 2_000;
const teachersOf = ({ query }: RecordedCall) => {
  const search = query.get('search') ?? '';
  const found = Array.from({ length: COUNTRY }, (_, n) => aTeacher(1_000 + n, 1)).filter(({ name }) =>
    name.includes(search),
  );
  return page('teachers', found.slice(0, Number(query.get('limit'))), { total: found.length });
};
const TEACHER = /^Professor/;
const SEARCH = 'Procurar: Professor';

test('shows a native select without a search box when all teachers fit', async () => {
  const calls = stubServer({
    'GET /classes': page('classes', []),
    'GET /teachers/all': page('teachers', [aTeacher(11, 1)]),
  });
  openPanel('/panel/management/classes');
  await user.click(await screen.findByRole('button', { name: 'Adicionar Turma' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Professora 11');
  expect(dialog.getByLabelText(TEACHER).tagName).toBe('SELECT');
  expect(calls.filter(({ path }) => path === '/teachers/all')).toHaveLength(1);
});

async function addClass(answers: Parameters<typeof stubServer>[0] = {}) {
  const calls = stubServer({ 'GET /classes': page('classes', []), 'GET /teachers/all': teachersOf, ...answers });
  openPanel('/panel/management/classes');
  await user.click(await screen.findByRole('button', { name: 'Adicionar Turma' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = await dialog.findByLabelText(SEARCH);
  const select = dialog.getByLabelText<HTMLSelectElement>(TEACHER);
  const names = () => [...select.options].map(({ textContent }) => textContent);
  return { calls, dialog, box, select, names };
}

test('finds one of very many teachers by a server search and keeps the chosen one', async () => {
  const { calls, dialog, box, select, names } = await addClass({ 'POST /classes/add': ENDING_CLASS });
  expect(names(), 'plus the placeholder option').toHaveLength(CHOICES_MAX + 1);
  await inBothThemes(expectAccessible);
  await fill(user, box, '2777');
  await waitFor(() => expect(names()).toEqual(['Selecione um professor', 'Professora 2777']));
  expect(dialog.getByText('1 encontrado: escolha-o na lista abaixo.')).toBeDefined();
  expect(calls.findLast(({ path }) => path === '/teachers/all')?.query.get('search')).toBe('2777');
  await user.selectOptions(select, id(2_777));
  await fill(user, box, '');
  await waitFor(() => expect(names()).toHaveLength(CHOICES_MAX + 2));
  expect(select.selectedOptions[0]?.textContent).toBe('Professora 2777');
  await fill(user, dialog.getByLabelText(/^Nome da turma/), '8.º A');
  await user.click(dialog.getByRole('button', { name: 'Adicionar' }));
  await waitFor(() => expect(sentBody(calls, 'POST')).toEqual({ name: '8.º A', teacherId: id(2_777) }));
});

test('shows the current teacher of a class even when not among the first ones', async () => {
  stubServer({ 'GET /classes': page('classes', [ENDING_CLASS]), 'GET /teachers/all': teachersOf });
  openPanel('/panel/management/classes');
  await chooseAction(user, '8.º A', 'Editar');
  const { dialog } = await findDialog(user, 'Editar turma');
  await dialog.findByLabelText(SEARCH);
  expect(dialog.getByLabelText<HTMLSelectElement>(TEACHER).selectedOptions[0]?.textContent).toBe('Professora 10');
});

test('says that nothing was found, and shows the message of a failed search', async () => {
  const { dialog, box, names } = await addClass({
    'GET /teachers/all': (sent: RecordedCall) =>
      sent.query.get('search') === 'falha'
        ? { status: 503, body: { message: 'Ocupado.', code: 'busy' } }
        : teachersOf(sent),
  });
  await fill(user, box, 'ninguém');
  await waitFor(() => expect(names()).toEqual(['Sem resultados']));
  await fill(user, box, 'falha');
  expect(await dialog.findByText('Ocupado.', {}, { timeout: 8_000 })).toBeDefined();
}, 15_000);

const schoolsOf = ({ query }: RecordedCall) => {
  const search = query.get('search') ?? '';
  const found = Array.from({ length: 500 }, (_, n) => aSchool(3_000 + n)).filter(({ name }) => name.includes(search));
  return page('schools', found.slice(0, Number(query.get('limit'))), { total: found.length });
};

test('finds a school for a team by search and requests the teachers of that school', async () => {
  const calls = stubServer({
    'GET /team/all': page('teams', []),
    'GET /schools/all': schoolsOf,
    'GET /teachers/all': page('teachers', [aTeacher(11, 3_456)]),
  });
  openPanel('/panel/management/teams');
  await user.click(await screen.findByRole('button', { name: 'Adicionar Equipa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar Nova Equipa' }));
  await fill(user, await dialog.findByLabelText('Procurar: Escola'), '3456');
  await dialog.findByText('Escola 3456');
  await user.selectOptions(dialog.getByLabelText(/^Escola/), id(3_456));
  await dialog.findByText('Professora 11');
  expect(calls.findLast(({ path }) => path === '/teachers/all')?.query.get('school')).toBe(id(3_456));
});

test('an optional combobox searches all schools too and shows the name of the chosen one', async () => {
  const calls = stubServer({ 'GET /teachers/all': page('teachers', []), 'GET /schools/all': schoolsOf });
  openPanel('/panel/management/teachers');
  await user.click(await screen.findByRole('button', { name: 'Adicionar Professor' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Escola' });
  await user.click(box);
  expect(await dialog.findByText('Há mais: escreva para procurar em todos.')).toBeDefined();
  await fill(user, box, '3456');
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
  expect(calls.findLast(({ path }) => path === '/schools/all')?.query.get('search')).toBe('3456');
  await user.click(dialog.getByRole('option', { name: 'Escola 3456' }));
  await waitFor(() => expect(box.value).toBe('Escola 3456'));
});
