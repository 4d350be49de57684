// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SelectedPlan } from '#contract/council/selection.ts';
import { selectionYearName, selectionYearOf } from '#domain/council/selection/selectionYear.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { findDialog, inBothThemes, sentBody } from '../../actions.ts';
import { id } from '../../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

const YEAR = selectionYearOf(Date.now());
const NAME = selectionYearName(YEAR);

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const JUDGEMENT = { community: 5, feasible: 4, fair: 3, words: 'Faz falta.', at: 1_700_000_000 };

function aPlan(n: number, given: Partial<SelectedPlan> = {}): SelectedPlan {
  return {
    _id: id(n),
    teamName: `Equipa ${n}`,
    class: '8.º A',
    school: 'Escola A',
    teacher: 'Marta',
    teacherId: id(500),
    solar: 'Interculturalidade',
    proposal: `Proposta ${n}`,
    submittedAt: 1_700_000_000,
    readers: [],
    fullyRead: false,
    mean: null,
    mentioned: [],
    choice: null,
    ...given,
  };
}

const OPEN = aPlan(1, {
  readers: [
    { _id: id(901), name: 'Rui', read: true },
    { _id: id(902), name: 'Eva', read: false },
  ],
});
const READ = aPlan(2, {
  readers: [
    { _id: id(901), name: 'Rui', read: true, judgement: JUDGEMENT },
    { _id: id(902), name: 'Eva', read: true, judgement: { ...JUDGEMENT, words: '' } },
  ],
  fullyRead: true,
  mean: 4,
  mentioned: ['Ana Reis'],
});
const CHOSEN = aPlan(3, { choice: { reason: 'Serve a rua.', at: 1_700_000_000 } });
const READERS = {
  readers: [
    { _id: id(901), name: 'Rui', school: 'Escola B', role: 2, assigned: 1 },
    { _id: id(902), name: 'Eva', school: null, role: 0, assigned: 1 },
    { _id: id(903), name: 'Zita', school: null, role: 2, assigned: 0 },
  ],
  pagination: { total: 3, page: 0, limit: 100 },
};

function listOf(proposals: SelectedPlan[], publishedAt: number | null = null) {
  const shortlisted = proposals.filter(({ choice }) => choice !== null).length;
  const counts = { all: proposals.length, unread: 2, read: 1, shortlisted };
  const pagination = { total: proposals.length, page: 0, limit: 10 };
  return { year: YEAR, publishedAt, counts, proposals, pagination };
}

async function open(extra: Parameters<typeof stubServer>[0] = {}, list = listOf([OPEN, READ, CHOSEN]), query = '') {
  const calls = stubServer({
    'GET /selection': list,
    'GET /selection/readers': READERS,
    'GET /schools/all': { schools: [], pagination: { total: 0, page: 0, limit: 100 } },
    ...extra,
  });
  openPanel(`/panel/selection${query}`);
  await screen.findByRole('heading', { name: `As melhores ações de ${NAME}` });
  return calls;
}

const row = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);
const act = (name: RegExp, team: string) => user.click(row(team).getByRole('button', { name }));
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;

describe('the list', () => {
  test('says how far reading and shortlist are', async () => {
    await open();
    expect(row('Equipa 1').getByText('1 de 2 leram')).toBeDefined();
    expect(row('Equipa 2').getByText('Lida: média 4')).toBeDefined();
    expect(row('Equipa 3').getByText('Na lista final')).toBeDefined();
    expect(row('Equipa 3').getByText('Sem leitores')).toBeDefined();
    expect(screen.getByText('3 propostas submetidas', { exact: false }).textContent).toContain('1 na lista final');
  });

  test('sends the filters of the address, and writes them there', async () => {
    const calls = await open({}, undefined, '?state=read&solar=Direitos%20Humanos&search=horta');
    const query = calls.find(({ path }) => path === '/selection')?.query;
    expect(Object.fromEntries(query ?? [])).toMatchObject({
      year: String(YEAR),
      state: 'read',
      solar: 'Direitos Humanos',
      search: 'horta',
    });
    await user.selectOptions(screen.getByLabelText('Leitura'), 'shortlisted');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('state=shortlisted'));
  });

  test('is for administrators only', async () => {
    stubServer({});
    openPanel('/panel/selection', 2);
    expect(await screen.findByText('Só a administração escolhe as propostas.')).toBeDefined();
  });

  test('is accessible in both themes', async () => {
    await open();
    await inBothThemes(expectAccessible);
  });
});

