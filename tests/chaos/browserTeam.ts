import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { quizAnswers } from '../support/app/gameAnswers.ts';
import { visitToPlay } from '../support/browser/browser.ts';
import { launchBrowser } from '../support/browser/chromium.ts';
import { TeamPlayer } from '../support/browser/teamPlayer.ts';
import { ApiClient, chooseInDilemma, createTeam } from '../support/product/ApiClient.ts';
import { createSeededRandom, type SeededRandom } from '../support/product/seededRandom.ts';
import { makeTestFolder } from '../support/testFolder.ts';
import { type ChaosProxy, startChaosProxy } from './chaosProxy.ts';
import type { Ledger } from './Ledger.ts';
import { Server } from './Server.ts';

export interface BrowserOptions {
  /** Number of tab kills. */
  kills: number;
  seed: string;
  /** Share of the calls with an injected fault, from 0 to 1. */
  share: number;
  say?: (line: string) => void;
}

export interface BrowserResult {
  kills: number;
  /** Number of network losses. */
  offline: number;
  ledger: Ledger;
  /** Number of texts checked after the tab was reopened. */
  compared: number;
  /** Number of kills that lost letters typed more than five seconds before. */
  lostOlder: number;
  /** The same for younger letters, which are not guaranteed. */
  lostYounger: number;
  /** Stored texts that differ from the submitted ones. */
  different: string[];
  seconds: number;
}

const PASSWORD = 'palavra-do-caos';
const USERNAME = 'caos-navegador';
const PROMISED_MS = 5_000;
const REOPEN_TRIES = 300;
const ARRIVAL_TRIES = 240;
/** A step whose answer is lost on the faulty network is sent again after a while. */
const NEXT_STEP_TIMEOUT_MS = 120_000;
const TEXT_FILE = 'data:text/plain;base64,Q29udmVyc2Eu';
const WORDS = 'roda conversa horta rampa língua receita bairro música escola árvore rio mercado avó jogo mural'.split(
  ' ',
);

/**
 * Plays a team in a real browser: it writes, loses its network, and its tab is killed in the middle of a word; then it
 * submits.
 */
