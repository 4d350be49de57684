import type { Browser, Page } from 'playwright-core';
import { SHIPS } from '#domain/vocabulary.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { openPage } from './openPage.ts';
import { SIZE } from './openScene.ts';
import { PASSWORD, withProduct } from './product.ts';

/** What a device has fetched at its first visit, prefetches and sounds included. */
export interface FirstVisit {
  bytes: number;
  requests: readonly Fetched[];
}

const READY_MS = 60_000;
/** A quick person's time to type name and password. */
const LEISURE_MS = 8_000;

interface Fetched {
  /** Path. */
  path: string;
  bytes: number;
}

/**
 * Files that only a slow machine fetches in this time: later parts of music and narration, and the ships of the next scene. The
 * figures would otherwise say how fast the machine is.
 */
const LATER = new RegExp(
  `^/assets/((${SHIPS.map(({ key }) => key).join('|')})-[\\w-]{8}\\.webp|([4-9]|1\\d|intro-[3-9])-[\\w-]{8}\\.webm)$`,
);

/**
 * Measures what is fetched from the opening of /login with an empty cache until a team can use its cockpit, and until a teacher
 * sees the panel. Without the service worker, which fetches the rest while nobody waits.
 */
export function measureFirstVisits(browser: Browser): Promise<{ team: FirstVisit; teacher: FirstVisit }> {
  return withProduct(async ({ base }) => ({
    team: await visit(browser, async (page, arrive) => {
      const player = new TeamPlayer(page, async () => arrive(), false);
      await signInAtLeisure(page, base, 'demo-ds');
      await page.locator('[data-ready=true]').waitFor({ timeout: READY_MS });
      await player.press('OK', 'intro');
    }),
    teacher: await visit(browser, async (page, arrive) => {
      await signInAtLeisure(page, base, 'professor');
      await page.getByText('Olá Professor de Demonstração!').waitFor({ timeout: READY_MS });
      arrive();
    }),
  }));
}

/** Signs in as a person would, who looks at the page for a while: all that it wants to fetch meanwhile is fetched. */
async function signInAtLeisure(page: Page, base: string, username: string): Promise<void> {
  await page.goto(`${base}/login`);
  // The music starts with the first press.
  await page.getByLabel('Nome de Utilizador').click();
  await page.waitForTimeout(LEISURE_MS);
  await page.getByLabel('Nome de Utilizador').fill(username);
  await page.getByLabel('Palavra-Passe', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

async function visit(browser: Browser, go: (page: Page, arrive: () => void) => Promise<void>): Promise<FirstVisit> {
  const page = await openPage(browser, { viewport: SIZE, serviceWorkers: 'block' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const paths = new Map<string, string>();
  const fetched = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) paths.set(requestId, new URL(request.url).pathname);
  });
  const add = (requestId: string, bytes: number) => fetched.set(requestId, (fetched.get(requestId) ?? 0) + bytes);
  session.on('Network.requestServedFromCache', ({ requestId }) => paths.delete(requestId));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => add(requestId, encodedDataLength));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) paths.delete(requestId);
    else add(requestId, response.encodedDataLength);
  });
  let requests: Fetched[] = [];
  await go(page, () => {
    const inTime = [...paths].filter(([, path]) => !LATER.test(path));
    requests = inTime.map(([id, path]) => ({ path, bytes: fetched.get(id) ?? 0 }));
  });
  await page.close();
  return { bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0), requests };
}
