import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/product/freePort.ts';
import { databasePids, signal } from './processes.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const BUILT = ['dist/server/main.js'];
/** Runs from source, because the test suites run before a build. */
const SOURCE = ['--import', 'tsx', 'src/server/main.ts'];
const CLOCK = ['--import', join(import.meta.dirname, 'movedClock.mjs')];
const READY_WITHIN_MS = 90_000;
const ASK_EVERY_MS = 25;
/** Longer than the server's polling interval of the clock file (movedClock.mjs). */
const CLOCK_SEEN_MS = 60;

export interface ProductOptions {
  dataDir: string;
  /** The server's log, over all starts. */
  logFile: string;
  /** File with the milliseconds by which the server's clock is ahead; undefined: the real clock. */
  clockFile?: string | undefined;
  isBuilt: boolean;
  env?: NodeJS.ProcessEnv;
}

/** The product on a fixed port, which can be killed and restarted. */
export class Product {
  readonly base: string;
  dataDir: string;
  private readonly port: number;
  private readonly options: ProductOptions;
  private child: ChildProcess | null = null;

  private constructor(options: ProductOptions, port: number) {
    this.options = options;
    this.dataDir = options.dataDir;
    this.port = port;
    this.base = `http://127.0.0.1:${port}`;
  }

  static async start(options: ProductOptions): Promise<Product> {
    const product = new Product(options, await freePort());
    await product.start();
    return product;
  }

  get isRunning(): boolean {
    return this.child !== null;
  }

  get pid(): number {
    if (this.child?.pid === undefined) throw new Error('The server is not running.');
    return this.child.pid;
  }

  /** Starts the server; resolves once its database answers. Throws if the server exits instead. */
  async start(): Promise<void> {
    const { isBuilt, env, logFile, clockFile } = this.options;
    const log = openSync(logFile, 'a');
    const child = spawn(process.execPath, [...(clockFile ? CLOCK : []), ...(isBuilt ? BUILT : SOURCE)], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'warn',
        CLOCK_FILE: clockFile,
        ...env,
      },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.child = child;
    const before = Date.now() + READY_WITHIN_MS;
    while (!(await this.answers('/readyz'))) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: see ${logFile}`);
      if (Date.now() > before) throw new Error(`The server was never ready: see ${logFile}`);
      await wait(ASK_EVERY_MS);
    }
  }

  async answers(path: string): Promise<boolean> {
    const answer = await fetch(`${this.base}${path}`).catch(() => null);
    await answer?.arrayBuffer().catch(() => {});
    return answer?.ok === true;
  }

  /** Kills only the server; the embedded database keeps running. */
  async killServer(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Kills server and database at the same moment. */
  async killAll(): Promise<void> {
    const victims = await databasePids(this.dataDir);
    const ended = this.end('SIGKILL');
    signal(victims, 'SIGKILL');
    await ended;
  }

  /** Moves the clock of the running server. */
  async setClock(aheadMs: number): Promise<void> {
    const { clockFile } = this.options;
    if (clockFile === undefined) throw new Error('This server has no clock that can be moved.');
    await writeFile(clockFile, String(aheadMs));
    await wait(CLOCK_SEEN_MS);
  }

  /** Stops all processes with SIGSTOP, to be killed later. */
  async freeze(): Promise<number[]> {
    signal([this.pid], 'SIGSTOP');
    const first = await databasePids(this.dataDir);
    signal(first, 'SIGSTOP');
    // Includes children created while the first were being stopped.
    const all = await databasePids(this.dataDir);
    signal(all, 'SIGSTOP');
    return [this.pid, ...first, ...all];
  }

  /** Sends a signal and returns the server's exit code. */
  async end(how: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (child === null) return null;
    this.child = null;
    const ended = once(child, 'exit');
    child.kill(how);
    const [code] = await ended;
    return code;
  }
}
