// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SchoolClass } from '#contract/school/classes.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { chooseAction, findDialog, inBothThemes, sentBody } from '../../actions.ts';
import { aTeam, CLOSED_RANKING, FAR_RETENTION, id, page } from '../../fixtures.ts';
import { ACCOUNT_ID, openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const TEAM = aTeam();
const NAME = /^Nome da equipa/;
const USERNAME = /^Nome de utilizador/;
const MEMBERS = /^Membros/;
const PASSWORD = /^Nova palavra-passe/;

const aClass = (n: number, name: string, school = 'Escola A'): SchoolClass => ({
  _id: id(n),
  class: name,
  teacher: { _id: ACCOUNT_ID, name: 'Marta', email: null },
  school: { _id: id(1), name: school },
  teamsCount: 1,
  keep: FAR_RETENTION,
  ranking: CLOSED_RANKING,
});

function open(extra: Parameters<typeof stubServer>[0] = {}, role: 0 | 2 = 0) {
  const calls = stubServer({
    'GET /team/all': page('teams', [TEAM]),
    [`GET /team/byTeacher/${ACCOUNT_ID}`]: page('teams', [TEAM]),
    'GET /classes': page('classes', [aClass(502, '8.º A'), aClass(503, '9.º B', 'Escola B'), aClass(501, '10.º A')]),
    ...extra,
  });
  openPanel('/panel/management/teams', role);
  return calls;
}

test('every team has its actions, the most destructive last', async () => {
  open({}, 2);
  const button = await screen.findByRole('button', { name: 'Ações de Cometas' });
  button.focus();
  await user.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Editar',
    'Mudar de turma',
    'Apoios',
    'Código da equipa',
    'Nova palavra-passe',
    'Eliminar',
    'Apagar para sempre',
  ]);
});

