import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offlineFiles } from '../../../tools/offline/files.ts';
import { picture, type Visitor, visit, visitToPlay } from '../../support/browser/browser.ts';
import { readManifest } from '../../support/browser/clientBuild.ts';
import { submitSignInForm } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { eventually } from '../../support/eventually.ts';
import { NextVersion } from '../../support/product/nextVersion.ts';

const TYPED_TEXT = 'Uma escola onde todos têm voz';
const SETS = offlineFiles(readManifest(), {});

/** A browser under automation sometimes delays the start of a service worker by a minute. */
const WORKER_START_MS = 100_000;

const fixture = productUnderTest();
const player = ({ page }: Visitor) => new TeamPlayer(page, async () => {});

/** Returns the paths of all cached files. */
function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

/**
 * Opens a new tab at this address; tries again with another one, because Chromium can drop a navigation while a new service
 * worker replaces the old one.
 */
function openTab(context: BrowserContext, address: string): Promise<Page> {
  return eventually(async () => {
    const page = await context.newPage();
    await page.goto(address, { timeout: 20_000 }).catch(async (error: unknown) => {
      await page.close();
      throw error;
    });
    return page;
  }, WORKER_START_MS);
}

async function untilCached(page: Page, files: readonly string[]): Promise<void> {
  await eventually(async () => expect(await cachedPaths(page)).toEqual(expect.arrayContaining([...files])), 40_000);
}

describe.sequential('the game without a network', () => {
  let proxy: NextVersion;
  let team: Visitor;
  beforeAll(async () => {
    proxy = await new NextVersion(fixture.product.base).listen();
  });
  afterAll(async () => {
    await team?.context.close();
    await proxy?.close();
  });

  it('caches code, pictures and the own solar system, and no API response', async () => {
    team = await visitToPlay(fixture.browser, 'tablet', { touch: true, worker: true });
    // Makes the random delay before a check for a newer version short.
    await team.page.addInitScript(() => {
      Math.random = () => 0.001;
    });
    await player(team).signIn(proxy.base, 'demo-dh', fixture.password);
    await player(team).untilWriting();
    await untilCached(team.page, ['/', ...(SETS.shell ?? []), ...(SETS.game ?? []), ...(SETS['theme:dh'] ?? [])]);
    const paths = await cachedPaths(team.page);
    expect(paths.filter((path) => path.startsWith('/api'))).toEqual([]);
    const own = [...(SETS.game ?? []), ...(SETS.reader ?? [])];
    const panelOnly = (SETS.panel ?? []).filter((file) => !own.includes(file));
    expect(paths.filter((path) => panelOnly.includes(path))).toEqual([]);
  });

  it('reopens at the same position, accepts answers and says that they are on this device', async () => {
    await team.context.setOffline(true);
    await team.page.reload();
    await player(team).canWrite();
    await player(team).type(TYPED_TEXT);
    await team.page.getByText('Sem ligação: guardado neste dispositivo').waitFor();
    await team.page.reload();
    await player(team).canWrite();
    expect(await team.page.getByRole('textbox').inputValue()).toBe(TYPED_TEXT);
    await picture(team.page, 'offline-game');
  });

  it("shows the product's own page for a worksheet that is not cached", async () => {
    const { page } = team;
    const worksheet = await team.context.newPage();
    await worksheet.goto(`${proxy.base}/pdf/ic-m1-fs1.pdf`);
    expect(new URL(worksheet.url()).pathname).toBe('/game/open-pdf/ic-m1-fs1');
    await worksheet.getByText('Não foi possível carregar o PDF').waitFor();
    await picture(worksheet, 'offline-paper');
    await worksheet.close();
    await page.bringToFront();
  });

  it('sends what was typed once the network is back', async () => {
    await team.context.setOffline(false);
    await team.page.getByText('Guardado', { exact: true }).waitFor({ timeout: 30_000 });
    const api = await fixture.signInToApi('demo-dh');
    const { draft } = await api.get<{ draft: { content: string } }>('/draft');
    expect(JSON.parse(draft.content).typed).toBe(TYPED_TEXT);
  });

  it('does not reload a running game for a new version, and keeps its files', async () => {
    const { page } = team;
    const loadedAt = await page.evaluate(() => performance.timeOrigin);
    proxy.release();
    const check = page.waitForResponse('**/version.json');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect(await (await check).json()).toEqual({ entry: expect.stringContaining('.next.js') });
    const script = SETS.game?.find((file) => file.endsWith('.js')) ?? '';
    expect(await page.evaluate(async (file) => (await fetch(file)).status, script)).toBe(200);
    await page.waitForTimeout(1_000);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
    expect(await page.getByRole('textbox').inputValue()).toBe(TYPED_TEXT);
  });

  it('loads the new version after sign-out', async () => {
    const { page } = team;
    await page.getByRole('button', { name: 'Desembarcar' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Desembarcar' }).tap();
    await page.waitForURL('**/login');
    await page.locator('script[src$=".next.js"]').waitFor({ state: 'attached', timeout: WORKER_START_MS });
    await page.getByRole('button', { name: 'Jogar' }).waitFor();
  });

  it('says at sign-in that there is no connection', async () => {
    await eventually(async () => {
      const entry = await team.page.evaluate(async () => (await (await caches.match('/'))?.text()) ?? '');
      expect(entry).toContain('.next.js');
    }, WORKER_START_MS);
    await team.context.setOffline(true);
    await team.page.close();
    const page = await openTab(team.context, `${proxy.base}/login`);
    expect(await page.locator('script[src$=".next.js"]').count()).toBe(1);
    await submitSignInForm(page, 'demo-dh', fixture.password);
    await page.getByText('Sem ligação ao servidor.').waitFor();
  });
});

describe.sequential('the panel without a network', () => {
  it('opens and says that there is no connection', async () => {
    const teacher = await visit(fixture.browser, 'laptop', { worker: true });
    await teacher.page.goto(`${fixture.product.base}/login`);
    await submitSignInForm(teacher.page, 'professor', fixture.password);
    await teacher.page.waitForURL('**/panel');
    await untilCached(teacher.page, ['/', ...(SETS.panel ?? [])]);
    await teacher.context.setOffline(true);
    await teacher.page.reload();
    await teacher.page.getByText('Sem ligação ao servidor.').first().waitFor();
    await teacher.page.getByRole('button', { name: 'Tentar de novo' }).first().waitFor();
    await picture(teacher.page, 'offline-panel');
    await teacher.context.close();
  });
});
