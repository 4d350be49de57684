// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { chooseAction, findDialog, inBothThemes, sentBody } from '../../actions.ts';
import { aSchool, id, page } from '../../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
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

test('a new name and another grouping are saved', async () => {
  const calls = open({ [`PUT /schools/${SCHOOL._id}`]: SCHOOL });
  const button = await chooseAction(user, 'Escola 1', 'Editar');
  const { dialog, type, press } = await findDialog(user, 'Editar escola');
  const group = dialog.getByRole('combobox', { name: 'Agrupamento' }) as HTMLInputElement;
  expect(group.value).toBe('Mar');
  await inBothThemes(expectAccessible);
  await user.click(group);
  await user.click(await screen.findByRole('option', { name: 'Nenhum' }));
  await type(NAME, 'Escola Nova');
  await press('Guardar');
  expect(await screen.findByText('Escola guardada com sucesso!')).toBeDefined();
  expect(sentBody(calls, 'PUT')).toEqual({ name: 'Escola Nova', group: 'nenhum' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a missing grouping name and a name conflict are shown at their fields', async () => {
  const calls = open({
    [`PUT /schools/${SCHOOL._id}`]: { status: 409, body: { message: 'Já existe.', code: 'nameTaken' } },
  });
  await chooseAction(user, 'Escola 1', 'Editar');
  const { dialog, type, press, wrongAt } = await findDialog(user, 'Editar escola');
  await user.click(dialog.getByRole('combobox', { name: 'Agrupamento' }));
  await user.click(await screen.findByRole('option', { name: 'Adicionar Agrupamento Novo' }));
  await dialog.findByLabelText(/^Nome do novo agrupamento/);
  await press('Guardar');
  const GROUP = /^Nome do novo agrupamento/;
  await waitFor(() => expect(wrongAt(GROUP)).toEqual(['O nome do agrupamento é obrigatório']));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await type(GROUP, 'Rio');
  await press('Guardar');
  await waitFor(() => expect(wrongAt(NAME)).toEqual(['Já existe.']));
  expect(sentBody(calls, 'PUT')).toEqual({ name: 'Escola 1', group: 'Rio' });
});

test('the scale of levels is changed, as numbers', async () => {
  const own = { level2: 20, level3: 45, level4: 70, level5: 90 };
  const calls = open({ [`PUT /schools/${SCHOOL._id}/level-scale`]: own });
  await chooseAction(user, 'Escola 1', 'Escala das notas');
  const { dialog, type, press } = await findDialog(user, 'Escala das notas');
  const bounds = dialog.getAllByRole('spinbutton') as HTMLInputElement[];
  expect(bounds.map(({ value }) => value)).toEqual(['20', '50', '70', '90']);
  await inBothThemes(expectAccessible);
  await type(/^Nota 3/, '45');
  await press('Guardar');
  expect(await screen.findByText('Escala guardada com sucesso!')).toBeDefined();
  expect(sentBody(calls, 'PUT')).toEqual(own);
});

test.each([
  ['70', 'Cada nota tem de começar acima da anterior.', /^Nota 4/],
  ['101', 'Tem de ser um número inteiro de 1 a 100.', /^Nota 3/],
  ['', 'Tem de ser um número inteiro de 1 a 100.', /^Nota 3/],
])('a scale with %j at level 3 is not sent, and says why at its field', async (bound, words, field) => {
  const calls = open();
  await chooseAction(user, 'Escola 1', 'Escala das notas');
  const { type, press, wrongAt } = await findDialog(user, 'Escala das notas');
  await type(/^Nota 3/, bound);
  await press('Guardar');
  await waitFor(() => expect(wrongAt(field)).toEqual([words]));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('a school with teachers is not deleted, and the dialog says why', async () => {
  const message = 'A escola ainda tem professores e não pode ser eliminada.';
  open({ [`DELETE /schools/${SCHOOL._id}`]: { status: 409, body: { message, code: 'schoolInUse' } } });
  await chooseAction(user, 'Escola 1', 'Eliminar');
  const { dialog, press } = await findDialog(user, 'Eliminar escola');
  await press('Sim, Eliminar');
  expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
  await inBothThemes(expectAccessible);
});

test('an empty school goes to the bin', async () => {
  const calls = open({ [`DELETE /schools/${SCHOOL._id}`]: { binId: id(900), counts: { teams: 0, classes: 0 } } });
  await chooseAction(user, 'Escola 1', 'Eliminar');
  await (await findDialog(user, 'Eliminar escola')).press('Sim, Eliminar');
  expect(await screen.findByText('«Escola 1» está na reciclagem.')).toBeDefined();
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
