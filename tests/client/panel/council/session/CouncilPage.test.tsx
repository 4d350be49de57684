// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { CouncilDebate } from '#contract/council/session/councils.ts';
import { COUNCIL_PHASE_NAMES, COUNCIL_PHASES } from '#domain/council/session/phases.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { inBothThemes } from '../../actions.ts';
import { openPanel, type RecordedCall, resetPanel, stubServer } from '../../panelHarness.tsx';
import { aCouncil, aCouncilTeam, aPlan, COUNCIL_ID, inPhase } from './councilFixtures.ts';
import { ADDRESS, open, puts, region, STEP } from './councilPageHarness.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const PRESENTING = `PUT ${ADDRESS}/presenting`;
const DEBATE_CALL = `GET ${ADDRESS}/debate`;

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('a prepared council', () => {
  const PREPARED = aCouncil({ state: 'prepared', phase: null, leftMs: null, startedAt: null });

  test('says what was chosen, and starts', async () => {
    const calls = await open(PREPARED, { [STEP]: inPhase('present') });
    expect(
      screen.getByText('4 equipas, com 4 propostas. Cada equipa entra depois de enviar a missão 4.'),
    ).toBeDefined();
    expect(screen.getByText('Fases, 90 min no total')).toBeDefined();
    expect(screen.getByText('Estrelas')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Mudar o conselho' }).getAttribute('href')).toBe(
      `/panel/council/${COUNCIL_ID}/change`,
    );
    await inBothThemes(expectAccessible);
    await press('Começar o conselho');
    expect(await screen.findByRole('heading', { name: 'Apresentar' })).toBeDefined();
    expect(puts(calls)).toEqual([{ step: 'start', revision: 7 }]);
  });

  test('shows the projector page as link, address and QR code', async () => {
    await open(PREPARED);
    const projector = await region('Ecrã para projetar');
    const link = projector.getByRole('link', { name: /^Abrir o ecrã para projetar/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/conselho/abcd2345', '_blank']);
    const address = `${window.location.origin}/conselho/abcd2345`;
    expect(projector.getByText(address)).toBeDefined();
    expect(projector.getByRole('img', { name: `Código QR de ${address}`, hidden: true })).toBeDefined();
  });
});

describe('phases and clock', () => {
  test('all phases stand in their order, the current one marked', async () => {
    await open(inPhase('debate'));
    const steps = within(await screen.findByRole('list', { name: 'Fases do conselho' })).getAllByRole('listitem');
    expect(steps).toHaveLength(COUNCIL_PHASES.length);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null, null]);
    expect(steps[0]?.textContent).toContain('já passou');
    expect(steps[2]?.textContent).toContain(COUNCIL_PHASE_NAMES.debate);
  });

  test.each([
    [5 * 60_000, false, /Tempo: (5:00|4:5\d)/, 'de 20 min'],
    [-500, false, /Tempo: Acabou o tempo/, 'de 20 min'],
    [-200_000, false, /Tempo: mais 3 min/, 'de 20 min'],
    [61_000, true, /Tempo: 1:01/, 'Em pausa'],
  ])('%d ms left, paused: %s', async (leftMs, paused, time, below) => {
    await open(inPhase('read', { leftMs, paused }));
    expect((await screen.findByRole('timer')).textContent).toMatch(time);
    expect(screen.getByText(below)).toBeDefined();
  });

  test('a clock that runs counts down, and a paused one stands still', async () => {
    await open(inPhase('read', { leftMs: 1_200 }));
    expect((await screen.findByRole('timer')).textContent).toContain('0:0');
    await waitFor(() => expect(screen.getByRole('timer').textContent).toContain('Acabou o tempo'), { timeout: 4_000 });
    expect(screen.getByText('O tempo desta fase acabou. O conselho só avança quando quiser.')).toBeDefined();
  });
});

