import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocatorStep, textPattern } from './locatorSteps.ts';
import { type ElementReference, WebDriverError } from './WebDriverSession.ts';
import type { WebKitPage } from './WebKitPage.ts';

export const DEFAULT_TIMEOUT_MS = 30_000;
const POLL_MS = 50;
/** An element that stays in its place for this long is not moving. */
const STABLE_MS = 40;

type State = 'attached' | 'detached' | 'visible' | 'hidden';
interface Timeout {
  timeout?: number;
}
interface TextOptions {
  exact?: boolean;
}
interface RoleOptions extends TextOptions {
  name?: string | RegExp;
  level?: number;
}
interface FileToChoose {
  name: string;
  buffer: Buffer;
}

/**
 * The locators of WebKitPage and the page itself: they find elements by the same words as Playwright's.
 */
export abstract class ElementFinder {
  protected abstract child(...steps: LocatorStep[]): WebKitLocator;

  locator(css: string, options: { hasText?: string | RegExp } = {}): WebKitLocator {
    const found = this.child({ by: 'css', css });
    return options.hasText === undefined ? found : found.filter({ hasText: options.hasText });
  }

  getByRole(role: string, { name, exact, level }: RoleOptions = {}): WebKitLocator {
    const pattern = name === undefined ? null : textPattern(name, exact);
    return this.child({ by: 'role', role, name: pattern, level: level ?? null });
  }

  getByLabel(text: string | RegExp, { exact }: TextOptions = {}): WebKitLocator {
    return this.child({ by: 'label', text: textPattern(text, exact) });
  }

  getByPlaceholder(text: string | RegExp, { exact }: TextOptions = {}): WebKitLocator {
    return this.child({ by: 'placeholder', text: textPattern(text, exact) });
  }

  getByText(text: string | RegExp, { exact }: TextOptions = {}): WebKitLocator {
    return this.child({ by: 'text', text: textPattern(text, exact) });
  }
}

/** Finds elements anew for each action and waits until the action is possible, as Playwright's Locator does. */
export class WebKitLocator extends ElementFinder {
  private readonly page: WebKitPage;
  private readonly steps: readonly LocatorStep[];

  constructor(page: WebKitPage, steps: readonly LocatorStep[]) {
    super();
    this.page = page;
    this.steps = steps;
  }

  protected override child(...steps: LocatorStep[]): WebKitLocator {
    return new WebKitLocator(this.page, [...this.steps, ...steps]);
  }

  override toString(): string {
    return JSON.stringify(this.steps);
  }

  nth(index: number): WebKitLocator {
    return this.child({ by: 'nth', index });
  }

  first(): WebKitLocator {
    return this.nth(0);
  }

  last(): WebKitLocator {
    return this.nth(-1);
  }

  filter({ hasText }: { hasText: string | RegExp }): WebKitLocator {
    return this.child({ by: 'filter', text: textPattern(hasText) });
  }

  count(): Promise<number> {
    return this.evaluateAll((elements) => elements.length);
  }

  async all(): Promise<WebKitLocator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  /** Runs `body` in the page with all elements that are there now. */
  evaluateAll<T, A>(body: (elements: Element[], argument: A) => T, argument?: A): Promise<T> {
    return this.page.onElements(this.steps, `return (${body})(elements, argument);`, argument);
  }

  /** Waits for the element and runs `body` in the page with it. */
  evaluate<T, A>(body: (element: Element, argument: A) => T, argument?: A, options: Timeout = {}): Promise<T> {
    return this.retrying(() => this.onElement(`return (${body})(element, argument);`, argument), options);
  }

  textContent(): Promise<string | null> {
    return this.evaluate((element) => element.textContent);
  }

  innerText(): Promise<string> {
    return this.evaluate((element) => (element as HTMLElement).innerText);
  }

  inputValue(): Promise<string> {
    return this.evaluate((element) => (element as HTMLInputElement).value);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.evaluate((element, attribute) => element.getAttribute(attribute ?? ''), name);
  }

  isChecked(): Promise<boolean> {
    return this.evaluate((element) => (element as HTMLInputElement).checked);
  }

  isEnabled(options: Timeout = {}): Promise<boolean> {
    return this.evaluate((element) => !element.matches(':disabled, [aria-disabled=true]'), null, options);
  }

