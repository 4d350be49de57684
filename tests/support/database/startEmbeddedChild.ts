import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ChildOptions } from './embeddedChild.ts';

const SCRIPT = fileURLToPath(new URL('./embeddedChild.ts', import.meta.url));

export type EmbeddedChild = {
  pid: number;
  postgresPid: number;
  rows: Record<string, unknown>[];
  kill: (signal: NodeJS.Signals) => Promise<void>;
};

/** Starts embeddedChild.ts in a separate node process. Rejects with the child's own error if it refuses to start. */
export async function startEmbeddedChild(options: ChildOptions): Promise<EmbeddedChild> {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, JSON.stringify(options)], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const said = await firstLine(child);
  const [word, json] = [said.slice(0, said.indexOf(' ')), said.slice(said.indexOf(' ') + 1)];
  if (word !== 'pronto') {
    await exited;
    const { name, message } = JSON.parse(json) as { name: string; message: string };
    throw Object.assign(new Error(message), { name });
  }
  const { pid, rows } = JSON.parse(json) as { pid: number; rows: Record<string, unknown>[] };
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return { pid: child.pid ?? 0, postgresPid: pid, rows, kill };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    if (child.stdout) createInterface({ input: child.stdout }).once('line', resolve);
    child.once('close', (code) => reject(new Error(`O processo de teste acabou (${code}): ${errors}`)));
  });
}
