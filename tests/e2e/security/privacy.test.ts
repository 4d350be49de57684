import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { visitToPlay } from '../../support/browser/browser.ts';
import { ACCOUNTS, submitSignInForm } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { createPlayedTeam } from '../../support/product/ApiClient.ts';
import { externalUrls, externalUrlsIn } from '../../support/product/externalUrls.ts';

const fixture = productUnderTest();

beforeAll(async () => {
  const teacher = await fixture.signInToApi(ACCOUNTS.teacher);
  await createPlayedTeam(teacher, 'no-conselho', { password: fixture.password, theme: 'ds', proposal: 'Uma horta' });
});

/** Elements that use the network without a request of the page: DNS lookups, preconnections, prefetches and pings. */
const NETWORK_HINTS =
  'link[rel~=dns-prefetch], link[rel~=preconnect], link[rel~=prefetch], link[rel~=preload], link[rel~=modulepreload], a[ping], base[href]';

interface NetworkLog {
  /** Addresses of other hosts that pages, workers and sockets requested. */
  externalRequests: string[];
  /** Addresses of other hosts in the elements of NETWORK_HINTS. */
  externalHints: string[];
  /** Set-Cookie headers, and cookies that exist. */
  cookies: string[];
  inspect(page: Page): Promise<void>;
}

function logNetwork(context: BrowserContext): NetworkLog {
  const networkLog: NetworkLog = { externalRequests: [], externalHints: [], cookies: [], inspect };
  // The PDF viewer of the browser is an extension and fetches nothing.
  const isOurs = (url: string) =>
    /^(data|blob|about|chrome|chrome-extension):/.test(url) || new URL(url).host === new URL(fixture.product.base).host;
  const logRequest = (url: string) => void (isOurs(url) ? undefined : networkLog.externalRequests.push(url));
  context.on('request', (request) => logRequest(request.url()));
  context.on('response', async (response) => {
    const setCookies = (await response.headersArray().catch(() => [])).filter(
      ({ name }) => name.toLowerCase() === 'set-cookie',
    );
    networkLog.cookies.push(...setCookies.map(({ value }) => value));
  });
  const logSockets = (page: Page) => page.on('websocket', (socket) => logRequest(socket.url().replace(/^ws/, 'http')));
  context.pages().forEach(logSockets);
  context.on('page', logSockets);
  async function inspect(page: Page): Promise<void> {
    const addresses = await page.evaluate(
      (hints) =>
        [...document.querySelectorAll(hints)].map(
          (element) => element.getAttribute('href') ?? element.getAttribute('ping') ?? '',
        ),
      NETWORK_HINTS,
    );
    const urls = addresses.map((address) => new URL(address, page.url()).href);
    networkLog.externalHints.push(...urls.filter((url) => !isOurs(url)));
    networkLog.cookies.push(...(await context.cookies()).map(({ name }) => name));
    const documentCookie = await page.evaluate(() => document.cookie);
    if (documentCookie !== '') networkLog.cookies.push(documentCookie);
  }
  return networkLog;
}

async function visitLogged(size: 'laptop' | 'tablet') {
  const visitor = await visitToPlay(fixture.browser, size, { touch: size === 'tablet', prefetches: true });
  return { ...visitor, networkLog: logNetwork(visitor.context) };
}

const NOTHING_LOGGED = { externalRequests: [], externalHints: [], cookies: [] };
const logged = ({ externalRequests, externalHints, cookies }: NetworkLog) => ({
  externalRequests,
  externalHints,
  cookies,
});

it('detects a request and a WebSocket to another host, a preconnection and a cookie', async () => {
  const { page, context, networkLog } = await visitLogged('laptop');
  const body = `<link rel="preconnect" href="https://ligado.exemplo.invalid"><img src="https://imagem.exemplo.invalid/a.png">
    <script>navigator.sendBeacon('https://aviso.exemplo.invalid/'); new WebSocket('ws://fio.exemplo.invalid/');</script>`;
  const headers = { 'set-cookie': 'visto=1' };
  await context.route('**/plantada', (route) => route.fulfill({ contentType: 'text/html', body, headers }));
  await page.goto(`${fixture.product.base}/plantada`);
  await expect.poll(() => networkLog.externalRequests.join(' ')).toMatch(/imagem\.exemplo\.invalid/);
  await expect.poll(() => networkLog.externalRequests.join(' ')).toMatch(/aviso\.exemplo\.invalid/);
  await expect.poll(() => networkLog.externalRequests.join(' ')).toMatch(/fio\.exemplo\.invalid/);
  await networkLog.inspect(page);
  expect(networkLog.externalHints).toEqual(['https://ligado.exemplo.invalid/']);
  expect(networkLog.cookies.length).toBeGreaterThan(0);
  await context.close();
});

describe('the product contacts no other host and sets no cookie', () => {
  it('while a team signs in and plays the tutorial', async () => {
    const { page, context, networkLog, errors } = await visitLogged('tablet');
    const team = new TeamPlayer(page, () => networkLog.inspect(page));
    await team.signIn(fixture.product.base, 'demo-ic', fixture.password);
    await team.untilWriting();
    expect(logged(networkLog)).toMatchObject(NOTHING_LOGGED);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('in the council and on a page with a PDF', async () => {
    const { page, context, networkLog, errors } = await visitLogged('laptop');
    await new TeamPlayer(page, async () => {}).signInByKeys(fixture.product.base, 'no-conselho', fixture.password);
    await page.getByRole('main', { name: 'Conselho Galáctico' }).waitFor({ timeout: 60_000 });
    await networkLog.inspect(page);
    await page.goto(`${fixture.product.base}/game/open-pdf/manual`);
    await page.getByRole('heading').first().waitFor();
    await networkLog.inspect(page);
    expect(logged(networkLog)).toMatchObject(NOTHING_LOGGED);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each(['teacher', 'administrator'] as const)('on the pages of the panel, as %s', async (person) => {
    const { page, context, networkLog, errors } = await visitLogged('laptop');
    await page.goto(`${fixture.product.base}/login`);
    await submitSignInForm(page, ACCOUNTS[person], fixture.password);
    await page.waitForURL('**/panel');
    const pages = ['management/classes', 'management/teams', 'solar-systems/answers', 'solar-systems/proposals'];
    for (const path of [...pages, 'manual', 'ranking', 'bin', 'history', 'imports']) {
      await page.goto(`${fixture.product.base}/panel/${path}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await networkLog.inspect(page);
    }
    expect(logged(networkLog)).toMatchObject(NOTHING_LOGGED);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the files of the client build', () => {
  it('refer to no other host', () => {
    expect(externalUrls('dist/client')).toEqual([]);
  });

  it.each([
    ['.css', '@import "//a.exemplo.pt/x.css";'],
    ['.css', 'a { background: url(https://a.exemplo.pt/c.png) }'],
    ['.html', '<link rel=preconnect href=//a.exemplo.pt>'],
    ['.html', '<script src="https://react.dev/errors/a.js">'],
    ['.js', 'fetch("https://a.exemplo.pt")'],
    ['.js', 'new WebSocket(`wss://a.exemplo.pt`)'],
  ])('externalUrlsIn finds an address in %s: %s', (extension, text) => {
    expect(externalUrlsIn(extension, text)).toHaveLength(1);
  });
});
