// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TEAM_NAMES } from '#content/teamNames.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { expectAccessible } from '../../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../../support/browser/setupUser.ts';
import { fill } from '../../../actions.ts';
import { anOverview } from '../../../classroom/overview/overviewFixtures.ts';
import { id } from '../../../fixtures.ts';
import { ACCOUNT_ID, resetPanel } from '../../../panelHarness.tsx';
import {
  button,
  formTeams,
  heading,
  list,
  names,
  openImports,
  ROSTER,
  readNames,
  SHORT_NAMES,
  teamsOnPage,
} from './formingHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const posts = (calls: Awaited<ReturnType<typeof openImports>>) => calls.filter(({ method }) => method === 'POST');

describe('the list', () => {
  test('is of pupils or of teams as its text shows, until somebody chooses', async () => {
    await openImports();
    expect(radio('Lista da turma').checked).toBe(true);
    await expectAccessible();
    await fill(user, list(), 'turma;equipa;membros\n8.º A;Cometas;Ana, Rui');
    expect(radio('Equipas já formadas').checked).toBe(true);
    expect(screen.getByText('Parece uma lista de equipas já formadas.')).toBeDefined();
    expect(button('Pré-visualizar').disabled).toBe(false);
    await user.click(radio('Lista da turma'));
    expect(button('Ler os nomes').disabled).toBe(false);
    await user.type(list(), ' ');
    expect(radio('Lista da turma').checked, 'a choice by hand stays').toBe(true);
    await fill(user, list(), ROSTER);
    expect(screen.getByText('Parece a lista de uma turma, sem equipas.')).toBeDefined();
  });

  test('proposes to leave out who has left the class, and the name can be put back', async () => {
    await openImports();
    await fill(user, list(), '1;Ana Silva;Matriculada\n2;Rui Costa;Transferido\n3;Eva Pinto;Matriculada');
    await user.click(button('Ler os nomes'));
    await heading('2 nomes na lista');
    expect(screen.getByText('Fica de fora: a lista diz que já não está na turma')).toBeDefined();
    expect(screen.getByText(/^Uma pessoa fica de fora/)).toBeDefined();
    await user.click(button('Repor Rui'));
    await heading('3 nomes na lista');
    expect(screen.queryByText(/fica de fora/i)).toBeNull();
  });

  test('without names says so and keeps the text', async () => {
    await openImports();
    await fill(user, list(), '12/03/2012');
    await user.click(button('Ler os nomes'));
    expect(screen.getByText(/Não encontrámos nomes nesta lista/)).toBeDefined();
    expect(list().value).toBe('12/03/2012');
    await user.type(list(), '\nAna Silva');
    expect(screen.queryByText(/Não encontrámos nomes/)).toBeNull();
  });

  test('that is too long is not read', async () => {
    await openImports();
    fireEvent.change(list(), { target: { value: 'Ana Silva\n'.repeat(30_001) } });
    await user.click(button('Ler os nomes'));
    expect(screen.getByText(/A lista tem mais de 300000 caracteres/)).toBeDefined();
  });

  test('with the names of a whole school is refused', async () => {
    await openImports();
    const letters = 'ABCDEFGHIJKLMNOPQRST';
    const many = [...letters].flatMap((one) => [...letters].map((other) => `Ana ${one}${other.toLowerCase()}bo`));
    await fill(user, list(), many.join('\n'));
    await user.click(button('Ler os nomes'));
    expect(screen.getByText(/São 400 nomes, e uma lista tem até 200/)).toBeDefined();
  });

  test('is read on the page: nothing of it is sent', async () => {
    const calls = await openImports();
    await readNames(user);
    await formTeams(user, 2);
    expect(posts(calls)).toEqual([]);
  });
});

