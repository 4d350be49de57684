// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { QueuedTeam } from '#contract/marking/desk.ts';
import type { Team } from '#contract/school/teams.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { aTeam, id } from '../../fixtures.ts';
import {
  closePanel,
  openPanel,
  type RecordedCall,
  type StubResponses,
  stubServer,
  workOf,
} from '../../panelHarness.tsx';
import { giveMark, keyTarget, shownMark } from '../answers/markControls.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
  // Two panes, as on a laptop: the rubric takes the focus.
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: object) => void } };
  happyDOM.setViewport({ width: 1_366, height: 768 });
});
afterEach(closePanel);

const DESK = '/panel/solar-systems/answers/desk';
const ANSWER = 'Resposta (missão 2)';
const TEAMWORK = 'Trabalho de equipa (missão 2)';
const NONE = { p1: 0, p2: 0, total: 0, marked: { p1: false, p2: false } };

function team(n: number, name: string): Team {
  const base = aTeam(2);
  const answers = base.answers && { ...base.answers, team: id(n), answersLevel2: [`Texto de ${name}`] };
  const points = { ...base.points, level1: NONE, level2: NONE };
  return { ...base, _id: id(n), name, points, ...(answers && { answers }) };
}
const TEAMS = [team(101, 'Alfa'), team(102, 'Beta'), team(103, 'Gama')];

function queued(of: Team): QueuedTeam {
  return {
    _id: of._id,
    name: of.name,
    class: '8.º A',
    solar: of.status.solar,
    open: [1, 2],
    marked: [],
    questions: [],
  };
}

/** Answers like the server: marks are stored and returned. */
function server(extra: StubResponses = {}) {
  const stored = new Map(TEAMS.map((one) => [one._id, one]));
  const evaluate = ({ body }: RecordedCall) => {
    const { teamId, points: sent } = JSON.parse(body) as { teamId: string; points: Record<string, object> };
    const before = stored.get(teamId) as Team;
    const level = (name: 'level1' | 'level2') => {
      const changes = (sent[name] ?? {}) as Partial<Record<'p1' | 'p2', number | null>>;
      const next = { ...before.points[name], marked: { ...before.points[name].marked } };
      for (const criterion of ['p1', 'p2'] as const) {
        const value = changes[criterion];
        if (value === undefined) continue;
        next[criterion] = value ?? 0;
        next.marked[criterion] = value !== null;
      }
      return { ...next, total: next.p1 + next.p2 };
    };
    const points = { ...before.points, level1: level('level1'), level2: level('level2') };
    stored.set(teamId, { ...before, points });
    return { points };
  };
  const written = ({ body }: RecordedCall) => ({
    notes: { level1: null, level2: JSON.parse(body).text as string, level3: null, level4: null },
  });
  const calls = stubServer({
    'GET /marking/queue': { teams: TEAMS.map(queued), total: 3 },
    'GET /marking/missions/2/similar': { threshold: 0.8, groups: [] },
    [`GET /solar/${THEME_IDS.ic}`]: { ...SOLAR_SYSTEMS.ic, _id: THEME_IDS.ic },
    'GET /solar/correct-quiz-answers': { solar: [], data: [] },
    'PUT /team/evaluation': evaluate,
    ...Object.fromEntries(TEAMS.map(({ _id }) => [`PUT /team/${_id}/levels/2/note`, written])),
    ...Object.fromEntries(TEAMS.map(({ _id }) => [`GET /team/${_id}/work`, () => workOf(stored.get(_id) ?? {})])),
    ...extra,
  });
  return { calls, stored };
}

const answerOf = (name: string, level = 2) =>
  screen.findByRole('region', { name: `Resposta de ${name} à missão ${level}` });
const progress = (level: number) => screen.getByRole('button', { name: new RegExp(`^Missão ${level}`) }).textContent;

