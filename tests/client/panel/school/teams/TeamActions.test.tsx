// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SchoolClass } from '#contract/school/classes.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { bodyOf, chooseAction, inBothThemes, openDialog } from '../../actions.ts';
import { ACCOUNT, forgetAll, openPanel, stubServer } from '../../panelHarness.tsx';
import { aTeam, CLOSED_RANKING, id, KEEP, page } from '../../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
});

const TEAM = aTeam();
const NAME = /^Nome da equipa/;
const USERNAME = /^Nome de utilizador/;
const MEMBERS = /^Membros/;
const PASSWORD = /^Nova palavra-passe/;

const aClass = (n: number, name: string, school = 'Escola A'): SchoolClass => ({
  _id: id(n),
  class: name,
  teacher: { _id: ACCOUNT, name: 'Marta', email: null },
  school: { _id: id(1), name: school },
  teamsCount: 1,
  keep: KEEP,
  ranking: CLOSED_RANKING,
});

function open(extra: Parameters<typeof stubServer>[0] = {}, role: 0 | 2 = 0) {
  const calls = stubServer({
    'GET /team/all': page('teams', [TEAM]),
    [`GET /team/byTeacher/${ACCOUNT}`]: page('teams', [TEAM]),
    'GET /classes': page('classes', [aClass(502, '8.º A'), aClass(503, '9.º B', 'Escola B'), aClass(501, '10.º A')]),
    ...extra,
  });
  openPanel('/panel/management/teams', role);
  return calls;
}

test('every team has its actions, the gravest last', async () => {
  open({}, 2);
  const button = await screen.findByRole('button', { name: 'Ações de Cometas' });
  fireEvent.keyDown(button, { key: 'Enter' });
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Editar',
    'Mudar de turma',
    'Nova palavra-passe',
    'Eliminar',
    'Apagar para sempre',
  ]);
});