export async function playBrowser(options: BrowserOptions): Promise<BrowserResult> {
  const folder = await makeTestFolder();
  const server = new Server({ dataDir: join(folder.path, 'data'), databaseUrl: undefined, demoPassword: PASSWORD });
  const begun = Date.now();
  const random = createSeededRandom(options.seed);
  try {
    await server.start();
    const proxy = await startChaosProxy({ target: server.base, random: random.child('proxy'), share: 0, paceMs: 300 });
    const team = new BrowserTeam(proxy, { ...options, random: random.child('team') });
    const browser = await launchBrowser();
    try {
      const teacher = await new ApiClient(server.base).signIn('professor', PASSWORD);
      await createTeam(teacher, USERNAME, PASSWORD, 'ic');
      const { context } = await visitToPlay(browser, 'tablet', { touch: true });
      await team.play(context, await new ApiClient(server.base).signIn(USERNAME, PASSWORD));
      return { ...team.result(), ledger: proxy.ledger, seconds: Math.round((Date.now() - begun) / 1_000) };
    } finally {
      await browser.close();
      await proxy.close();
    }
  } finally {
    await server.end('SIGTERM');
    await rm(folder.path, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface StoredAnswers {
  team: { answers: { answersLevel2: string[]; answersLevel4: string[] } };
}

class BrowserTeam {
  private readonly proxy: ChaosProxy;
  private readonly options: BrowserOptions & { random: SeededRandom };
  private readonly counts = { kills: 0, offline: 0, compared: 0, lostOlder: 0, lostYounger: 0 };
  private readonly different: string[] = [];
  private readonly submitted: Record<2 | 4, string[]> = { 2: [], 4: [] };
  private page: Page | null = null;

  constructor(proxy: ChaosProxy, options: BrowserOptions & { random: SeededRandom }) {
    this.proxy = proxy;
    this.options = options;
  }

  result() {
    return { ...this.counts, different: this.different };
  }

  /** Writes the text of mission 2 and those of mission 4; the parts between are posted through the API with the page closed. */
  async play(context: BrowserContext, wire: ApiClient): Promise<void> {
    const { kills, share } = this.options;
    const file = JSON.stringify([{ name: 'conversa.txt', content: TEXT_FILE }]);
    await wire.form('/tutorial', { ship: '2', quiz: '1. Ouvir', texto: 'Somos a equipa.', files: file });
    await wire.form('/answer-level-1', { answers: quizAnswers('ic') });
    await chooseInDilemma(wire, 1);
    this.page = await newPage(context);
    await this.player().signIn(this.proxy.base, USERNAME, PASSWORD);
    this.proxy.spoil(share);
    const inMission2 = Math.ceil(kills / 2);
    await this.writeMission(context, inMission2, 2);
    await this.untilStored(wire, 2);
    await this.page.close();
    await wire.form('/answer-level-3', { answers: [file] });
    await chooseInDilemma(wire, 3);
    await this.writeMission(context, kills - inMission2, 4);
    await this.untilStored(wire, 4);
  }

  /** Writes every step of a mission, with the kills spread over them, and submits the mission. */
  private async writeMission(context: BrowserContext, kills: number, mission: 2 | 4): Promise<void> {
    const steps = SOLAR_SYSTEMS.ic.levels[`level${mission}`].length;
    this.page = await this.reopened(context);
    for (let step = 0; step < steps; step += 1) {
      const share = Math.floor(kills / steps) + (step < kills % steps ? 1 : 0);
      this.submitted[mission].push((await this.writeUnderFire(context, share)).trim());
      await this.player().press('Submeter', '');
      if (step + 1 < steps) await this.untilNextStep();
    }
    await this.player().finishMission('');
  }

  /** Waits for an empty box, because the previous step's box stays editable for a moment. */
  private async untilNextStep(): Promise<void> {
    await this.page?.waitForFunction(() => document.querySelector('textarea')?.value === '', null, {
      timeout: NEXT_STEP_TIMEOUT_MS,
    });
    await this.player().canWrite();
  }

  private player(): TeamPlayer {
    if (this.page === null) throw new Error('No page is open.');
    return new TeamPlayer(this.page, async () => {});
  }

  /** Waits until the answers are stored and compares them with the texts on the screen. */
  private async untilStored(wire: ApiClient, mission: 2 | 4): Promise<void> {
    const wanted = JSON.stringify(this.submitted[mission]);
    for (let tries = 0; tries < ARRIVAL_TRIES; tries += 1) {
      const { team } = await wire.get<StoredAnswers>('/team');
      const stored = team.answers[`answersLevel${mission}`];
      if (stored.length > 0) {
        if (JSON.stringify(stored) !== wanted) this.different.push(`${wanted} → ${JSON.stringify(stored)}`);
        return;
      }
      await new Promise((next) => setTimeout(next, 500));
    }
    this.different.push(`${wanted} never arrived`);
  }

  /** Types and is killed `kills` times; returns the text in the box at the end. */
  private async writeUnderFire(context: BrowserContext, kills: number): Promise<string> {
    let text = await this.value();
    for (let kill = 0; kill < kills; kill += 1) {
      const typed = await this.typeFor(context, text, this.options.random.between(500, 6_500));
      await this.killTab(context);
      const killedAt = Date.now();
      await context.setOffline(false);
      this.page = await this.reopened(context);
      text = await this.value();
      this.compare(typed, text, killedAt);
      this.options.say?.(`${this.counts.kills}: ${typed.at(-1)?.text.length ?? 0} letras, ${text.length} depois`);
    }
    return text;
  }

  /** Types letter by letter over an intermittent network; returns the texts with their times, the oldest first. */
  private async typeFor(context: BrowserContext, before: string, ms: number) {
    const { random } = this.options;
    const typed = [{ text: before, at: 0 }];
    const until = Date.now() + ms;
    let isOffline = false;
    await this.box().focus();
    await this.page?.keyboard.press('Control+End');
    while (Date.now() < until) {
      if (random.nextBoolean(isOffline ? 0.3 : 0.1)) {
        isOffline = !isOffline;
        await context.setOffline(isOffline);
        if (isOffline) this.counts.offline += 1;
      }
      for (const letter of ` ${WORDS[random.between(0, WORDS.length - 1)]}`) {
        await this.page?.keyboard.type(letter);
        typed.push({ text: (typed.at(-1)?.text ?? '') + letter, at: Date.now() });
        if (Date.now() >= until) break;
      }
      await this.page?.waitForTimeout(random.between(20, 400));
    }
    return typed;
  }

  private compare(typed: readonly { text: string; at: number }[], found: string, killedAt: number): void {
    this.counts.compared += 1;
    const last = typed.at(-1)?.text ?? '';
    const promised = typed.filter(({ at }) => at <= killedAt - PROMISED_MS).at(-1)?.text ?? '';
    if (found === last) return;
    if (found.startsWith(promised) && last.startsWith(found)) this.counts.lostYounger += 1;
    else this.counts.lostOlder += 1;
    this.options.say?.(`«${last}» → «${found}»`);
  }

  /** Closes the tab or crashes it, each in half of the cases. */
  private async killTab(context: BrowserContext): Promise<void> {
    const { page } = this;
    if (page === null) return;
    this.counts.kills += 1;
    if (this.options.random.nextBoolean(0.5)) {
      const crashed = page.waitForEvent('crash');
      const session = await context.newCDPSession(page);
      session.send('Page.crash').catch(() => {});
      await crashed;
    }
    await page.close({ runBeforeUnload: false });
  }

  private async reopened(context: BrowserContext): Promise<Page> {
    const page = await newPage(context);
    this.page = page;
    await page.goto(`${this.proxy.base}/game?desenho=imagem`);
    const again = page.getByRole('button', { name: 'Tentar de novo' }).first();
    const onwards = page.getByRole('button', { name: /^(Avançar|OK)$/, disabled: false }).first();
    for (let tries = 0; tries < REOPEN_TRIES; tries += 1) {
      const box = this.box();
      if ((await box.count()) === 1 && (await box.isEnabled().catch(() => false)) && !(await again.isVisible()))
        return page;
      for (const button of [again, onwards]) {
        if (await button.isVisible().catch(() => false)) await button.tap({ timeout: 2_000 }).catch(() => {});
      }
      await page.waitForTimeout(200);
    }
    throw new Error(`The text never came back: ${page.url()} ${await page.locator('body').textContent()}`);
  }

  private box() {
    if (this.page === null) throw new Error('No page is open.');
    return this.page.getByRole('textbox');
  }

  private value(): Promise<string> {
    return this.box().inputValue();
  }
}

async function newPage(context: BrowserContext): Promise<Page> {
  const [blank] = context.pages().filter((page) => page.url() === 'about:blank');
  return blank ?? context.newPage();
}
