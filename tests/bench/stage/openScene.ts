import type { Browser, Page } from 'playwright-core';
import { nothingAhead } from './nothingAhead.ts';
import { openPage } from './openPage.ts';
import { catchApplication } from './recordSprites.ts';

export const SIZE = { width: 1366, height: 768 };

export interface OpenedScene {
  page: Page;
  /** On the wire, of the pictures that the scene needs at this size. */
  pictureBytes: () => number;
}

/** A scene of the designers' selector, standing still after half a second; nothing is fetched ahead for the next ones. */
export async function openScene(browser: Browser, base: string, scene: string): Promise<OpenedScene> {
  const page = await openPage(browser, { viewport: SIZE, reducedMotion: 'no-preference' });
  await catchApplication(page);
  await page.addInitScript(nothingAhead);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const pictures = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.startsWith('image/')) pictures.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(`${base}/dev/cenas/palco?tipo=cena&nome=${scene}&tema=ds&nave=0&missao=1&parado=500`);
  await page.locator('html[data-still]').waitFor();
  return { page, pictureBytes: () => bytes };
}
