import type { Locator, Page } from 'playwright-core';
import { ONE_PIXEL_PNG } from '../product/onePixelPng.ts';

const PNG = Buffer.from(ONE_PIXEL_PNG, 'base64');
const TIMEOUT_MS = 60_000;
/** The cockpit ignores a second press within half a second, as part of a double tap. */
const MIN_PRESS_INTERVAL_MS = 550;

/** Waits until the cockpit accepts another press, in the page's time, which may run faster than real time. */
export function waitBetweenPresses(page: Page): Promise<void> {
  return page.evaluate((ms) => new Promise<void>((done) => setTimeout(done, ms)), MIN_PRESS_INTERVAL_MS);
}

/** What the teams of the tests say of the first file of mission 3. */
export const CAPTION = 'Fica no recreio. Mostra o direito a brincar. Importa porque é de todos.';

/** Plays the game as a team on a tablet, by touch. `look` is called on each screen once it is ready. */
export class TeamPlayer {
  readonly page: Page;
  private readonly look: (screen: string) => Promise<void>;
  private readonly touch: boolean;

  /** Without `touch`, which not every browser has, it clicks. */
  constructor(page: Page, look: (screen: string) => Promise<void>, touch = true) {
    this.page = page;
    this.look = look;
    this.touch = touch;
  }

  /** Taps or clicks. */
  async tap(target: Locator, options?: { timeout: number }): Promise<void> {
    await (this.touch ? target.tap(options) : target.click(options));
  }

  async signIn(base: string, username: string, password: string): Promise<void> {
    await this.page.goto(`${base}/login`);
    await this.page.getByLabel('Nome de Utilizador').fill(username);
    await this.page.getByLabel('Palavra-Passe', { exact: true }).fill(password);
    await this.look('sessao');
    await this.tap(this.page.getByRole('button', { name: 'Jogar' }));
    await this.page.waitForURL('**/game');
  }

  /** Signs in by keyboard, for devices without a touch screen. */
  async signInByKeys(base: string, username: string, password: string): Promise<void> {
    await this.page.goto(`${base}/login`);
    await this.page.getByLabel('Nome de Utilizador').fill(username);
    await this.page.getByLabel('Palavra-Passe', { exact: true }).fill(password);
    await this.page.keyboard.press('Enter');
    await this.page.waitForURL('**/game');
  }

  /** Plays the tutorial with the ship that is `ships` presses after the first. */
  async tutorial(ships: number): Promise<void> {
    await this.press('OK', 'intro');
    for (let i = 0; i < ships; i += 1) await this.tap(this.page.getByRole('button', { name: 'Nave seguinte' }));
    await this.chooseShip();
    await this.press('Fazer Quiz', 'treino');
    await this.answerQuiz('treino-quiz', 1);
    await this.write('treino-texto', 'Queremos uma escola com árvores.');
    await this.upload('treino-ficheiros');
    await this.press('OK', 'treino-fim');
  }

  /** Locks the option, waits for the confirmation prompt and confirms it. */
  async answerQuiz(screen: string, index: number): Promise<void> {
    await this.canChoose();
    const option = this.page.locator('label:has(input[type=radio])').nth(index);
    await this.tap(option);
    await this.page.getByText('Toquem outra vez para confirmar').first().waitFor();
    await this.look(screen);
    const question = await this.page.locator('legend').textContent();
    // Asked at each frame, and before the tap, because in the page's fast time the verdict stays for a third of a second.
    const verdict = this.page.waitForFunction(() =>
      [...document.querySelectorAll('strong')].some(({ textContent }) => /^(Certo|Resposta certa)$/.test(textContent)),
    );
    await Promise.all([verdict, this.tap(option)]);
    await this.look(`${screen}-resposta`);
    await this.page.waitForFunction((asked) => document.querySelector('legend')?.textContent !== asked, question, {
      timeout: TIMEOUT_MS,
    });
  }

  async write(screen: string, text: string): Promise<void> {
    await this.canWrite();
    await this.type(text);
    await this.press('Submeter', screen);
  }

  private async chooseShip(): Promise<void> {
    await this.press(/selecionar/i, 'nave');
    await this.press('Sim, é esta', 'nave-certeza');
  }

  /** Plays the tutorial up to its text question. */
  async untilWriting(): Promise<void> {
    await this.press('OK', 'intro');
    await this.chooseShip();
    await this.press('Fazer Quiz', 'treino');
    await this.answerQuiz('treino-quiz', 0);
    await this.canWrite();
  }

