// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SchoolClass } from '#contract/school/classes.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { chooseAction, findDialog, inBothThemes, sentBody } from '../../actions.ts';
import { aTeacher, CLOSED_RANKING, FAR_RETENTION, id, page } from '../../fixtures.ts';
import { ACCOUNT_ID, openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const CLASS: SchoolClass = {
  _id: id(500),
  class: '8.º A',
  teacher: { _id: ACCOUNT_ID, name: 'Professora 10', email: null },
  school: { _id: id(1), name: 'Escola 1' },
  teamsCount: 3,
  keep: FAR_RETENTION,
  ranking: CLOSED_RANKING,
};
const NAME = /^Nome da turma/;

function open(role: 0 | 2, extra: Parameters<typeof stubServer>[0] = {}) {
  const calls = stubServer({
    'GET /classes': page('classes', [CLASS]),
    'GET /classes/all': { classes: [] },
    'GET /teachers/all': page('teachers', [aTeacher(10, 1), aTeacher(11, 1)]),
    ...extra,
  });
  openPanel('/panel/management/classes', role);
  return calls;
}

test('a teacher renames a class and cannot choose its teacher', async () => {
  const calls = open(2, { [`PUT /classes/${CLASS._id}`]: CLASS });
  const button = await chooseAction(user, '8.º A', 'Editar');
  const { field, dialog, type, press } = await findDialog(user, 'Editar turma');
  expect(field(NAME).value).toBe('8.º A');
  expect(dialog.queryByLabelText(/^Professor/)).toBeNull();
  await type(NAME, ' 8.º B ');
  await press('Guardar');
  expect(await screen.findByText('Turma guardada com sucesso!')).toBeDefined();
  expect(sentBody(calls, 'PUT')).toEqual({ name: '8.º B' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('an administrator gives a class to another teacher; a conflict is shown at the name', async () => {
  const calls = open(0, {
    [`PUT /classes/${CLASS._id}`]: { status: 409, body: { message: 'Já existe.', code: 'nameTaken' } },
  });
  await chooseAction(user, '8.º A', 'Editar');
  const { field, dialog, type, choose, press, wrongAt } = await findDialog(user, 'Editar turma');
  await dialog.findByText('Professora 11');
  await inBothThemes(expectAccessible);
  await choose(/^Professor/, id(11));
  await press('Guardar');
  await waitFor(() => expect(wrongAt(NAME)).toEqual(['Já existe.']));
  expect(sentBody(calls, 'PUT')).toEqual({ name: '8.º A', teacherId: id(11) });
  expect(field(/^Professor/).value).toBe(id(11));
  await choose(/^Professor/, '');
  await type(NAME, ' ');
  await press('Guardar');
  await waitFor(() => expect(wrongAt(NAME)).toEqual(['O nome da turma é obrigatório']));
  expect(wrongAt(/^Professor/)).toEqual(['É necessário selecionar um professor']);
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('deleting says how many teams are deleted too, and the toast undoes it', async () => {
  const calls = open(2, {
    [`DELETE /classes/${CLASS._id}`]: { binId: id(900), counts: { teams: 3, classes: 1 } },
    [`POST /bin/${id(900)}/restore`]: { kind: 'class', id: CLASS._id },
  });
  await chooseAction(user, '8.º A', 'Eliminar');
  const { dialog, press } = await findDialog(user, 'Eliminar turma');
  expect(dialog.getByText('Com ela são eliminadas 3 equipas, com tudo o que fizeram.')).toBeDefined();
  expect(dialog.getByText(/Durante 30 dias/)).toBeDefined();
  await inBothThemes(expectAccessible);
  await press('Sim, Eliminar');
  await user.click(await screen.findByRole('button', { name: 'Anular' }));
  expect(await screen.findByText('«8.º A» está de volta!')).toBeDefined();
  expect(calls.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual(['DELETE', 'POST']);
});

test('a class without teams says so; Cancelar sends nothing', async () => {
  const calls = open(2, { 'GET /classes': page('classes', [{ ...CLASS, teamsCount: 0 }]) });
  await chooseAction(user, '8.º A', 'Eliminar');
  const { dialog, press } = await findDialog(user, 'Eliminar turma');
  expect(dialog.getByText('A turma não tem equipas.')).toBeDefined();
  await press('Cancelar');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.some(({ method }) => method !== 'GET')).toBe(false);
});

test('the menu of a class opens its cards', async () => {
  open(2);
  await chooseAction(user, '8.º A', 'Cartões');
  await expect.poll(() => screen.getByTestId('address').textContent).toBe(`/panel/cards?class=${CLASS._id}`);
});

test('after a deletion the focus moves to the next row, or from the last row to the previous one', async () => {
  const other = { ...CLASS, _id: id(501), class: '8.º B' };
  const binned = { binId: id(900) };
  for (const [gone, beside] of [
    ['8.º A', '8.º B'],
    ['8.º B', '8.º A'],
  ] as const) {
    const target = gone === CLASS.class ? CLASS : other;
    let list = [CLASS, other];
    open(2, {
      'GET /classes': () => page('classes', list),
      [`DELETE /classes/${target._id}`]: () => {
        list = list.filter(({ _id }) => _id !== target._id);
        return binned;
      },
    });
    await chooseAction(user, gone, 'Eliminar');
    const { press } = await findDialog(user, 'Eliminar turma');
    await press('Sim, Eliminar');
    await waitFor(() => expect(screen.queryByRole('button', { name: `Ações de ${gone}` })).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(`Ações de ${beside}`));
    cleanup();
    resetPanel();
  }
});

describe('Classificação no conselho', () => {
  const OPENED = { scope: 'school', openedAt: 1_700_000_000 } as const;
  const ask = async (ranking: SchoolClass['ranking'] = CLOSED_RANKING) => {
    const shown = { ...CLASS, ranking };
    const calls = open(2, { 'GET /classes': page('classes', [shown]), [`PUT /classes/${CLASS._id}/ranking`]: shown });
    await chooseAction(user, '8.º A', 'Classificação no conselho');
    return { calls, ...(await findDialog(user, 'Classificação no conselho')) };
  };

  test('the teacher chooses the scope and opens the ranking', async () => {
    const { calls, dialog, field, choose, press } = await ask();
    expect(dialog.getByText('Fechada')).toBeDefined();
    expect(field(/^O que as equipas veem/).value).toBe('class');
    await inBothThemes(expectAccessible);
    await choose(/^O que as equipas veem/, 'school');
    await press('Abrir a classificação às equipas');
    expect(await screen.findByText('Classificação no conselho guardada com sucesso!')).toBeDefined();
    expect(sentBody(calls, 'PUT')).toEqual({ scope: 'school', open: true });
  });

  test('a ranking that is off cannot be opened', async () => {
    const { dialog, choose } = await ask();
    await choose(/^O que as equipas veem/, 'off');
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Abrir a classificação às equipas' });
    expect(button.disabled).toBe(true);
  });

  test('an open ranking is closed, or gets another scope while open', async () => {
    const first = await ask(OPENED);
    expect(first.dialog.getByText('Aberta: as equipas da escola')).toBeDefined();
    await first.press('Fechar a classificação às equipas');
    await waitFor(() => expect(sentBody(first.calls, 'PUT')).toEqual({ scope: 'school', open: false }));
    cleanup();
    resetPanel();
    const second = await ask(OPENED);
    await second.choose(/^O que as equipas veem/, 'global');
    await second.press('Guardar');
    await waitFor(() => expect(sentBody(second.calls, 'PUT')).toEqual({ scope: 'global', open: true }));
  });

  test('a refusal is shown in the dialog and can be retried', async () => {
    const no = { status: 403, body: { message: 'Não é a sua turma.', code: 'notYours' } };
    const calls = open(2, { [`PUT /classes/${CLASS._id}/ranking`]: no });
    await chooseAction(user, '8.º A', 'Classificação no conselho');
    const { dialog, press } = await findDialog(user, 'Classificação no conselho');
    await press('Abrir a classificação às equipas');
    expect(await dialog.findAllByText('Não é a sua turma.')).not.toHaveLength(0);
    await press('Abrir a classificação às equipas');
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  });
});
