import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BallotKind } from '#domain/council/session/ballots.ts';
import type { COUNCIL_PHASES } from '#domain/council/session/phases.ts';
import { nameGraphicsCard } from '../../bench/stage/nameGraphicsCard.ts';
import {
  expectAccessible,
  expectOnlyFailedCalls,
  picture,
  type Viewport,
  type Visitor,
  visit,
  visitToPlay,
} from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { signInToStorage } from '../../support/browser/signInToStorage.ts';
import { eventually } from '../../support/eventually.ts';
import { type ApiClient, createTeam, playGame } from '../../support/product/ApiClient.ts';
import { CouncilSteering } from '../../support/product/CouncilSteering.ts';

const TIMEOUT_MS = 60_000;
/** The launch lasts seconds; a check of accessibility on a busy machine lasts longer. */
const LAUNCH_SPEED = 0.2;
const TEAMS = ['andorinhas', 'cometas', 'nebulosa', 'pegaso'] as const;
type Team = (typeof TEAMS)[number];
const nameOf = (team: Team) => `Equipa ${team}`;

const fixture = productUnderTest();
let teacher: ApiClient;
let council: CouncilSteering;
/** Two devices of the first team, and one of the second. */
const devices: Visitor[] = [];
const [first, second, other] = [0, 1, 2].map((index) => () => (devices[index] as Visitor).page) as [
  () => Page,
  () => Page,
  () => Page,
];

async function openDevice(team: Team, viewport: Viewport): Promise<void> {
  const storageState = await signInToStorage(fixture.product.base, team, fixture.password);
  const visitor = await visitToPlay(fixture.browser, viewport, { storageState, touch: true, speed: 1 });
  devices.push(visitor);
  await visitor.page.goto(`${fixture.product.base}/game`);
  await visitor.page.getByRole('region', { name: 'Propostas', exact: true }).waitFor({ timeout: TIMEOUT_MS });
}

/** Waits until this page is in the phase. */
async function inPhase(page: Page, name: string): Promise<void> {
  const step = page.getByRole('region', { name: 'Conselho da turma' }).locator('[aria-current=step]');
  await step.filter({ hasText: name }).waitFor();
}

async function look(page: Page, screen: string): Promise<void> {
  await picture(page, `conselho-${screen}`);
  await expectAccessible(page, screen);
}

async function runUntil(phase: (typeof COUNCIL_PHASES)[number], ballot: BallotKind): Promise<void> {
  await council.prepare({ ballot, resultReveal: 'byTeacher' });
  await council.step('start');
  while (council.phase !== phase) await council.step('next');
}

beforeAll(async () => {
  teacher = await fixture.signInToApi('professor');
  for (const team of TEAMS) {
    const { _id } = await createTeam(teacher, team, fixture.password, 'ic');
    const player = await teacher.newClient().signIn(team, fixture.password);
    await playGame(player, 'ic', `A proposta da equipa ${team}.`);
    await teacher.send('POST', `/proposal/${_id}/submit`);
  }
  council = await CouncilSteering.ofFirstClass(teacher);
  await openDevice('andorinhas', 'tablet');
  await openDevice('andorinhas', 'portrait');
  await openDevice('cometas', 'laptop');
});
afterAll(async () => {
  for (const { context } of devices) await context.close();
});

