import { writeFileSync } from 'node:fs';
import { INSTALL_FINDER } from './findElements.ts';
import { pressActions } from './keys.ts';
import type { LocatorStep } from './locatorSteps.ts';
import { type WebDriverError, WebDriverSession } from './WebDriverSession.ts';
import { DEFAULT_TIMEOUT_MS, ElementFinder, WebKitLocator } from './WebKitLocator.ts';

const POLL_MS = 50;

/** Helpers of the scripts that run on elements. */
const HELPERS = `
  const isVisible = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };`;

interface Size {
  width: number;
  height: number;
}

/** The part of Playwright's Page that the journeys use, for a WebKit window. */
export class WebKitPage extends ElementFinder {
  readonly session: WebDriverSession;
  readonly keyboard = {
    press: (keys: string) => this.performKeys(pressActions(keys)),
    type: (text: string) => this.performKeys([...text].flatMap((character) => pressActions(character))),
  };
  private readonly cleanups: (() => void)[] = [];

  private constructor(session: WebDriverSession) {
    super();
    this.session = session;
  }

  /** Opens a window with an inner size of `size` CSS pixels. */
  static async open(size: Size): Promise<WebKitPage> {
    const page = new WebKitPage(await WebDriverSession.start());
    await page.session.command('POST', '/window/rect', size);
    const [width = 0, height = 0] = await page.session.execute<number[]>(
      'return [outerWidth - innerWidth, outerHeight - innerHeight];',
    );
    await page.session.command('POST', '/window/rect', { width: size.width + width, height: size.height + height });
    return page;
  }

  protected override child(...steps: LocatorStep[]): WebKitLocator {
    return new WebKitLocator(this, steps);
  }

  async goto(url: string): Promise<void> {
    await this.session.command('POST', '/url', { url });
  }

  async reload(): Promise<void> {
    await this.session.command('POST', '/refresh', {});
  }

  /** Runs a function, an expression or, ending in a semicolon, a program in the page. */
  evaluate<T, A>(script: string | ((argument: A) => T | Promise<T>), argument?: A): Promise<T> {
    if (typeof script === 'function')
      return this.session.execute(`return (${script})(...arguments);`, argument ?? null);
    return this.session.execute(/;\s*$/.test(script) ? script : `return (${script});`);
  }

  async waitForFunction<A>(
    condition: (argument: A) => unknown,
    argument?: A,
    { timeout }: { timeout?: number } = {},
  ): Promise<void> {
    await this.waitUntil(async () => Boolean(await this.evaluate(condition, argument)), String(condition), timeout);
  }

  /** Waits for an address; in a pattern, ** stands for any text. */
  async waitForURL(pattern: string | ((url: URL) => boolean), { timeout }: { timeout?: number } = {}): Promise<void> {
    const isThere = (url: string) =>
      typeof pattern === 'string' ? matchesPattern(pattern, url) : pattern(new URL(url));
    await this.waitUntil(async () => isThere(await this.session.command('GET', '/url')), `${pattern}`, timeout);
  }

  waitForTimeout(ms: number): Promise<void> {
    return new Promise((done) => setTimeout(done, ms));
  }

  async screenshot({ path }: { path: string }): Promise<void> {
    writeFileSync(path, Buffer.from(await this.session.command<string>('GET', '/screenshot'), 'base64'));
  }

  /** Returns the page as it would be printed. */
  async pdf(): Promise<Buffer> {
    return Buffer.from(await this.session.command<string>('POST', '/print', {}), 'base64');
  }

  /** WebKit's driver tells no events; its errors come through the proxy. */
  on(): this {
    return this;
  }

  onClose(cleanup: () => void): void {
    this.cleanups.push(cleanup);
  }

  async close(): Promise<void> {
    await this.session.stop();
    for (const cleanup of this.cleanups) cleanup();
  }

  /** Runs a function body with the `elements` of the steps and an `argument`. */
  async onElements<T>(steps: readonly LocatorStep[], body: string, argument: unknown = null): Promise<T> {
    const script = `
      const [steps, argument] = arguments;
      if (!globalThis.findElements) throw new Error('no finder');
      const elements = findElements(steps);
      ${HELPERS}
      ${body}`;
    try {
      return await this.session.execute<T>(script, steps, argument);
    } catch (error) {
      if (!(error as WebDriverError).message?.includes('no finder')) throw error;
      await this.session.execute(INSTALL_FINDER);
      return this.session.execute(script, steps, argument);
    }
  }

  /** Polls a condition; calls that fail while a page loads count as not yet. */
  async waitUntil(condition: () => Promise<boolean>, what: string, timeout = DEFAULT_TIMEOUT_MS): Promise<void> {
    const deadline = Date.now() + timeout;
    while (!(await condition().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`Timed out after ${timeout} ms waiting for ${what}`);
      await this.waitForTimeout(POLL_MS);
    }
  }

  private async performKeys(actions: readonly object[]): Promise<void> {
    await this.session.command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

function matchesPattern(pattern: string, url: string): boolean {
  const parts = pattern.split('**').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(url);
}
