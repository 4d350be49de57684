import type { Page } from 'playwright-core';
import { navigateInPage } from '../browser/browser.ts';

/** An address of the scene selector without a stage. */
export const EMPTY_PATH = '/dev/nada';

/** Mounts a scene or state of the scene selector without reloading the page, and waits until its stage stands still. */
export async function mountScene(page: Page, path: string): Promise<void> {
  await navigateInPage(page, EMPTY_PATH);
  await page.locator('html:not([data-still])').waitFor();
  await navigateInPage(page, path);
  await page.locator('html[data-still]').waitFor();
}