describe('the names', () => {
  test('are short, with what was dropped and the lines without a name', async () => {
    await openImports();
    await readNames(user);
    await heading('8 nomes na lista');
    expect(names()).toEqual(SHORT_NAMES);
    expect(
      screen.getByText(/Não guardámos: 8 números de aluno, 8 datas de nascimento e 3 linhas sem nome\./),
    ).toBeDefined();
    expect(screen.getByText('Bruno Dias')).toBeDefined();
    await user.click(screen.getByText('Ver as 3 linhas sem nome'));
    expect(screen.getByText(/Relação de turma 8\.º C/)).toBeDefined();
    await expectAccessible();
  });

  test('can be kept whole', async () => {
    await openImports();
    await readNames(user);
    await user.click(radio('Guardar o nome completo'));
    expect(names().slice(0, 3)).toEqual(['Ana Maria Silva', 'Ana Rita Costa', 'Bruno Dias']);
  });

  test('can be corrected; an empty one becomes the suggestion again', async () => {
    await openImports();
    await readNames(user);
    const third = screen.getByRole('textbox', { name: 'Nome 3' });
    await fill(user, third, 'Nuno, o Bruno');
    expect(names()[2], 'without the comma, which separates members').toBe('Nuno  o Bruno');
    await user.clear(third);
    await user.tab();
    expect(names()[2]).toBe('Bruno');
  });

  test('can be taken out, which shortens the others anew, and put back', async () => {
    await openImports();
    await readNames(user);
    await user.click(button('Tirar Ana C.'));
    await heading('7 nomes na lista');
    expect(names().slice(0, 2)).toEqual(['Ana', 'Ana']);
    expect(screen.getByText('Fica de fora')).toBeDefined();
    await user.click(button('Repor Ana'));
    expect(names()).toEqual(SHORT_NAMES);
  });

  test('can be added, and equal ones are marked', async () => {
    await openImports();
    await readNames(user);
    await user.type(screen.getByLabelText('Acrescentar um nome'), 'Eva{Enter}Hugo{Enter}');
    await heading('10 nomes na lista');
    expect(names().slice(-2)).toEqual(['Eva', 'Hugo']);
    expect(screen.getAllByText(/^Nome repetido/)).toHaveLength(2);
    expect(screen.getByText(/Há 2 nomes repetidos, assinalados em baixo\./)).toBeDefined();
    expect(screen.getByText('Hugo está na lista.')).toBeDefined();
    await expectAccessible();
  });

  test('must be at least one, and are counted for screen readers', async () => {
    await openImports();
    await readNames(user, 'Ana\nRui');
    await user.click(button('Tirar Ana'));
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('1 nome na lista.'),
    );
    await user.click(button('Tirar Rui'));
    expect(screen.getByText('Falta pelo menos um nome.')).toBeDefined();
    expect(button('Continuar').disabled).toBe(true);
  });

  test('that may be no pupil are marked', async () => {
    await openImports();
    const pupils = ['Ana', 'Rui', 'Zé', 'Eva', 'Gil', 'Lia'].map((name, at) => `${at + 1} ${name}`);
    await readNames(user, [...pupils, 'Maria Costa'].join('\n'));
    expect(screen.getAllByText(/Não tem número, e os outros têm: confirme/)).toHaveLength(1);
  });

  test('keep their corrections when the list is read again', async () => {
    await openImports();
    await readNames(user);
    await fill(user, screen.getByRole('textbox', { name: 'Nome 4' }), 'Carlota');
    await user.click(button('Tirar Gil'));
    await user.type(screen.getByLabelText('Acrescentar um nome'), 'Hugo{Enter}');
    await user.click(button('Voltar à lista'));
    expect(list().value).toBe(ROSTER);
    await user.type(list(), '\n9;Ivo Cruz;');
    await user.click(button('Ler os nomes'));
    await heading('9 nomes na lista');
    expect(names()).toEqual([...SHORT_NAMES.slice(0, 3), 'Carlota', 'Duarte', 'Eva', 'Filipe', 'Gil', 'Ivo', 'Hugo']);
    expect(screen.getByRole('button', { name: 'Repor Gil' })).toBeDefined();
  });
});