  /** Waits for the options of a question. */
  async canChoose(): Promise<void> {
    const options = this.page.getByRole('radio');
    // Counted first: isEnabled waits for an element, and meanwhile nobody skips what ORBI says before the question.
    await this.skipSpeechUntil(async () => (await options.count()) > 0 && (await options.first().isEnabled()));
  }

  async canWrite(): Promise<void> {
    const area = this.page.getByRole('textbox');
    await this.skipSpeechUntil(async () => (await area.count()) === 1 && (await area.isEnabled()));
  }

  async type(text: string): Promise<void> {
    await this.page.getByRole('textbox').fill(text);
  }

  async upload(screen: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Escolher ficheiros' }).waitFor({ timeout: TIMEOUT_MS });
    await this.waitForButton('Submeter');
    await this.page.locator('input[type=file]').setInputFiles([
      { name: 'mapa.png', mimeType: 'image/png', buffer: PNG },
      { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('Entrevista a três vizinhos.') },
    ]);
    await this.page.getByText('Pronto').nth(1).waitFor({ timeout: TIMEOUT_MS });
    if ((await this.page.getByRole('button', { name: 'Percebi' }).count()) > 0) await this.describeFiles(screen);
    await this.press('Submeter', screen);
  }

  /** Mission 3: reads the reminder, writes the caption of the first file, and is reminded of the second. */
  private async describeFiles(screen: string): Promise<void> {
    await this.press('Percebi', `${screen}-fotografias`);
    await this.press('Escrever legenda de mapa.png', `${screen}-sem-legenda`);
    const dialog = this.page.getByRole('dialog', { name: 'Legenda de mapa.png' });
    await this.tap(dialog.getByRole('radio', { name: 'Na escola' }));
    await dialog.getByRole('textbox').fill(CAPTION);
    await this.look(`${screen}-legenda`);
    await this.tap(dialog.getByRole('button', { name: 'Concluir' }));
    await this.page.getByText(`Na escola: ${CAPTION}`).waitFor();
    await this.press('Submeter', screen);
    await this.page.getByText('Falta uma legenda.').waitFor();
  }

  /** Leaves a finished mission: answers how the team worked, or skips that. */
  async finishMission(screen: string, answers: readonly string[] = []): Promise<void> {
    await this.press('OK', screen);
    const dialog = this.page.getByRole('dialog', { name: 'Como trabalhámos?' });
    await dialog.waitFor({ timeout: TIMEOUT_MS });
    for (const [index, answer] of answers.entries()) {
      await this.tap(dialog.getByRole('group').nth(index).getByText(answer, { exact: true }));
    }
    await this.look(`${screen}-como-trabalhamos`);
    await this.tap(dialog.getByRole('button', { name: answers.length > 0 ? 'Continuar' : 'Saltar' }));
    await waitBetweenPresses(this.page);
  }

  /** Hears these inhabitants, numbered from 0, then chooses: the first press locks, the second confirms. */
  async decide(screen: string, heard: readonly number[], choice: number): Promise<void> {
    const voices = this.page.getByRole('list', { name: 'Pontos de vista' }).getByRole('button');
    await voices.first().waitFor({ timeout: TIMEOUT_MS });
    for (const index of heard) await this.tap(voices.nth(index));
    await this.look(screen);
    const option = this.page.locator(`[data-choice="${choice + 1}"]`);
    await this.tap(option);
    await this.page.getByText('Toquem outra vez para confirmar').first().waitFor();
    await waitBetweenPresses(this.page);
    await this.tap(option);
    await this.press('OK', `${screen}-depois`);
  }

  /** Presses a button once it is enabled, skipping ORBI's speech. */
  async press(name: string | RegExp, screen: string): Promise<void> {
    const button = await this.waitForButton(name);
    await this.look(screen);
    await this.tap(button);
    await waitBetweenPresses(this.page);
  }

  private async waitForButton(name: string | RegExp): Promise<Locator> {
    const button = this.page.getByRole('button', { name, exact: true });
    await this.skipSpeechUntil(async () => (await button.count()) === 1 && (await button.isEnabled()));
    return button;
  }

  private async skipSpeechUntil(isReady: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + TIMEOUT_MS;
    const skip = this.page.getByRole('button', { name: 'Avançar' });
    while (!(await isReady())) {
      if (Date.now() > deadline)
        throw new Error(`Timed out waiting at ${await this.page.locator('main').textContent()}`);
      if (await skip.count()) await this.tap(skip, { timeout: 2_000 }).catch(() => {});
      await this.page.waitForTimeout(100);
    }
  }
}
