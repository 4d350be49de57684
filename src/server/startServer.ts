import { randomInt } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { TeamLive } from './classroom/TeamLive.ts';
import type { Env } from './config/env.ts';
import { projectFile } from './config/projectFile.ts';
import { readSecrets } from './config/secrets.ts';
import { readSite } from './config/siteConfig.ts';
import { openDatabase } from './db/openDatabase.ts';
import { fileStoreFor, requireFileStore } from './files/store/openFileStore.ts';
import type { Services } from './http/handler.ts';
import { createAddressFailures } from './identity/addressFailures.ts';
import { bootstrap, type FirstAccount } from './identity/firstAccounts.ts';
import { createPasswords } from './identity/passwordHashing.ts';
import { createSealer } from './identity/passwordSealer.ts';
import { createTokens } from './identity/tokens.ts';
import { createMetrics } from './observability/metrics.ts';
import { startErasingAgain } from './records/erasure/erasure.ts';
import { startTidying } from './tidy.ts';

/** How long calls under way may take to finish once the server stops. */
const FINISH_WITHIN_MS = 10_000;
/** Connections that may wait to be taken while the processor is busy; the system allows as many at most (net.core.somaxconn). */
const WAITING_CONNECTIONS_MAX = 4_096;
/** How long a proxy may go on using the connections it keeps, once nothing new is taken. */
const LAST_CALLS_MS = 1_000;
const LOOK_EVERY_MS = 50;
const RANDOM_RANGE = 2 ** 47;

export interface RunningServer {
  port: number;
  /** The accounts of the first run; null when the database had some. */
  firstAccounts: FirstAccount[] | null;
  /** Takes nothing new, finishes what is under way, closes the database. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Opens the database, makes the first accounts, and listens (ruling 26). Refuses with errors whose messages are in
 * Portuguese; whatever was opened by then is closed again. `onGiveUp`: the embedded database is lost.
 */
export async function startServer(
  env: Env,
  log: FastifyBaseLogger,
  onGiveUp: (error: Error) => void,
): Promise<RunningServer> {
  await readSite(env);
  await requireFileStore(env, { warn: log.warn.bind(log), mayWait: true });
  const database = await openDatabase(env, log, onGiveUp);
  try {
    const services = await createServices(env, database.db, log);
    const firstAccounts = await bootstrap(services);
    const stopErasing = await startErasingAgain(services, log);
    const [clientDir, annexFile] = [projectFile('dist', 'client'), projectFile('dist', 'documents', 'anexo.pdf')];
    const app = await buildApp(services, { log, clientDir, annexFile });
    const port = await listen(app, env);
    const stopTidying = startTidying(services, log);
    let stopping: Promise<void> | undefined;
    const stop = async () => {
      try {
        await takeLastCalls(app.server);
        await closeWithin(app, FINISH_WITHIN_MS);
        stopErasing();
        await stopTidying();
      } finally {
        await database.close();
      }
    };
    return {
      port,
      firstAccounts,
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function createServices(env: Env, db: Services['db'], log: FastifyBaseLogger): Promise<Services> {
  const { tokenKey, sealingKey, fileKey } = await readSecrets(env);
  const metrics = createMetrics();
  return {
    db,
    env,
    files: fileStoreFor(env, { warn: log.warn.bind(log) }),
    passwords: createPasswords({ onWaited: metrics.waitedForTurn }),
    addressFailures: createAddressFailures(() => performance.now()),
    live: new TeamLive(db, log),
    sealer: createSealer(sealingKey),
    tokens: createTokens(tokenKey, Date.now),
    fileKey,
    metrics,
    now: Date.now,
    random: () => randomInt(RANDOM_RANGE) / RANDOM_RANGE,
  };
}

/** On one address: for 'localhost' Fastify would open a second server beside it, which nothing here would ever stop. */
async function listen(app: FastifyInstance, { host, port }: Env): Promise<number> {
  const { address: first } = host === 'localhost' ? await lookup(host, { order: 'ipv4first' }) : { address: host };
  await app.listen({ host: first, port, backlog: WAITING_CONNECTIONS_MAX });
  const address = app.server.address();
  return address !== null && typeof address === 'object' ? address.port : port;
}

/**
 * Listens no longer, and answers what still comes on connections that are open. Closed at once, one might be the very
 * connection on which a proxy is sending a piece of a file, which it cannot send twice.
 */
async function takeLastCalls(server: Server): Promise<void> {
  // That of `http` closes idle connections too.
  NetServer.prototype.close.call(server);
  const until = performance.now() + LAST_CALLS_MS;
  while (performance.now() < until && (await connectionsOf(server)) > 0) await pause(LOOK_EVERY_MS);
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  // A connection whose last call has just been answered would be kept for the next one, which never comes.
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  const late = setTimeout(() => app.server.closeAllConnections(), ms);
  await app.close().finally(() => {
    clearInterval(idle);
    clearTimeout(late);
  });
}
