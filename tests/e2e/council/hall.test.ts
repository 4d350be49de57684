import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUNCIL_PHASES } from '#domain/council/session/phases.ts';
import type { CouncilStep } from '#domain/council/session/steering.ts';
import {
  expectAccessible,
  expectOnlyFailedCalls,
  picture,
  VIEWPORTS,
  type Visitor,
  visit,
} from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { type ApiClient, createTeam, playGame } from '../../support/product/ApiClient.ts';

const fixture = productUnderTest();
const PLANS = {
  'conselho-um': 'Uma horta no pátio, regada com água da chuva.',
  'conselho-dois': 'Um banco de livros usados à porta da biblioteca.',
  'conselho-tres': 'Um dia por mês a caminho da escola sem carros. '.repeat(60),
} as const;
const NAMES = Object.keys(PLANS) as (keyof typeof PLANS)[];
const FIRST = `Equipa ${NAMES[0]}`;

interface Session {
  _id: string;
  code: string;
  revision: number;
  plans: { _id: string; team: { name: string } }[];
}

let teacher: ApiClient;
let session: Session;

/** Creates a team whose plan other teams see. */
async function submitPlan(name: keyof typeof PLANS): Promise<void> {
  const { _id } = await createTeam(teacher, name, fixture.password, 'ic');
  await playGame(await teacher.newClient().signIn(name, fixture.password), 'ic', PLANS[name]);
  await teacher.send('POST', `/proposal/${_id}/submit`);
}

/** Steers the session, by its newest state. */
async function steer(step: CouncilStep): Promise<void> {
  const { revision } = await teacher.get<Session>(`/councils/${session._id}`);
  session = await teacher.send<Session>('PUT', `/councils/${session._id}/step`, { step, revision });
}

/** Puts the plan of a team on the great screen. */
async function present(name: keyof typeof PLANS): Promise<void> {
  const plan = session.plans.find(({ team }) => team.name === `Equipa ${name}`);
  await teacher.send('PUT', `/councils/${session._id}/presenting`, { proposalId: plan?._id });
}

async function prepare(): Promise<Session> {
  const { classes } = await teacher.get<{ classes: { _id: string }[] }>('/classes/all');
  const classId = classes[0]?._id ?? '';
  const { candidates } = await teacher.get<{ candidates: { _id: string; team: { name: string } }[] }>(
    `/classes/${classId}/councils`,
  );
  const mine = candidates.filter(({ team }) => NAMES.some((name) => team.name === `Equipa ${name}`));
  return teacher.send<Session>('POST', '/councils', {
    classIds: [classId],
    proposalIds: mine.map(({ _id }) => _id),
    setup: {
      phases: COUNCIL_PHASES.map((phase) => ({ phase, minutes: 10 })),
      ballot: 'stars',
      rule: 'meanWithPrior',
      readings: 2,
      resultReveal: 'byTeacher',
      budget: null,
    },
  });
}

/** Two of three teams give the first plan five stars. */
async function vote(name: keyof typeof PLANS): Promise<void> {
  const team = await teacher.newClient().signIn(name, fixture.password);
  const own = `Equipa ${name}`;
  const others = session.plans.filter((plan) => plan.team.name !== own);
  const stars = Object.fromEntries(others.map((plan) => [plan._id, plan.team.name === FIRST ? 5 : 2]));
  await team.send('PUT', `/council-session/${session._id}/ballot`, {
    ballot: { kind: 'stars', stars },
    device: 'tablet',
    press: 1,
  });
}