describe.sequential('a council that votes with stars', () => {
  it('begins for every team, with whose turn it is', async () => {
    await council.prepare({ ballot: 'stars', resultReveal: 'byTeacher' });
    await council.step('start');
    for (const page of [first(), second(), other()]) await inPhase(page, 'Apresentar');
    await council.present(nameOf('cometas'));
    await first().getByText('Quem apresenta agora').waitFor();
    await other().getByText('É a vossa vez').waitFor();
    await first().getByRole('button', { name: 'Aplaudir' }).tap();
    await first().getByRole('button', { name: 'Aplaudir' }).tap();
    await first().getByText('As vossas palmas: 2 vezes').waitFor();
    await eventually(async () => expect((await council.read()).plans.map(({ applause }) => applause)).toContain(2));
    await look(first(), 'apresentar');
    await look(other(), 'a-vossa-vez');
  });

  it("leaves the plan most of a projector's screen", async () => {
    for (const page of [first(), other()]) {
      await page.evaluate(() => Object.assign(document.documentElement.dataset, { projector: 'on' }));
      const shareAbove = await page
        .getByRole('heading', { level: 2, name: nameOf('cometas') })
        .evaluate((heading) => (heading.closest('section')?.getBoundingClientRect().top ?? 0) / window.innerHeight);
      expect(shareAbove).toBeGreaterThan(0);
      expect(shareAbove).toBeLessThan(0.38);
      await picture(page, `conselho-projetor-${page.viewportSize()?.width}`);
      await page.evaluate(() => Reflect.deleteProperty(document.documentElement.dataset, 'projector'));
    }
  });

  it('gives plans to read, and the other tablet of the team follows', async () => {
    await council.step('next');
    await inPhase(second(), 'Ler');
    await first().getByText('0 de 3 lidas').waitFor();
    await first().getByRole('button', { name: 'Marcar como lida' }).first().tap();
    await first().getByText('1 de 3 lidas').waitFor();
    await second().getByText('1 de 3 lidas').waitFor();
    await first().getByRole('region', { name: 'Propostas', exact: true }).waitFor();
    await look(first(), 'ler');
    await look(second(), 'ler-ao-alto');
  });

  it('opens the debate on a plan', async () => {
    await council.step('next');
    await inPhase(first(), 'Debater');
    await first()
      .getByRole('button', { name: `Debater na proposta de ${nameOf('cometas')}` })
      .tap();
    const dialog = first().getByRole('dialog', { name: new RegExp(nameOf('cometas')) });
    await dialog.getByRole('button', { name: 'Pergunta' }).tap();
    await dialog.getByRole('group', { name: 'Podem começar assim:' }).waitFor();
    await look(first(), 'debater');
    await dialog.getByRole('button', { name: 'Fechar' }).tap();
  });

  it('takes the ballots of all teams, and keeps one without a network for later', async () => {
    await council.step('next');
    await inPhase(first(), 'Votar');
    const stars = first().getByRole('group', { name: `Estrelas para ${nameOf('cometas')}` });
    await stars.locator('label', { hasText: '5 estrelas' }).tap();
    await look(first(), 'votar-estrelas');
    await first().getByRole('button', { name: 'Guardar voto' }).tap();
    await first().getByText('Voto guardado').waitFor();
    await second().getByText('Voto guardado').waitFor();
    await look(second(), 'voto-guardado');

    const { context } = devices[2] as Visitor;
    await inPhase(other(), 'Votar');
    await context.setOffline(true);
    const ofOther = other().getByRole('group', { name: `Estrelas para ${nameOf('nebulosa')}` });
    await ofOther.locator('label', { hasText: '4 estrelas' }).tap();
    await other().getByRole('button', { name: 'Guardar voto' }).tap();
    await other().getByText('o voto fica neste dispositivo e segue quando houver rede').waitFor();
    await context.setOffline(false);
    await other().getByText('Voto guardado').waitFor({ timeout: TIMEOUT_MS });
    await eventually(async () => {
      const { teams } = await council.read();
      expect(
        teams
          .filter(({ voted }) => voted)
          .map(({ name }) => name)
          .sort(),
      ).toEqual([nameOf('andorinhas'), nameOf('cometas')]);
    });
  });

  it('lets a team change its ballot and abstain while the vote is open', async () => {
    await first().getByRole('button', { name: 'Mudar voto' }).tap();
    const stars = first().getByRole('group', { name: `Estrelas para ${nameOf('nebulosa')}` });
    await stars.locator('label', { hasText: '5 estrelas' }).tap();
    await first().getByRole('button', { name: 'Guardar voto' }).tap();
    await first().getByText('Voto guardado').waitFor();
    expect(await first().getByText('5 estrelas', { exact: true }).count()).toBe(2);
  });

  it('tells a tablet without a network that the other one has voted meanwhile', async () => {
    const { context } = devices[0] as Visitor;
    const vote = async (page: Page, stars: string) => {
      await page.getByRole('button', { name: 'Mudar voto' }).tap();
      const plan = page.getByRole('group', { name: `Estrelas para ${nameOf('pegaso')}` });
      await plan.locator('label', { hasText: stars }).tap();
      await page.getByRole('button', { name: 'Guardar voto' }).tap();
    };
    const isShown = async () => expect(await second().getByText('5 estrelas', { exact: true }).count()).toBe(2);
    await eventually(isShown);
    await context.setOffline(true);
    await vote(first(), '1 estrela');
    await first().getByText('o voto fica neste dispositivo e segue quando houver rede').waitFor();
    await vote(second(), '3 estrelas');
    await second().getByText('Voto guardado').waitFor();
    await context.setOffline(false);
    const notice = first().getByRole('alert').filter({ hasText: 'Entretanto a equipa votou noutro dispositivo' });
    await notice.waitFor({ timeout: TIMEOUT_MS });
    await look(first(), 'voto-de-outro-tablet');
    await notice.getByRole('button', { name: 'Está bem' }).tap();
    await first().getByRole('button', { name: 'Deixar como estava' }).tap();
    await first().getByText('Voto guardado').waitFor();
    await first().getByText('3 estrelas', { exact: true }).waitFor();
    expect(await first().getByText('1 estrela', { exact: true }).count()).toBe(0);
    expectOnlyFailedCalls((devices[0] as Visitor).errors);
  });

  it('lets the chosen ship take off on a tablet with a graphics card, once, and a press ends it', async () => {
    await council.step('next');
    const storageState = await signInToStorage(fixture.product.base, 'pegaso', fixture.password);
    const { page, context, errors } = await visit(fixture.browser, 'tablet', { storageState, speed: LAUNCH_SPEED });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await context.addInitScript(nameGraphicsCard);
    await page.goto(`${fixture.product.base}/game`);
    await page.getByRole('heading', { name: 'Já se conta…' }).waitFor({ timeout: TIMEOUT_MS });
    await page.locator('[data-hall=moving] [data-ready=true]').waitFor({ timeout: TIMEOUT_MS });
    await council.step('showResult');
    const launch = page.getByRole('region').filter({ hasText: /^O conselho escolheu/ });
    await page.locator('[data-hall=moving][data-revealing=true]').waitFor();
    await launch.waitFor();
    await look(page, 'partida-para-a-terra');
    expect(await page.getByText('Segue para a Terra').count()).toBe(0);
    await launch.getByRole('button', { name: 'Ver o resultado' }).click();
    await page.getByText('Segue para a Terra').waitFor();
    await page.reload();
    await page.getByText('Segue para a Terra').waitFor({ timeout: TIMEOUT_MS });
    expect(await launch.count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
    await council.step('hideResult');
    await council.step('back');
  });

  it('shows the result once the teacher shows it, with its reasons', async () => {
    await council.step('next');
    await first().getByRole('heading', { name: 'Já se conta…' }).waitFor();
    await look(first(), 'ja-se-conta');
    await council.step('showResult');
    await first().getByText('Segue para a Terra').waitFor();
    await first().getByRole('table', { name: 'O resultado por outras regras' }).waitFor();
    await look(first(), 'resultado');
    await look(second(), 'resultado-ao-alto');
    await council.step('next');
    await inPhase(first(), 'Terra');
    await look(first(), 'terra');
  });

  it('leaves the voting screen as it was once it is closed', async () => {
    await council.step('close');
    await first().getByRole('region', { name: 'Conselho da turma' }).waitFor({ state: 'detached' });
    await first().getByRole('region', { name: 'Propostas', exact: true }).waitFor();
    await first().getByRole('region', { name: 'Escolha do conselho' }).waitFor();
    await look(first(), 'escolha-do-conselho');
  });
});

describe.sequential('a council that votes in duels', () => {
  it('asks one duel after the other', async () => {
    await runUntil('vote', 'pairs');
    await inPhase(first(), 'Votar');
    await first().getByText('Duelo 1 de 3').waitFor();
    await look(first(), 'votar-pares');
    await look(second(), 'votar-pares-ao-alto');
    for (const duel of [1, 2, 3]) {
      await first().getByText(`Duelo ${duel} de 3`).waitFor();
      await first()
        .getByRole('button', { name: /^Esta proposta/ })
        .first()
        .tap();
    }
    await first().getByRole('button', { name: 'Guardar voto' }).tap();
    await first().getByText('Voto guardado').waitFor();
    await second().getByText('Voto guardado').waitFor();
  });

  it('tells a team whose ballot comes after the vote was closed that it does not count', async () => {
    const { context } = devices[2] as Visitor;
    await inPhase(other(), 'Votar');
    await context.setOffline(true);
    await other()
      .getByRole('button', { name: /^Esta proposta/ })
      .first()
      .tap();
    await other().getByRole('button', { name: 'Guardar voto' }).tap();
    await other().getByText('o voto fica neste dispositivo').waitFor();
    await council.step('next');
    await context.setOffline(false);
    await other().getByText('por isso não conta').waitFor({ timeout: TIMEOUT_MS });
    await council.step('showResult');
    await first().getByRole('heading', { name: 'E com outras regras?' }).waitFor();
    for (const { errors } of devices) expectOnlyFailedCalls(errors);
  });
});
