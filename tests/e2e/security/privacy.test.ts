import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { visitToPlay } from '../../support/browser/browser.ts';
import { ACCOUNTS, enterAccount } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { foreignAddresses, foreignIn } from '../../support/product/foreignAddresses.ts';
import { createTeam, playByWire, Wire } from '../../support/product/wire.ts';

const under = productUnderTest();

beforeAll(async () => {
  const teacher = await new Wire(under.product.base).signIn(ACCOUNTS.teacher, under.password);
  await createTeam(teacher, 'no-conselho', under.password, 'ds');
  await playByWire(await new Wire(under.product.base).signIn('no-conselho', under.password), 'ds', 'Uma horta');
});

/** What a page may ask of the network besides a request: names looked up, connections opened, things sent when it closes. */
const HINTS =
  'link[rel~=dns-prefetch], link[rel~=preconnect], link[rel~=prefetch], link[rel~=preload], link[rel~=modulepreload], a[ping], base[href]';

interface Watched {
  /** Every address asked for, by pages, workers and sockets. */
  asked: string[];
  /** Addresses in the page that the browser uses without being asked. */
  hinted: string[];
  /** Cookies that any answer tried to set. */
  cookies: string[];
  look(page: Page): Promise<void>;
}

function watch(context: BrowserContext): Watched {
  const watched: Watched = { asked: [], hinted: [], cookies: [], look };
  // The browser's own viewer of PDFs is a part of itself: nothing is fetched.
  const isOurs = (url: string) =>
    /^(data|blob|about|chrome|chrome-extension):/.test(url) || new URL(url).host === new URL(under.product.base).host;
  const note = (url: string) => void (isOurs(url) ? undefined : watched.asked.push(url));
  context.on('request', (request) => note(request.url()));
  context.on('response', async (response) => {
    const set = (await response.headersArray().catch(() => [])).filter(
      ({ name }) => name.toLowerCase() === 'set-cookie',
    );
    watched.cookies.push(...set.map(({ value }) => value));
  });
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url().replace(/^ws/, 'http'))));
  async function look(page: Page): Promise<void> {
    const found = await page.evaluate(
      (hints) =>
        [...document.querySelectorAll(hints)].map(
          (element) => element.getAttribute('href') ?? element.getAttribute('ping') ?? '',
        ),
      HINTS,
    );
    const absolute = found.map((address) => new URL(address, page.url()).href);
    watched.hinted.push(...absolute.filter((url) => !isOurs(url)));
    watched.cookies.push(...(await context.cookies()).map(({ name }) => name));
    const read = await page.evaluate(() => document.cookie);
    if (read !== '') watched.cookies.push(read);
  }
  return watched;
}

async function visitor(size: 'laptop' | 'tablet') {
  const visited = await visitToPlay(under.browser, size, { touch: size === 'tablet' });
  return { ...visited, watched: watch(visited.context) };
}

const NOTHING = { asked: [], hinted: [], cookies: [] };
const seen = ({ asked, hinted, cookies }: Watched) => ({ asked, hinted, cookies });

it('sees a request to somebody else, a connection opened ahead and a cookie, where there is one', async () => {
  const { page, context, watched } = await visitor('laptop');
  const body = `<link rel="preconnect" href="https://ligado.exemplo.invalid"><img src="https://imagem.exemplo.invalid/a.png">
    <script>navigator.sendBeacon('https://aviso.exemplo.invalid/'); new WebSocket('ws://fio.exemplo.invalid/');</script>`;
  const headers = { 'set-cookie': 'visto=1' };
  await context.route('**/plantada', (route) => route.fulfill({ contentType: 'text/html', body, headers }));
  await page.goto(`${under.product.base}/plantada`);
  await expect.poll(() => watched.asked.join(' ')).toMatch(/imagem\.exemplo\.invalid/);
  await expect.poll(() => watched.asked.join(' ')).toMatch(/aviso\.exemplo\.invalid/);
  await watched.look(page);
  expect(watched.hinted).toEqual(['https://ligado.exemplo.invalid/']);
  expect(watched.cookies.length).toBeGreaterThan(0);
  await context.close();
});

describe('nobody but the school’s own server is asked for anything, and no cookie is set', () => {
  it('while a team signs in and begins to play', async () => {
    const { page, context, watched, noise } = await visitor('tablet');
    const team = new TeamPlayer(page, () => watched.look(page));
    await team.signIn(under.product.base, 'demo-ic', under.password);
    await team.untilWriting();
    expect(seen(watched)).toMatchObject(NOTHING);
    expect(noise).toEqual([]);
    await context.close();
  });

  it('in the council and on a page with a PDF', async () => {
    const { page, context, watched, noise } = await visitor('laptop');
    await new TeamPlayer(page, async () => {}).signInByKeys(under.product.base, 'no-conselho', under.password);
    await page.getByRole('main', { name: 'Conselho Galáctico' }).waitFor({ timeout: 60_000 });
    await watched.look(page);
    await page.goto(`${under.product.base}/game/open-pdf/manual`);
    await page.getByRole('heading').first().waitFor();
    await watched.look(page);
    expect(seen(watched)).toMatchObject(NOTHING);
    expect(noise).toEqual([]);
    await context.close();
  });

  it.each(['teacher', 'administrator'] as const)('on the pages of the panel, as %s', async (person) => {
    const { page, context, watched, noise } = await visitor('laptop');
    await page.goto(`${under.product.base}/login`);
    await enterAccount(page, ACCOUNTS[person], under.password);
    await page.waitForURL('**/panel');
    const places = ['management/classes', 'management/teams', 'solar-systems/answers', 'solar-systems/proposals'];
    for (const place of [...places, 'manual', 'ranking', 'bin', 'history', 'imports']) {
      await page.goto(`${under.product.base}/panel/${place}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await watched.look(page);
    }
    expect(seen(watched)).toMatchObject(NOTHING);
    expect(noise).toEqual([]);
    await context.close();
  });
});

describe('the files that are delivered', () => {
  it('name nobody else’s address but as text', () => {
    expect(foreignAddresses('dist/client')).toEqual([]);
  });

  it.each([
    ['.css', '@import "//a.exemplo.pt/x.css";'],
    ['.css', 'a { background: url(https://a.exemplo.pt/c.png) }'],
    ['.html', '<link rel=preconnect href=//a.exemplo.pt>'],
    ['.html', '<script src="https://react.dev/errors/a.js">'],
    ['.js', 'fetch("https://a.exemplo.pt")'],
    ['.js', 'new WebSocket(`wss://a.exemplo.pt`)'],
  ])('are found out in %s: %s', (kind, text) => {
    expect(foreignIn(kind, text)).toHaveLength(1);
  });
});
