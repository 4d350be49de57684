import type { FileChooser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitBetweenPresses } from './teamPlayer.ts';

const TIMEOUT_MS = 60_000;
const MAX_PRESSES = 80;

/** `arrows`: as people use a keyboard. `switch`: Tab, forwards, and Enter alone, as a switch or a scanning keyboard sends them. */
export type Keys = 'arrows' | 'switch';

/** Uses a page by keyboard alone and requires a visible focus on every element it uses. Texts are typed. */
export class KeyboardPlayer {
  readonly page: Page;
  private readonly keys: Keys;
  private readonly choosers: FileChooser[] = [];

  constructor(page: Page, keys: Keys = 'arrows') {
    this.page = page;
    this.keys = keys;
    // Registered at once: on a loaded machine a listener added with the key press misses the event.
    page.on('filechooser', (chooser) => this.choosers.push(chooser));
  }

  /** Signs in; `home` is the page where the account lands. */
  async signIn(base: string, username: string, password: string, home: 'game' | 'panel' = 'game'): Promise<void> {
    await this.page.goto(`${base}/login`);
    await this.tabTo(this.page.getByLabel('Nome de Utilizador'));
    await this.page.keyboard.type(username);
    await this.tabTo(this.page.getByLabel('Palavra-Passe', { exact: true }));
    await this.page.keyboard.type(password);
    await this.page.keyboard.press('Enter');
    await this.page.waitForURL(`**/${home}`);
  }

  /** Presses a button once it is enabled, skipping ORBI's speech with its own button. */
  async press(name: string | RegExp): Promise<void> {
    const button = this.page.getByRole('button', { name, exact: true });
    const isReady = async () => (await button.count()) === 1 && (await button.isEnabled());
    do await this.skipSpeechUntil(isReady);
    while (!(await this.canTabTo(button)));
    await this.enter();
    await waitBetweenPresses(this.page);
  }

  /** Chooses an option of a group, numbered from 0: from the first one with an arrow key, or with Tab and Enter. */
  async chooseRadio(options: Locator, index: number, arrow: 'ArrowDown' | 'ArrowRight'): Promise<void> {
    await this.tabTo(options.nth(this.keys === 'switch' ? index : 0));
    if (this.keys === 'switch') await this.enter();
    else for (let presses = 0; presses < index; presses += 1) await this.page.keyboard.press(arrow);
  }

  /** Selects an option, locks it and confirms it with Enter. */
  async answerQuiz(index: number): Promise<void> {
    const options = this.page.getByRole('radio');
    const first = options.first();
    await this.skipSpeechUntil(() => first.isEnabled({ timeout: 200 }).catch(() => false));
    const question = await this.page.locator('legend').textContent();
    const option = options.nth(index);
    await this.chooseRadio(options, index, 'ArrowDown');
    if (index === 0 && this.keys === 'arrows') await this.page.keyboard.press('Enter');
    await this.page.getByText('Toquem outra vez para confirmar').first().waitFor();
    expect(await option.isChecked()).toBe(true);
    await this.page.keyboard.press('Enter');
    await this.page.getByText(/^(Certo|Resposta certa)$/).waitFor();
    await this.page.waitForFunction((asked) => document.querySelector('legend')?.textContent !== asked, question, {
      timeout: TIMEOUT_MS,
    });
  }

  /** Answers at the end of a mission how the team worked together. */
  async reflect(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Como trabalhámos?' });
    await dialog.waitFor({ timeout: TIMEOUT_MS });
    for (const question of await dialog.getByRole('group').all()) {
      await this.chooseRadio(question.getByRole('radio'), 1, 'ArrowRight');
    }
    await this.press('Continuar');
  }

  /** Hears every inhabitant of a dilemma, then chooses: Enter locks, another Enter confirms. `choice` is numbered from 0. */
  async decide(choice: number): Promise<void> {
    const voices = this.page.getByRole('list', { name: 'Pontos de vista' }).getByRole('button');
    await voices.first().waitFor({ timeout: TIMEOUT_MS });
    for (const voice of await voices.all()) {
      await this.activate(voice);
      await voice.getByText('já ouvido').waitFor();
      expect(await voice.getAttribute('aria-expanded')).toBe('true');
    }
    const option = this.page.locator(`[data-choice="${choice + 1}"]`);
    await this.activate(option);
    await this.page.getByText('Toquem outra vez para confirmar').first().waitFor();
    expect(await option.getAttribute('aria-pressed')).toBe('true');
    await waitBetweenPresses(this.page);
    await this.page.keyboard.press('Enter');
    await this.press('OK');
  }

