import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A page of its own. The loader of these scripts marks functions with `__name`, which the page has to know. */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await page.addInitScript({ content: 'globalThis.__name = (marked) => marked;' });
  return page;
}
