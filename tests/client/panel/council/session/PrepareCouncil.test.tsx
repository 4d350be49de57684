// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BALLOT_KIND_WORDS, BALLOT_KINDS } from '#domain/council/session/ballots.ts';
import { COUNCIL_PHASE_MINUTES, COUNCIL_PHASES } from '#domain/council/session/phases.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { fill, findDialog, inBothThemes, sentBody } from '../../actions.ts';
import { ENDING_CLASS, id } from '../../fixtures.ts';
import { openPanel, resetPanel, type StubResponses, stubServer } from '../../panelHarness.tsx';
import { aCouncil, aCouncilTeam, aPlan, COUNCIL_ID } from './councilFixtures.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const OWN = ENDING_CLASS._id;
const OTHER = id(501);
const NEW = `/panel/council/new?class=${OWN}`;
const LISTED = `GET /classes/${OWN}/councils`;

const aCandidate = (n: number, classId = OWN, cost: number | null = null) => {
  const { _id, team } = aPlan(n);
  return { _id, team: classId === OTHER ? { ...team, className: '8.º B' } : team, cost, classId };
};
const CLASSES = [
  { _id: OWN, name: '8.º A', teams: 3 },
  { _id: OTHER, name: '8.º B', teams: 1 },
];
const CANDIDATES = [aCandidate(1), aCandidate(2), aCandidate(3), aCandidate(4, OTHER)];
const READY = { councils: [], classes: CLASSES, candidates: CANDIDATES };

async function open(of: object = READY, more: StubResponses = {}, path = NEW) {
  const calls = stubServer({ 'GET /classes/all': { classes: [ENDING_CLASS] }, [LISTED]: of, ...more });
  openPanel(path, 2);
  await screen.findByRole('heading', { level: 1 });
  return calls;
}

const group = async (name: string) => within(await screen.findByRole('group', { name }));
const submit = () => user.click(screen.getByRole('button', { name: 'Preparar o conselho' }));
const check = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;