describe('the teams', () => {
  test('are random and balanced, with different names and solar systems, and nobody is lost', async () => {
    await openImports();
    await readNames(user);
    await user.click(button('Continuar'));
    expect(screen.getByText('Falta formar as equipas.')).toBeDefined();
    expect(button('Rever e confirmar').disabled).toBe(true);
    await expectAccessible();
    await user.click(button('Formar 2 equipas'));
    await user.click(button('Mais uma equipa'));
    await user.click(button('Formar 3 equipas'));
    const teams = teamsOnPage();
    expect(teams.flatMap(({ members }) => members).sort()).toEqual([...SHORT_NAMES].sort());
    expect(teams.map(({ members }) => members.length).sort()).toEqual([2, 3, 3]);
    expect(new Set(teams.map(({ name }) => name)).size).toBe(3);
    expect(teams.every(({ name }) => TEAM_NAMES.includes(name))).toBe(true);
    const systems = screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Sistema solar da equipa/ });
    expect(new Set(systems.map(({ value }) => value)).size).toBe(3);
    expect(screen.getAllByText('3 equipas: 2 com 3 membros e 1 com 2.').length).toBeGreaterThan(0);
    await expectAccessible();
  });

  test('are of the class that the list names, or of one of the teacher', async () => {
    await openImports();
    await readNames(user);
    await user.click(button('Continuar'));
    const field = screen.getByLabelText<HTMLInputElement>(/^Nome da turma nova/);
    expect(field.value).toBe('8.º C');
    await fill(user, field, '8a');
    await screen.findByText('Já tem 1 equipa, que fica como está.');
    expect(screen.getByLabelText<HTMLSelectElement>('Turma').selectedOptions[0]?.text, 'the same class').toBe('8.º A');
    await user.selectOptions(screen.getByLabelText('Turma'), 'Turma nova');
    await fill(user, screen.getByLabelText(/^Nome da turma nova/), '');
    expect(screen.getByText('Falta a turma.')).toBeDefined();
  });

  test('of an administrator need a teacher', async () => {
    await openImports({}, 0);
    await readNames(user);
    await formTeams(user, 2);
    expect(screen.getByText('Falta escolher o professor.')).toBeDefined();
    await user.selectOptions(await screen.findByLabelText(/^Professor/), id(11));
    await waitFor(() => expect(button('Rever e confirmar').disabled).toBe(false));
  });

  test('have a number that the list allows', async () => {
    await openImports();
    await readNames(user);
    await user.click(button('Continuar'));
    const field = screen.getByRole('textbox', { name: 'Número de equipas' });
    for (const wrong of ['0', '9', 'x', '']) {
      await fill(user, field, wrong);
      expect(screen.getByText('Escreva um número de 1 a 8.')).toBeDefined();
      expect(button('Formar equipas').disabled).toBe(true);
    }
    await fill(user, field, '8');
    expect(button('Mais uma equipa').disabled).toBe(true);
    await user.click(button('Menos uma equipa'));
    expect(button('Formar 7 equipas').disabled).toBe(false);
  });

  test('can all go to one solar system, and be named after the class', async () => {
    await openImports();
    await readNames(user);
    await formTeams(user, 3);
    await user.selectOptions(screen.getByLabelText('Sistema solar'), THEME_NAMES.dh);
    const systems = screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Sistema solar da equipa/ });
    expect(systems.map(({ value }) => value)).toEqual(['dh', 'dh', 'dh']);
    await fill(user, screen.getByLabelText(/^Nome da equipa 2/), 'Os Nossos');
    await user.selectOptions(screen.getByLabelText('Nomes das equipas'), 'group');
    expect(teamsOnPage().map(({ name }) => name)).toEqual(['8.º C - Grupo 1', 'Os Nossos', '8.º C - Grupo 2']);
    await fill(user, screen.getByLabelText(/^Nome da turma nova/), '8.º D');
    expect(teamsOnPage().map(({ name }) => name)).toEqual(['8.º D - Grupo 1', 'Os Nossos', '8.º D - Grupo 2']);
  });

  test('need a name that no team of the class has', async () => {
    await openImports();
    await readNames(user);
    await formTeams(user, 2);
    await user.selectOptions(screen.getByLabelText('Turma'), '8.º A');
    await screen.findByText('Já tem 1 equipa, que fica como está.');
    await fill(user, screen.getByLabelText(/^Nome da equipa 1/), ' VEGA');
    expect(screen.getByText('A turma já tem uma equipa com este nome.')).toBeDefined();
    expect(button('Rever e confirmar').disabled).toBe(true);
    await user.clear(screen.getByLabelText(/^Nome da equipa 1/));
    expect(screen.getByText('Escreva o nome da equipa.')).toBeDefined();
    await fill(user, screen.getByLabelText(/^Nome da equipa 1/), teamsOnPage()[1]?.name ?? '');
    expect(screen.getAllByText('Há outra equipa com este nome.')).toHaveLength(2);
    expect(button('Rever e confirmar').disabled, 'two teams may have the same name').toBe(false);
  });

  test('are dealt again with the same names, and every change is taken back', async () => {
    await openImports();
    await readNames(user);
    await formTeams(user, 4);
    const first = teamsOnPage();
    const undo = button('Desfazer');
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    await user.click(undo);
    expect(teamsOnPage()).toEqual(first);
    for (let times = 0; times < 3; times += 1) await user.click(button('Baralhar de novo'));
    expect(teamsOnPage().map(({ name }) => name)).toEqual(first.map(({ name }) => name));
    await user.click(button('Mais uma equipa'));
    await user.click(button('Formar 5 equipas'));
    expect(teamsOnPage()).toHaveLength(5);
    for (let times = 0; times < 4; times += 1) await user.click(button('Desfazer'));
    expect(teamsOnPage()).toEqual(first);
  });

  test('follow the list: who is taken out leaves, who is added comes into the smallest team', async () => {
    await openImports();
    await readNames(user);
    await formTeams(user, 3);
    const before = teamsOnPage();
    await user.click(button('Voltar aos nomes'));
    await user.click(button('Tirar Gil'));
    await user.type(screen.getByLabelText('Acrescentar um nome'), 'Hugo{Enter}');
    await user.click(button('Continuar'));
    const after = teamsOnPage();
    const members = after.flatMap((team) => team.members);
    expect(members.sort()).toEqual([...SHORT_NAMES.filter((name) => name !== 'Gil'), 'Hugo'].sort());
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  });

  test('stay while another page is open', async () => {
    await openImports({ 'GET /classes': { classes: [], pagination: { total: 0, page: 0, limit: 10 } } });
    await readNames(user);
    await formTeams(user, 3);
    const before = teamsOnPage();
    await user.click(screen.getByRole('link', { name: 'Voltar às turmas' }));
    await screen.findByRole('heading', { name: 'Turmas' });
    await user.click(screen.getByRole('link', { name: 'Importar' }));
    await heading('Formar equipas');
    expect(teamsOnPage()).toEqual(before);
  });
});