describe('one answer after the other', () => {
  test('opens the first that waits, and names it in the address', async () => {
    server();
    openPanel(DESK);
    await answerOf('Alfa', 1);
    const address = () => screen.getByTestId('address').textContent;
    await waitFor(() => expect(address()).toBe(`${DESK}?team=${id(101)}&mission=1`));
    expect(progress(1)).toContain('0 de 3');
    await expectAccessible();
  });

  test('a mission of a team is marked by keys alone: two numbers, then Ctrl+Enter', async () => {
    const { calls, stored } = server();
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    await answerOf('Alfa');
    keyTarget(ANSWER).focus();
    await user.keyboard('3');
    expect(document.activeElement, 'the next criterion').toBe(keyTarget(TEAMWORK));
    await user.keyboard('2');
    expect(document.activeElement).toBe(screen.getByLabelText('Comentário à equipa (missão 2)'));
    await user.keyboard('Bom começo.{Control>}{Enter}{/Control}');
    const beta = within(await answerOf('Beta'));
    expect(beta.getByText('Texto de Beta')).toBeDefined();
    await waitFor(() => expect(document.activeElement, 'the first missing mark').toBe(keyTarget(ANSWER)));
    const given = { p1: 40, p2: 20, marked: { p1: true, p2: true } };
    await waitFor(() => expect(stored.get(id(101))?.points.level2).toMatchObject(given));
    expect(calls.some(({ path, body }) => path.endsWith('/levels/2/note') && body.includes('Bom começo.'))).toBe(true);
    expect(progress(2)).toContain('1 de 3');
  });

  test('goes on to the next mission, and says when nothing waits', async () => {
    server({ 'GET /marking/queue': { teams: [queued(TEAMS[0] as Team)], total: 1 } });
    openPanel(`${DESK}?team=${id(101)}&mission=1`);
    await answerOf('Alfa', 1);
    await giveMark(user, 'Trabalho de equipa (missão 1)', 40);
    await user.click(screen.getByRole('button', { name: 'Guardar e seguinte' }));
    await answerOf('Alfa');
    await giveMark(user, ANSWER, 60);
    await giveMark(user, TEAMWORK, 40);
    await user.click(screen.getByRole('button', { name: 'Guardar e seguinte' }));
    expect(await screen.findByText('Está tudo avaliado nesta lista.')).toBeDefined();
  });

  test('takes marks back one by one, also of the team before', async () => {
    const { stored } = server();
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    await answerOf('Alfa');
    await giveMark(user, ANSWER, 60);
    await giveMark(user, ANSWER, 20);
    await user.keyboard('{Control>}z{/Control}');
    expect(shownMark(ANSWER)).toBe('60');
    await user.click(screen.getByRole('button', { name: 'Guardar e seguinte' }));
    await answerOf('Beta');
    await user.click(screen.getByRole('button', { name: 'Anular «Resposta» de Alfa, missão 2' }));
    await answerOf('Alfa');
    expect(shownMark(ANSWER)).toBe('');
    await waitFor(() => expect(stored.get(id(101))?.points.level2.marked.p1).toBe(false), { timeout: 5_000 });
    expect(screen.getByRole('button', { name: 'Anular (nada para anular)' })).toBeDefined();
  });

  test('Ctrl+Z in the comment undoes typing, not a mark', async () => {
    server();
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    await answerOf('Alfa');
    await giveMark(user, ANSWER, 60);
    screen.getByLabelText('Comentário à equipa (missão 2)').focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(shownMark(ANSWER)).toBe('60');
  });

  test('a team is chosen from the list, which says how far each is', async () => {
    server();
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    await answerOf('Alfa');
    await giveMark(user, ANSWER, 60);
    await giveMark(user, TEAMWORK, 0);
    const list = screen.getByLabelText('Equipa');
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Alfa · 8.º A · avaliada', 'Beta · 8.º A · por avaliar', 'Gama · 8.º A · por avaliar']);
    await user.selectOptions(list, id(103));
    await answerOf('Gama');
    await user.click(screen.getByRole('button', { name: 'Equipa anterior' }));
    await answerOf('Beta');
  });

  test('of many teams, one is found by a part of its name', async () => {
    const many = Array.from({ length: 70 }, (_, n) =>
      queued({ ...(TEAMS[0] as Team), _id: id(200 + n), name: `Sol ${n}` }),
    );
    server({ 'GET /marking/queue': { teams: [...TEAMS.map(queued), ...many], total: 73 } });
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    await answerOf('Alfa');
    const field = await screen.findByRole('combobox', { name: 'Equipa' });
    await waitFor(() => expect(field).toHaveProperty('value', 'Alfa · 8.º A · por avaliar'));
    await user.click(screen.getByRole('button', { name: 'Mostrar opções: Equipa' }));
    const list = within(await screen.findByRole('listbox'));
    expect(list.getByText('Há mais: escreva para procurar em todos.')).toBeDefined();
    expect(list.getAllByRole('option')).toHaveLength(50);
    await user.clear(field);
    await user.type(field, 'gám');
    await user.click(await screen.findByRole('option', { name: /^Gama/ }));
    await answerOf('Gama');
    expect(field).toHaveProperty('value', 'Gama · 8.º A · por avaliar');
  });

  test('one call brings all that stands beside the answers, also of the answer that comes next', async () => {
    const { calls } = server();
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    await answerOf('Alfa');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await answerOf('Beta');
    const ofTeams = () => calls.filter(({ path }) => path.startsWith('/team/')).map(({ path }) => path);
    await waitFor(() => expect(ofTeams()).toEqual([101, 102, 103].map((number) => `/team/${id(number)}/work`)));
  });

  test('a step later, what is here already is not asked for again, except what opens and what comes next', async () => {
    const { calls } = server();
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    await answerOf('Alfa');
    const asked = () => calls.filter(({ path }) => path.endsWith('/work')).map(({ path }) => path.split('/')[2]);
    await waitFor(() => expect(asked()).toEqual([101, 102, 103].map(id)));
    // As long as a person reads an answer: all of it is stale.
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 31_000);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await answerOf('Beta');
    await waitFor(() => expect(asked().length).toBeGreaterThan(3));
    vi.restoreAllMocks();
    expect(asked().slice(3).sort()).toEqual([102, 103].map(id));
  });

  test('without a network the answers that come next open; one that was never fetched says so, and opens later', async () => {
    let isOffline = false;
    const work = (of: Team) => () => (isOffline ? 'offline' : workOf(of));
    const far = team(109, 'Longe');
    const { calls } = server({
      ...Object.fromEntries([...TEAMS, far].map((one) => [`GET /team/${one._id}/work`, work(one)])),
      'GET /marking/queue': { teams: [...TEAMS.map(queued), { ...queued(far), open: [], marked: [2] }], total: 4 },
    });
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    await answerOf('Alfa');
    await waitFor(() => expect(calls.some(({ path }) => path === `/team/${id(103)}/work`)).toBe(true));
    isOffline = true;
    await user.selectOptions(screen.getByLabelText('Equipa'), id(103));
    await answerOf('Gama');
    await user.selectOptions(screen.getByLabelText('Equipa'), id(109));
    expect(await screen.findByText(/ainda não chegaram a este dispositivo/)).toBeDefined();
    await expectAccessible();
    isOffline = false;
    await waitFor(() => expect(screen.queryByText(/ainda não chegaram/)).toBeNull(), { timeout: 5_000 });
    await answerOf('Longe');
  });

  test('says what cannot be loaded, and tries again', async () => {
    let isUp = false;
    server({
      [`GET /team/${id(101)}/work`]: () =>
        isUp ? workOf(TEAMS[0] as Team) : { status: 404, body: { message: 'Não existe.', code: 'notFound' } },
    });
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    expect(await screen.findByText('Não existe.')).toBeDefined();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await answerOf('Alfa');
  });

  test.each<[string, object, string]>([
    ['no team', { teams: [], total: 0 }, 'Ainda não há respostas para avaliar.'],
    [
      'no answer',
      { teams: [{ ...queued(TEAMS[0] as Team), open: [] }], total: 1 },
      'Ainda não há respostas para avaliar.',
    ],
  ])('with %s there is a sentence instead', async (_what, queue, words) => {
    server({ 'GET /marking/queue': queue });
    openPanel(DESK);
    expect(await screen.findByText(words)).toBeDefined();
    await expectAccessible();
  });

  test('a list that is cut says so', async () => {
    server({ 'GET /marking/queue': { teams: TEAMS.map(queued), total: 1_200 } });
    openPanel(DESK);
    expect(await screen.findByText(/as primeiras 3 equipas de 1200/)).toBeDefined();
  });
});