describe('steering', () => {
  test.each([
    ['Anterior', { step: 'back', revision: 7 }],
    ['Seguinte: Debater', { step: 'next', revision: 7 }],
    ['Pausar', { step: 'pause', revision: 7 }],
    ['Mais 2 min', { step: 'extend', minutes: 2, revision: 7 }],
    ['Mais 5 min', { step: 'extend', minutes: 5, revision: 7 }],
  ])('%s', async (name, body) => {
    const calls = await open(inPhase('read'));
    await press(name);
    await waitFor(() => expect(puts(calls)).toEqual([body]));
  });

  test('a paused council is resumed; the first phase has none before it', async () => {
    const calls = await open(inPhase('present', { paused: true }));
    await press('Retomar');
    await waitFor(() => expect(puts(calls)).toEqual([{ step: 'resume', revision: 7 }]));
    const back = screen.getByRole('button', { name: 'Anterior' });
    expect(back.getAttribute('aria-disabled')).toBe('true');
    await user.click(back);
    expect(puts(calls)).toHaveLength(1);
  });

  test('a step that is on its way disables no button, so that the keyboard keeps its place', async () => {
    const calls = await open(inPhase('read'), { [STEP]: () => new Promise<never>(() => {}) });
    await press('Seguinte: Debater');
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Seguinte: Debater' });
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('true'));
    expect(next.disabled).toBe(false);
    await press('Seguinte: Debater');
    expect(puts(calls)).toHaveLength(1);
  });

  test('the reply is shown at once', async () => {
    await open(inPhase('read'), { [STEP]: inPhase('debate', { revision: 8 }) });
    await press('Seguinte: Debater');
    expect(await screen.findByRole('heading', { name: 'Debater' })).toBeDefined();
  });

  test('a council that moved on another screen is read again, and the message says so', async () => {
    let now = inPhase('read');
    const moved = {
      message: 'O conselho mudou entretanto noutro ecrã. Confirme e tente de novo.',
      code: 'councilMoved',
    };
    const calls = await open(now, { [`GET ${ADDRESS}`]: () => now, [STEP]: { status: 409, body: moved } });
    now = inPhase('vote', { revision: 9 });
    await press('Seguinte: Debater');
    expect(await screen.findByText(moved.message)).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Votar' })).toBeDefined();
    await press('Pausar');
    await waitFor(() => expect(puts(calls).at(-1)).toEqual({ step: 'pause', revision: 9 }));
  });

  test('a council in which a team has changed its plan meanwhile is moved all the same', async () => {
    let now = inPhase('read');
    const refusal = { status: 409, body: { message: 'O conselho mudou.', code: 'councilMoved' } };
    const answer = ({ body }: RecordedCall) => {
      if (JSON.parse(body).revision !== 9) return refusal;
      now = inPhase('debate', { revision: 10 });
      return now;
    };
    const calls = await open(now, { [`GET ${ADDRESS}`]: () => now, [STEP]: answer });
    now = inPhase('read', { revision: 9 });
    await press('Seguinte: Debater');
    expect(await screen.findByRole('heading', { name: 'Debater' })).toBeDefined();
    expect(puts(calls).map(({ revision }) => revision)).toEqual([7, 9]);
    expect(screen.queryByText('O conselho mudou.')).toBeNull();
  });

  test('leaving the vote asks while teams are missing, and names them', async () => {
    const teams = [aCouncilTeam(1, { voted: true }), aCouncilTeam(2, { voted: true }), aCouncilTeam(3)];
    const calls = await open(inPhase('vote', { teams }));
    await press('Seguinte: Resultado');
    const dialog = within(await screen.findByRole('dialog', { name: 'Fechar a votação?' }));
    expect(dialog.getByText('Falta 1 equipa: Cometas.')).toBeDefined();
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(puts(calls)).toEqual([]);
    await press('Seguinte: Resultado');
    await press('Fechar a votação');
    await waitFor(() => expect(puts(calls)).toEqual([{ step: 'next', revision: 7 }]));
  });

  test('once all have answered it does not ask', async () => {
    const teams = [aCouncilTeam(1, { voted: true }), aCouncilTeam(2, { voted: true })];
    const calls = await open(inPhase('vote', { teams }));
    await press('Seguinte: Resultado');
    await waitFor(() => expect(puts(calls)).toEqual([{ step: 'next', revision: 7 }]));
  });

  test('going back into a vote asks, because the result goes', async () => {
    const calls = await open(inPhase('result'));
    await press('Anterior');
    const dialog = within(await screen.findByRole('dialog', { name: 'Abrir a votação outra vez?' }));
    expect(dialog.getByText(/^O resultado deixa de se ver e um sorteio fica sem efeito\./)).toBeDefined();
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(puts(calls)).toEqual([]);
    await press('Anterior');
    await press('Abrir a votação');
    await waitFor(() => expect(puts(calls)).toEqual([{ step: 'back', revision: 7 }]));
  });

  test('the last phase closes the council, after a question', async () => {
    const calls = await open(inPhase('earth', { resultShown: true }));
    await press('Fechar conselho');
    await press('Fechar o conselho');
    await waitFor(() => expect(puts(calls)).toEqual([{ step: 'close', revision: 7 }]));
  });
});

