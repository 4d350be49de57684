import type { FastifyBaseLogger } from 'fastify';
import type { Env } from './config/env.ts';
import { inspectMachine } from './config/machine.ts';
import { adviceFor } from './config/safeSettings.ts';
import { readServerEnv } from './config/serverEnv.ts';
import { startProblem } from './config/startProblem.ts';
import { tabletAddresses } from './config/tabletAddresses.ts';
import { type FirstAccount, firstRunFile } from './identity/firstAccounts.ts';
import { createLog } from './observability/log.ts';
import { type RunningServer, startServer } from './startServer.ts';

/** How long a server that has failed may take to close its database. */
const CLOSE_AFTER_FAILURE_MS = 5_000;
/** One Ctrl+C comes twice under npm: from the terminal, and handed on by npm. */
const SAME_SIGNAL_MS = 1_000;

/** Since when, on the process's own clock. */
let stopping: number | null = null;
let env: Env | undefined;
let running: RunningServer | undefined;
let log: FastifyBaseLogger | undefined;

try {
  env = readServerEnv(process.env, inspectMachine(process.env));
  log = createLog(env.logLevel);
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  running = await startServer(env, log, fail);
  if (stopping !== null) end(running);
  else greet(env, running);
} catch (error) {
  const problem = startProblem(error, env);
  if (problem) process.stderr.write(`\n${problem.message}\n\n`);
  else if (log) log.fatal({ err: error }, 'the server did not start');
  else process.stderr.write(`${String(error)}\n`);
  process.exit(problem?.exitCode ?? 1);
}

/** Finishes what is under way, or the start first; a second signal ends at once. */
function stop(): void {
  if (stopping === null) {
    stopping = performance.now();
    if (running) end(running);
  } else if (performance.now() - stopping > SAME_SIGNAL_MS) process.exit(1);
}

function end(server: RunningServer): void {
  server.stop().then(() => process.exit(0), fail);
}

/** Nothing sound can follow an error that nobody caught: log it, close, end; whoever supervises starts anew. */
function fail(error: unknown): void {
  log?.fatal({ err: error }, 'the server ends');
  process.exitCode = 1;
  setTimeout(() => process.exit(1), CLOSE_AFTER_FAILURE_MS).unref();
  const closed = running?.stop() ?? Promise.resolve();
  closed.catch(() => {}).finally(() => process.exit(1));
}

/** For the person at the keyboard; passwords go to the screen once, never to the log. */
function greet(asked: Env, { port, firstAccounts }: RunningServer): void {
  const { host, dataDir } = asked;
  const addresses = tabletAddresses(host, port).map((address) => `  ${address}`);
  say(['', 'O jogo está pronto. Abrir num navegador:', ...addresses, '', ...adviceFor(asked)]);
  if (firstAccounts) say(introduce(firstAccounts, dataDir));
}

function introduce(accounts: FirstAccount[], dataDir: string): string[] {
  const lines = accounts.map(({ username, password }) => `  ${username.padEnd(12)} ${password}`);
  return ['Primeiras contas (mostradas só agora):', ...lines, `Ficam em ${firstRunFile(dataDir)}.`, ''];
}

function say(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