describe('phrases for the comment', () => {
  const OWN = {
    _id: id(700),
    text: 'Parabéns, {equipa}!',
    shortcut: 'par',
    level: null,
    criterion: null,
    uses: 3,
  };
  const BANK = { 'GET /phrases': { phrases: [OWN], starters: [] }, 'POST /phrases/uses': {} };
  const note = () => screen.getByLabelText<HTMLTextAreaElement>('Comentário à equipa (missão 2)');
  const options = () => within(screen.getByRole('listbox', { name: 'Frases' })).getAllByRole('option');

  test('the slash opens them, arrows and Enter put one into the comment, and its use is counted', async () => {
    const { calls } = server(BANK);
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    await answerOf('Alfa');
    await screen.findByText('Parabéns, Alfa!');
    await user.type(note(), 'Olá. /par');
    expect(options()[0]?.textContent, 'the phrase with this shortcut first').toBe('/par Parabéns, Alfa!');
    expect(note().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect(note().value).toBe('Olá. Parabéns, Alfa!');
    expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(calls.filter(({ path }) => path === '/phrases/uses')).toHaveLength(1));
  });

  test('arrows go round, Escape closes the list and leaves the text', async () => {
    server(BANK);
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    await answerOf('Alfa');
    await screen.findByText('Parabéns, Alfa!');
    await giveMark(user, ANSWER, 40);
    await user.type(note(), '/');
    const first = options()[0]?.textContent;
    expect(first, 'a starter for the mark that was given').not.toContain('Parabéns');
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    expect(options()[1]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(note().value).toBe('/');
  });

  test('suggestions for the given marks are one press away', async () => {
    server(BANK);
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    await answerOf('Alfa');
    await giveMark(user, ANSWER, 60);
    const list = within(screen.getByRole('list', { name: 'Frases sugeridas' }));
    const [first] = list.getAllByRole('button');
    const words = first?.textContent ?? '';
    await user.click(first as HTMLElement);
    expect(note().value).toBe(words);
    expect(list.queryByRole('button', { name: words }), 'not offered twice').toBeNull();
  });

  test('a phrase that does not fit any more is not added', async () => {
    const full = 'a'.repeat(995);
    const [first] = TEAMS;
    const answers = first?.answers && { ...first.answers, notes: { ...first.answers.notes, level2: full } };
    server({ ...BANK, [`GET /team/${id(101)}/work`]: workOf({ ...first, answers }) });
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    await answerOf('Alfa');
    const list = within(await screen.findByRole('list', { name: 'Frases sugeridas' }));
    await user.click(list.getAllByRole('button')[0] as HTMLElement);
    expect(await screen.findByText(/passa de 1000 caracteres/)).toBeDefined();
    expect(note().value).toBe(full);
  });
});

describe('side by side', () => {
  const SIDE = `${DESK}?team=${id(101)}&mission=2&view=side`;
  const ALIKE = { 'GET /marking/missions/2/similar': { threshold: 0.8, groups: [[id(101), id(103)]] } };

  async function column(name: string) {
    const heading = await screen.findByRole('heading', { name: new RegExp(`^${name}\\s?: abrir só esta resposta$`) });
    return within(heading.closest('li') as HTMLElement);
  }

  test('teams with nearly the same answer stand together', async () => {
    server(ALIKE);
    openPanel(SIDE);
    const alfa = await column('Alfa');
    expect(await alfa.findByText(/Quase igual à resposta de/)).toBeDefined();
    expect(screen.getByText(/Há um grupo de respostas quase iguais \(80\s%/)).toBeDefined();
    await expectAccessible();
  });

  test('marks one, looks, and gives the others the same; one step takes it back', async () => {
    const { stored } = server(ALIKE);
    openPanel(SIDE);
    const alfa = await column('Alfa');
    const same = await alfa.findByRole('button', { name: 'Avaliar da mesma maneira…' });
    expect((same as HTMLButtonElement).disabled, 'before all marks are chosen').toBe(true);
    const row = (criterion: string, points: number) =>
      within(alfa.getByRole('radiogroup', { name: criterion })).getByRole('radio', { name: new RegExp(`^${points} `) });
    await user.click(row(ANSWER, 40));
    await user.click(row(TEAMWORK, 20));
    await user.type(alfa.getByLabelText('Comentário à equipa (missão 2)'), 'Falta um exemplo.');
    await user.click(same);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Só às que estão por avaliar (1)')).toBeDefined();
    await user.click(dialog.getByLabelText(/Levar também o comentário/));
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Avaliar' }));
    expect(await screen.findByText('1 equipa avaliada da mesma maneira')).toBeDefined();
    const marked = () => stored.get(id(103))?.points.level2;
    await waitFor(() => expect(marked()).toMatchObject({ p1: 40, p2: 20 }), { timeout: 5_000 });
    expect(stored.get(id(102))?.points.level2.marked.p1, 'a team with another answer').toBe(false);
    await user.click(screen.getByRole('button', { name: 'Anular as 2 últimas avaliações, missão 2' }));
    await waitFor(() => expect(marked()?.marked).toEqual({ p1: false, p2: false }), { timeout: 5_000 });
    expect(stored.get(id(101))?.points.level2).toMatchObject({ p1: 40, p2: 20 });
  });

  test('turns to the next teams, and opens one alone', async () => {
    server();
    openPanel(SIDE);
    await column('Alfa');
    await user.click(screen.getByRole('button', { name: 'Guardar e seguintes' }));
    const next = await screen.findByRole('button', { name: /abrir só esta resposta/ });
    expect(next.textContent).not.toContain('Alfa');
    await user.click(next);
    await screen.findByRole('region', { name: /^Resposta de (Beta|Gama) à missão 2/ });
  });
});

describe('questions of teams', () => {
  const asking = (of: Team, questions: number[]) => ({ ...queued(of), questions });
  const queue = {
    'GET /marking/queue': {
      teams: TEAMS.map((one, n) => asking(one, n === 1 ? [2] : n === 2 ? [1] : [])),
      total: 3,
    },
  };

  test('are counted, and one press leads from one to the next', async () => {
    server(queue);
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    await answerOf('Alfa');
    expect(screen.getByText('Perguntas das equipas: 2')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ir para a pergunta de Beta, missão 2' }));
    await answerOf('Beta');
    await user.click(screen.getByRole('button', { name: 'Ir para a pergunta de Gama, missão 1' }));
    await answerOf('Gama', 1);
    await expectAccessible();
  });

  test('Ctrl+Enter in the answer to a question sends it, and the answer stays open', async () => {
    const asked = { level: 2, version: 1, text: '', askedAt: 1_767_225_600, answer: null, answeredAt: null };
    const { calls } = server({
      [`GET /team/${id(101)}/work`]: workOf(TEAMS[0] as object, { asked: { heldUntil: null, questions: [asked] } }),
      [`PUT /team/${id(101)}/feedback/2/answer`]: { question: { ...asked, answer: 'Sim.', answeredAt: 1_767_312_000 } },
    });
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    const open = within(await answerOf('Alfa'));
    await user.type(await open.findByLabelText('Resposta à equipa (missão 2)'), 'Sim.{Control>}{Enter}{/Control}');
    expect(await open.findByText('Respondida')).toBeDefined();
    expect(calls.some(({ method, path }) => method === 'PUT' && path.endsWith('/feedback/2/answer'))).toBe(true);
    expect(await answerOf('Alfa')).toBeDefined();
  });

  test('the way to a question leads into the box for its answer', async () => {
    const asked = { level: 2, version: 1, text: '', askedAt: 1_767_225_600, answer: null, answeredAt: null };
    server({
      ...queue,
      [`GET /team/${id(102)}/work`]: workOf(TEAMS[1] as object, { asked: { heldUntil: null, questions: [asked] } }),
    });
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    await answerOf('Alfa');
    await user.click(screen.getByRole('button', { name: 'Ir para a pergunta de Beta, missão 2' }));
    await answerOf('Beta');
    expect(document.activeElement).toBe(screen.getByLabelText('Resposta à equipa (missão 2)'));
  });

  test('an answer with all its marks leaves the arrow keys to scrolling', async () => {
    const delta = { ...team(104, 'Delta'), points: aTeam(2).points };
    const teams = [queued(TEAMS[0] as Team), { ...queued(delta), open: [], marked: [1, 2] }];
    server({ 'GET /marking/queue': { teams, total: 2 }, [`GET /team/${id(104)}/work`]: workOf(delta) });
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    await answerOf('Alfa');
    await user.click(screen.getByRole('button', { name: 'Equipa seguinte' }));
    const opened = await answerOf('Delta');
    expect(document.activeElement).toBe(within(opened).getByRole('heading', { level: 2 }));
  });

  test("'Guardar e seguinte' sends the answer that was written to the question", async () => {
    const asked = { level: 2, version: 1, text: '', askedAt: 1_767_225_600, answer: null, answeredAt: null };
    const { calls } = server({
      [`GET /team/${id(101)}/work`]: workOf(TEAMS[0] as object, { asked: { heldUntil: null, questions: [asked] } }),
      [`PUT /team/${id(101)}/feedback/2/answer`]: { question: { ...asked, answer: 'Sim.', answeredAt: 1_767_312_000 } },
    });
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    const open = within(await answerOf('Alfa'));
    await user.type(await open.findByLabelText('Resposta à equipa (missão 2)'), 'Sim.');
    await user.click(screen.getByRole('button', { name: 'Guardar e seguinte' }));
    await answerOf('Beta');
    const sent = calls.filter(({ path }) => path.endsWith('/feedback/2/answer'));
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ version: 1, text: 'Sim.', seen: [''] }]);
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('question-answer'))).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Equipa anterior' }));
    await answerOf('Alfa');
    await user.click(screen.getByRole('button', { name: 'Guardar e seguinte' }));
    await answerOf('Beta');
    expect(calls.filter(({ path }) => path.endsWith('/feedback/2/answer'))).toHaveLength(1);
  });

  test('a link to the questions opens the first of them', async () => {
    server(queue);
    openPanel(`${DESK}?questions=true`);
    await answerOf('Beta');
  });

  test('nothing is said where none waits', async () => {
    server();
    openPanel(`${DESK}?team=${id(101)}&mission=2`);
    await answerOf('Alfa');
    expect(screen.queryByText(/^Perguntas das equipas/)).toBeNull();
  });
});
