// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { fill } from '../../actions.ts';
import { aSchool, aTeacher, aTeam, id, page } from '../../fixtures.ts';
import {
  ACCOUNT_ID,
  openPanel,
  type RecordedCall,
  resetPanel,
  type StubResponse,
  stubServer,
} from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const OTHERS = [aTeacher(11, 1), aTeacher(12, 2)];
const SERVER = {
  'GET /team/all': page('teams', []),
  'GET /schools/all': page('schools', [aSchool(1), aSchool(2)]),
  'GET /teachers/all': ({ query }: RecordedCall) =>
    page(
      'teachers',
      OTHERS.filter(({ school }) => school?._id === query.get('school')),
    ),
  [`GET /teachers/${id(11)}`]: aTeacher(11, 1),
  [`GET /teachers/${id(12)}`]: aTeacher(12, 2),
};

async function openDialog(extra: Record<string, StubResponse> = {}, role: 0 | 2 = 0) {
  const calls = stubServer({ ...SERVER, ...extra });
  openPanel('/panel/management/teams', role);
  await user.click(await screen.findByRole('button', { name: 'Adicionar Equipa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar Nova Equipa' }));
  const field = (label: RegExp) => dialog.getByLabelText(label) as HTMLInputElement & HTMLSelectElement;
  const choose = async (label: RegExp, option: string) => {
    const found = await waitFor(() => within(field(label)).getByText(option) as HTMLOptionElement);
    await user.selectOptions(field(label), found);
  };
  const unchoose = (label: RegExp) => user.selectOptions(field(label), '');
  const type = (label: RegExp, value: string) => fill(user, field(label), value);
  const submit = () => dialog.getByRole('button', { name: 'Adicionar' }) as HTMLButtonElement;
  return { calls, dialog, field, choose, unchoose, type, submit };
}

const SCHOOL = /^Escola/;
const TEACHER = /^Professor/;
const CLASS = /^Turma/;
const NAME = /^Nome da equipa/;
const USERNAME = /^Nome de utilizador/;
const PASSWORD = /^Palavra-passe/;
const SOLAR = /^Sistema solar/;

describe('the selects of an administrator', () => {
  test('teacher needs a school, class needs a teacher, and another school clears both', async () => {
    const { field, choose } = await openDialog();
    expect(field(TEACHER).disabled).toBe(true);
    expect(field(CLASS).disabled).toBe(true);
    await choose(SCHOOL, 'Escola 1');
    expect(field(TEACHER).disabled).toBe(false);
    expect(field(CLASS).disabled).toBe(true);
    await waitFor(() => within(field(TEACHER)).getByText('Professora 11'));
    expect(within(field(TEACHER)).queryByText('Professora 12'), 'teachers of other schools').toBeNull();
    await choose(TEACHER, 'Professora 11');
    await choose(CLASS, '8.º A');
    expect(field(CLASS).value).toBe(id(110));
    expect(field(NAME).value).not.toBe('');
    await choose(SCHOOL, 'Escola 2');
    expect([field(TEACHER).value, field(CLASS).value]).toEqual(['', '']);
    expect(
      [NAME, USERNAME, PASSWORD].map((label) => field(label).value),
      'suggestions',
    ).toEqual(['', '', '']);
    expect(field(CLASS).disabled).toBe(true);
  });

  test('a class suggests name, username and password', async () => {
    const { field, choose } = await openDialog();
    await choose(SCHOOL, 'Escola 1');
    await choose(TEACHER, 'Professora 11');
    await choose(CLASS, '9.º B');
    expect(field(NAME).value).toBe('9.º B - Grupo 1');
    expect(field(USERNAME).value).toBe('9b-gp1');
    expect(field(PASSWORD).value).toMatch(/^9b-gp1[a-z2-9]{5}$/);
  });

  test('classes that fail to load show an error', async () => {
    const { choose } = await openDialog({
      [`GET /teachers/${id(11)}`]: { status: 403, body: { message: 'não', code: 'notYours' } },
    });
    await choose(SCHOOL, 'Escola 1');
    await choose(TEACHER, 'Professora 11');
    expect(await screen.findByText('Erro ao carregar turmas do professor')).toBeDefined();
  });

  test('teachers that fail to load show an error', async () => {
    const { choose } = await openDialog({
      'GET /teachers/all': { status: 403, body: { message: 'não', code: 'wrongRole' } },
    });
    await choose(SCHOOL, 'Escola 1');
    expect(await screen.findByText('Erro ao carregar professores da escola')).toBeDefined();
  });
});

