import type { Browser, Page } from 'playwright-core';
import { enableDataSaver } from '../../support/browser/inPage.ts';
import { nameGraphicsCard } from './nameGraphicsCard.ts';
import { openPage } from './openPage.ts';
import { capturePixiApplication } from './recordSprites.ts';

export const SIZE = { width: 1366, height: 768 };

export interface OpenedScene {
  page: Page;
  /** Returns the transferred bytes of the scene's pictures at this size. */
  pictureBytes: () => number;
}

/** What is opened of the hall of a council session, which is a page of its own: a vote of two classes, with lit docks. */
export const HALL = 'votar';

/** Opens a scene of the designers' selector, or the hall, still at half a second, without prefetching the next scenes. */
export async function openScene(
  browser: Browser,
  base: string,
  scene: string,
  renderer: 'webgl' | 'canvas' = 'webgl',
): Promise<OpenedScene> {
  const page = await openPage(browser, { viewport: SIZE, reducedMotion: 'no-preference' });
  await capturePixiApplication(page);
  await page.addInitScript(nameGraphicsCard);
  await page.addInitScript(enableDataSaver);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const pictures = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/^image\//.test(response.mimeType) || response.url.endsWith('.pack')) pictures.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) bytes += encodedDataLength;
  });
  const kind = scene === HALL ? 'salao' : 'cena';
  await page.goto(
    `${base}/dev/cenas/palco?tipo=${kind}&nome=${scene}&tema=ds&nave=0&missao=1&parado=500&desenho=${renderer}`,
  );
  await page.locator('html[data-still]').waitFor();
  return { page, pictureBytes: () => bytes };
}