  isVisible(): Promise<boolean> {
    return this.page.onElements(this.steps, 'return elements.length > 0 && elements.every(isVisible);');
  }

  async waitFor({ state = 'visible', timeout }: Timeout & { state?: State } = {}): Promise<void> {
    const conditions: Record<State, string> = {
      attached: 'elements.length > 0',
      detached: 'elements.length === 0',
      visible: 'elements.length === 1 && isVisible(elements[0])',
      hidden: '!elements.some(isVisible)',
    };
    await this.page.waitUntil(
      () => this.page.onElements(this.steps, `return ${conditions[state]};`),
      `${state}: ${this}`,
      timeout,
    );
  }

  /** Clicks in the middle of the element, as soon as nothing covers it. */
  async click(options: Timeout = {}): Promise<void> {
    await this.retrying(() => this.clickOnce(), options);
  }

  /** WebKit's driver has no touch that makes a click. */
  tap(options: Timeout = {}): Promise<void> {
    return this.click(options);
  }

  /** Replaces the text of a field by selecting and typing. */
  async fill(text: string, options: Timeout = {}): Promise<void> {
    await this.retrying(async () => {
      await this.clickOnce();
      await this.page.keyboard.press('ControlOrMeta+a');
      await this.page.keyboard.press('Backspace');
      if (text) await this.page.session.elementCommand(await this.usable(), '/value', { text });
    }, options);
  }

  async focus(): Promise<void> {
    await this.evaluate((element) => (element as HTMLElement).focus());
  }

  async press(keys: string): Promise<void> {
    await this.focus();
    await this.page.keyboard.press(keys);
  }

  /** Selects the option with this value or label. */
  async selectOption(wanted: string | { label: string }): Promise<void> {
    await this.evaluate(
      (element, text) => {
        const select = element as HTMLSelectElement;
        const option = [...select.options].find(({ value, label }) => value === text || label === text);
        if (!option) throw new Error(`no option ${text}`);
        option.selected = true;
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      },
      typeof wanted === 'string' ? wanted : wanted.label,
    );
  }

  async setInputFiles(files: FileToChoose | readonly FileToChoose[]): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'chosen-'));
    try {
      const paths = [files].flat().map(({ name, buffer }) => {
        writeFileSync(join(folder, name), buffer);
        return join(folder, name);
      });
      const input = await this.retrying(() => this.onElement<ElementReference>('return element;'), {});
      await this.page.session.elementCommand(input, '/value', { text: paths.join('\n') });
      this.page.onClose(() => rmSync(folder, { recursive: true, force: true }));
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  private async clickOnce(): Promise<void> {
    // The driver's own scrolling may end too late on a busy machine.
    await this.onElement(`
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });`);
    const before = await this.position();
    await this.page.waitForTimeout(STABLE_MS);
    const element = await this.usable();
    // The driver clicks where the element was when it asked.
    if ((await this.position()) !== before) throw new WebDriverError('moving', 'the element moves');
    await this.page.session.elementCommand(element, '/click');
  }

  private position(): Promise<string> {
    return this.onElement('return JSON.stringify(element.getBoundingClientRect());');
  }

  private usable(): Promise<ElementReference> {
    return this.onElement(`
      if (!isVisible(element)) throw new Error('not visible');
      if (element.matches(':disabled')) throw new Error('disabled');
      return element;`);
  }

  /** Runs a function body in the page with the one element; fails when there is none, or more than one. */
  private onElement<T>(body: string, argument?: unknown): Promise<T> {
    const guard = "if (elements.length !== 1) throw new Error(elements.length + ' elements');";
    return this.page.onElements(this.steps, `${guard} const [element] = elements; ${body}`, argument);
  }

  private async retrying<T>(action: () => Promise<T>, { timeout = DEFAULT_TIMEOUT_MS }: Timeout): Promise<T> {
    const deadline = Date.now() + timeout;
    for (;;) {
      try {
        return await action();
      } catch (error) {
        if (!(error instanceof WebDriverError)) throw error;
        if (Date.now() > deadline) throw new Error(`${error.message} at ${this}`, { cause: error });
        await new Promise((done) => setTimeout(done, POLL_MS));
      }
    }
  }
}
