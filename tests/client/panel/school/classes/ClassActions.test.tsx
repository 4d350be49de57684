// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { SchoolClass } from '#contract/school/classes.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { bodyOf, chooseAction, inBothThemes, openDialog } from '../../actions.ts';
import { ACCOUNT, forgetAll, openPanel, stubServer } from '../../panelHarness.tsx';
import { aTeacher, CLOSED_RANKING, id, KEEP, page } from '../../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
});

const CLASS: SchoolClass = {
  _id: id(500),
  class: '8.º A',
  teacher: { _id: ACCOUNT, name: 'Professora 10', email: null },
  school: { _id: id(1), name: 'Escola 1' },
  teamsCount: 3,
  keep: KEEP,
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

test('a teacher renames a class and does not see a teacher to choose', async () => {
  const calls = open(2, { [`PUT /classes/${CLASS._id}`]: CLASS });
  const button = await chooseAction('8.º A', 'Editar');
  const { field, dialog, type, press } = await openDialog('Editar turma');
  expect(field(NAME).value).toBe('8.º A');
  expect(dialog.queryByLabelText(/^Professor/)).toBeNull();
  type(NAME, ' 8.º B ');
  press('Guardar');
  expect(await screen.findByText('Turma guardada com sucesso!')).toBeDefined();
  expect(bodyOf(calls, 'PUT')).toEqual({ name: '8.º B' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('an administrator gives it to another teacher; a clash stands at the name', async () => {
  const calls = open(0, {
    [`PUT /classes/${CLASS._id}`]: { status: 409, body: { message: 'Já existe.', code: 'nameTaken' } },
  });
  await chooseAction('8.º A', 'Editar');
  const { field, dialog, type, press, wrongAt } = await openDialog('Editar turma');
  await dialog.findByText('Professora 11');
  await inBothThemes(expectAccessible);
  type(/^Professor/, id(11));
  press('Guardar');
  await waitFor(() => expect(wrongAt(NAME)).toEqual(['Já existe.']));
  expect(bodyOf(calls, 'PUT')).toEqual({ name: '8.º A', teacherId: id(11) });
  expect(field(/^Professor/).value).toBe(id(11));
  type(/^Professor/, '');
  type(NAME, ' ');
  press('Guardar');
  await waitFor(() => expect(wrongAt(NAME)).toEqual(['O nome da turma é obrigatório']));
  expect(wrongAt(/^Professor/)).toEqual(['É necessário selecionar um professor']);
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('deleting says how many teams go with it, and can be undone from the toast', async () => {
  const calls = open(2, {
    [`DELETE /classes/${CLASS._id}`]: { binId: id(900), counts: { teams: 3, classes: 1 } },
    [`POST /bin/${id(900)}/restore`]: { kind: 'class', id: CLASS._id },
  });
  await chooseAction('8.º A', 'Eliminar');
  const { dialog, press } = await openDialog('Eliminar turma');
  expect(dialog.getByText('Com ela são eliminadas 3 equipas, com tudo o que fizeram.')).toBeDefined();
  expect(dialog.getByText(/Durante 30 dias/)).toBeDefined();
  await inBothThemes(expectAccessible);
  press('Sim, Eliminar');
  fireEvent.click(await screen.findByRole('button', { name: 'Anular' }));
  expect(await screen.findByText('«8.º A» está de volta!')).toBeDefined();
  expect(calls.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual(['DELETE', 'POST']);
});

test('a class without teams says so; Cancelar sends nothing', async () => {
  const calls = open(2, { 'GET /classes': page('classes', [{ ...CLASS, teamsCount: 0 }]) });
  await chooseAction('8.º A', 'Eliminar');
  const { dialog, press } = await openDialog('Eliminar turma');
  expect(dialog.getByText('A turma não tem equipas.')).toBeDefined();
  press('Cancelar');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.some(({ method }) => method !== 'GET')).toBe(false);
});

test('the cards of its teams are an action of a class', async () => {
  open(2);
  await chooseAction('8.º A', 'Cartões');
  await expect.poll(() => screen.getByTestId('address').textContent).toBe(`/panel/cards?class=${CLASS._id}`);
});

test('after a deletion the focus goes to the next row, and from the last one to the row before', async () => {
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
    await chooseAction(gone, 'Eliminar');
    const { press } = await openDialog('Eliminar turma');
    press('Sim, Eliminar');
    await waitFor(() => expect(screen.queryByRole('button', { name: `Ações de ${gone}` })).toBeNull());
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(`Ações de ${beside}`));
    cleanup();
    forgetAll();
  }
});

describe('Classificação no conselho', () => {
  const OPENED = { scope: 'school', openedAt: 1_700_000_000 } as const;
  const ask = async (ranking: SchoolClass['ranking'] = CLOSED_RANKING) => {
    const shown = { ...CLASS, ranking };
    const calls = open(2, { 'GET /classes': page('classes', [shown]), [`PUT /classes/${CLASS._id}/ranking`]: shown });
    await chooseAction('8.º A', 'Classificação no conselho');
    return { calls, ...(await openDialog('Classificação no conselho')) };
  };

  test('the teacher chooses what the teams see and opens it', async () => {
    const { calls, dialog, field, type, press } = await ask();
    expect(dialog.getByText('Fechada')).toBeDefined();
    expect(field(/^O que as equipas veem/).value).toBe('class');
    await inBothThemes(expectAccessible);
    type(/^O que as equipas veem/, 'school');
    press('Abrir a classificação às equipas');
    expect(await screen.findByText('Classificação no conselho guardada com sucesso!')).toBeDefined();
    expect(bodyOf(calls, 'PUT')).toEqual({ scope: 'school', open: true });
  });

  test('what is off cannot be opened', async () => {
    const { dialog, type } = await ask();
    type(/^O que as equipas veem/, 'off');
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Abrir a classificação às equipas' });
    expect(button.disabled).toBe(true);
  });

  test('an open one is closed, or shown to more without closing it', async () => {
    const first = await ask(OPENED);
    expect(first.dialog.getByText('Aberta: as equipas da escola')).toBeDefined();
    first.press('Fechar a classificação às equipas');
    await waitFor(() => expect(bodyOf(first.calls, 'PUT')).toEqual({ scope: 'school', open: false }));
    cleanup();
    forgetAll();
    const second = await ask(OPENED);
    second.type(/^O que as equipas veem/, 'global');
    second.press('Guardar');
    await waitFor(() => expect(bodyOf(second.calls, 'PUT')).toEqual({ scope: 'global', open: true }));
  });

  test('what is refused stands in the dialog, and can be tried again', async () => {
    const no = { status: 403, body: { message: 'Não é a sua turma.', code: 'notYours' } };
    const calls = open(2, { [`PUT /classes/${CLASS._id}/ranking`]: no });
    await chooseAction('8.º A', 'Classificação no conselho');
    const { dialog, press } = await openDialog('Classificação no conselho');
    press('Abrir a classificação às equipas');
    expect(await dialog.findAllByText('Não é a sua turma.')).not.toHaveLength(0);
    press('Abrir a classificação às equipas');
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  });
});
