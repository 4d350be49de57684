import { spawn } from 'node:child_process';
import { get } from 'node:http';

const READY_WITHIN_MS = 180_000;
const POLL_MS = 5;
const STOP_WITHIN_MS = 20_000;

export interface RunningPeer {
  base: string;
  pid: number;
  /** Time from the process start to its first successful answer. */
  startMs: number;
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<void>;
}

export interface Launch {
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  port: number;
  /** Path that answers 2xx when the server is ready. */
  readyPath: string;
}

/** Starts Node with these arguments as a server; resolves with its first successful answer. */
export async function startPeer({ args, cwd, env, port, readyPath }: Launch): Promise<RunningPeer> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const base = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && performance.now() - begun < READY_WITHIN_MS) {
    if (await answersWell(base + readyPath)) {
      const startMs = performance.now() - begun;
      const stop = async () => {
        const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
        child.kill('SIGTERM');
        await ended;
        clearTimeout(late);
      };
      return { base, pid: child.pid ?? 0, startMs, stop };
    }
    await new Promise((next) => setTimeout(next, POLL_MS));
  }
  child.kill('SIGKILL');
  throw new Error(`${args.join(' ')}: não ficou pronto`);
}

function answersWell(url: string): Promise<boolean> {
  return new Promise((done) => {
    get(url, { agent: false }, (answer) => {
      answer.resume();
      done(answer.statusCode !== undefined && answer.statusCode >= 200 && answer.statusCode < 300);
    }).once('error', () => done(false));
  });
}
