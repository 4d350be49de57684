import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../product/freePort.ts';
import { focusWindow, startDisplay, type VirtualDisplay } from '../virtualDisplay.ts';

/** Key of an element reference in W3C WebDriver (section 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const START_MS = 20_000;
/** Debian's package webkit2gtk-driver; the library it needs brings the browser. */
const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSERS = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

export interface ElementReference {
  [ELEMENT]: string;
}

/** A failed call of WebDriver; `code` is W3C's, such as 'stale element reference'. */
export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** One WebKit window with its own driver, speaking W3C WebDriver (https://www.w3.org/TR/webdriver2/). */
export class WebDriverSession {
  private readonly base: string;
  private readonly process: ChildProcess;
  private readonly display: VirtualDisplay;
  private readonly home: string;
  private id = '';

  private constructor(base: string, process: ChildProcess, display: VirtualDisplay, home: string) {
    this.base = base;
    this.process = process;
    this.display = display;
    this.home = home;
  }

  /** Starts a driver and a window that has the keyboard, with reduced motion and in Portuguese. */
  static async start(): Promise<WebDriverSession> {
    const display = await startDisplay();
    const binary = BROWSERS.find((path) => existsSync(path));
    const home = makeHome();
    const port = await freePort();
    const driver = spawn('dbus-run-session', ['--', DRIVER, `--port=${port}`], {
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, ...environment(home), DISPLAY: display.name },
    });
    const session = new WebDriverSession(`http://127.0.0.1:${port}`, driver, display, home);
    try {
      await session.untilReady();
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } };
      session.id = (await session.send<{ sessionId: string }>('POST', '/session', { capabilities })).sessionId;
      await focusWindow(display.name, 'MiniBrowser');
      return session;
    } catch (error) {
      await session.stop();
      throw error;
    }
  }

  /** Sends a command of this session, such as POST /url. */
  command<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    return this.send(method, `/session/${this.id}${path}`, body);
  }

  elementCommand<T>(element: ElementReference, path: string, body: object = {}): Promise<T> {
    return this.command('POST', `/element/${element[ELEMENT]}${path}`, body);
  }

  /** Runs a function body in the page, waits for a promise it returns, and returns its value. */
  execute<T>(script: string, ...args: unknown[]): Promise<T> {
    return this.command('POST', '/execute/sync', { script, args });
  }

  async stop(): Promise<void> {
    if (this.id) await this.send('DELETE', `/session/${this.id}`).catch(() => {});
    this.killGroup();
    this.display.stop();
    rmSync(this.home, { recursive: true, force: true, maxRetries: 3 });
  }

  /** The driver, its session bus and what they started. */
  private killGroup(): void {
    const { pid, exitCode, signalCode } = this.process;
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
  }

  private async send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(this.base + path, { method, body: body ? JSON.stringify(body) : null });
    const { value } = (await response.json()) as { value: T & { error: string; message: string } };
    if (!response.ok) throw new WebDriverError(value.error, value.message);
    return value;
  }

  private async untilReady(): Promise<void> {
    const deadline = Date.now() + START_MS;
    for (;;) {
      try {
        return void (await this.send('GET', '/status'));
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await new Promise((done) => setTimeout(done, 50));
      }
    }
  }
}

/** Makes an empty home directory whose desktop has no animations, which pages see as reduced motion. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  for (const version of ['3.0', '4.0']) {
    mkdirSync(join(home, `.config/gtk-${version}`), { recursive: true });
    writeFileSync(join(home, `.config/gtk-${version}/settings.ini`), '[Settings]\ngtk-enable-animations=0\n');
  }
  return home;
}

function environment(home: string): NodeJS.ProcessEnv {
  const folders = { HOME: home, XDG_CONFIG_HOME: join(home, '.config'), XDG_DATA_HOME: join(home, 'data') };
  return {
    ...folders,
    XDG_CACHE_HOME: join(home, 'cache'),
    LIBGL_ALWAYS_SOFTWARE: '1',
    LANGUAGE: 'pt_PT',
    LANG: 'C.UTF-8',
  };
}