describe('Apresentar', () => {
  test('the order is drawn by lot; plans are shown one after the other', async () => {
    const shown = inPhase('present', { presenting: aPlan(2)._id });
    const calls = await open(inPhase('present'), { [PRESENTING]: shown });
    expect(await screen.findByText('Nenhuma proposta está no grande ecrã.')).toBeDefined();
    const order = await region('Ordem tirada à sorte');
    expect(order.getByText('f3a9c2d1')).toBeDefined();
    await inBothThemes(expectAccessible);
    await press('Apresentar a proposta de Boreal');
    expect(await screen.findByText('Agora apresenta')).toBeDefined();
    expect(screen.getByText(/O plano de Boreal/)).toBeDefined();
    await press('Seguinte: Cometas');
    await waitFor(() => expect(puts(calls).at(-1)).toEqual({ proposalId: aPlan(3)._id }));
    await press('Tirar do ecrã');
    await waitFor(() => expect(puts(calls).at(-1)).toEqual({ proposalId: null }));
  });

  test('counts the applause, and leaves out a plan that was withdrawn', async () => {
    const plans = [aPlan(1, { applause: 1 }), aPlan(2, { withdrawn: true, text: '' }), aPlan(3)];
    await open(inPhase('present', { plans, presenting: aPlan(1)._id }));
    const order = await region('Ordem tirada à sorte');
    expect(order.getByText('1 palma')).toBeDefined();
    expect(order.getByText('Retirada')).toBeDefined();
    expect(screen.queryByRole('button', { name: /proposta de Boreal/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Seguinte: Cometas' })).toBeDefined();
  });
});

test('Ler shows how much each team has read, and by how many each plan was', async () => {
  await open(inPhase('read'));
  const teams = within(await screen.findByRole('table', { name: 'O que cada equipa já leu' }));
  const rows = teams.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Andrómeda1 de 4',
    'Boreal2 de 4',
    'Cometas3 de 4',
    'Dragões4 de 4',
  ]);
  expect(screen.getByText('1 de 4 equipas')).toBeDefined();
  expect(screen.getByRole('table', { name: 'Por quantas equipas foi lida cada proposta' })).toBeDefined();
  await inBothThemes(expectAccessible);
});

describe('Debater', () => {
  const NONE = { for: 0, against: 0, question: 0, suggestion: 0, other: 0, unanswered: 0, waiting: 0 };
  const DEBATE: CouncilDebate = {
    plans: [
      { _id: aPlan(1)._id, ...NONE, question: 2, suggestion: 1, unanswered: 1, waiting: 2 },
      { _id: aPlan(2)._id, ...NONE, for: 1, other: 3 },
      { _id: aPlan(3)._id, ...NONE },
    ],
    teams: [1, 2, 3, 4].map((n) => ({ _id: aCouncilTeam(n)._id, comments: n === 4 ? 0 : n })),
  };
  const rowsOf = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);

  test('counts comments by kind, and says where they are missing', async () => {
    await open(inPhase('debate'), { [DEBATE_CALL]: DEBATE });
    const summary = await region('O debate até agora');
    expect(summary.getByText('7 comentários')).toBeDefined();
    expect(summary.getByText('1 pergunta sem resposta')).toBeDefined();
    expect(summary.getByText('Sem comentários: Cometas e Dragões.')).toBeDefined();
    expect(summary.getByText('Ainda não comentaram: Dragões.')).toBeDefined();
    expect(summary.getByText('Ainda não leram tudo: Andrómeda, Boreal e Cometas.')).toBeDefined();
    expect(summary.getByRole('link', { name: '2 textos esperam por si na Moderação' })).toBeDefined();
    expect(await rowsOf('Comentários de cada proposta')).toEqual([
      'Proposta deA favorContraPerguntasSem respostaSugestõesOutros',
      'Andrómeda002110',
      'Boreal100003',
      'CometasSem comentários000000',
      'DragõesSem comentários000000',
    ]);
    expect(await rowsOf('O que cada equipa já leu e comentou')).toEqual([
      'EquipaJá leuComentários',
      'Andrómeda1 de 41',
      'Boreal2 de 42',
      'Cometas3 de 43',
      'DragõesSem comentários4 de 40',
    ]);
    expect(screen.getByRole('link', { name: 'Andrómeda' }).getAttribute('href')).toBe(
      '/panel/solar-systems/proposals?search=Andr%C3%B3meda',
    );
    await inBothThemes(expectAccessible);
  });

  test('lists the comments in words on a phone, where a table would not fit', async () => {
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) =>
          ({ matches: query === '(max-width: 599px)', addEventListener() {}, removeEventListener() {} }) as never,
      );
    onTestFinished(() => media.mockRestore());
    await open(inPhase('debate'), { [DEBATE_CALL]: DEBATE });
    const list = await region('Comentários de cada proposta');
    await screen.findByText('7 comentários');
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AndrómedaPerguntas: 2, 1 sem resposta · Sugestões: 1',
      'BorealA favor: 1 · Outros: 3',
      'CometasSem comentários',
      'DragõesSem comentários',
    ]);
    expect(screen.queryByRole('table', { name: 'Comentários de cada proposta' })).toBeNull();
    await inBothThemes(expectAccessible);
  });

  test('follows the debate', async () => {
    let debate = DEBATE;
    await open(inPhase('debate'), { [DEBATE_CALL]: () => debate });
    await screen.findByText('7 comentários');
    debate = { ...DEBATE, plans: [{ _id: aPlan(1)._id, ...NONE, for: 9 }] };
    expect(await screen.findByText('9 comentários', {}, { timeout: 8_000 })).toBeDefined();
  }, 15_000);

  test('without counts the plans and teams stay', async () => {
    await open(inPhase('debate'));
    expect(await screen.findByRole('link', { name: 'Andrómeda' })).toBeDefined();
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi encontrado.');
    expect(screen.queryByText('Sem comentários')).toBeNull();
  });
});

