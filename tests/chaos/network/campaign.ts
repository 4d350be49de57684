import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createNetwork, inHost, removeNetwork } from './namespaces.ts';
import type { FaultOptions, FaultResult } from './playFault.ts';
import { SlowDisk } from './SlowDisk.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const IN_DEVICES = join(import.meta.dirname, 'inDevices.ts');

/** Returns what this machine lacks for the campaign, as a sentence; null: nothing. */
export function missingForNetwork(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'As falhas de rede precisam de Linux e de root, para criar espaços de rede.';
  return null;
}

/** Plays one fault in a network of its own, which is removed whatever happens, also on Ctrl+C. Returns null if it broke. */
export async function playInNetwork(options: Omit<FaultOptions, 'run' | 'folder'>): Promise<FaultResult | null> {
  const run = `${process.pid}-${options.fault}`;
  const folder = mkdtempSync('/tmp/cgnet-');
  chmodSync(folder, 0o755);
  let child: ChildProcess | null = null;
  const clean = () => {
    child?.kill('SIGKILL');
    removeNetwork(run);
    new SlowDisk(run, folder).remove();
  };
  const interrupt = () => {
    clean();
    rmSync(folder, { recursive: true, force: true });
    process.exit(130);
  };
  // Not `once`: a terminal and `timeout` may signal twice, and the second must not end the cleaning.
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  try {
    createNetwork(run);
    const [nsenter = '', ...network] = inHost(run, 'devices');
    const argument = JSON.stringify({ ...options, run, folder } satisfies FaultOptions);
    child = spawn(nsenter, [...network, process.execPath, '--import', 'tsx', IN_DEVICES, argument], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) return null;
    return JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8')) as FaultResult;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    clean();
    if (process.env.KEEP_FOLDER !== '1') rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    else console.log(`The logs are in ${folder}`);
  }
}
