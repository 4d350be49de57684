import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offlineFiles } from '../../../tools/offline/files.ts';
import { picture, type Visitor, visit, visitToPlay } from '../../support/browser/browser.ts';
import { readManifest } from '../../support/browser/clientBuild.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { eventually } from '../../support/eventually.ts';
import { NextVersion } from '../../support/product/nextVersion.ts';
import { Wire } from '../../support/product/wire.ts';

const BEGUN = 'Uma escola onde todos têm voz';
const SETS = offlineFiles(readManifest(), {});

/** A browser that is driven from outside holds a worker that begins back for a minute, now and then. */
const A_WORKER_BEGINS_MS = 100_000;

const under = productUnderTest();
const player = ({ page }: Visitor) => new TeamPlayer(page, async () => {});

/** Every address that the browser keeps, without the origin. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

async function keeps(page: Page, files: readonly string[]): Promise<void> {
  await eventually(async () => expect(await kept(page)).toEqual(expect.arrayContaining([...files])), 40_000);
}

describe.sequential('without a network', () => {
  let front: NextVersion;
  let team: Visitor;
  beforeAll(async () => {
    front = await new NextVersion(under.product.base).listen();
  });
  afterAll(async () => {
    await team?.context.close();
    await front?.close();
  });

  it('a game that was loaded once is kept: its code, its pictures, its own solar system, and no answer of the server', async () => {
    team = await visitToPlay(under.browser, 'tablet', { touch: true, worker: true });
    // Tablets wait a moment by chance before they ask for a newer version; this one does not.
    await team.page.addInitScript(() => {
      Math.random = () => 0.001;
    });
    await player(team).signIn(front.base, 'demo-dh', under.password);
    await player(team).untilWriting();
    await keeps(team.page, ['/', ...(SETS.shell ?? []), ...(SETS.game ?? []), ...(SETS['theme:dh'] ?? [])]);
    const all = await kept(team.page);
    expect(all.filter((address) => address.startsWith('/api'))).toEqual([]);
    const panelOnly = (SETS.panel ?? []).filter((file) => !(SETS.game ?? []).includes(file));
    expect(all.filter((address) => panelOnly.includes(address))).toEqual([]);
  });

  it('it opens where it was, is played on, and says that it is on this device', async () => {
    await team.context.setOffline(true);
    await team.page.reload();
    await player(team).canWrite();
    await player(team).type(BEGUN);
    await team.page.getByText('Sem ligação: guardado neste dispositivo').waitFor();
    await team.page.reload();
    await player(team).canWrite();
    expect(await team.page.getByRole('textbox').inputValue()).toBe(BEGUN);
    await picture(team.page, 'offline-game');
  });

  it('a worksheet that is not kept says so in our own page', async () => {
    const { page } = team;
    const paper = await team.context.newPage();
    await paper.goto(`${front.base}/pdf/ic-m1-fs1.pdf`);
    expect(new URL(paper.url()).pathname).toBe('/game/open-pdf/ic-m1-fs1');
    await paper.getByText('Não foi possível carregar o PDF').waitFor();
    await picture(paper, 'offline-paper');
    await paper.close();
    await page.bringToFront();
  });

  it('what was written goes to the server when the network is back', async () => {
    await team.context.setOffline(false);
    await team.page.getByText('Guardado', { exact: true }).waitFor({ timeout: 30_000 });
    const wire = await new Wire(under.product.base).signIn('demo-dh', under.password);
    const { draft } = await wire.get<{ draft: { content: string } }>('/draft');
    expect(JSON.parse(draft.content).typed).toBe(BEGUN);
  });

  it('a new version leaves the running game alone, and its own files stay', async () => {
    const { page } = team;
    const began = await page.evaluate(() => performance.timeOrigin);
    front.release();
    const asked = page.waitForResponse('**/version.json');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect(await (await asked).json()).toEqual({ entry: expect.stringContaining('.next.js') });
    const late = SETS.game?.find((file) => file.endsWith('.js')) ?? '';
    expect(await page.evaluate(async (file) => (await fetch(file)).status, late)).toBe(200);
    await page.waitForTimeout(1_000);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(began);
    expect(await page.getByRole('textbox').inputValue()).toBe(BEGUN);
  });

  it('and takes its place once nobody is signed in', async () => {
    const { page } = team;
    await page.getByRole('button', { name: 'Desembarcar' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Desembarcar' }).tap();
    await page.waitForURL('**/login');
    await page.locator('script[src$=".next.js"]').waitFor({ state: 'attached', timeout: 30_000 });
    await page.getByRole('button', { name: 'Jogar' }).waitFor();
  });

  it('the sign-in says that there is no connection', async () => {
    const { page } = team;
    await eventually(async () => {
      const entry = await page.evaluate(async () => (await (await caches.match('/'))?.text()) ?? '');
      expect(entry).toContain('.next.js');
    }, A_WORKER_BEGINS_MS);
    await team.context.setOffline(true);
    await page.reload();
    await page.getByLabel('Nome de Utilizador').fill('demo-dh');
    await page.getByLabel('Palavra-Passe', { exact: true }).fill(under.password);
    await page.getByRole('button', { name: 'Jogar' }).tap();
    await page.getByText('Sem ligação ao servidor.').waitFor();
  });
});

describe.sequential('the panel without a network', () => {
  it('opens and says so', async () => {
    const teacher = await visit(under.browser, 'laptop', { worker: true });
    await teacher.page.goto(`${under.product.base}/login`);
    await teacher.page.getByLabel('Nome de Utilizador').fill('professor');
    await teacher.page.getByLabel('Palavra-Passe', { exact: true }).fill(under.password);
    await teacher.page.keyboard.press('Enter');
    await teacher.page.waitForURL('**/panel');
    await keeps(teacher.page, ['/', ...(SETS.panel ?? [])]);
    await teacher.context.setOffline(true);
    await teacher.page.reload();
    await teacher.page.getByText('Sem ligação ao servidor.').first().waitFor();
    await teacher.page.getByRole('button', { name: 'Tentar de novo' }).first().waitFor();
    await picture(teacher.page, 'offline-panel');
    await teacher.context.close();
  });
});
