import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { WRONG_MAP_CODES_MAX } from '#domain/limits.ts';
import { buildApp } from '#server/app.ts';
import { ClassLive } from '#server/classroom/ClassLive.ts';
import { DeviceReports } from '#server/classroom/devices/DeviceReports.ts';
import { TeamLive } from '#server/classroom/TeamLive.ts';
import { readEnv } from '#server/config/env.ts';
import { PASSWORDS_ONLY } from '#server/config/signInConfig.ts';
import { type Database, openDatabase } from '#server/db/openDatabase.ts';
import { createDiskStore } from '#server/files/store/diskStore.ts';
import type { Services } from '#server/http/handler.ts';
import { createAddressFailures } from '#server/identity/addressFailures.ts';
import { createCodeFailures } from '#server/identity/codes/codeFailures.ts';
import { createTeamCodes } from '#server/identity/codes/teamCodes.ts';
import { IssuerClients } from '#server/identity/issuers/IssuerClients.ts';
import { PlatformKeys } from '#server/identity/lti/platform/PlatformKeys.ts';
import { createPasswords } from '#server/identity/passwordHashing.ts';
import { createSealer } from '#server/identity/sealer.ts';
import { createTokens } from '#server/identity/tokens.ts';
import { createLog } from '#server/observability/log.ts';
import { createMetrics } from '#server/observability/metrics.ts';
import { RestoreDrills } from '#server/records/drill/RestoreDrills.ts';
import { recordingLog } from '../../support/app/recordingLog.ts';
import { countQueries } from '../../support/database/countQueries.ts';
import { seedCouncil } from '../seedCouncil.ts';
import { seedLists } from '../seedLists.ts';

export interface CountedServer {
  base: string;
  /** The administrator's token. */
  token: string;
  /** Returns the token of the team with this number in the council of Interculturalidade. */
  tokenOfTeam: (n: number) => Promise<string>;
  password: string;
  /** Returns the number of queries so far. */
  queries: () => number;
  close: () => Promise<void>;
}

const PASSWORD = 'bench-password';
/** A fixed key, which does not affect the measurements. */
const KEY = Buffer.alloc(32, 7);

interface Country {
  dataDir: string;
  /** An empty database, with a superuser's credentials. */
  databaseUrl: string;
  teams: number;
  clientDir?: string;
}

/** Starts the product with seeded data of `teams` teams and a query counter between it and the database. */
export async function startCounted({ dataDir, databaseUrl, teams, clientDir }: Country): Promise<CountedServer> {
  const env = readEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal', DEMO: '0' });
  const database = await openDatabase(env, recordingLog());
  const passwords = createPasswords();
  await seedLists(database.db, teams, await passwords.hash(PASSWORD));
  await seedCouncil(database.db, teams);
  const queries = countQueries(database.pool);
  const live = new TeamLive(database.db, recordingLog());
  const services: Services = {
    db: database.db,
    env,
    files: createDiskStore(join(dataDir, 'files')),
    passwords,
    addressFailures: createAddressFailures(Date.now),
    mapCodeFailures: createAddressFailures(Date.now, WRONG_MAP_CODES_MAX),
    live,
    classLive: new ClassLive({ db: database.db, live, now: Date.now, log: recordingLog() }),
    deviceReports: new DeviceReports(database.db),
    codeFailures: createCodeFailures(Date.now),
    signIn: PASSWORDS_ONLY,
    issuers: new IssuerClients(PASSWORDS_ONLY),
    platformKeys: new PlatformKeys([], Date.now),
    teamCodes: createTeamCodes(KEY, KEY),
    sealer: createSealer(KEY),
    tokens: createTokens(KEY, Date.now),
    fileKey: KEY,
    pupilKey: Buffer.alloc(32, 6),
    metrics: createMetrics(),
    drills: new RestoreDrills({ db: database.db, env, log: recordingLog(), now: Date.now }),
    now: Date.now,
    random: Math.random,
  };
  const app = await buildApp(services, { log: createLog('fatal'), ...(clientDir !== undefined && { clientDir }) });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const token = await signIn(base, 'bench-admin');
  const tokens = new Map<number, Promise<string>>();
  const tokenOfTeam = (n: number) => {
    const known = tokens.get(n) ?? nameOfTeam(database.db, n).then((name) => signIn(base, name));
    tokens.set(n, known);
    return known;
  };
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { base, token, tokenOfTeam, password: PASSWORD, queries, close };
}

async function nameOfTeam(db: Database, n: number): Promise<string> {
  const { rows } = await db.execute<{ username: string }>(sql`
    select username from accounts join proposals on proposals.team_id = accounts.id join teams on teams.id = accounts.id
    where theme = 'ic' order by accounts.id limit 1 offset ${n}`);
  return rows[0]?.username ?? '';
}

async function signIn(base: string, username: string): Promise<string> {
  const reply = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { token: string }).token;
}