describe('the confirmation', () => {
  const WRITTEN = { 'POST /imports': { status: 201, body: { _id: '7', classes: 1, teams: 2 } } };
  const review = async () => {
    await user.click(button('Rever e confirmar'));
    await heading('Confirmar');
  };

  test('shows the teams as they will be, and sends only them', async () => {
    const calls = await openImports(WRITTEN);
    await readNames(user);
    await formTeams(user, 2);
    const teams = teamsOnPage();
    await review();
    expect(screen.getByText(/^Criam-se a turma 8\.º C e 2 equipas, com 8 membros\./)).toBeDefined();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(teams.map(({ name }) => name));
    expect(rows[0]?.textContent).toContain(teams[0]?.members.join(', '));
    expect(rows[0]?.textContent).toContain('8c-gp1');
    await expectAccessible();
    await user.click(button('Criar 2 equipas'));
    await heading('Importação concluída');
    const sent = JSON.parse(posts(calls).at(-1)?.body ?? '');
    expect(sent.teacherId).toBe(ACCOUNT_ID);
    expect(sent.rows.map((row: { teamName: string }) => row.teamName)).toEqual(teams.map(({ name }) => name));
    expect(sent.rows.flatMap((row: { members: string[] }) => row.members).sort()).toEqual([...SHORT_NAMES].sort());
    for (const { body, path, query } of calls) {
      expect(body).not.toMatch(/2012|Silva|Total|Relação/);
      expect(`${path}?${query}`).not.toMatch(/Ana|Bruno|Gil/);
    }
  });

  test('names an existing class, and refuses what it would leave out', async () => {
    // The page does not know yet that the class has a team: the server refuses it.
    await openImports({ [`GET /classes/${id(100)}/overview`]: { ...anOverview(1), progress: [] } });
    await readNames(user);
    await formTeams(user, 2);
    await user.selectOptions(screen.getByLabelText('Turma'), '8.º A');
    await fill(user, screen.getByLabelText(/^Nome da equipa 1/), 'Vega');
    await review();
    expect(screen.getByText(/^À turma 8\.º A, que já existe, juntam-se/)).toBeDefined();
    expect(screen.getByText(/A turma já tem uma equipa «Vega»/)).toBeDefined();
    expect(button('Criar 1 equipa').disabled).toBe(true);
    await expectAccessible();
    await user.click(button('Voltar às equipas'));
    expect(teamsOnPage()[0]?.name).toBe('Vega');
  });

  test('keeps everything after a refusal or a lost connection, and sends the same key again', async () => {
    const answers = [
      'offline',
      { status: 409, body: { message: 'Nada foi importado.', code: 'importWrong' } },
    ] as const;
    let times = 0;
    const calls = await openImports({ 'POST /imports': () => answers[times++] ?? WRITTEN['POST /imports'] });
    await readNames(user);
    await formTeams(user, 2);
    const teams = teamsOnPage();
    await review();
    await user.click(button('Criar 2 equipas'));
    await screen.findAllByText(/Tente importar de novo: nada é criado duas vezes/);
    await user.click(button('Criar 2 equipas'));
    await screen.findAllByText('Nada foi importado.');
    await user.click(button('Voltar às equipas'));
    expect(teamsOnPage()).toEqual(teams);
    await review();
    await user.click(button('Criar 2 equipas'));
    await heading('Importação concluída');
    const keys = calls.filter(({ method, path }) => method === 'POST' && path === '/imports');
    const [first, second, third] = keys.map(({ body }) => JSON.parse(body).key);
    expect(second).toBe(first);
    expect(third, 'another review is another import').not.toBe(first);
  });

  test('that cannot be shown keeps the teams', async () => {
    await openImports({ 'POST /imports/preview': 'offline' });
    await readNames(user);
    await formTeams(user, 2);
    const teams = teamsOnPage();
    await user.click(button('Rever e confirmar'));
    await screen.findAllByText(/Sem ligação ao servidor/);
    expect(teamsOnPage()).toEqual(teams);
  });

  test('ends with cards and an undo, and begins anew', async () => {
    const undone = { classes: 1, teams: 2, kept: [] };
    await openImports({ ...WRITTEN, 'POST /imports/7/undo': undone });
    await readNames(user);
    await formTeams(user, 2);
    await review();
    await user.click(button('Criar 2 equipas'));
    await heading('Importação concluída');
    await user.click(button('Anular importação'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Anular importação' }));
    await heading('Importação anulada');
    await user.click(button('Importar outra lista'));
    expect(list().value).toBe('');
    await readNames(user, 'Rui Cruz\nZoé Mar');
    await heading('2 nomes na lista');
  });
});
