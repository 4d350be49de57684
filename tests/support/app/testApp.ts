import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { TEAM_SESSION_MS, WRONG_MAP_CODES_MAX } from '#domain/limits.ts';
import { ROLES } from '#domain/vocabulary.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import { ClassLive } from '#server/classroom/ClassLive.ts';
import { DeviceReports } from '#server/classroom/devices/DeviceReports.ts';
import { TeamLive } from '#server/classroom/TeamLive.ts';
import { type Env, readEnv } from '#server/config/env.ts';
import { PASSWORDS_ONLY } from '#server/config/signInConfig.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { accounts } from '#server/db/schema/schema.ts';
import { createDiskStore } from '#server/files/store/diskStore.ts';
import type { Services } from '#server/http/handler.ts';
import { createAddressFailures } from '#server/identity/addressFailures.ts';
import { createCodeFailures } from '#server/identity/codes/codeFailures.ts';
import { createTeamCodes } from '#server/identity/codes/teamCodes.ts';
import { IssuerClients } from '#server/identity/issuers/IssuerClients.ts';
import { PlatformKeys } from '#server/identity/lti/platform/PlatformKeys.ts';
import { createPasswords } from '#server/identity/passwordHashing.ts';
import { createSealer } from '#server/identity/sealer.ts';
import { openSession } from '#server/identity/sessions.queries.ts';
import { createTokens } from '#server/identity/tokens.ts';
import { createLog } from '#server/observability/log.ts';
import { createMetrics } from '#server/observability/metrics.ts';
import { RestoreDrills } from '#server/records/drill/RestoreDrills.ts';
import { createTestDatabase } from '../database/testDatabase.ts';
import { recordingLog } from './recordingLog.ts';
import { createSeed, type Seed } from './seed.ts';

/** The cheapest cost that the hashing library allows; these tests do not measure hashing. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const START_MS = Date.UTC(2026, 0, 15, 9, 0);

type Sent = { json?: unknown; form?: [string, string][] | Record<string, string>; headers?: Record<string, string> };
type Send = (path: string, sent?: Sent) => Promise<LightMyRequestResponse>;

/** Sends calls with one account's token; paths are below /api. `json` and `form` are the two encodings of a body. */
export interface TestCaller {
  token: string;
  accountId: string;
  get: Send;
  post: Send;
  put: Send;
  send: (method: NonNullable<InjectOptions['method']>, path: string, sent?: Sent) => Promise<LightMyRequestResponse>;
}

export interface TestApp extends Seed {
  app: FastifyInstance;
  db: Database;
  services: Services;
  /** Returns a caller with a new session, opened without POST /login. */
  as(username: string): Promise<TestCaller>;
  /** A caller without a token. */
  anonymous: TestCaller;
  /** Advances the server's clock by milliseconds. */
  advance(ms: number): void;
  /** Errors that callers received as 'internal'. close() throws the first; a test that provokes one empties the list. */
  unexpected: Error[];
  /** What the server logged, one object per line. */
  logged: Record<string, unknown>[];
  close(): Promise<void>;
}

export type TestAppOptions = { env?: Partial<Env>; services?: Partial<Services> } & Partial<AppOptions>;

/** Builds the real app over a new database, with a fixed clock and cheap hashing. Use `app.inject` or `as`. */
export async function createTestApp({ env, services: given, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'conselho-'));
  let clock = START_MS;
  const now = () => clock;
  const testEnv = { ...readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'info', DEMO: '0' }), ...env };
  const live = new TeamLive(database.db, recordingLog());
  const services: Services = {
    db: database.db,
    env: testEnv,
    files: createDiskStore(join(dataDir, 'files')),
    passwords: createPasswords({ cost: CHEAP, lanes: 4 }),
    addressFailures: createAddressFailures(now),
    mapCodeFailures: createAddressFailures(now, WRONG_MAP_CODES_MAX),
    live,
    classLive: new ClassLive({ db: database.db, live, now, log: recordingLog(), rereadMs: 2_000 }),
    deviceReports: new DeviceReports(database.db),
    codeFailures: createCodeFailures(now),
    signIn: PASSWORDS_ONLY,
    issuers: new IssuerClients(given?.signIn ?? PASSWORDS_ONLY),
    platformKeys: new PlatformKeys(given?.signIn?.privatePlatforms ?? [], now),
    teamCodes: createTeamCodes(Buffer.alloc(32, 3), Buffer.alloc(32, 4)),
    sealer: createSealer(Buffer.alloc(32, 7)),
    tokens: createTokens(Buffer.alloc(32, 9), now),
    fileKey: Buffer.alloc(32, 5),
    pupilKey: Buffer.alloc(32, 6),
    metrics: createMetrics(),
    drills: new RestoreDrills({ db: database.db, env: testEnv, log: recordingLog(), now }),
    now,
    random: Math.random,
    ...given,
  };
  const unexpected: Error[] = [];
  const logged: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) });
  const app = await buildApp(services, {
    log,
    checkReplies: true,
    onUnexpected: (e) => unexpected.push(e),
    ...options,
  });
  await app.ready();
  return {
    ...createSeed(services),
    app,
    db: database.db,
    services,
    as: (username) => signIn(app, services, username),
    anonymous: callerWith(app, '', ''),
    advance: (ms) => {
      clock += ms;
    },
    unexpected,
    logged,
    close: async () => {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      if (unexpected[0]) throw unexpected[0];
    },
  };
}

async function signIn(app: FastifyInstance, { db, tokens, now }: Services, username: string): Promise<TestCaller> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.username})`, username.toLowerCase()));
  const role = ROLES.find((known) => known === account?.role);
  if (!account || role === undefined) throw new Error(`There is no account ${username}.`);
  const expiresAt = new Date(now() + TEAM_SESSION_MS);
  const session = { accountId: account.id, identityId: null, createdAt: new Date(now()), expiresAt };
  const sid = await openSession(db, session, account.passwordHash);
  if (sid === null) throw new Error(`The password of ${username} has just changed.`);
  const token = tokens.sign({ sub: account.id, sid, role, exp: Math.floor(expiresAt.getTime() / 1_000) });
  return callerWith(app, token, account.id);
}

function callerWith(app: FastifyInstance, token: string, accountId: string): TestCaller {
  const send: TestCaller['send'] = (method, path, { json, form, headers = {} } = {}) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(token && { authorization: token }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(json !== undefined && { payload: JSON.stringify(json) }),
      ...(form !== undefined && { payload: new URLSearchParams(form).toString() }),
    });
  return {
    token,
    accountId,
    send,
    get: (path, sent) => send('GET', path, sent),
    post: (path, sent) => send('POST', path, sent),
    put: (path, sent) => send('PUT', path, sent),
  };
}
