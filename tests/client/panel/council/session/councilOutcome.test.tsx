// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { EMPTY_DOSSIER } from '#domain/council/dossier.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { aDiary, anEntry } from '../../../diary/sampleActions.ts';
import { inBothThemes } from '../../actions.ts';
import { aProposal } from '../../fixtures.ts';
import { resetPanel, type StubResponses } from '../../panelHarness.tsx';
import { aCouncilTeam, aMap, aPlan, aResult, aTie, COUNCIL_ID, inPhase } from './councilFixtures.ts';
import { ADDRESS, open, puts, RESULT, region, STEP } from './councilPageHarness.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('Resultado', () => {
  test('is hidden here too until the teacher shows it', async () => {
    const calls = await open(inPhase('result'), { [STEP]: inPhase('result', { resultShown: true, revision: 8 }) });
    expect(
      await screen.findByText(
        'As equipas ainda não veem o resultado. Passam a vê-lo quando o mostrar, ou na fase Terra.',
      ),
    ).toBeDefined();
    expect(screen.queryByText(/Com esta regra ganha/)).toBeNull();
    expect(calls.some(({ path }) => path.endsWith('/result'))).toBe(false);
    await press('Ver só neste ecrã');
    expect(await screen.findByRole('heading', { name: 'Boreal' })).toBeDefined();
    await press('Esconder aqui');
    expect(screen.queryByRole('heading', { name: 'Boreal' })).toBeNull();
    await press('Mostrar resultado');
    expect(await screen.findByRole('heading', { name: 'Boreal' })).toBeDefined();
    expect(puts(calls)).toEqual([{ step: 'showResult', revision: 7 }]);
  });

  const shown = inPhase('result', { resultShown: true });

  test('names the winner with the reason, and compares the rules', async () => {
    await open(shown);
    const winner = await region('Resultado');
    expect(winner.getByText('Segue para a Terra')).toBeDefined();
    expect(winner.getByText(/3 de 4 equipas votaram, com 1 abstenção/)).toBeDefined();
    expect(screen.getByText(/Nem todas as regras chegam ao mesmo resultado/)).toBeDefined();
    expect(screen.getByText(/Com esta regra ganha «Cometas»/)).toBeDefined();
    const table = within(screen.getByRole('table', { name: 'Lugar de cada proposta em cada regra', hidden: true }));
    const rows = table.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Proposta deMédia das estrelasDuas a duas',
      'Boreal1.º ★2.º',
      'Cometas2.º1.º ★',
      'Andrómeda3.º3.º',
      'Dragões4.º4.º',
    ]);
    await inBothThemes(expectAccessible);
  });

  test.each([
    [
      'withdrawn',
      [aPlan(1), aPlan(2, { withdrawn: true }), aPlan(3)],
      'Boreal',
      /^Deixou de se ver no conselho depois/,
    ],
    ['deleted', [aPlan(1), aPlan(3)], 'uma proposta eliminada', /^Foi eliminada depois da votação/],
  ])('a winner that is %s stays, and the way to choose another is said', async (_case, plans, name, words) => {
    await open(inPhase('result', { resultShown: true, plans }));
    const card = await region('Resultado');
    expect(card.getByRole('heading', { name })).toBeDefined();
    expect(card.getByText(words).textContent).toContain('volte à fase Votar');
    await inBothThemes(expectAccessible);
  });

  test('a tie can be decided by lot', async () => {
    let result = aTie();
    const calls = await open(shown, {
      [RESULT]: () => result,
      [STEP]: () => {
        result = { ...aTie(), winner: aPlan(3)._id, byLot: true };
        return { ...shown, revision: 8 };
      },
    });
    const card = await region('Resultado');
    expect(card.getByRole('heading', { name: 'Boreal e Cometas' })).toBeDefined();
    await inBothThemes(expectAccessible);
    await press('Sortear');
    expect(await screen.findByText('Desempate por sorteio')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Cometas' })).toBeDefined();
    expect(puts(calls)).toEqual([{ step: 'drawLot', revision: 7 }]);
  });

  test('the map of agreement is drawn and told in words', async () => {
    const teams = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ ...aCouncilTeam(n), name: `Equipa número ${n}` }));
    await open({ ...shown, teams }, { [RESULT]: { ...aResult(), agreement: aMap() } });
    const part = await region('Onde estamos de acordo');
    expect(part.getByRole('img', { name: 'Mapa de 8 equipas em dois grupos' })).toBeDefined();
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Grupo A: 4 equipas', 'Grupo B: 4 equipas']),
    );
    expect(part.getByText(/não se diz qual é qual/)).toBeDefined();
    for (const { name } of teams) expect(part.queryByText(new RegExp(name))).toBeNull();
    expect(part.getByText(/Há dois grupos/)).toBeDefined();
    expect(part.getByText('Grupo A: 3 de 4 equipas gostam; Grupo B: 3 de 3 equipas gostam')).toBeDefined();
    expect(part.getByText('Grupo A: 4 de 4 equipas gostam; Grupo B: 1 de 4 equipas gosta, 2 não gostam')).toBeDefined();
    await inBothThemes(expectAccessible);
  });

  test('teams that all rated alike have no map, and one group is not called groups', async () => {
    const { map } = aMap();
    if (map === null) throw new Error('The sample has a map.');
    const alike = map.marks.map((mark) => ({ ...mark, x: 0, y: 0, group: 0 }));
    await open(shown, {
      [RESULT]: { ...aResult(), agreement: { reason: null, map: { ...map, marks: alike, groups: 1 } } },
    });
    const part = await region('Onde estamos de acordo');
    expect(part.getByText(/^As equipas deram as estrelas todas da mesma maneira/)).toBeDefined();
    expect(part.getByRole('heading', { name: 'A maioria das equipas gosta' })).toBeDefined();
    expect(part.queryByRole('img', { name: /^Mapa/ })).toBeNull();
    expect(part.queryByText(/% das diferenças/)).toBeNull();
  });

  test('without enough stars the reason stands in its place', async () => {
    await open(shown);
    expect(await screen.findByText('O mapa precisa de 8 equipas. Neste conselho houve só 4.')).toBeDefined();
    expect(screen.queryByRole('img', { name: /^Mapa/ })).toBeNull();
  });
});

