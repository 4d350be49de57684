import type { Locator, Page } from 'playwright-core';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PATIENCE_MS = 60_000;
/** The cockpit ignores a second press within half a second, as part of a double tap. */
const BETWEEN_PRESSES_MS = 550;

/** Waits in the page's own time, which may run faster than real time. */
export function waitBetweenPresses(page: Page): Promise<void> {
  return page.evaluate((ms) => new Promise<void>((done) => setTimeout(done, ms)), BETWEEN_PRESSES_MS);
}

/** A team at a tablet: everything by touch. `look` is called on each screen when it is ready. */
export class TeamPlayer {
  readonly page: Page;
  private readonly look: (screen: string) => Promise<void>;

  constructor(page: Page, look: (screen: string) => Promise<void>) {
    this.page = page;
    this.look = look;
  }

  async signIn(base: string, username: string, password: string): Promise<void> {
    await this.page.goto(`${base}/login`);
    await this.page.getByLabel('Nome de Utilizador').fill(username);
    await this.page.getByLabel('Palavra-Passe', { exact: true }).fill(password);
    await this.look('sessao');
    await this.page.getByRole('button', { name: 'Jogar' }).tap();
    await this.page.waitForURL('**/game');
  }

  /** The same on a computer without a touch screen. */
  async signInByKeys(base: string, username: string, password: string): Promise<void> {
    await this.page.goto(`${base}/login`);
    await this.page.getByLabel('Nome de Utilizador').fill(username);
    await this.page.getByLabel('Palavra-Passe', { exact: true }).fill(password);
    await this.page.keyboard.press('Enter');
    await this.page.waitForURL('**/game');
  }

  async tutorial(ships: number): Promise<void> {
    await this.press('OK', 'intro');
    for (let i = 0; i < ships; i += 1) await this.page.getByRole('button', { name: 'Nave seguinte' }).tap();
    await this.chooseShip();
    await this.press('Fazer Quiz', 'treino');
    await this.answerQuiz('treino-quiz', 1);
    await this.write('treino-texto', 'Queremos uma escola com árvores.');
    await this.upload('treino-ficheiros');
    await this.press('OK', 'treino-fim');
  }

  /** Locks the option, sees that nothing is sent yet, and confirms it. */
  async answerQuiz(screen: string, index: number): Promise<void> {
    const options = this.page.getByRole('radio');
    await this.until(() =>
      options
        .first()
        .isEnabled()
        .catch(() => false),
    );
    const option = this.page.locator('label:has(input[type=radio])').nth(index);
    await option.tap();
    await this.page.getByText('Clique novamente para confirmar').first().waitFor();
    await this.look(screen);
    const question = await this.page.locator('legend').textContent();
    await option.tap();
    await this.page.getByText(/^(Certo|Resposta certa)$/).waitFor();
    await this.look(`${screen}-resposta`);
    await this.page.waitForFunction((asked) => document.querySelector('legend')?.textContent !== asked, question, {
      timeout: PATIENCE_MS,
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

  /** Plays the tutorial up to its text. */
  async untilWriting(): Promise<void> {
    await this.press('OK', 'intro');
    await this.chooseShip();
    await this.press('Fazer Quiz', 'treino');
    await this.answerQuiz('treino-quiz', 0);
    await this.canWrite();
  }

  async canWrite(): Promise<void> {
    const area = this.page.getByRole('textbox');
    await this.until(async () => (await area.count()) === 1 && (await area.isEnabled()));
  }

  async type(text: string): Promise<void> {
    await this.page.getByRole('textbox').fill(text);
  }

  async upload(screen: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Escolher ficheiros' }).waitFor({ timeout: PATIENCE_MS });
    await this.ready('Submeter');
    await this.page.locator('input[type=file]').setInputFiles([
      { name: 'mapa.png', mimeType: 'image/png', buffer: PNG },
      { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('Entrevista a três vizinhos.') },
    ]);
    await this.page.getByText('Pronto').nth(1).waitFor({ timeout: PATIENCE_MS });
    await this.press('Submeter', screen);
  }

  /** Presses a button once it can be pressed, skipping what the robot still says. */
  async press(name: string | RegExp, screen: string): Promise<void> {
    const button = await this.ready(name);
    await this.look(screen);
    await button.tap();
    await waitBetweenPresses(this.page);
  }

  private async ready(name: string | RegExp): Promise<Locator> {
    const button = this.page.getByRole('button', { name, exact: true });
    await this.until(async () => (await button.count()) === 1 && (await button.isEnabled()));
    return button;
  }

  private async until(isReady: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    const skip = this.page.getByRole('button', { name: 'Avançar' });
    while (!(await isReady())) {
      if (Date.now() > end) throw new Error(`Nothing happens at ${await this.page.locator('main').textContent()}`);
      if (await skip.count()) await skip.tap({ timeout: 2_000 }).catch(() => {});
      await this.page.waitForTimeout(100);
    }
  }
}
