// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { bodyOf, chooseAction, inBothThemes, openDialog } from '../../actions.ts';
import { forgetAll, openPanel, stubServer } from '../../panelHarness.tsx';
import { aSchool, id, page } from '../../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
});

const SCHOOL = aSchool(1, 'Mar');
const NAME = /^Nome da escola/;

function open(extra: Parameters<typeof stubServer>[0] = {}, role: 0 | 2 = 0) {
  const calls = stubServer({
    'GET /schools/all': page('schools', [SCHOOL]),
    'GET /schools/allnopages': [SCHOOL, aSchool(2, 'Serra')],
    ...extra,
  });
  openPanel('/panel/management/schools', role);
  return calls;
}

test('a teacher has no actions here', async () => {
  open({}, 2);
  await screen.findByText('Escola 1');
  expect(screen.queryByRole('columnheader', { name: 'Ações' })).toBeNull();
});

test('another name and another grouping are saved', async () => {
  const calls = open({ [`PUT /schools/${SCHOOL._id}`]: SCHOOL });
  const button = await chooseAction('Escola 1', 'Editar');
  const { dialog, type, press } = await openDialog('Editar escola');
  const group = dialog.getByRole('combobox', { name: 'Agrupamento' }) as HTMLInputElement;
  expect(group.value).toBe('Mar');
  await inBothThemes(expectAccessible);
  fireEvent.focus(group);
  fireEvent.mouseDown(await screen.findByRole('option', { name: 'Nenhum' }));
  type(NAME, 'Escola Nova');
  press('Guardar');
  expect(await screen.findByText('Escola guardada com sucesso!')).toBeDefined();
  expect(bodyOf(calls, 'PUT')).toEqual({ name: 'Escola Nova', group: 'nenhum' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a new grouping without a name, and a clash, stand at their fields', async () => {
  const calls = open({
    [`PUT /schools/${SCHOOL._id}`]: { status: 409, body: { message: 'Já existe.', code: 'nameTaken' } },
  });
  await chooseAction('Escola 1', 'Editar');
  const { dialog, type, press, wrongAt } = await openDialog('Editar escola');
  fireEvent.focus(dialog.getByRole('combobox', { name: 'Agrupamento' }));
  fireEvent.mouseDown(await screen.findByRole('option', { name: 'Adicionar Agrupamento Novo' }));
  await dialog.findByLabelText(/^Nome do novo agrupamento/);
  press('Guardar');
  const GROUP = /^Nome do novo agrupamento/;
  await waitFor(() => expect(wrongAt(GROUP)).toEqual(['O nome do agrupamento é obrigatório']));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  type(GROUP, 'Rio');
  press('Guardar');
  await waitFor(() => expect(wrongAt(NAME)).toEqual(['Já existe.']));
  expect(bodyOf(calls, 'PUT')).toEqual({ name: 'Escola 1', group: 'Rio' });
});

test('a school that still has teachers stays, and the question says why', async () => {
  const message = 'A escola ainda tem professores e não pode ser eliminada.';
  open({ [`DELETE /schools/${SCHOOL._id}`]: { status: 409, body: { message, code: 'schoolInUse' } } });
  await chooseAction('Escola 1', 'Eliminar');
  const { dialog, press } = await openDialog('Eliminar escola');
  press('Sim, Eliminar');
  expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
  await inBothThemes(expectAccessible);
});

test('an empty school goes to the bin', async () => {
  const calls = open({ [`DELETE /schools/${SCHOOL._id}`]: { binId: id(900), counts: { teams: 0, classes: 0 } } });
  await chooseAction('Escola 1', 'Eliminar');
  (await openDialog('Eliminar escola')).press('Sim, Eliminar');
  expect(await screen.findByText('«Escola 1» está na reciclagem.')).toBeDefined();
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
