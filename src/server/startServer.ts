import { randomInt } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { WRONG_MAP_CODES_MAX } from '#domain/limits.ts';
import { buildApp } from './app.ts';
import { ClassLive } from './classroom/ClassLive.ts';
import { DeviceReports } from './classroom/devices/DeviceReports.ts';
import { TeamLive } from './classroom/TeamLive.ts';
import type { Env } from './config/env.ts';
import { projectFile } from './config/projectFile.ts';
import { readSecrets } from './config/secrets.ts';
import { readSignIn } from './config/signInConfig.ts';
import { readSite } from './config/siteConfig.ts';
import { openDatabase } from './db/openDatabase.ts';
import { fileStoreFor, requireFileStore } from './files/store/openFileStore.ts';
import type { Services } from './http/handler.ts';
import { createAddressFailures } from './identity/addressFailures.ts';
import { createCodeFailures } from './identity/codes/codeFailures.ts';
import { createTeamCodes } from './identity/codes/teamCodes.ts';
import { resetSecondFactor } from './identity/factors/resetSecondFactor.ts';
import { createFirstAccounts, type FirstAccount } from './identity/firstAccounts.ts';
import { IssuerClients } from './identity/issuers/IssuerClients.ts';
import { requireSignInWay } from './identity/issuers/requireSignInWay.ts';
import { PlatformKeys } from './identity/lti/platform/PlatformKeys.ts';
import { createPasswords } from './identity/passwordHashing.ts';
import { createSealer } from './identity/sealer.ts';
import { createTokens } from './identity/tokens.ts';
import { createMetrics } from './observability/metrics.ts';
import { RestoreDrills } from './records/drill/RestoreDrills.ts';
import { startRepeatingErasures } from './records/erasure/erasure.ts';
import { startTidying } from './tidy.ts';

/** How long calls under way may take to finish once the server stops. */
const FINISH_WITHIN_MS = 10_000;
/** Listen backlog: connections that may wait to be accepted; the system caps it at net.core.somaxconn. */
const WAITING_CONNECTIONS_MAX = 4_096;
/** How long requests on open connections are still answered once no new connection is accepted. */
const LAST_CALLS_MS = 1_000;
/** How long waiting connections are accepted at most, where new ones keep coming. */
const ACCEPT_WITHIN_MS = 1_000;
const LOOK_EVERY_MS = 50;
const RANDOM_RANGE = 2 ** 47;

export interface RunningServer {
  port: number;
  /** The accounts created on the first run; null when the database already had accounts. */
  firstAccounts: FirstAccount[] | null;
  /** Stops accepting connections, finishes calls under way and closes the database. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Opens the database, creates the first accounts and listens (ruling 26). Throws errors with Portuguese messages after
 * closing what was opened. `onGiveUp` is called when the embedded database is lost.
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
    const firstAccounts = await createFirstAccounts(services);
    await requireSignInWay(services);
    await resetSecondFactor(services, log);
    const stopErasing = await startRepeatingErasures(services, log);
    const [clientDir, annexFile] = [projectFile('dist', 'client'), projectFile('dist', 'documents', 'anexo.pdf')];
    const app = await buildApp(services, { log, clientDir, annexFile });
    const port = await listen(app, env);
    const stopTidying = startTidying(services, log);
    void services.drills.removeLeftovers();
    let stopping: Promise<void> | undefined;
    const stop = async () => {
      try {
        await takeLastCalls(app.server);
        await closeWithin(app, FINISH_WITHIN_MS);
        stopErasing();
        await Promise.all([stopTidying(), services.drills.stop()]);
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
  const { tokenKey, sealingKey, fileKey, codeKey, codeHashKey, pupilKey } = await readSecrets(env);
  const signIn = await readSignIn(env);
  const metrics = createMetrics();
  const live = new TeamLive(db, log);
  return {
    db,
    env,
    files: fileStoreFor(env, { warn: log.warn.bind(log) }),
    passwords: createPasswords({ onWaited: metrics.recordHashWait }),
    addressFailures: createAddressFailures(() => performance.now()),
    mapCodeFailures: createAddressFailures(() => performance.now(), WRONG_MAP_CODES_MAX),
    live,
    classLive: new ClassLive({ db, live, now: Date.now, log }),
    deviceReports: new DeviceReports(db),
    codeFailures: createCodeFailures(() => performance.now()),
    teamCodes: createTeamCodes(codeKey, codeHashKey),
    signIn,
    issuers: new IssuerClients(signIn),
    platformKeys: new PlatformKeys(signIn.privatePlatforms, Date.now),
    sealer: createSealer(sealingKey),
    tokens: createTokens(tokenKey, Date.now),
    fileKey,
    pupilKey,
    metrics,
    drills: new RestoreDrills({ db, env, log, now: Date.now }),
    now: Date.now,
    random: () => randomInt(RANDOM_RANGE) / RANDOM_RANGE,
  };
}

/** Listens on one address: for 'localhost' Fastify would open a second server, which nothing here would stop. */
async function listen(app: FastifyInstance, { host, port }: Env): Promise<number> {
  const { address: first } = host === 'localhost' ? await lookup(host, { order: 'ipv4first' }) : { address: host };
  await app.listen({ host: first, port, backlog: WAITING_CONNECTIONS_MAX });
  const address = app.server.address();
  return address !== null && typeof address === 'object' ? address.port : port;
}

/**
 * Stops accepting connections and still answers requests on open ones for a moment: a proxy may be sending a piece of a
 * file on one of them, which it cannot send again.
 */
async function takeLastCalls(server: Server): Promise<void> {
  await acceptWaiting(server);
  // `close` of an http server would also close idle connections.
  NetServer.prototype.close.call(server);
  const until = performance.now() + LAST_CALLS_MS;
  while (performance.now() < until && (await connectionsOf(server)) > 0) await pause(LOOK_EVERY_MS);
}

/** Accepts the connections that wait for it, which closing would reset; a round of the event loop accepts one. */
async function acceptWaiting(server: Server): Promise<void> {
  let hasAccepted = true;
  const onConnection = () => {
    hasAccepted = true;
  };
  server.on('connection', onConnection);
  const until = performance.now() + ACCEPT_WITHIN_MS;
  while (hasAccepted && performance.now() < until) {
    hasAccepted = false;
    // The rest of this round, and a whole one.
    await nextRound();
    await nextRound();
  }
  server.off('connection', onConnection);
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  // Keep-alive would hold a connection open after its last answer.
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  const late = setTimeout(() => app.server.closeAllConnections(), ms);
  await app.close().finally(() => {
    clearInterval(idle);
    clearTimeout(late);
  });
}
