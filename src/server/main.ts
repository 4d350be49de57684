import type { FastifyBaseLogger } from 'fastify';
import type { Env } from './config/env.ts';
import { inspectMachine } from './config/machine.ts';
import { startWarnings } from './config/safeSettings.ts';
import { readServerEnv } from './config/serverEnv.ts';
import { startProblem } from './config/startProblem.ts';
import { tabletAddresses } from './config/tabletAddresses.ts';
import { type FirstAccount, firstRunFile } from './identity/firstAccounts.ts';
import { createLog } from './observability/log.ts';
import { type RunningServer, startServer } from './startServer.ts';

/** How long a server that has failed may take to close its database. */
const CLOSE_AFTER_FAILURE_MS = 5_000;
/** Under npm one Ctrl+C arrives twice: from the terminal, and forwarded by npm. */
const SAME_SIGNAL_MS = 1_000;

/** When stopping began, by performance.now(); null before. */
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
  else printWelcome(env, running);
} catch (error) {
  const problem = startProblem(error, env);
  if (problem) process.stderr.write(`\n${problem.message}\n\n`);
  else if (log) log.fatal({ err: error }, 'the server did not start');
  else process.stderr.write(`${String(error)}\n`);
  process.exit(problem?.exitCode ?? 1);
}

/** Stops gracefully, once a start under way has finished; a second signal exits at once. */
function stop(): void {
  if (stopping === null) {
    stopping = performance.now();
    if (running) end(running);
  } else if (performance.now() - stopping > SAME_SIGNAL_MS) process.exit(1);
}

function end(server: RunningServer): void {
  server.stop().then(() => process.exit(0), fail);
}

/** Logs an uncaught error, closes and exits, because the process may be in an undefined state; the supervisor restarts it. */
function fail(error: unknown): void {
  log?.fatal({ err: error }, 'the server ends');
  process.exitCode = 1;
  setTimeout(() => process.exit(1), CLOSE_AFTER_FAILURE_MS).unref();
  const closed = running?.stop() ?? Promise.resolve();
  closed.catch(() => {}).finally(() => process.exit(1));
}

/** Prints addresses, advice and first accounts to the terminal; passwords are printed once and never logged. */
function printWelcome(settings: Env, { port, firstAccounts }: RunningServer): void {
  const { host, dataDir } = settings;
  const addresses = tabletAddresses(host, port).map((address) => `  ${address}`);
  print(['', 'O jogo está pronto. Abrir num navegador:', ...addresses, '', ...startWarnings(settings)]);
  if (firstAccounts) print(firstAccountLines(firstAccounts, dataDir));
}

function firstAccountLines(accounts: FirstAccount[], dataDir: string): string[] {
  const lines = accounts.map(({ username, password }) => `  ${username.padEnd(12)} ${password}`);
  return ['Primeiras contas (mostradas só agora):', ...lines, `Ficam em ${firstRunFile(dataDir)}.`, ''];
}

function print(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