  async write(text: string): Promise<void> {
    const area = this.page.getByRole('textbox');
    await this.skipSpeechUntil(async () => (await area.count()) === 1 && (await area.isEnabled()));
    await this.tabTo(area);
    await this.page.keyboard.type(text);
    await this.press('Submeter');
  }

  /** Tabs to the button that opens the device's own dialog for choosing files. */
  async reachFilePicker(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Escolher ficheiros' });
    await this.skipSpeechUntil(async () => (await button.count()) === 1 && (await button.isEnabled()));
    await this.tabTo(button);
  }

  async upload(name: string): Promise<void> {
    await this.reachFilePicker();
    await this.page.keyboard.press('Enter');
    await expect.poll(() => this.choosers.length, { timeout: TIMEOUT_MS }).toBe(1);
    await this.choosers
      .pop()
      ?.setFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from('Entrevista a três vizinhos.') }]);
    await this.page.getByText('Pronto').waitFor({ timeout: TIMEOUT_MS });
    if ((await this.page.getByRole('button', { name: 'Percebi' }).count()) > 0) await this.describe(name);
    await this.press('Submeter');
  }

  /** Mission 3: reads the reminder, and says of a file where it was and what it shows. */
  private async describe(name: string): Promise<void> {
    await this.press('Percebi');
    await this.press(`Escrever legenda de ${name}`);
    const dialog = this.page.getByRole('dialog', { name: `Legenda de ${name}` });
    await dialog.waitFor({ timeout: TIMEOUT_MS });
    await this.chooseRadio(dialog.getByRole('radio'), 1, 'ArrowDown');
    await this.activate(dialog.getByRole('button', { name: 'Onde: «Fica…»' }));
    await this.page.keyboard.type('no bairro.');
    await this.activate(dialog.getByRole('button', { name: 'Concluir' }));
    await this.page.getByText('No bairro: Fica no bairro.').waitFor();
  }

  /** Tabs to a button or link and presses Enter. */
  async activate(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.enter();
  }

  /** Presses Enter; a switch waits until ORBI has spoken, because what the game announces by itself is no answer to a key. */
  private async enter(): Promise<void> {
    if (this.keys === 'switch')
      await this.page.getByRole('button', { name: 'Avançar' }).waitFor({ state: 'hidden', timeout: TIMEOUT_MS });
    await this.page.keyboard.press('Enter');
  }

  /** Replaces the value of a field. */
  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Presses ArrowDown in a select until the option is selected. */
  async selectOption(select: Locator, label: string): Promise<void> {
    await this.tabTo(select);
    const selectedLabel = () => select.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label);
    for (let presses = 0; presses < MAX_PRESSES && (await selectedLabel()) !== label; presses += 1) {
      await this.page.keyboard.press('ArrowDown');
    }
    expect(await selectedLabel()).toBe(label);
  }

  /** Presses Tab or Shift+Tab until the element has a visible focus. Throws when the element disappears or is never reached. */
  async tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    if (!(await this.canTabTo(target))) throw new Error(`The keyboard does not reach ${target}: it disappeared`);
  }

  /** Presses Tab or Shift+Tab until the element has a visible focus; returns false when the element disappears or is disabled meanwhile. */
  private async canTabTo(target: Locator): Promise<boolean> {
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      const [focus, isOpen = false, isBehind] = await target.evaluateAll(([element]) => {
        const { activeElement, body } = document;
        if (element === undefined || activeElement === null) return [];
        // Backwards where that is the way: past the last element Firefox goes on with its own controls. Backwards, a group of
        // radio buttons begins with its last one.
        const follows = element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
        return [
          element === activeElement && element.matches(':focus-visible'),
          element.matches(':enabled, a, [tabindex]'),
          follows && activeElement !== body && !element.matches('[type=radio]'),
        ];
      });
      if (!isOpen) return false;
      if (focus) return true;
      await this.page.keyboard.press(isBehind && this.keys === 'arrows' ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`The keyboard never reaches ${target}`);
  }

  private async skipSpeechUntil(isReady: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + TIMEOUT_MS;
    const skip = this.page.getByRole('button', { name: 'Avançar' });
    while (!(await isReady())) {
      if (Date.now() > deadline)
        throw new Error(`Timed out waiting at ${await this.page.locator('main').textContent()}`);
      if (await skip.count()) {
        // When the button disappeared meanwhile, another element has the focus.
        const isFocused = await this.tabTo(skip).then(
          () => true,
          () => false,
        );
        if (isFocused) await this.page.keyboard.press('Enter');
      }
      await this.page.waitForTimeout(100);
    }
  }
}
