import type { FileChooser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitBetweenPresses } from './teamPlayer.ts';

const PATIENCE_MS = 60_000;
const MOST_TABS = 80;

/** A person without a pointer: everything by keys, and the focus is always to be seen. */
export class KeyboardPlayer {
  readonly page: Page;
  private readonly choosers: FileChooser[] = [];

  constructor(page: Page) {
    this.page = page;
    // From the start: a listener that comes with the key press comes too late on a loaded machine.
    page.on('filechooser', (chooser) => this.choosers.push(chooser));
  }

  /** `home` is where the account comes to. */
  async signIn(base: string, username: string, password: string, home: 'game' | 'panel' = 'game'): Promise<void> {
    await this.page.goto(`${base}/login`);
    await this.reach(this.page.getByLabel('Nome de Utilizador'));
    await this.page.keyboard.type(username);
    await this.reach(this.page.getByLabel('Palavra-Passe', { exact: true }));
    await this.page.keyboard.type(password);
    await this.page.keyboard.press('Enter');
    await this.page.waitForURL(`**/${home}`);
  }

  /** Presses a button once it can be pressed; what ORBI still says is skipped by its own key. */
  async press(name: string | RegExp): Promise<void> {
    const button = this.page.getByRole('button', { name, exact: true });
    const isReady = async () => (await button.count()) === 1 && (await button.isEnabled());
    do await this.until(isReady);
    while (!(await this.canReach(button)));
    await this.page.keyboard.press('Enter');
    await waitBetweenPresses(this.page);
  }

  /** Arrows go to the option, Enter locks it, Enter confirms it. */
  async answerQuiz(index: number): Promise<void> {
    const options = this.page.getByRole('radio');
    const first = options.first();
    await this.until(() => first.isEnabled({ timeout: 200 }).catch(() => false));
    const question = await this.page.locator('legend').textContent();
    await this.reach(first);
    for (let step = 0; step < index; step += 1) await this.page.keyboard.press('ArrowDown');
    const option = options.nth(index);
    if (index === 0) await this.page.keyboard.press('Enter');
    await this.page.getByText('Clique novamente para confirmar').first().waitFor();
    expect(await option.isChecked()).toBe(true);
    await this.page.keyboard.press('Enter');
    await this.page.getByText(/^(Certo|Resposta certa)$/).waitFor();
    await this.page.waitForFunction((asked) => document.querySelector('legend')?.textContent !== asked, question, {
      timeout: PATIENCE_MS,
    });
  }

  async write(text: string): Promise<void> {
    const area = this.page.getByRole('textbox');
    await this.until(async () => (await area.count()) === 1 && (await area.isEnabled()));
    await this.reach(area);
    await this.page.keyboard.type(text);
    await this.press('Submeter');
  }

  async upload(name: string): Promise<void> {
    const choose = this.page.getByRole('button', { name: 'Escolher ficheiros' });
    await this.until(async () => (await choose.count()) === 1 && (await choose.isEnabled()));
    await this.reach(choose);
    await this.page.keyboard.press('Enter');
    await expect.poll(() => this.choosers.length, { timeout: PATIENCE_MS }).toBe(1);
    await this.choosers
      .pop()
      ?.setFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from('Entrevista a três vizinhos.') }]);
    await this.page.getByText('Pronto').waitFor({ timeout: PATIENCE_MS });
    await this.press('Submeter');
  }

  /** Goes to a button or a link and presses Enter. */
  async enter(target: Locator): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press('Enter');
  }

  /** Replaces what stands in a field. */
  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Goes down a select until the option is chosen. */
  async pick(select: Locator, label: string): Promise<void> {
    await this.reach(select);
    const chosen = () => select.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label);
    for (let steps = 0; steps < MOST_TABS && (await chosen()) !== label; steps += 1) {
      await this.page.keyboard.press('ArrowDown');
    }
    expect(await chosen()).toBe(label);
  }

  /** Tab after Tab until the element has the focus, and the focus can be seen. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor();
    if (!(await this.canReach(target))) throw new Error(`The keyboard does not reach ${target}: it has gone`);
  }

  /** False when the element goes or is closed on the way. */
  private async canReach(target: Locator): Promise<boolean> {
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      const [focus, isOpen = false] = await target.evaluateAll((elements) => {
        const [element] = elements;
        const hasFocus = element !== undefined && element === document.activeElement;
        return [hasFocus && element.matches(':focus-visible'), element?.matches(':enabled, a, [tabindex]')];
      });
      if (!isOpen) return false;
      if (focus) return true;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard never reaches ${target}`);
  }

  private async until(isReady: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    const skip = this.page.getByRole('button', { name: 'Avançar' });
    while (!(await isReady())) {
      if (Date.now() > end) throw new Error(`Nothing happens at ${await this.page.locator('main').textContent()}`);
      if (await skip.count()) {
        // When it has gone on the way, something else has the focus.
        const isReached = await this.reach(skip).then(
          () => true,
          () => false,
        );
        if (isReached) await this.page.keyboard.press('Enter');
      }
      await this.page.waitForTimeout(100);
    }
  }
}