test('a teacher’s own school and name are preselected and disabled', async () => {
  const { calls, field, choose } = await openDialog(
    {
      [`GET /team/byTeacher/${ACCOUNT_ID}`]: page('teams', []),
      [`GET /school/prof/${ACCOUNT_ID}`]: [aSchool(1)],
      [`GET /teachers/${ACCOUNT_ID}`]: aTeacher(10, 1),
    },
    2,
  );
  await waitFor(() => expect(field(SCHOOL).value).toBe(id(1)));
  expect(field(SCHOOL).disabled).toBe(true);
  expect(field(TEACHER).disabled).toBe(true);
  await choose(CLASS, '8.º A');
  expect(field(USERNAME).value).toBe('8a-gp1');
  expect(calls.find(({ path }) => path === `/teachers/${ACCOUNT_ID}`)?.query.get('fromDialog')).toBe('true');
  expect(calls.some(({ path }) => path === '/schools/all' || path === '/teachers/all')).toBe(false);
});

test('a teacher without a school can add a team', async () => {
  const { calls, field, choose, type, submit } = await openDialog(
    {
      [`GET /team/byTeacher/${ACCOUNT_ID}`]: page('teams', []),
      [`GET /school/prof/${ACCOUNT_ID}`]: [],
      [`GET /teachers/${ACCOUNT_ID}`]: aTeacher(10, 1),
      'POST /create': { status: 201, body: aTeam(1) },
    },
    2,
  );
  expect(await screen.findByText('Ainda sem escola')).toBeDefined();
  await choose(CLASS, '8.º A');
  await choose(SOLAR, 'Direitos Humanos');
  await type(NAME, 'Marés');
  expect(field(SCHOOL).value).toBe('');
  await user.click(submit());
  expect(await screen.findByText('Equipa adicionada com sucesso!')).toBeDefined();
  const sent = new URLSearchParams(calls.find(({ path }) => path === '/create')?.body);
  expect([sent.get('name'), sent.get('school'), sent.get('teacherId')]).toEqual(['Marés', '', ACCOUNT_ID]);
});

