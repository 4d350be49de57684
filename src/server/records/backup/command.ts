import { parseArgs } from 'node:util';
import { type Env, readEnv } from '#server/config/env.ts';
import { startProblem } from '#server/config/startProblem.ts';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { BackupProblem } from './BackupProblem.ts';

/** Where a command's lines go: what it says, and what went wrong. */
export interface Terminal {
  say(line: string): void;
  warn(line: string): void;
}

export type Command = (args: readonly string[], env: Env, terminal: Terminal) => Promise<number>;

/** Runs a command on the terminal and ends the process with its code: 0 done, 1 refused, failed or not complete. */
export async function runCommand(command: Command): Promise<never> {
  const terminal: Terminal = {
    say: (line) => void process.stdout.write(`${line}\n`),
    warn: (line) => void process.stderr.write(`${line}\n`),
  };
  // Leaves in order, so that a PostgreSQL opened for the purpose is closed.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  process.exit(await answer(command, process.argv.slice(2), process.env, terminal));
}

/** The command's exit code; every refusal and failure is told in words. */
export async function answer(
  command: Command,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  let env: Env | undefined;
  try {
    env = readEnv(environment);
    return await command(args, env, terminal);
  } catch (error) {
    terminal.warn(wordsFor(error, env));
    return 1;
  }
}

function wordsFor(error: unknown, env: Env | undefined): string {
  if (!(error instanceof Error)) return `Não foi possível: ${String(error)}`;
  if (error instanceof BackupProblem) return error.message;
  const [code, path]: unknown[] = [Reflect.get(error, 'code'), Reflect.get(error, 'path')];
  if (code === 'ENOSPC') return 'Não há espaço no disco.';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return `Não há permissão para usar ${String(path)}.`;
  return startProblem(error, env)?.message ?? `Não foi possível: ${error.message}`;
}

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options'];

/** The options and the one folder that may stand beside them. Refuses what it does not know, showing how it is used. */
export function readArguments<const O extends NonNullable<Options>>(
  args: readonly string[],
  options: O,
  usage: string,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values, positionals };
  } catch {
    throw new BackupProblem(usage);
  }
}

/** Only what the operator has to know. */
export function terminalLog({ warn }: Terminal): ServerLog {
  return {
    debug: () => {},
    info: () => {},
    warn: (_details, message) => warn(message),
    error: (_details, message) => warn(message),
  };
}
