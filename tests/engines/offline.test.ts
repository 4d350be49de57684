import { describe, expect, it } from 'vitest';
import { offlineFiles } from '../../tools/offline/files.ts';
import { expectOnlyFailedCalls } from '../support/browser/browser.ts';
import { readManifest } from '../support/browser/clientBuild.ts';
import { submitSignInForm } from '../support/browser/panelPeople.ts';
import { productUnderTest } from '../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../support/browser/teamPlayer.ts';
import { type Device, engineUnderTest } from '../support/engines/engineUnderTest.ts';
import { eventually } from '../support/eventually.ts';

/** Firefox's report of a file that arrived from the worker when the page that asked for it had gone; not of a failed one. */
const LEFT_UNREAD = /A ServiceWorker intercepted the request and encountered an unexpected error/;
const TYPED_TEXT = 'Uma escola onde todos têm voz';
const SETS = offlineFiles(readManifest(), {});
const NEEDED = ['/', ...(SETS.shell ?? []), ...(SETS.game ?? []), ...(SETS['theme:dh'] ?? [])];

const fixture = productUnderTest();
const engine = engineUnderTest();

describe.sequential('the game without a network', () => {
  let device: Device;
  const team = () => new TeamPlayer(device.page, async () => {}, device.touch);

  it('leaves no message when it is reloaded while it works', async () => {
    device = await engine.open(fixture.product.base, 'tablet', { play: true, worker: true });
    await team().signIn(device.proxy.base, 'demo-dh', fixture.password);
    await team().untilWriting();
    await eventually(async () => expect(await cachedPaths(device)).toEqual(expect.arrayContaining(NEEDED)), 60_000);
    // The second one interrupts what the first one fetches through the service worker.
    await device.page.reload();
    await device.page.reload();
    await team().canWrite();
    expect(device.errors.splice(0).filter((error) => !LEFT_UNREAD.test(error))).toEqual([]);
  });

  it('reopens at the same position and accepts answers', async () => {
    device.proxy.setOffline(true);
    await device.page.reload();
    await team().canWrite();
    await team().type(TYPED_TEXT);
    await device.page.getByText('Sem ligação: guardado neste dispositivo').waitFor();
    await device.page.reload();
    await team().canWrite();
    expect(await device.page.getByRole('textbox').inputValue()).toBe(TYPED_TEXT);
  });

  it('sends what was typed once the network is back', async () => {
    device.proxy.setOffline(false);
    await device.page.getByText('Guardado', { exact: true }).waitFor({ timeout: 30_000 });
    const api = await fixture.signInToApi('demo-dh');
    const { draft } = await api.get<{ draft: { content: string } }>('/draft');
    expect(JSON.parse(draft.content).typed).toBe(TYPED_TEXT);
    // A sound that was not cached yet is missing offline; the reloads above may have left a file unread.
    expectOnlyFailedCalls(device.errors.filter((error) => !error.startsWith('[audio]') && !LEFT_UNREAD.test(error)));
    await device.close();
  });
});

describe('the sign-in page without a network', () => {
  it('says that there is no connection', async () => {
    const { page, proxy, close } = await engine.open(fixture.product.base, 'laptop');
    await page.goto(`${proxy.base}/login`);
    await page.getByRole('button', { name: 'Jogar' }).waitFor();
    proxy.setOffline(true);
    await submitSignInForm(page, 'demo-dh', fixture.password);
    await page.getByText('Sem ligação ao servidor.').waitFor();
    await close();
  });
});

/** Returns the paths of all cached files. */
function cachedPaths({ page }: Device): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url.slice(location.origin.length));
  });
}
