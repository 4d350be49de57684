// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayNumbers, dayWords, yearLater } from '#client/panel/records/keeping/days.ts';
import type { BinEntry } from '#contract/records/bin.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { chooseAction, findDialog, inBothThemes, sentBody } from '../../actions.ts';
import { aTeam, ENDING_CLASS, FAR_RETENTION, id, page } from '../../fixtures.ts';
import { ACCOUNT_ID, openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const OVER: BinEntry = {
  _id: id(900),
  kind: 'class',
  name: '9.º B',
  counts: { teams: 3, classes: 1 },
  deletedAt: new Date(2026, 7, 31).getTime() / 1_000,
  deletedBy: null,
  isOver: true,
  expiresAt: new Date(2026, 8, 14, 9).getTime() / 1_000,
};
const FAR = { ...ENDING_CLASS, _id: id(501), class: '7.º C', keep: FAR_RETENTION };

function open(path: string, role: 0 | 2, extra: Parameters<typeof stubServer>[0] = {}) {
  const calls = stubServer({
    'GET /classes': page('classes', [ENDING_CLASS, FAR]),
    'GET /classes/all': { classes: [ENDING_CLASS, FAR] },
    'GET /bin': page('entries', [OVER, { ...OVER, _id: id(901), name: '9.º Z', isOver: false }]),
    ...extra,
  });
  openPanel(path, role);
  return calls;
}

test('days are formatted in words and in numbers, and extended by a year up to the latest day', () => {
  expect(dayWords('2027-08-31')).toBe('31 de agosto de 2027');
  expect(dayNumbers('2027-08-31')).toBe('31/08/2027');
  expect(yearLater('2027-08-31', '2031-11-22')).toBe('2028-08-31');
  expect(yearLater('2031-08-31', '2031-11-22')).toBe('2031-11-22');
});

test.each(['/panel', '/panel/management/classes'])(
  '%s warns a teacher of classes that end soon or are over, and of no others',
  async (path) => {
    open(path, 2);
    const warnings = within(await screen.findByRole('region', { name: 'Prazo dos dados das turmas' }));
    expect(warnings.getByText('Os dados da turma 8.º A são apagados a 31 de agosto de 2027.')).toBeDefined();
    expect(
      warnings.getByText(/O prazo da turma 9\.º B acabou\..* são apagados definitivamente a 14\/09\/2026\./),
    ).toBeDefined();
    expect(warnings.queryByText(/7\.º C|9\.º Z/)).toBeNull();
    for (const name of ['Exportar', 'Prolongar 8.º A', 'Apagar já 8.º A']) {
      expect(warnings.getByRole('button', { name })).toBeDefined();
    }
    await inBothThemes(expectAccessible);
  },
);

const TEXT = 'Nada é apagado sem alguém decidir.';
const OVERDUE = {
  ...ENDING_CLASS,
  _id: id(502),
  class: '9.º A',
  keep: { ...FAR_RETENTION, until: '2026-08-31', isEnding: true, isOver: true, goesOn: null },
};
const SOON = { ...ENDING_CLASS, keep: { ...ENDING_CLASS.keep, goesOn: null } };

test('without automatic deletion a teacher reads, before and after the day, that a person decides', async () => {
  open('/panel', 2, { 'GET /classes/all': { classes: [SOON, OVERDUE, FAR] } });
  const warnings = within(await screen.findByRole('region', { name: 'Prazo dos dados das turmas' }));
  expect(warnings.getByText(`O prazo da turma 8.º A termina a 31 de agosto de 2027. ${TEXT}`)).toBeDefined();
  expect(warnings.getByRole('heading', { name: 'Turmas com prazo terminado (1)' })).toBeDefined();
  expect(warnings.getByText(`O prazo da turma 9.º A terminou a 31 de agosto de 2026. ${TEXT}`)).toBeDefined();
  await user.click(warnings.getByRole('button', { name: 'Prolongar 9.º A' }));
  const { dialog } = await findDialog(user, 'Prazo dos dados');
  expect(dialog.getByText(/Chegado o dia, continuamos a avisar: nada é apagado sem alguém decidir\./)).toBeDefined();
});

test('an administrator sees every overdue class with its teacher and the possible actions', async () => {
  const asked: (string | null)[] = [];
  const calls = open('/panel', 0, {
    'GET /classes': ({ query }) => {
      asked.push(query.get('over'));
      return page('classes', [OVERDUE], { total: 14 });
    },
    [`POST /classes/${OVERDUE._id}/erase`]: { teams: 3, classes: 1 },
  });
  const list = within(await screen.findByRole('region', { name: 'Prazo dos dados das turmas' }));
  expect(asked).toEqual(['true']);
  expect(list.getByRole('heading', { name: 'Turmas com prazo terminado (14)' })).toBeDefined();
  expect(
    list.getByText(`O prazo da turma 9.º A, de Professora 10, terminou a 31 de agosto de 2026. ${TEXT}`),
  ).toBeDefined();
  expect(list.getByText(/^Há mais 13\./)).toBeDefined();
  expect(list.getByRole('button', { name: 'Prolongar 9.º A' })).toBeDefined();
  await inBothThemes(expectAccessible);
  await user.click(list.getByRole('button', { name: 'Apagar já 9.º A' }));
  const { type, press } = await findDialog(user, 'Apagar para sempre');
  await type(/^Escreva o nome/, '9.º A');
  await press('Apagar para sempre');
  expect(await screen.findByText('Os dados foram apagados para sempre.')).toBeDefined();
  expect(sentBody(calls, 'POST')).toEqual({ name: '9.º A' });
});

test('an administrator sees the other dates in the list, without a warning', async () => {
  open('/panel/management/classes', 0, {
    'GET /classes': ({ query }) => page('classes', query.get('over') === 'true' ? [] : [ENDING_CLASS, FAR, OVERDUE]),
  });
  expect(await screen.findByText('A acabar')).toBeDefined();
  expect(screen.getByText('Terminado')).toBeDefined();
  expect(screen.getAllByText('31/08/2027')).toHaveLength(2);
  expect(screen.getByText('31/08/2026')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Prazo dos dados das turmas' })).toBeNull();
});

test('a bin entry without automatic deletion shows no date', async () => {
  open('/panel', 2, { 'GET /bin': page('entries', [{ ...OVER, expiresAt: null }]) });
  expect(await screen.findByText(/9\.º B acabou\. Os dados estão na Reciclagem\s+até alguém decidir\./)).toBeDefined();
  cleanup();
  open('/panel/bin', 2, { 'GET /bin': page('entries', [{ ...OVER, expiresAt: null }]) });
  expect(await screen.findByText('Alguém decidir')).toBeDefined();
});

test('the warning exports, extends and erases the class', async () => {
  const calls = open('/panel', 2, {
    'GET /export/marks.xlsx': {},
    [`PUT /classes/${ENDING_CLASS._id}/keep`]: ENDING_CLASS,
    [`POST /classes/${ENDING_CLASS._id}/erase`]: {
      status: 400,
      body: { message: 'x', code: 'badInput', fields: { name: 'Escreva «8.º A», tal como está.' } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Avaliações (Excel)' }));
  await waitFor(() =>
    expect(calls.find((call) => call.path === '/export/marks.xlsx')?.query.get('classId')).toBe(ENDING_CLASS._id),
  );
  await screen.findByText('Ficheiro exportado');
  await user.click(screen.getByRole('button', { name: 'Fechar o aviso' }));

  await user.click(screen.getByRole('button', { name: 'Prolongar 8.º A' }));
  const keeping = await findDialog(user, 'Prazo dos dados');
  await inBothThemes(expectAccessible);
  expect(keeping.field(/^Guardar até/).value).toBe('2028-08-31');
  await keeping.press('Guardar');
  expect(await screen.findByText('Prazo guardado com sucesso!')).toBeDefined();
  expect(sentBody(calls, 'PUT')).toEqual({ until: '2028-08-31' });

  await user.click(screen.getByRole('button', { name: 'Apagar já 8.º A' }));
  const erasing = await findDialog(user, 'Apagar para sempre');
  await inBothThemes(expectAccessible);
  expect(erasing.dialog.getByRole('button', { name: 'Apagar para sempre' }).hasAttribute('disabled')).toBe(true);
  await erasing.type(/^Escreva o nome: 8\.º A/, '8A');
  await erasing.press('Apagar para sempre');
  await waitFor(() => expect(erasing.wrongAt(/^Escreva o nome/)).toEqual(['Escreva «8.º A», tal como está.']));
  expect(sentBody(calls, 'POST')).toEqual({ name: '8A' });
});

test('a team and a bin entry are erased with the same dialog', async () => {
  const calls = open('/panel/management/teams', 2, {
    [`GET /team/byTeacher/${ACCOUNT_ID}`]: page('teams', [aTeam()]),
    [`POST /team/${id(100)}/erase`]: { teams: 1, classes: 0 },
    [`POST /bin/${OVER._id}/erase`]: { teams: 3, classes: 1 },
  });
  await chooseAction(user, 'Cometas', 'Apagar para sempre');
  const team = await findDialog(user, 'Apagar para sempre');
  const gentler = /^Para poder voltar atrás em caso de engano, use «Eliminar» e a/;
  expect(team.dialog.getByText(gentler)).toBeDefined();
  await team.type(/^Escreva o nome/, 'Cometas');
  await team.press('Apagar para sempre');
  expect(await screen.findByText('Os dados foram apagados para sempre.')).toBeDefined();
  expect(sentBody(calls, 'POST')).toEqual({ name: 'Cometas' });
  cleanup();
  open('/panel/bin', 2, { [`POST /bin/${OVER._id}/erase`]: { teams: 3, classes: 1 } });
  expect(await screen.findByText('O prazo acabou')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Apagar já 9.º B' }));
  const entry = await findDialog(user, 'Apagar para sempre');
  expect(entry.dialog.getByText(/Todos os dados da turma «9\.º B»/)).toBeDefined();
  expect(entry.dialog.queryByText(gentler)).toBeNull();
  expect(entry.dialog.queryByRole('link')).toBeNull();
});
