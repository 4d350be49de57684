import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PRACTICE } from '#content/practice/practice.ts';
import { expectAccessible } from '../support/browser/browser.ts';
import { productUnderTest } from '../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../support/browser/teamPlayer.ts';
import { type Device, engineUnderTest } from '../support/engines/engineUnderTest.ts';
import { type ApiClient, createTeam, playGame } from '../support/product/ApiClient.ts';
import { CouncilSteering } from '../support/product/CouncilSteering.ts';

const TIMEOUT_MS = 60_000;
/** The last one has a plan and no tablet. */
const TEAMS = ['vega', 'rigel', 'sirius'] as const;
const nameOf = (team: (typeof TEAMS)[number]) => `Equipa ${team}`;

const fixture = productUnderTest();
const engine = engineUnderTest();
let teacher: ApiClient;
let council: CouncilSteering;

beforeAll(async () => {
  teacher = await fixture.signInToApi('professor');
  for (const team of TEAMS) {
    const { _id } = await createTeam(teacher, team, fixture.password, 'ic');
    await playGame(
      await teacher.newClient().signIn(team, fixture.password),
      'ic',
      `O plano da equipa ${team}: uma horta no pátio.`,
    );
    await teacher.send('POST', `/proposal/${_id}/submit`);
  }
  council = await CouncilSteering.ofFirstClass(teacher);
});

class Tablet {
  readonly page: Page;
  private readonly player: TeamPlayer;

  private constructor({ page, touch }: Device) {
    this.page = page;
    this.player = new TeamPlayer(page, async () => {}, touch);
  }

  static async open(team: (typeof TEAMS)[number]): Promise<Tablet> {
    const device = await engine.open(fixture.product.base, 'tablet', { play: true });
    const tablet = new Tablet(device);
    await tablet.player.signIn(device.proxy.base, team, fixture.password);
    await tablet.page.getByRole('main', { name: 'Conselho Galáctico' }).waitFor({ timeout: TIMEOUT_MS });
    return tablet;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  press(name: string | RegExp): Promise<void> {
    return this.tap(this.button(name).first());
  }

  choose(name: string): Promise<void> {
    return this.tap(this.page.getByRole('radio', { name }));
  }

  /** Presses a control, wherever the page is scrolled to; WebKit's driver presses only what is in the window. */
  private async tap(control: Locator): Promise<void> {
    await control.waitFor({ timeout: TIMEOUT_MS });
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await this.player.tap(control);
  }

  async inPhase(phase: string): Promise<void> {
    const step = this.page.locator('[aria-label="Conselho da turma"] [aria-current=step]');
    await step.filter({ hasText: phase }).waitFor({ timeout: TIMEOUT_MS });
    await expectAccessible(this.page, `conselho, ${phase}`);
  }
}

/** Answers a practice question from the menu: first wrong, then right. */
async function practise(tablet: Tablet): Promise<void> {
  const { page } = tablet;
  const [question] = PRACTICE.ic;
  if (question?.kind !== 'choose') throw new Error('The first question is not one of four.');
  const [wrong] = question.wrong;
  await tablet.press('Menu');
  await tablet.press('Treino extra');
  await tablet.choose(wrong?.label ?? '');
  await tablet.press('Ver se está certo');
  await page.getByText(wrong?.reply ?? '').waitFor();
  await tablet.choose(question.right.label);
  await tablet.press('Ver se está certo');
  await page.getByText(question.explanation).waitFor();
  await expectAccessible(page, 'treino extra');
  for (const dialog of ['Treino extra', 'Menu']) {
    await page.getByRole('dialog', { name: dialog }).getByRole('button', { name: 'Fechar' }).last().click();
  }
}

/** Drags the last plan of the order above the first one, with the events that a finger makes. */
function dragLastToTop(page: Page): Promise<void> {
  return page.evaluate(() => {
    const items = [...document.querySelectorAll('[data-plan]')];
    const grip = items.at(-1)?.querySelector('[data-grip]') as Element;
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    const top = middle(items[0] as Element);
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0, bubbles: true };
    const send = (name: string, at: object) => grip.dispatchEvent(new PointerEvent(name, { ...finger, ...at }));
    send('pointerdown', middle(grip));
    send('pointermove', { ...top, clientY: top.clientY - 4 });
    send('pointerup', { ...top, clientY: top.clientY - 4 });
  });
}

/** Returns the names of the ordered plans from top to bottom. */
function orderOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-plan]')].map((item) => item.querySelector('h3, h4')?.textContent ?? ''),
  );
}

describe.sequential('a council session', () => {
  it('leads two teams from the presentations to a vote by order and its result', async () => {
    const [first, second] = await Promise.all([Tablet.open('vega'), Tablet.open('rigel')]);
    await council.prepare({ ballot: 'order', resultReveal: 'byTeacher' });
    await council.step('start');
    await council.present(nameOf('rigel'));
    await first.inPhase('Apresentar');
    await second.page.getByText('É a vossa vez').waitFor();
    await first.press(/^Aplaudir/);
    await first.page.getByText('As vossas palmas: 1 vez').waitFor();

    await council.step('next');
    await first.inPhase('Ler');
    await first.press('Marcar como lida');
    await first.page.getByText('1 de 2 lidas').waitFor();

    await practise(first);

    await council.step('next');
    await first.inPhase('Debater');

    await council.step('next');
    await first.inPhase('Votar');
    await first.press(/^Pôr em 1\.º a proposta de Equipa rigel/);
    await first.press(/^Pôr em 2\.º a proposta de Equipa sirius/);
    expect(await orderOn(first.page)).toEqual([nameOf('rigel'), nameOf('sirius')]);
    await dragLastToTop(first.page);
    await expect.poll(() => orderOn(first.page)).toEqual([nameOf('sirius'), nameOf('rigel')]);
    await first.page.getByText(`${nameOf('sirius')}: 1.º de 2.`).waitFor();
    await expectAccessible(first.page, 'voto por ordem');
    await first.press('Guardar voto');
    await first.page.getByText('Voto guardado').waitFor({ timeout: TIMEOUT_MS });
    await second.press(/^Pôr em 1\.º a proposta de Equipa sirius/);
    await second.press(/^Pôr em 2\.º a proposta de Equipa vega/);
    await second.press('Guardar voto');
    await second.page.getByText('Voto guardado').waitFor({ timeout: TIMEOUT_MS });

    await council.step('next');
    await council.step('showResult');
    await first.inPhase('Resultado');
    for (const { page } of [first, second]) await page.getByText('Segue para a Terra').waitFor({ timeout: TIMEOUT_MS });
    await expectAccessible(first.page, 'resultado');
    expect((await council.read()).phase).toBe('result');
  });
});