describe('Editar', () => {
  const edit = async (extra: Parameters<typeof stubServer>[0] = {}) => {
    const calls = open(extra);
    const button = await chooseAction(user, 'Cometas', 'Editar');
    return { calls, button, ...(await findDialog(user, 'Editar equipa')) };
  };

  test('saves name, username and members, and returns the focus', async () => {
    const { calls, button, field, type, press } = await edit({ [`PUT /team/${TEAM._id}`]: TEAM });
    expect([NAME, USERNAME, MEMBERS].map((label) => field(label).value)).toEqual(['Cometas', '8a-gp1', 'Ana\nRui']);
    await inBothThemes(expectAccessible);
    await type(NAME, ' Estrelas ');
    await type(MEMBERS, 'Ana, Eva\n\nRui');
    await press('Guardar');
    expect(await screen.findByText('Equipa guardada com sucesso!')).toBeDefined();
    expect(sentBody(calls, 'PUT')).toEqual({
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
    await fresh.choose(/^Sistema solar/, THEME_IDS.ds);
    await fresh.press('Guardar');
    await screen.findByText('Equipa guardada com sucesso!');
    expect(sentBody(calls, 'PUT')).toMatchObject({ solarId: THEME_IDS.ds });
  });

  test('validation messages stay at their fields until they change, and nothing is sent', async () => {
    const { calls, type, press, wrongAt, field } = await edit();
    await type(NAME, '  ');
    await type(USERNAME, 'a@b');
    await type(MEMBERS, 'x'.repeat(300));
    await press('Guardar');
    await waitFor(() => expect(wrongAt(NAME)).toEqual(['O nome da equipa é obrigatório']));
    expect(wrongAt(USERNAME)).toEqual(['O nome de utilizador não pode ter o sinal @']);
    expect(wrongAt(MEMBERS)).toEqual(['O nome de um membro não pode ter mais de 120 caracteres']);
    await waitFor(() => expect(document.activeElement).toBe(field(NAME)));
    await type(NAME, 'Cometas');
    expect(wrongAt(NAME)).toEqual([]);
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  test.each([
    [{ message: 'Este nome de utilizador já existe. Escolha outro.', code: 'usernameTaken' }, USERNAME, undefined],
    [{ message: 'Há campos.', code: 'badInput', fields: { 'teamMembers.1': 'Está errado.' } }, MEMBERS, 'Está errado.'],
  ])('a refusal %o is shown at its field and keeps the typed text', async (body, label, words) => {
    const { field, type, press, wrongAt } = await edit({ [`PUT /team/${TEAM._id}`]: { status: 409, body } });
    await type(NAME, ' Estrelas ');
    await press('Guardar');
    await waitFor(() => expect(wrongAt(label)).toEqual([words ?? body.message]));
    expect(field(NAME).value).toBe(' Estrelas ');
  });

  test('a refusal without a field is shown above the buttons', async () => {
    const body = { message: 'Estes dados pertencem a outra conta.', code: 'notYours' };
    const { dialog, press } = await edit({ [`PUT /team/${TEAM._id}`]: { status: 403, body } });
    await press('Guardar');
    await waitFor(() => expect(dialog.getAllByText(body.message), 'line and toast').toHaveLength(2));
  });
});

describe('Mudar de turma', () => {
  test('offers the other classes in order and moves the team', async () => {
    const calls = open({ [`PUT /team/${TEAM._id}/class`]: TEAM });
    await chooseAction(user, 'Cometas', 'Mudar de turma');
    const { dialog, press, wrongAt } = await findDialog(user, 'Mudar de turma');
    await press('Mudar');
    await waitFor(() => expect(wrongAt(/^Turma nova/)).toContain('É necessário selecionar uma turma'));
    await inBothThemes(expectAccessible);
    await user.click(dialog.getByRole('combobox', { name: 'Turma nova' }));
    const options = within(await dialog.findByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '9.º B · Marta · Escola B',
      '10.º A · Marta · Escola A',
    ]);
    await user.click(options[0] as HTMLElement);
    await press('Mudar');
    expect(await screen.findByText('Equipa mudada de turma com sucesso!')).toBeDefined();
    expect(sentBody(calls, 'PUT')).toEqual({ classId: id(503) });
  });

  test('a teacher reads only class names; a missing class is reported at the field', async () => {
    const body = { message: 'Não foi encontrado.', code: 'notFound', fields: { classId: 'A turma não existe.' } };
    open({ [`PUT /team/${TEAM._id}/class`]: { status: 404, body } }, 2);
    await chooseAction(user, 'Cometas', 'Mudar de turma');
    const { dialog, press, wrongAt } = await findDialog(user, 'Mudar de turma');
    await user.click(dialog.getByRole('combobox', { name: 'Turma nova' }));
    await user.click(await screen.findByRole('option', { name: '9.º B' }));
    await press('Mudar');
    await waitFor(() => expect(wrongAt(/^Turma nova/)).toContain('A turma não existe.'));
  });
});

describe('Nova palavra-passe', () => {
  test('is suggested, saved, shown once and copied', async () => {
    const calls = open({ [`PUT /credentials/${TEAM._id}`]: { username: '8a-gp1' } });
    const button = await chooseAction(user, 'Cometas', 'Nova palavra-passe');
    const { field, press } = await findDialog(user, 'Nova palavra-passe de Cometas');
    const first = field(PASSWORD).value;
    expect(first).toMatch(/^8a-gp1[a-z2-9]{5}$/);
    await press('Sugerir outra');
    const password = field(PASSWORD).value;
    expect(password).not.toBe(first);
    await inBothThemes(expectAccessible);
    await press('Guardar');
    expect(await screen.findByText('Palavra-passe alterada com sucesso!')).toBeDefined();
    expect(sentBody(calls, 'PUT')).toEqual({ password });
    const shown = await findDialog(user, 'Nova palavra-passe de Cometas');
    expect(shown.field(PASSWORD).value).toBe(password);
    await inBothThemes(expectAccessible);
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await shown.press('Copiar');
    expect(await screen.findByText('Palavra-passe copiada!')).toBeDefined();
    expect(written).toHaveBeenCalledExactlyOnceWith(password);
    written.mockRejectedValue(new Error('no'));
    await shown.press('Copiar');
    expect(await screen.findByText(/^Não foi possível copiar/)).toBeDefined();
    written.mockRestore();
    await user.click(shown.dialog.getAllByRole('button', { name: 'Fechar' })[1] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('may be short for a team, but not empty; a refusal keeps it', async () => {
    const calls = open({
      [`PUT /credentials/${TEAM._id}`]: { status: 503, body: { message: 'Muitos pedidos.', code: 'busy' } },
    });
    await chooseAction(user, 'Cometas', 'Nova palavra-passe');
    const { dialog, field, type, press, wrongAt } = await findDialog(user, 'Nova palavra-passe de Cometas');
    await type(PASSWORD, ' ');
    await press('Guardar');
    await waitFor(() => expect(wrongAt(PASSWORD)).toEqual(['A palavra-passe é obrigatória']));
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await type(PASSWORD, 'abc');
    await press('Guardar');
    await waitFor(() => expect(dialog.getAllByText('Muitos pedidos.').length).toBeGreaterThan(0));
    expect(field(PASSWORD).value).toBe('abc');
  });
});

describe('Eliminar', () => {
  test('asks and says what is deleted too, and the toast undoes it', async () => {
    const calls = open({
      [`DELETE /team/${TEAM._id}`]: { binId: id(900), counts: { teams: 1, classes: 0 } },
      [`POST /bin/${id(900)}/restore`]: { kind: 'team', id: TEAM._id },
    });
    await chooseAction(user, 'Cometas', 'Eliminar');
    const { dialog, press } = await findDialog(user, 'Eliminar equipa');
    expect(dialog.getByText('Tem a certeza de que quer eliminar a equipa «Cometas»?')).toBeDefined();
    expect(dialog.getByText(/respostas, ficheiros, pontuações e proposta/)).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Reciclagem' }).closest('p')?.textContent).toBe(
      'Durante 30 dias, tudo isto pode ser restaurado na Reciclagem.',
    );
    await inBothThemes(expectAccessible);
    await press('Sim, Eliminar');
    expect(await screen.findByText('«Cometas» está na reciclagem.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('«Cometas» está de volta!')).toBeDefined();
    expect(calls.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual(['DELETE', 'POST']);
  });

  test('a failure keeps the dialog open and says why', async () => {
    const body = { message: 'Não foi encontrado.', code: 'notFound' };
    open({ [`DELETE /team/${TEAM._id}`]: { status: 404, body } });
    await chooseAction(user, 'Cometas', 'Eliminar');
    const { dialog, press } = await findDialog(user, 'Eliminar equipa');
    await press('Sim, Eliminar');
    expect((await dialog.findAllByText('Não foi encontrado.')).length).toBeGreaterThan(0);
  });
});
