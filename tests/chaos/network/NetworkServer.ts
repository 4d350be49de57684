import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DATABASE_ADDRESS, inHost, SERVER_ADDRESSES } from './namespaces.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const MOVED_CLOCK = join(ROOT, 'tests/survival/movedClock.mjs');
const READY_TRIES = 600;

interface NetworkServerOptions {
  run: string;
  port: number;
  folder: string;
  password: string;
  /** File with the milliseconds by which this server's clock is ahead. */
  clockFile: string;
}

/** The built product as a process in the server's host. */
export class NetworkServer {
  readonly port: number;
  private readonly child: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.port = port;
    this.child = child;
  }

  /** Starts a server and waits until it answers. */
  static async start({ run, port, folder, password, clockFile }: NetworkServerOptions): Promise<NetworkServer> {
    const log = openSync(join(folder, `server-${port}.log`), 'a');
    const [nsenter = '', ...network] = inHost(run, 'server');
    const product = [process.execPath, '--import', MOVED_CLOCK, join(ROOT, 'dist/server/main.js')];
    const child = spawn(nsenter, [...network, ...product], {
      cwd: ROOT,
      stdio: ['ignore', log, log],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        HOST: '0.0.0.0',
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: `postgres://postgres@${DATABASE_ADDRESS}:5432/postgres`,
        SECRET_KEY: 'a-key-that-two-servers-share-for-one-trial',
        DEMO_PASSWORD: password,
        LOG_LEVEL: 'warn',
        CLOCK_FILE: clockFile,
      },
    });
    closeSync(log);
    const server = new NetworkServer(port, child);
    for (let tries = 0; tries < READY_TRIES; tries += 1) {
      if (child.exitCode !== null) break;
      const ready = await fetch(`http://${SERVER_ADDRESSES[0]}:${port}/readyz`).catch(() => null);
      if (ready?.ok) return server;
      await wait(100);
    }
    child.kill('SIGKILL');
    throw new Error(`The server was never ready: see ${folder}/server-${port}.log`);
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** Finishes what is under way and ends. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}