describe('Editar', () => {
  const edit = async (extra: Parameters<typeof stubServer>[0] = {}) => {
    const calls = open(extra);
    const button = await chooseAction('Cometas', 'Editar');
    return { calls, button, ...(await openDialog('Editar equipa')) };
  };

  test('saves name, username and members, and gives the focus back', async () => {
    const { calls, button, field, type, press } = await edit({ [`PUT /team/${TEAM._id}`]: TEAM });
    expect([NAME, USERNAME, MEMBERS].map((label) => field(label).value)).toEqual(['Cometas', '8a-gp1', 'Ana\nRui']);
    await inBothThemes(expectAccessible);
    type(NAME, ' Estrelas ');
    type(MEMBERS, 'Ana, Eva\n\nRui');
    press('Guardar');
    expect(await screen.findByText('Equipa guardada com sucesso!')).toBeDefined();
    expect(bodyOf(calls, 'PUT')).toEqual({
      name: 'Estrelas',
      username: '8a-gp1',
      teamMembers: ['Ana', 'Eva', 'Rui'],
      solarId: TEAM.status.solar._id,
    });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('the solar system can change until the team begins', async () => {
    const { field } = await edit();
    expect(field(/^Sistema solar/).disabled).toBe(true);
    cleanup();
    const waiting = { ...TEAM, status: { ...TEAM.status, isTutorialDone: false } };
    const sent = { [`PUT /team/${TEAM._id}`]: waiting };
    const { calls, ...fresh } = await edit({ 'GET /team/all': page('teams', [waiting]), ...sent });
    fireEvent.change(fresh.field(/^Sistema solar/), { target: { value: THEME_IDS.ds } });
    fresh.press('Guardar');
    await screen.findByText('Equipa guardada com sucesso!');
    expect(bodyOf(calls, 'PUT')).toMatchObject({ solarId: THEME_IDS.ds });
  });

  test('what is wrong stands at its field until it is changed, and is not sent', async () => {
    const { calls, type, press, wrongAt, field } = await edit();
    type(NAME, '  ');
    type(USERNAME, 'a@b');
    type(MEMBERS, 'x'.repeat(300));
    press('Guardar');
    await waitFor(() => expect(wrongAt(NAME)).toEqual(['O nome da equipa é obrigatório']));
    expect(wrongAt(USERNAME)).toEqual(['O nome de utilizador não pode ter o sinal @']);
    expect(wrongAt(MEMBERS)).toEqual(['O nome de um membro não pode ter mais de 120 caracteres']);
    await waitFor(() => expect(document.activeElement).toBe(field(NAME)));
    type(NAME, 'Cometas');
    expect(wrongAt(NAME)).toEqual([]);
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  test.each([
    [{ message: 'Este nome de utilizador já existe. Escolha outro.', code: 'usernameTaken' }, USERNAME, undefined],
    [{ message: 'Há campos.', code: 'badInput', fields: { 'teamMembers.1': 'Está errado.' } }, MEMBERS, 'Está errado.'],
  ])('a refusal of the server %o stands at its field, and everything typed stays', async (body, label, words) => {
    const { field, type, press, wrongAt } = await edit({ [`PUT /team/${TEAM._id}`]: { status: 409, body } });
    type(NAME, ' Estrelas ');
    press('Guardar');
    await waitFor(() => expect(wrongAt(label)).toEqual([words ?? body.message]));
    expect(field(NAME).value).toBe(' Estrelas ');
  });

  test('a refusal of no field stands above the buttons', async () => {
    const body = { message: 'Estes dados pertencem a outra conta.', code: 'notYours' };
    const { dialog, press } = await edit({ [`PUT /team/${TEAM._id}`]: { status: 403, body } });
    press('Guardar');
    await waitFor(() => expect(dialog.getAllByText(body.message), 'line and toast').toHaveLength(2));
  });
});

describe('Mudar de turma', () => {
  test('offers the other classes in order, and moves', async () => {
    const calls = open({ [`PUT /team/${TEAM._id}/class`]: TEAM });
    await chooseAction('Cometas', 'Mudar de turma');
    const { dialog, press, wrongAt } = await openDialog('Mudar de turma');
    press('Mudar');
    await waitFor(() => expect(wrongAt(/^Turma nova/)).toContain('É necessário selecionar uma turma'));
    await inBothThemes(expectAccessible);
    fireEvent.focus(dialog.getByRole('combobox', { name: 'Turma nova' }));
    const options = within(await dialog.findByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '9.º B · Marta · Escola B',
      '10.º A · Marta · Escola A',
    ]);
    fireEvent.mouseDown(options[0] as HTMLElement);
    press('Mudar');
    expect(await screen.findByText('Equipa mudada de turma com sucesso!')).toBeDefined();
    expect(bodyOf(calls, 'PUT')).toEqual({ classId: id(503) });
  });

  test('a teacher reads only the names; a class that is gone is told at the field', async () => {
    const body = { message: 'Não foi encontrado.', code: 'notFound', fields: { classId: 'A turma não existe.' } };
    open({ [`PUT /team/${TEAM._id}/class`]: { status: 404, body } }, 2);
    await chooseAction('Cometas', 'Mudar de turma');
    const { dialog, press, wrongAt } = await openDialog('Mudar de turma');
    fireEvent.focus(dialog.getByRole('combobox', { name: 'Turma nova' }));
    fireEvent.mouseDown(await screen.findByRole('option', { name: '9.º B' }));
    press('Mudar');
    await waitFor(() => expect(wrongAt(/^Turma nova/)).toContain('A turma não existe.'));
  });
});

describe('Nova palavra-passe', () => {
  test('is suggested, given, shown once and copied', async () => {
    const calls = open({ [`PUT /credentials/${TEAM._id}`]: { username: '8a-gp1' } });
    const button = await chooseAction('Cometas', 'Nova palavra-passe');
    const { field, press } = await openDialog('Nova palavra-passe de Cometas');
    const first = field(PASSWORD).value;
    expect(first).toMatch(/^8a-gp1[a-z2-9]{5}$/);
    press('Sugerir outra');
    const password = field(PASSWORD).value;
    expect(password).not.toBe(first);
    await inBothThemes(expectAccessible);
    press('Guardar');
    expect(await screen.findByText('Palavra-passe alterada com sucesso!')).toBeDefined();
    expect(bodyOf(calls, 'PUT')).toEqual({ password });
    const shown = await openDialog('Nova palavra-passe de Cometas');
    expect(shown.field(PASSWORD).value).toBe(password);
    await inBothThemes(expectAccessible);
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    shown.press('Copiar');
    expect(await screen.findByText('Palavra-passe copiada!')).toBeDefined();
    expect(written).toHaveBeenCalledExactlyOnceWith(password);
    written.mockRejectedValue(new Error('no'));
    shown.press('Copiar');
    expect(await screen.findByText(/^Não foi possível copiar/)).toBeDefined();
    written.mockRestore();
    fireEvent.click(shown.dialog.getAllByRole('button', { name: 'Fechar' })[1] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('a team’s may be short, but not empty; a refusal keeps it', async () => {
    const calls = open({
      [`PUT /credentials/${TEAM._id}`]: { status: 503, body: { message: 'Muitos pedidos.', code: 'busy' } },
    });
    await chooseAction('Cometas', 'Nova palavra-passe');
    const { dialog, field, type, press, wrongAt } = await openDialog('Nova palavra-passe de Cometas');
    type(PASSWORD, ' ');
    press('Guardar');
    await waitFor(() => expect(wrongAt(PASSWORD)).toEqual(['A palavra-passe é obrigatória']));
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    type(PASSWORD, 'abc');
    press('Guardar');
    await waitFor(() => expect(dialog.getAllByText('Muitos pedidos.').length).toBeGreaterThan(0));
    expect(field(PASSWORD).value).toBe('abc');
  });
});

describe('Eliminar', () => {
  test('asks, says what goes with it, and the toast undoes it', async () => {
    const calls = open({
      [`DELETE /team/${TEAM._id}`]: { binId: id(900), counts: { teams: 1, classes: 0 } },
      [`POST /bin/${id(900)}/restore`]: { kind: 'team', id: TEAM._id },
    });
    await chooseAction('Cometas', 'Eliminar');
    const { dialog, press } = await openDialog('Eliminar equipa');
    expect(dialog.getByText('Tem a certeza que pretende eliminar a equipa «Cometas»?')).toBeDefined();
    expect(dialog.getByText(/respostas, ficheiros, pontuações e proposta/)).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Reciclagem' }).closest('p')?.textContent).toBe(
      'Durante 30 dias, tudo isto pode ser restaurado na Reciclagem.',
    );
    await inBothThemes(expectAccessible);
    press('Sim, Eliminar');
    expect(await screen.findByText('«Cometas» está na reciclagem.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('«Cometas» está de volta!')).toBeDefined();
    expect(calls.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual(['DELETE', 'POST']);
  });

  test('a failure keeps the question and says why', async () => {
    const body = { message: 'Não foi encontrado.', code: 'notFound' };
    open({ [`DELETE /team/${TEAM._id}`]: { status: 404, body } });
    await chooseAction('Cometas', 'Eliminar');
    const { dialog, press } = await openDialog('Eliminar equipa');
    press('Sim, Eliminar');
    expect((await dialog.findAllByText('Não foi encontrado.')).length).toBeGreaterThan(0);
  });
});
