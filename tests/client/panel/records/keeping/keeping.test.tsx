// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dayNumbers, dayWords, yearLater } from '#client/panel/records/keeping/days.ts';
import type { BinEntry } from '#contract/records/bin.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { bodyOf, chooseAction, inBothThemes, openDialog } from '../../actions.ts';
import { ACCOUNT, forgetAll, openPanel, stubServer } from '../../panelHarness.tsx';
import { aTeam, ENDING_CLASS, id, KEEP, page } from '../../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
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
const FAR = { ...ENDING_CLASS, _id: id(501), class: '7.º C', keep: KEEP };

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

test('days are written in words and in numbers', () => {
  expect(dayWords('2027-08-31')).toBe('31 de agosto de 2027');
  expect(dayNumbers('2027-08-31')).toBe('31/08/2027');
  expect(yearLater('2027-08-31', '2031-11-22')).toBe('2028-08-31');
  expect(yearLater('2031-08-31', '2031-11-22')).toBe('2031-11-22');
});

test.each(['/panel', '/panel/management/classes'])(
  '%s warns a teacher of what is about to go, and of nothing else',
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
  keep: { ...KEEP, until: '2026-08-31', isEnding: true, isOver: true, goesOn: null },
};
const SOON = { ...ENDING_CLASS, keep: { ...ENDING_CLASS.keep, goesOn: null } };

test('where a person decides, a teacher is told that nothing goes by itself, before and after the day', async () => {
  open('/panel', 2, { 'GET /classes/all': { classes: [SOON, OVERDUE, FAR] } });
  const warnings = within(await screen.findByRole('region', { name: 'Prazo dos dados das turmas' }));
  expect(warnings.getByText(`O prazo da turma 8.º A termina a 31 de agosto de 2027. ${TEXT}`)).toBeDefined();
  expect(warnings.getByRole('heading', { name: 'Turmas com prazo terminado (1)' })).toBeDefined();
  expect(warnings.getByText(`O prazo da turma 9.º A terminou a 31 de agosto de 2026. ${TEXT}`)).toBeDefined();
  fireEvent.click(warnings.getByRole('button', { name: 'Prolongar 9.º A' }));
  const { dialog } = await openDialog('Prazo dos dados');
  expect(dialog.getByText(/Chegado o dia, continuamos a avisar: nada é apagado sem alguém decidir\./)).toBeDefined();
});

test('an administrator sees all classes whose time is over, whose they are, and what can be done', async () => {
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
  fireEvent.click(list.getByRole('button', { name: 'Apagar já 9.º A' }));
  const { type, press } = await openDialog('Apagar para sempre');
  type(/^Escreva o nome/, '9.º A');
  press('Apagar para sempre');
  expect(await screen.findByText('Os dados foram apagados para sempre.')).toBeDefined();
  expect(bodyOf(calls, 'POST')).toEqual({ name: '9.º A' });
});

test('an administrator reads the dates of all others in the list, and is warned of none', async () => {
  open('/panel/management/classes', 0, {
    'GET /classes': ({ query }) => page('classes', query.get('over') === 'true' ? [] : [ENDING_CLASS, FAR, OVERDUE]),
  });
  expect(await screen.findByText('A acabar')).toBeDefined();
  expect(screen.getByText('Terminado')).toBeDefined();
  expect(screen.getAllByText('31/08/2027')).toHaveLength(2);
  expect(screen.getByText('31/08/2026')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Prazo dos dados das turmas' })).toBeNull();
});

test('what lies in the bin for a person to decide has no day', async () => {
  open('/panel', 2, { 'GET /bin': page('entries', [{ ...OVER, expiresAt: null }]) });
  expect(await screen.findByText(/9\.º B acabou\. Os dados estão na Reciclagem\s+até alguém decidir\./)).toBeDefined();
  cleanup();
  open('/panel/bin', 2, { 'GET /bin': page('entries', [{ ...OVER, expiresAt: null }]) });
  expect(await screen.findByText('Alguém decidir')).toBeDefined();
});

test('the warning exports the class, puts it off by a year, and erases it', async () => {
  const calls = open('/panel', 2, {
    'GET /export/marks.xlsx': {},
    [`PUT /classes/${ENDING_CLASS._id}/keep`]: ENDING_CLASS,
    [`POST /classes/${ENDING_CLASS._id}/erase`]: {
      status: 400,
      body: { message: 'x', code: 'badInput', fields: { name: 'Escreva «8.º A», tal como está.' } },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Exportar' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Avaliações (Excel)' }));
  await waitFor(() =>
    expect(calls.find((call) => call.path === '/export/marks.xlsx')?.query.get('classId')).toBe(ENDING_CLASS._id),
  );
  await screen.findByText('Ficheiro exportado');
  fireEvent.click(screen.getByRole('button', { name: 'Fechar o aviso' }));

  fireEvent.click(screen.getByRole('button', { name: 'Prolongar 8.º A' }));
  const keeping = await openDialog('Prazo dos dados');
  await inBothThemes(expectAccessible);
  expect(keeping.field(/^Guardar até/).value).toBe('2028-08-31');
  keeping.press('Guardar');
  expect(await screen.findByText('Prazo guardado com sucesso!')).toBeDefined();
  expect(bodyOf(calls, 'PUT')).toEqual({ until: '2028-08-31' });

  fireEvent.click(screen.getByRole('button', { name: 'Apagar já 8.º A' }));
  const erasing = await openDialog('Apagar para sempre');
  await inBothThemes(expectAccessible);
  expect(erasing.dialog.getByRole('button', { name: 'Apagar para sempre' }).hasAttribute('disabled')).toBe(true);
  erasing.type(/^Escreva o nome: 8\.º A/, '8A');
  erasing.press('Apagar para sempre');
  await waitFor(() => expect(erasing.wrongAt(/^Escreva o nome/)).toEqual(['Escreva «8.º A», tal como está.']));
  expect(bodyOf(calls, 'POST')).toEqual({ name: '8A' });
});

test('a team and what lies in the bin are erased in the same way', async () => {
  const calls = open('/panel/management/teams', 2, {
    [`GET /team/byTeacher/${ACCOUNT}`]: page('teams', [aTeam()]),
    [`POST /team/${id(100)}/erase`]: { teams: 1, classes: 0 },
    [`POST /bin/${OVER._id}/erase`]: { teams: 3, classes: 1 },
  });
  await chooseAction('Cometas', 'Apagar para sempre');
  const team = await openDialog('Apagar para sempre');
  const gentler = /^Para poder voltar atrás em caso de engano, use «Eliminar» e a/;
  expect(team.dialog.getByText(gentler)).toBeDefined();
  team.type(/^Escreva o nome/, 'Cometas');
  team.press('Apagar para sempre');
  expect(await screen.findByText('Os dados foram apagados para sempre.')).toBeDefined();
  expect(bodyOf(calls, 'POST')).toEqual({ name: 'Cometas' });
  cleanup();
  open('/panel/bin', 2, { [`POST /bin/${OVER._id}/erase`]: { teams: 3, classes: 1 } });
  expect(await screen.findByText('O prazo acabou')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Apagar já 9.º B' }));
  const entry = await openDialog('Apagar para sempre');
  expect(entry.dialog.getByText(/Todos os dados da turma «9\.º B»/)).toBeDefined();
  expect(entry.dialog.queryByText(gentler)).toBeNull();
  expect(entry.dialog.queryByRole('link')).toBeNull();
});
