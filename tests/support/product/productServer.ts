import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './freePort.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

export interface ProductServer {
  base: string;
  pid: number;
  /** Log lines of calls that failed with an unexpected error (500). */
  unexpected: string[];
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<void>;
  /** Sends SIGKILL to the server process only. */
  kill(): Promise<void>;
}

/** Starts the built product as a separate process on a free port, or on `wantedPort` to restart at the same address. */
export async function startProduct(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  wantedPort?: number,
): Promise<ProductServer> {
  const port = wantedPort ?? (await freePort());
  const child = spawn(process.execPath, [join(ROOT, 'dist/server/main.js')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const unexpected: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    if (line.includes('"msg":"unexpected error"')) unexpected.push(line);
  });
  const base = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (child.exitCode !== null) break;
    const ready = await fetch(`${base}/readyz`).catch(() => null);
    if (ready?.ok && child.pid !== undefined) {
      const end = (signal: NodeJS.Signals) => async () => {
        child.kill(signal);
        await ended;
      };
      return { base, pid: child.pid, unexpected, stop: end('SIGTERM'), kill: end('SIGKILL') };
    }
    await new Promise((next) => setTimeout(next, 50));
  }
  child.kill('SIGKILL');
  throw new Error('O servidor não ficou pronto.');
}