test.each([
  ['vote', /os votos contam outra vez\.$/],
  ['result', /O resultado é o de quando a votação fechou\.$/],
] as const)('%s names a withdrawn plan, where it waits and what it changes', async (phase, change) => {
  const plans = [aPlan(1), aPlan(2, { withdrawn: true }), aPlan(3)];
  await open(inPhase(phase, { plans }));
  const notice = within(
    (await screen.findByText(/^Uma proposta foi retirada/)).closest('[role=status]') as HTMLElement,
  );
  expect(notice.getByText(/Boreal/).textContent).toMatch(change);
  expect(notice.getByRole('link', { name: 'Moderação' }).getAttribute('href')).toBe('/panel/moderation');
  await inBothThemes(expectAccessible);
});

test('Votar shows who has voted, and never what', async () => {
  const teams = [aCouncilTeam(1, { voted: true }), aCouncilTeam(2, { voted: true }), aCouncilTeam(3), aCouncilTeam(4)];
  await open(inPhase('vote', { teams }));
  expect(await screen.findByText('2 de 4 equipas já responderam')).toBeDefined();
  expect(screen.getByText('Faltam 2 equipas: Cometas e Dragões.')).toBeDefined();
  const rows = within(screen.getByRole('list', { name: 'Equipas' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'AndrómedaRespondeu',
    'BorealRespondeu',
    'CometasFalta',
    'DragõesFalta',
  ]);
  await inBothThemes(expectAccessible);
});

describe('the connection', () => {
  test('a lost one says how old the page is, until it is back', async () => {
    let isOnline = true;
    await open(inPhase('vote'), { [`GET ${ADDRESS}`]: () => (isOnline ? inPhase('vote') : 'offline') });
    isOnline = false;
    expect(await screen.findByText(/O que se vê é de há \d+ s/, {}, { timeout: 14_000 })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Votar' })).toBeDefined();
    isOnline = true;
    await waitFor(() => expect(screen.queryByText(/O que se vê é de há/)).toBeNull(), { timeout: 12_000 });
  }, 40_000);

  test('a running council is read again by itself', async () => {
    let now = inPhase('read');
    await open(now, { [`GET ${ADDRESS}`]: () => now });
    now = inPhase('debate', { revision: 8 });
    expect(await screen.findByRole('heading', { name: 'Debater' }, { timeout: 6_000 })).toBeDefined();
  });

  test.each([
    [403, 'notYours', 'Estes dados pertencem a outra conta.'],
    [404, 'notFound', 'Não foi encontrado.'],
  ])('%d is told and not asked again', async (status, code, message) => {
    stubServer({ [`GET ${ADDRESS}`]: { status, body: { message, code } } });
    openPanel(`/panel/council/${COUNCIL_ID}`, 2);
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });
});
