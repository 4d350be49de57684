import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Opens a page in a new context and defines `__name`, which tsx adds to functions sent to the page. */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await page.addInitScript({ content: 'globalThis.__name = (marked) => marked;' });
  return page;
}
