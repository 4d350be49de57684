import { parseArgs } from 'node:util';
import { type Env, readEnv } from '#server/config/env.ts';
import { startProblem } from '#server/config/startProblem.ts';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { BackupProblem } from './BackupProblem.ts';

/** A command's output: results to stdout, problems to stderr. */
export interface Terminal {
  say(line: string): void;
  warn(line: string): void;
}

export type Command = (args: readonly string[], env: Env, terminal: Terminal) => Promise<number>;

/** Runs a command and exits the process with its code: 0 done, 1 refused, failed or incomplete. */
export async function runCommand(command: Command): Promise<never> {
  const terminal: Terminal = {
    say: (line) => void process.stdout.write(`${line}\n`),
    warn: (line) => void process.stderr.write(`${line}\n`),
  };
  // process.exit runs the exit handlers, which stop an embedded PostgreSQL that the command started.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  process.exit(await exitCodeOf(command, process.argv.slice(2), process.env, terminal));
}

/** Runs a command and returns its exit code; prints every refusal and failure as a message. */
export async function exitCodeOf(
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
    terminal.warn(problemText(error, env));
    return 1;
  }
}

/** Returns what the operator reads about a failure, in Portuguese. */
export function problemText(error: unknown, env: Env | undefined): string {
  if (!(error instanceof Error)) return `Não foi possível: ${String(error)}`;
  if (error instanceof BackupProblem) return error.message;
  const [code, path]: unknown[] = [Reflect.get(error, 'code'), Reflect.get(error, 'path')];
  if (code === 'ENOSPC') return 'Não há espaço no disco.';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return `Não há permissão para usar ${String(path)}.`;
  return startProblem(error, env)?.message ?? `Não foi possível: ${error.message}`;
}

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options'];

/** Parses the options and positional arguments. Throws BackupProblem with the usage on an unknown option. */
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

/** A log that prints only warnings and errors. */
export function terminalLog({ warn }: Terminal): ServerLog {
  return {
    debug: () => {},
    info: () => {},
    warn: (_details, message) => warn(message),
    error: (_details, message) => warn(message),
  };
}