describe('the hall of a council session', () => {
  let visitor: Visitor;

  beforeAll(async () => {
    teacher = await fixture.signInToApi('professor');
    for (const name of NAMES) await submitPlan(name);
    session = await prepare();
    visitor = await visit(fixture.browser, 'projector');
  });
  afterAll(() => visitor?.context.close());

  const heading = (name: string) => visitor.page.getByRole('heading', { name });

  it('opens without a sign-in and waits for the teams', async () => {
    const { page, errors } = visitor;
    await page.goto(`${fixture.product.base}/conselho/${session.code}`);
    await page.locator('[data-ready="true"]').waitFor();
    await heading('O conselho vai começar').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/conselho/${session.code}`);
    await page.getByRole('list', { name: 'Equipas no conselho' }).getByText(FIRST).waitFor();
    await expectAccessible(page, 'salão antes do conselho');
    await picture(page, 'salao-antes');
    expect(errors).toEqual([]);
  });

  it('shows no names of pupils', async () => {
    const html = await visitor.page.content();
    for (const pupil of ['Inês', 'Tomás']) expect(html).not.toContain(pupil);
  });

  it('shows the plan that is presented, with its team', async () => {
    const { page } = visitor;
    await steer('start');
    await heading('Cada equipa apresenta o seu plano').waitFor();
    await present('conselho-um');
    await heading(FIRST).waitFor();
    await page.getByText(PLANS['conselho-um']).waitFor();
    await page.getByText(/^n\.º \d de 3 · ordem tirada à sorte$/).waitFor();
    expect(await page.getByRole('timer').isVisible()).toBe(true);
    await expectAccessible(page, 'salão, apresentar');
    await picture(page, 'salao-apresentar');
  });

  it('divides a long text into pages, which the arrow keys turn', async () => {
    const { page } = visitor;
    await present('conselho-tres');
    await page.getByText(/^Página 1 de \d/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^Página 2 de \d/).waitFor();
    await picture(page, 'salao-texto-longo');
  });

  it.each([
    ['É hora de ler', 'salão, ler'],
    ['É hora de debater', 'salão, debater'],
  ])('goes on to the next phase: %s', async (title, screen) => {
    await steer('next');
    await heading(title).waitFor();
    await expectAccessible(visitor.page, screen);
  });

  it('counts who has voted, and shows nothing of what', async () => {
    const { page } = visitor;
    await steer('next');
    await heading('É hora de votar').waitFor();
    for (const name of NAMES) await vote(name);
    await page.getByText(/^3 de \d+/).waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: `${FIRST}: ` })
      .filter({ hasText: 'já votou' })
      .waitFor();
    await expectAccessible(page, 'salão, votar');
    await picture(page, 'salao-votar');
  });

  it('says when the session is paused', async () => {
    const { page } = visitor;
    await steer('pause');
    await page.getByText('em pausa', { exact: true }).waitFor();
    await steer('resume');
    await page.getByText('em pausa', { exact: true }).waitFor({ state: 'detached' });
  });

  it('keeps the result for itself until the teacher shows it, then reveals it', async () => {
    const { page } = visitor;
    await steer('next');
    await heading('Os votos estão contados').waitFor();
    expect(await page.content()).not.toContain('Segue para a Terra');
    await steer('showResult');
    await page.getByText('Segue para a Terra', { exact: true }).waitFor();
    await heading(FIRST).waitFor();
    await page.getByText('Também pela Terra:').waitFor();
    await expectAccessible(page, 'salão, resultado');
    await picture(page, 'salao-resultado');
  });

  it('lets the winning ship take off where movement is not reduced, and a key skips it', async () => {
    const context = await fixture.browser.newContext({ viewport: VIEWPORTS.laptop, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await steer('hideResult');
    await page.goto(`${fixture.product.base}/conselho/${session.code}`);
    await page.locator('[data-hall="moving"] [data-ready="true"]').waitFor();
    await page.getByRole('heading', { name: 'Os votos estão contados' }).waitFor();
    await steer('showResult');
    await page.locator('[data-revealing="true"]').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-revealing="false"]').waitFor();
    await page.getByText('Segue para a Terra', { exact: true }).waitFor();
    await context.close();
  });

  it('says what happens next', async () => {
    const { page } = visitor;
    await steer('next');
    await heading(`O plano de ${FIRST}`).waitFor();
    await heading('O que acontece a seguir').waitFor();
    await expectAccessible(page, 'salão, Terra');
    await picture(page, 'salao-terra');
  });

  it('is a still picture where nothing can be drawn', async () => {
    const { page, context } = await visit(fixture.browser, 'tablet');
    await page.goto(`${fixture.product.base}/conselho/${session.code}?desenho=imagem`);
    await page.locator('[data-hall="picture"]').waitFor();
    await page.getByRole('heading', { name: `O plano de ${FIRST}` }).waitFor();
    await expectAccessible(page, 'salão, imagem parada');
    await context.close();
  });

  it('keeps the last state while the network is lost, and says how old it is', async () => {
    const { page, context, errors } = visitor;
    await context.setOffline(true);
    await page.getByText(/^Sem rede: o salão é de há \d+ s\.$/).waitFor();
    expect(await heading(`O plano de ${FIRST}`).isVisible()).toBe(true);
    await context.setOffline(false);
    await page.getByText(/^Sem rede/).waitFor({ state: 'hidden' });
    expectOnlyFailedCalls(errors);
  });

  it('says calmly that the session is over', async () => {
    await steer('close');
    await heading('O conselho terminou').waitFor();
    await expectAccessible(visitor.page, 'salão, fim');
  });

  it('explains a wrong code', async () => {
    const { page, context } = await visit(fixture.browser, 'portrait');
    await page.goto(`${fixture.product.base}/conselho/nada1234`);
    await page.getByRole('heading', { name: 'Não há salão com este código.' }).waitFor();
    await expectAccessible(page, 'salão, código errado');
    await context.close();
  });
});