describe('Terra', () => {
  const team = aPlan(2).team._id;
  const DOSSIER = { revision: 0, saved: null, other: null, submitted: true };
  const PLAN_CALLS: StubResponses = {
    [`GET /proposal/${team}/dossier/answers`]: DOSSIER,
    [`GET /diary/${team}`]: aDiary([], { team, teamName: 'Boreal' }),
  };
  const earth = inPhase('earth', { resultShown: true });

  test('has the next steps of the plan that won: submission, dossier, letter, diary, certificates', async () => {
    await open(earth, PLAN_CALLS);
    expect(await screen.findByRole('heading', { name: 'A proposta de Boreal segue para a Terra' })).toBeDefined();
    expect(await screen.findByText('Ainda não foi preenchido.')).toBeDefined();
    const steps = within(screen.getByRole('list', { name: 'Passos seguintes' }));
    expect(steps.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Submeter a proposta',
      'Completar o dossiê',
      'Assinar e entregar a carta',
      'Começar o Diário da Terra',
      'Entregar os certificados',
    ]);
    expect(steps.getByText('Submetida.')).toBeDefined();
    expect(steps.queryByRole('button', { name: 'Submeter' })).toBeNull();
    expect(steps.getByRole('link', { name: 'Certificados das equipas' }).getAttribute('href')).toBe(
      `/panel/council/${COUNCIL_ID}/certificates`,
    );
    expect(screen.getByRole('link', { name: 'Ler a proposta' }).getAttribute('href')).toBe(
      '/panel/solar-systems/proposals?search=Boreal',
    );
    await inBothThemes(expectAccessible);
  });

  test('warns of a withdrawn plan, and says how to get a deleted one back', async () => {
    await open({ ...earth, plans: [aPlan(1), aPlan(2, { withdrawn: true })] }, PLAN_CALLS);
    expect(await screen.findByText(/^As outras equipas não a veem agora\./)).toBeDefined();
    cleanup();
    await open({ ...earth, plans: [aPlan(1), aPlan(3)] }, PLAN_CALLS);
    expect(
      await screen.findByText(/^A proposta escolhida foi eliminada\. Pode recuperá-la na Reciclagem/),
    ).toBeDefined();
  });

  test('says what was done of them', async () => {
    const saved = { dossier: EMPTY_DOSSIER, by: 'team' as const, at: 1_795_770_000 };
    await open(earth, {
      [`GET /proposal/${team}/dossier/answers`]: { ...DOSSIER, revision: 1, saved },
      [`GET /diary/${team}`]: aDiary([anEntry(aPlan(31)._id, { progress: 'approved' }), anEntry(aPlan(32)._id)]),
    });
    expect(await screen.findByText(/^Guardado pela equipa, \d\d\/\d\d\/2026/)).toBeDefined();
    expect(await screen.findByText('2 entradas. A última, de 03/02/2026: Aprovado.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Abrir o diário' })).toBeDefined();
  });

  test('submits a plan that is still a draft, and moves the focus to the next step', async () => {
    let submitted = false;
    const calls = await open(earth, {
      ...PLAN_CALLS,
      [`GET /proposal/${team}/dossier/answers`]: () => ({ ...DOSSIER, submitted }),
      [`POST /proposal/${team}/submit`]: () => {
        submitted = true;
        return { status: 201, body: { ...aProposal(2, true), team } };
      },
    });
    await press('Submeter');
    const dialog = within(await screen.findByRole('dialog', { name: 'Submeter proposta' }));
    expect(dialog.getByText('Boreal')).toBeDefined();
    await expectAccessible();
    await press('Sim, Submeter');
    const success = within(await screen.findByRole('dialog', { name: 'Parabéns! Missão cumprida!' }));
    const sent = calls.find(({ path }) => path.endsWith('/submit'));
    expect(JSON.parse(sent?.body ?? '')).toEqual({ team, teamName: 'Boreal' });
    await user.click(success.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Submetida.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Submeter' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Abrir o dossiê');
  });

  test('keeps a draft whose submission fails, and offers to try again', async () => {
    await open(earth, {
      ...PLAN_CALLS,
      [`GET /proposal/${team}/dossier/answers`]: { ...DOSSIER, submitted: false },
      [`POST /proposal/${team}/submit`]: { status: 409, body: { message: 'Já foi submetida.', code: 'x' } },
    });
    await press('Submeter');
    await press('Sim, Submeter');
    await screen.findByRole('dialog', { name: 'Proposta não submetida' });
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  });

  test('opens the dossier of the plan', async () => {
    await open(earth, PLAN_CALLS);
    await press('Abrir o dossiê');
    expect(await screen.findByRole('dialog', { name: /Boreal$/ })).toBeDefined();
    await expectAccessible();
  });

  test('writes the first entry of the diary, and counts it', async () => {
    let diary = aDiary([], { team, teamName: 'Boreal' });
    const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
    onTestFinished(() => random.mockRestore());
    const calls = await open(earth, {
      ...PLAN_CALLS,
      [`GET /diary/${team}`]: () => diary,
      [`PUT /diary/${team}/00000000-0000-4000-8000-000000000000`]: () => {
        diary = aDiary([anEntry(aPlan(31)._id)]);
        return anEntry(aPlan(31)._id);
      },
    });
    await press('Escrever a primeira entrada');
    const dialog = within(await screen.findByRole('dialog', { name: 'Plano de Boreal' }));
    await user.type(await dialog.findByLabelText(/^O que aconteceu/), 'Entregue à direção.');
    await user.selectOptions(dialog.getByLabelText(/^Estado do plano/), 'Pedido');
    await user.click(dialog.getByRole('button', { name: 'Guardar no diário' }));
    expect(await dialog.findByText('Guardado no diário.')).toBeDefined();
    expect(puts(calls)).toMatchObject([{ text: 'Entregue à direção.', progress: 'requested' }]);
    await user.click(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
    expect(await screen.findByText(/^1 entrada\. A última/)).toBeDefined();
  });

  test('a dossier that cannot be downloaded says why', async () => {
    const body = { message: 'Não foi encontrado.', code: 'notFound' };
    await open(earth, { ...PLAN_CALLS, [`GET /proposal/${team}/dossier`]: { status: 404, body } });
    await press('Descarregar dossiê e carta (PDF)');
    expect(await screen.findByText(body.message)).toBeDefined();
  });

  test('says what is missing while there is no winner', async () => {
    await open(inPhase('earth'), { [RESULT]: aTie() });
    expect(await screen.findByText(/Ainda não há uma proposta escolhida/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Certificados das equipas' })).toBeDefined();
  });

  test('without a vote the teacher names the plan', async () => {
    const phases = [{ phase: 'earth' as const, minutes: 15 }];
    const plans = [aPlan(1), aPlan(2), aPlan(3, { withdrawn: true })];
    const talked = inPhase('earth', { phases, plans });
    const agreed = { ...talked, toEarth: aPlan(2)._id };
    let now = talked;
    const calls = await open(talked, {
      ...PLAN_CALLS,
      [`GET ${ADDRESS}`]: () => now,
      [`PUT ${ADDRESS}/earth`]: () => {
        now = agreed;
        return agreed;
      },
    });
    expect(await screen.findByText(/Este conselho não teve votação/)).toBeDefined();
    const field = screen.getByLabelText<HTMLSelectElement>('Proposta que segue para a Terra');
    expect([...field.options].map(({ text }) => text)).toEqual(['Ainda por escolher', 'Andrómeda', 'Boreal']);
    await inBothThemes(expectAccessible);
    await user.selectOptions(field, 'Boreal');
    expect(await screen.findByRole('heading', { name: 'A proposta de Boreal segue para a Terra' })).toBeDefined();
    expect(puts(calls)).toEqual([{ proposalId: aPlan(2)._id }]);
    cleanup();
    await open({ ...agreed, state: 'closed', closedAt: 1_795_773_000_000 }, PLAN_CALLS);
    expect(await screen.findByRole('heading', { name: 'A proposta de Boreal segue para a Terra' })).toBeDefined();
  });
});

test('a closed council shows its outcome and can be reopened', async () => {
  const closed = inPhase('earth', { state: 'closed', closedAt: 1_795_773_000_000, resultShown: true });
  const calls = await open(closed);
  expect(await screen.findByText(/^Fechado em \d\d\/\d\d\/2026/)).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Boreal' })).toBeDefined();
  await inBothThemes(expectAccessible);
  await press('Reabrir');
  await waitFor(() => expect(puts(calls)).toEqual([{ step: 'reopen', revision: 7 }]));
});

test('a council closed before the vote says that there is no result', async () => {
  await open(inPhase('read', { state: 'closed', closedAt: 1 }));
  expect(await screen.findByText('Fechou sem votação: não há resultado para mostrar.')).toBeDefined();
});
