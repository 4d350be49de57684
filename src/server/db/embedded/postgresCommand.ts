import { type SpawnOptions, spawn } from 'node:child_process';
import type { PostgresUser } from './postgresUser.ts';

const PASSED_ON = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'DYLD_LIBRARY_PATH', 'LD_LIBRARY_PATH'];
/** macOS has no C.UTF-8; sorting and case come from ICU anyway. */
export const LOCALE = process.platform === 'linux' ? 'C.UTF-8' : 'C';

/**
 * Returns spawn options with a session of their own, so that Ctrl+C in the terminal reaches only node, which finishes its
 * work before it stops the database.
 */
export function childOptions(user: PostgresUser): SpawnOptions {
  const kept = PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return {
    ...user,
    cwd: process.platform === 'win32' ? undefined : '/',
    env: { ...Object.fromEntries(kept), LC_ALL: LOCALE },
    detached: process.platform !== 'win32',
    windowsHide: true,
  };
}

/** Runs one of PostgreSQL's tools to its end; returns its exit code and the last 4000 characters of its output. */
export function runTool(program: string, args: readonly string[], user: PostgresUser) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    let output = '';
    const child = spawn(program, args, { ...childOptions(user), stdio: ['ignore', 'pipe', 'pipe'] });
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