describe('a plan', () => {
  test('shows no judgement before all have read it', async () => {
    await open();
    await act(/^Ver/, 'Equipa 1');
    const view = within(await screen.findByRole('dialog'));
    expect(view.getByText('Rui: já leu')).toBeDefined();
    expect(view.getByText('Eva: ainda não leu')).toBeDefined();
  });

  test('shows all judgements afterwards', async () => {
    await open();
    await act(/^Ver/, 'Equipa 2');
    const view = within(await screen.findByRole('dialog'));
    expect(within(view.getByRole('article', { name: 'Rui' })).getByText('Faz falta.')).toBeDefined();
    expect(within(view.getByRole('article', { name: 'Eva' })).getByText('5 de 5')).toBeDefined();
    await expectAccessible();
  });

  test('keeps a reader who has judged, and can exchange the other', async () => {
    const calls = await open({ [`PUT /selection/proposals/${OPEN._id}/readers`]: OPEN });
    await act(/^Escolher quem lê/, 'Equipa 1');
    const { dialog, press } = await findDialog(user, /^Quem lê/);
    expect(dialog.getByText('Rui', { exact: true }).closest('p')?.textContent).toContain('não pode ser trocada');
    await user.click(dialog.getByLabelText('Segunda pessoa'));
    await user.clear(dialog.getByLabelText('Segunda pessoa'));
    await user.type(dialog.getByLabelText('Segunda pessoa'), 'Zi');
    await user.click(await screen.findByRole('option', { name: 'Zita (sem escola)' }));
    await press('Guardar');
    await waitFor(() => expect(sentBody(calls, 'PUT')).toEqual({ readers: [id(901), id(903)] }));
  });

  test('joins the shortlist with a reason, after a warning of names', async () => {
    const calls = await open({ [`PUT /selection/proposals/${READ._id}/choice`]: CHOSEN });
    await act(/^Pôr na lista final/, 'Equipa 2');
    const { dialog, type, press } = await findDialog(user, 'Pôr na lista final');
    expect(dialog.getByText(/Ana Reis/)).toBeDefined();
    expect((dialog.getByRole('button', { name: 'Pôr na lista final' }) as HTMLButtonElement).disabled).toBe(true);
    await type(/^Porque foi escolhida/, 'Faz falta a todos.');
    await expectAccessible();
    await press('Pôr na lista final');
    await waitFor(() => expect(sentBody(calls, 'PUT')).toEqual({ reason: 'Faz falta a todos.' }));
  });

  test('joins the shortlist only once it is read', async () => {
    await open();
    const waiting = await screen.findByRole('button', {
      name: /^Pôr na lista final a proposta de Equipa 1: só depois/,
    });
    expect((waiting as HTMLButtonElement).disabled).toBe(true);
    const read = screen.getByRole('button', { name: 'Pôr na lista final a proposta de Equipa 2' });
    expect((read as HTMLButtonElement).disabled).toBe(false);
  });

  test('leaves the shortlist with a reason', async () => {
    const calls = await open({ [`POST /selection/proposals/${CHOSEN._id}/removal`]: OPEN });
    await act(/^Tirar da lista final/, 'Equipa 3');
    const { type, press } = await findDialog(user, 'Tirar da lista final');
    await type(/^Motivo/, 'Repetida.');
    await press('Tirar da lista final');
    await waitFor(() => expect(sentBody(calls, 'POST')).toEqual({ reason: 'Repetida.' }));
  });
});

describe('the draw', () => {
  test('is among the ticked people and shows its seed', async () => {
    const drawn = { seed: '2026-abc', assigned: 4, lacking: 1 };
    const calls = await open({ 'POST /selection/draw': drawn });
    await user.click(button('Sortear leitores'));
    const { dialog, press } = await findDialog(user, 'Sortear leitores');
    await press('Sortear');
    expect(await dialog.findAllByText('Escolha quem lê.')).toHaveLength(2);
    await user.click(await dialog.findByLabelText('Rui (Escola B)'));
    await user.click(dialog.getByLabelText('Eva (administração)'));
    expect(dialog.getByText('2 pessoas escolhidas')).toBeDefined();
    await press('Sortear');
    const result = within(await screen.findByRole('dialog', { name: 'Leituras sorteadas' }));
    expect(result.getByText('4 leituras sorteadas.')).toBeDefined();
    expect(result.getByText('2026-abc')).toBeDefined();
    expect(result.getByText(/^1 proposta ainda tem/)).toBeDefined();
    expect(sentBody(calls, 'POST')).toEqual({ readers: [id(901), id(902)] });
  });

  test('is for the current school year only', async () => {
    await open({}, undefined, `?year=${YEAR - 1}`);
    expect(button('Sortear leitores').disabled).toBe(true);
  });
});