describe('the way to the page', () => {
  test('leads from Propostas; the only class is chosen', async () => {
    stubServer({
      'GET /proposals': { proposals: [], pagination: { total: 0, page: 0, limit: 10 } },
      'GET /classes/all': { classes: [ENDING_CLASS] },
      [LISTED]: READY,
    });
    openPanel('/panel/solar-systems/proposals', 2);
    await user.click(await screen.findByRole('link', { name: 'Preparar Conselho' }));
    expect(await screen.findByRole('form', { name: 'Novo conselho' })).toBeDefined();
  });

  test('asks for the class when there are several', async () => {
    const second = { ...ENDING_CLASS, _id: OTHER, class: '8.º B' };
    await open(READY, { 'GET /classes/all': { classes: [ENDING_CLASS, second] } }, '/panel/council/new');
    expect(await screen.findByText('Escolha a turma que vai ter o conselho.')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Turma'), '8.º A');
    expect(await screen.findByRole('form', { name: 'Novo conselho' })).toBeDefined();
    expect(screen.getByTestId('address').textContent).toBe(NEW);
  });

  test('a class that is not the caller’s is refused in words', async () => {
    await open({ status: 403, body: { message: 'Estes dados pertencem a outra conta.', code: 'notYours' } });
    expect((await screen.findByRole('alert')).textContent).toContain('Estes dados pertencem a outra conta.');
  });
});

describe('the form', () => {
  test('starts with all plans of the class, all phases, stars and the default rule', async () => {
    const calls = await open(READY, { 'POST /councils': { status: 201, body: aCouncil({ state: 'prepared' }) } });
    await group('Propostas');
    await inBothThemes(expectAccessible);
    await submit();
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/panel/council/${COUNCIL_ID}`));
    expect(sentBody(calls, 'POST')).toEqual({
      classIds: [OWN],
      proposalIds: [aPlan(1)._id, aPlan(2)._id, aPlan(3)._id],
      setup: {
        phases: COUNCIL_PHASES.map((phase) => ({ phase, minutes: COUNCIL_PHASE_MINUTES[phase] })),
        ballot: 'stars',
        rule: 'meanWithPrior',
        readings: 4,
        resultReveal: 'byTeacher',
        budget: null,
      },
    });
    expect(screen.getByText('Conselho preparado!')).toBeDefined();
  });

  test('a class that joins brings its plans, and takes them away again', async () => {
    await open();
    const plans = await group('Propostas');
    expect(plans.getByText('3 de 3 escolhidas')).toBeDefined();
    await user.click(check('8.º B'));
    expect(plans.getByText('4 de 4 escolhidas')).toBeDefined();
    expect((await group('Turmas')).getByText('4 equipas no conselho.')).toBeDefined();
    await user.click(check('Boreal'));
    expect(plans.getByText('3 de 4 escolhidas')).toBeDefined();
    await user.click(check('8.º B'));
    expect(plans.getByText('2 de 3 escolhidas')).toBeDefined();
  });

  test('tells how many lessons the phases take', async () => {
    await open();
    const phases = await group('Fases e minutos');
    expect(phases.getByText('90 min no total')).toBeDefined();
    const lessons = () => phases.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lessons()).toEqual([
      '2 aulas de 45 min (à justa)',
      '2 aulas de 50 min (sobram 10 min)',
      '1 aula de 90 min (à justa)',
    ]);
    await user.click(check('Terra'));
    await user.click(check('Ler'));
    await fill(user, phases.getByLabelText('Minutos para Debater'), '10');
    expect(phases.getByText('45 min no total')).toBeDefined();
    expect(lessons()[0]).toBe('1 aula de 45 min (à justa)');
    expect(phases.queryByLabelText('Minutos para Ler')).toBeNull();
  });

  test('without a vote there is no result, and nothing to choose about ballots', async () => {
    await open();
    await group('Forma de votar');
    await user.click(check('Votar'));
    expect(check('Resultado').checked).toBe(false);
    expect(screen.queryByRole('group', { name: 'Forma de votar' })).toBeNull();
    expect(screen.queryByRole('group', { name: /^Quando é que/ })).toBeNull();
    await user.click(check('Resultado'));
    expect([check('Votar').checked, check('Resultado').checked]).toEqual([true, true]);
  });

  test('shows the four kinds of ballots in the words of the teams, with the rules that read them', async () => {
    await open();
    const kinds = await group('Forma de votar');
    for (const kind of BALLOT_KINDS) expect(kinds.getByText(BALLOT_KIND_WORDS[kind])).toBeDefined();
    const rules = async () =>
      (await group('Regra que decide')).getAllByRole('radio').map((one) => one.getAttribute('aria-labelledby'));
    expect(await rules()).toHaveLength(4);
    await user.click(kinds.getByRole('radio', { name: 'Duelos' }));
    expect(await rules()).toHaveLength(2);
    const suggested = screen.getByRole('radio', { name: 'Força nos duelos (sugerida)' }) as HTMLInputElement;
    expect(suggested.checked).toBe(true);
    await user.click(kinds.getByRole('radio', { name: 'Ordem' }));
    await user.click(kinds.getByRole('radio', { name: 'Estrelas' }));
    const again = screen.getByRole('radio', { name: 'Média das estrelas (sugerida)' }) as HTMLInputElement;
    expect(again.checked).toBe(true);
    await user.click(kinds.getByRole('radio', { name: 'Duelos' }));
    expect(screen.getByText('Fonte: Zermelo, 1929, e Bradley e Terry, 1952.')).toBeDefined();
  });

  test('asks for money only where it is shared, in cents on the wire', async () => {
    const priced = { ...READY, candidates: [1, 2, 3].map((n) => aCandidate(n, OWN, 10_000 * n)) };
    const calls = await open(priced, { 'POST /councils': { status: 201, body: aCouncil() } });
    await group('Regra que decide');
    expect(screen.getByText('8.º A · 100 €')).toBeDefined();
    expect(screen.queryByLabelText(/Orçamento/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Partes iguais' }));
    await submit();
    const budget = await screen.findByLabelText(/Orçamento/);
    await waitFor(() => expect(document.activeElement).toBe(budget));
    expect(budget.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Escreva o orçamento em euros, como 500 ou 1250,50.').length).toBeGreaterThan(0);
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await fill(user, budget, '250,5 €');
    await submit();
    await waitFor(() =>
      expect(sentBody(calls, 'POST')).toMatchObject({ setup: { rule: 'equalShares', budget: 25_050 } }),
    );
  });

  test('sharing money needs a cost, and says so', async () => {
    await open();
    const rules = await group('Regra que decide');
    expect(rules.queryByRole('radio', { name: 'Partes iguais' })).toBeNull();
    expect(rules.getByText(/«Partes iguais» precisa de saber quanto custa cada proposta/)).toBeDefined();
  });
});

describe('what is wrong', () => {
  test('is said at its field and takes the focus there', async () => {
    const calls = await open();
    const plans = await group('Propostas');
    await user.click(plans.getByRole('button', { name: 'Tirar todas' }));
    const minutes = screen.getByLabelText('Minutos para Ler');
    await fill(user, minutes, '0');
    await submit();
    await waitFor(() => expect(plans.getByText('Escolha pelo menos 2 propostas.')).toBeDefined());
    await waitFor(() => expect(document.activeElement).toBe(check('Andrómeda')));
    expect(minutes.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Escreva de 1 a 90 minutos.')).toBeDefined();
    await inBothThemes(expectAccessible);
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test.each([
    [
      { status: 409, body: { message: 'Um conselho precisa de pelo menos 2 equipas.', code: 'councilWrong' } },
      /pelo menos 2 equipas/,
    ],
    [
      { status: 409, body: { message: 'Uma destas turmas já tem um conselho aberto.', code: 'councilOpen' } },
      /já tem um conselho aberto/,
    ],
    ['offline', /Sem ligação ao servidor/],
  ] as const)('a refusal of the server keeps the form: %s', async (answer, words) => {
    await open(READY, { 'POST /councils': () => answer });
    await group('Propostas');
    await user.click(check('Boreal'));
    await fill(user, screen.getByLabelText('Minutos para Ler'), '33');
    await submit();
    const form = within(screen.getByRole('form', { name: 'Novo conselho' }));
    await waitFor(() => expect(form.getByText(words)).toBeDefined());
    expect(check('Boreal').checked).toBe(false);
    expect((screen.getByLabelText('Minutos para Ler') as HTMLInputElement).value).toBe('33');
  });

  test.each([
    [[], 'Ainda não há nenhuma proposta que possa entrar.'],
    [[aCandidate(1)], 'Por agora só há uma proposta que possa entrar.'],
  ])('too few plans are explained', async (candidates, words) => {
    await open({ ...READY, candidates });
    expect(await screen.findByText('O conselho precisa de pelo menos 2 propostas.')).toBeDefined();
    expect(screen.getByText(words, { exact: false })).toBeDefined();
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('the councils of the class', () => {
  const councils = [
    {
      _id: COUNCIL_ID,
      state: 'running',
      phase: 'debate',
      classes: [{ _id: OWN, name: '8.º A' }],
      plans: 4,
      createdAt: 1_795_770_000_000,
      closedAt: null,
    },
  ];

  test('an open one is continued, and no other can be prepared', async () => {
    await open({ ...READY, councils });
    const list = within(await screen.findByRole('region', { name: 'Conselhos desta turma' }));
    expect(list.getByText('A decorrer')).toBeDefined();
    expect(list.getByText('Fase: Debater', { exact: false })).toBeDefined();
    expect(list.getByRole('link', { name: /^Continuar/ }).getAttribute('href')).toBe(`/panel/council/${COUNCIL_ID}`);
    expect(screen.getByText(/feche ou elimine primeiro o que está aberto/)).toBeDefined();
    expect(screen.queryByRole('form')).toBeNull();
    await inBothThemes(expectAccessible);
  });

  test('one is deleted, and comes back with the undo of the message', async () => {
    const calls = await open(
      { ...READY, councils: [{ ...councils[0], state: 'closed', closedAt: 1 }] },
      {
        [`DELETE /councils/${COUNCIL_ID}`]: { binId: id(9), counts: { teams: 0, classes: 0 } },
        [`POST /bin/${id(9)}/restore`]: { kind: 'council', id: COUNCIL_ID },
      },
    );
    await user.click(await screen.findByRole('button', { name: /^Eliminar o conselho/ }));
    const { press } = await findDialog(user, 'Eliminar conselho');
    await press('Sim, Eliminar');
    await user.click(await screen.findByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(calls.some(({ path }) => path === `/bin/${id(9)}/restore`)).toBe(true));
  });
});

describe('changing a council', () => {
  const CHANGE = `/panel/council/${COUNCIL_ID}/change`;
  const PUT = `PUT /councils/${COUNCIL_ID}`;
  const of = (council: object) => ({
    [`GET /councils/${COUNCIL_ID}`]: council,
    [`GET /classes/${aCouncil().classes[0]?._id}/councils`]: {
      ...READY,
      candidates: CANDIDATES.map((one) => ({ ...one, classId: aCouncil().classes[0]?._id })),
    },
    [PUT]: council,
  });

  test('before the start all of it can change', async () => {
    const prepared = aCouncil({ state: 'prepared', phase: null, leftMs: null, startedAt: null });
    const calls = await open(READY, of(prepared), CHANGE);
    await group('Propostas');
    await user.click(check('Dragões'));
    await user.click(screen.getByRole('radio', { name: 'Ordem' }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(sentBody(calls, 'PUT')).toMatchObject({
        proposalIds: [aPlan(1)._id, aPlan(2)._id, aPlan(3)._id],
        setup: { ballot: 'order', rule: 'borda' },
      }),
    );
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/panel/council/${COUNCIL_ID}`));
  });

  test('a plan that was withdrawn meanwhile is left out', async () => {
    const prepared = aCouncil({ state: 'prepared', phase: null, plans: [1, 2, 3, 9].map((n) => aPlan(n)) });
    const calls = await open(READY, of(prepared), CHANGE);
    expect((await group('Propostas')).getByText('3 de 4 escolhidas')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(sentBody(calls, 'PUT')).toMatchObject({ proposalIds: [1, 2, 3].map((n) => aPlan(n)._id) }),
    );
  });

  test('afterwards plans and ballots stay, and the rule too once a team has voted', async () => {
    const voted = aCouncil({ teams: [aCouncilTeam(1, { voted: true }), aCouncilTeam(2)] });
    const calls = await open(READY, of(voted), CHANGE);
    const phases = await group('Fases e minutos');
    expect(screen.queryByRole('group', { name: 'Propostas' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Forma de votar' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Regra que decide' })).toBeNull();
    expect(screen.getByText(/a regra também fica como está/)).toBeDefined();
    await fill(user, phases.getByLabelText('Minutos para Votar'), '25');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(sentBody(calls, 'PUT')).toBeTruthy());
    expect(sentBody(calls, 'PUT')).not.toHaveProperty('proposalIds');
    expect(sentBody(calls, 'PUT')).toMatchObject({ setup: { ballot: 'stars', rule: 'meanWithPrior' } });
  });

  test('what another screen has changed is said and read, and the form can be saved again', async () => {
    const prepared = aCouncil({ state: 'prepared', phase: null, leftMs: null, startedAt: null, revision: 3 });
    const moved = { status: 409, body: { code: 'councilMoved', message: 'O conselho mudou entretanto noutro ecrã.' } };
    let current = prepared;
    const stubs: StubResponses = { ...of(prepared), [`GET /councils/${COUNCIL_ID}`]: () => current, [PUT]: moved };
    const calls = await open(READY, stubs, CHANGE);
    await group('Propostas');
    current = { ...prepared, revision: 8 };
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect((await screen.findAllByText(/mudou entretanto noutro ecrã/)).length).toBeGreaterThan(0);
    expect(sentBody(calls, 'PUT')).toMatchObject({ revision: 3 });
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(sentBody(calls.slice().reverse(), 'PUT')).toMatchObject({ revision: 8 });
  });

  test('a closed one does not change', async () => {
    await open(READY, of(aCouncil({ state: 'closed' })), CHANGE);
    expect(await screen.findByText('Este conselho já foi fechado e não muda.')).toBeDefined();
  });
});