describe('submitting', () => {
  async function filled(extra: Record<string, StubResponse> = {}) {
    const open = await openDialog(extra);
    await open.choose(SCHOOL, 'Escola 1');
    await open.choose(TEACHER, 'Professora 11');
    await open.choose(CLASS, '8.º A');
    await open.choose(SOLAR, 'Direitos Humanos');
    return open;
  }

  test('stays disabled while name, username, password, class or solar system is empty', async () => {
    const { submit, type, choose, unchoose, field } = await filled();
    expect(submit().disabled).toBe(false);
    for (const label of [NAME, USERNAME, PASSWORD]) {
      const before = field(label).value;
      await type(label, '');
      expect(submit().disabled, String(label)).toBe(true);
      await type(label, before);
    }
    await unchoose(SOLAR);
    expect(submit().disabled).toBe(true);
    await choose(SOLAR, 'Interculturalidade');
    await unchoose(CLASS);
    expect(submit().disabled).toBe(true);
  });

  test('a cleared teacher or school is reported in a toast and at its field, in the spec’s order', async () => {
    const { calls, field, choose, unchoose, submit } = await filled();
    await unchoose(TEACHER);
    expect(field(NAME).value, 'the suggestion stays').toBe('8.º A - Grupo 1');
    expect(submit().disabled).toBe(false);
    await user.click(submit());
    await waitFor(() => expect(screen.getAllByText('É necessário selecionar um professor')).toHaveLength(2));
    await waitFor(() => expect(document.activeElement).toBe(field(TEACHER)));
    await unchoose(SCHOOL);
    await user.click(submit());
    await waitFor(() => expect(screen.getAllByText('É necessário selecionar uma escola')).toHaveLength(2));
    expect(calls.some(({ path }) => path === '/create')).toBe(false);
    await choose(SCHOOL, 'Escola 1');
    expect(field(CLASS).value, 'choosing a school clears the class').toBe('');
  });

  test('blank values are reported at each field, the first also in a toast, and nothing is sent', async () => {
    const { calls, field, submit, type } = await filled();
    await type(NAME, '   ');
    await type(USERNAME, '  ');
    await user.click(submit());
    await waitFor(() => expect(screen.getAllByText('O nome da equipa é obrigatório')).toHaveLength(2));
    expect(screen.getAllByText('O nome de utilizador é obrigatório'), 'at its field only').toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(field(NAME)));
    await type(NAME, 'Cometas');
    expect(screen.getAllByText('O nome da equipa é obrigatório'), 'the toast alone').toHaveLength(1);
    expect(field(USERNAME).getAttribute('aria-invalid')).toBe('true');
    expect(calls.some(({ path }) => path === '/create')).toBe(false);
  });

  test('sends the form, says so and closes', async () => {
    const { calls, submit, type } = await filled({ 'POST /create': aTeam(0) });
    await type(/^Membros/, 'Ana, Rui\n\n Beatriz ');
    await user.click(submit());
    expect(await screen.findByText('Equipa adicionada com sucesso!')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Adicionar Nova Equipa' })).toBeNull());
    const form = new URLSearchParams(calls.find(({ path }) => path === '/create')?.body);
    expect(form.getAll('teamMembers')).toEqual(['Ana', 'Rui', 'Beatriz']);
    expect(form.get('password')).toMatch(/^8a-gp1.{5}$/);
    form.delete('teamMembers');
    form.delete('password');
    expect(Object.fromEntries(form)).toEqual({
      permissionWanted: '3',
      name: '8.º A - Grupo 1',
      username: '8a-gp1',
      school: id(1),
      schoolClass: id(110),
      solarId: THEME_IDS.dh,
      teacherId: id(11),
    });
  });

  test('a double press sends once, and success removes an earlier error', async () => {
    const { calls, submit, type } = await filled({ 'POST /create': aTeam(0) });
    await type(NAME, ' ');
    await user.click(submit());
    await screen.findAllByText('O nome da equipa é obrigatório');
    await type(NAME, 'Cometas');
    // Both presses come before the next render, which user-event cannot do.
    act(() => {
      submit().click();
      submit().click();
    });
    expect(await screen.findByText('Equipa adicionada com sucesso!')).toBeDefined();
    expect(screen.queryByText('O nome da equipa é obrigatório')).toBeNull();
    expect(calls.filter(({ path }) => path === '/create')).toHaveLength(1);
  });

  test('after typing, Escape, the close button and a press outside ask first; Cancelar does not', async () => {
    const { dialog, type } = await openDialog();
    await type(NAME, 'Cometas');
    const window = screen.getByRole('dialog');
    const field = dialog.getByLabelText(NAME);
    const cross = dialog.getByRole('button', { name: 'Fechar' });
    // A press moves the focus before the question opens: outside, to the <main> that holds the dialog.
    for (const [leave, focused] of [
      [() => user.click(window), screen.getByRole('main')],
      [() => user.keyboard('{Escape}'), field],
      [() => user.click(cross), cross],
    ] as const) {
      await user.click(field);
      await leave();
      const question = screen.getByRole('dialog', { name: 'Descartar as alterações?' });
      await user.click(within(question).getByRole('button', { name: 'Continuar a editar' }));
      expect(screen.queryByText('Descartar as alterações?')).toBeNull();
      expect(document.activeElement).toBe(focused);
    }
    expect((dialog.getByLabelText(NAME) as HTMLInputElement).value).toBe('Cometas');
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a press outside closes it while nothing is typed', async () => {
    await openDialog();
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    [
      { status: 409, body: { message: 'Este nome de utilizador já existe. Escolha outro.', code: 'usernameTaken' } },
      'Este nome de utilizador já existe. Escolha outro.',
    ],
    ['offline', 'Sem ligação ao servidor.'],
  ] as const)('a failure (%o) is reported once and keeps the typed text', async (answer, words) => {
    const { calls, submit, type, field } = await filled({ 'POST /create': answer });
    await type(/^Membros/, 'Ana');
    await user.click(submit());
    await waitFor(() => expect(screen.getAllByText(words), 'toast and dialog').toHaveLength(2));
    expect(field(/^Membros/).value).toBe('Ana');
    expect(field(USERNAME).value).toBe('8a-gp1');
    expect(calls.filter(({ path }) => path === '/create')).toHaveLength(1);
  });
});