describe('the result', () => {
  test('is published after the name of the year is typed', async () => {
    const path = `PUT /selection/years/${YEAR}/publication`;
    const wrong = { message: 'Há campos por corrigir.', code: 'badInput', fields: { confirm: `Escreva «${NAME}».` } };
    const calls = await open({
      [path]: ({ body }: { body: string }) =>
        body.includes(NAME) ? { year: YEAR, publishedAt: 1_700_000_000 } : { status: 400, body: wrong },
    });
    await user.click(button('Publicar o resultado'));
    const { dialog, type, press, wrongAt } = await findDialog(user, 'Publicar o resultado');
    expect(await dialog.findByText('3 propostas na lista final')).toBeDefined();
    expect(dialog.getByText(/Ana Reis/)).toBeDefined();
    await type(/^Escreva o ano letivo/, '2026');
    await press('Publicar');
    await waitFor(() => expect(wrongAt(/^Escreva o ano letivo/)).toEqual([`Escreva «${NAME}».`]));
    await type(/^Escreva o ano letivo/, NAME);
    await press('Publicar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
  });

  test('cannot be published without a shortlist', async () => {
    await open({}, listOf([OPEN]));
    expect(button('Publicar o resultado').disabled).toBe(true);
  });

  test('freezes the shortlist, links to the page, and can be withdrawn with a reason', async () => {
    const path = `POST /selection/years/${YEAR}/withdrawal`;
    const calls = await open({ [path]: { year: YEAR, publishedAt: null } }, listOf([CHOSEN], 1_700_000_000));
    expect(screen.getByRole('link', { name: 'Ver a página pública' }).getAttribute('href')).toBe(`/selecao/${YEAR}`);
    const star = row('Equipa 3').getByRole('button', { name: /^Tirar da lista final/ }) as HTMLButtonElement;
    expect(star.disabled).toBe(true);
    await user.click(button('Retirar o resultado'));
    const { type, press } = await findDialog(user, 'Retirar o resultado');
    await type(/^Motivo/, 'Engano.');
    await press('Retirar o resultado');
    await waitFor(() => expect(sentBody(calls, 'POST')).toEqual({ reason: 'Engano.' }));
  });
});

describe('the way to it', () => {
  const own = (given: object) => ({
    'GET /selection/mine': { year: YEAR, assigned: 0, toRead: 0, chosen: [], ...given },
  });
  const proposals = { 'GET /proposals': { proposals: [], pagination: { total: 0, page: 0, limit: 10 } } };

  test('Propostas leads administrators to the selection', async () => {
    stubServer({ ...proposals, ...own({}) });
    openPanel('/panel/solar-systems/proposals');
    const link = await screen.findByRole('link', { name: 'Seleção de maio' });
    expect(link.getAttribute('href')).toBe('/panel/selection');
    expect(screen.queryByRole('link', { name: /^Ler propostas/ })).toBeNull();
  });

  test('Propostas leads readers to what they have to read, and other teachers nowhere', async () => {
    stubServer({ ...proposals, ...own({ assigned: 3, toRead: 2 }) });
    openPanel('/panel/solar-systems/proposals', 2);
    const link = await screen.findByRole('link', { name: 'Ler propostas (2)' });
    expect(link.getAttribute('href')).toBe('/panel/selection/readings');
    expect(screen.queryByRole('link', { name: 'Seleção de maio' })).toBeNull();
  });

  test('the home tells a teacher which plans were chosen', async () => {
    stubServer(own({ chosen: [{ teamName: 'Cometas', class: '8.º A' }] }));
    openPanel('/panel', 2);
    const news = await screen.findByRole('region', { name: 'Seleção de maio' });
    expect(news.textContent).toContain('A proposta da equipa «Cometas» (8.º A) foi escolhida');
    expect(within(news).getByRole('link').getAttribute('href')).toBe(`/selecao/${YEAR}`);
  });
});
