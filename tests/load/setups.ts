import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { runningPostgres } from '#server/db/embedded/runningPostgres.ts';
import { DATABASE, openDatabase } from '#server/db/openDatabase.ts';
import { createPasswords } from '#server/identity/passwordHashing.ts';
import { quietLog } from '../support/app/quietLog.ts';
import { startDebianPostgres } from '../support/product/debianPostgres.ts';
import { familyOf } from '../support/product/memory.ts';
import { type NginxFolder, nginxFolder, siteText } from '../support/product/nginx.ts';
import { type ProductServer, startProduct } from '../support/product/productServer.ts';
import { type SeededSchool, type SeedOptions, seedSchool } from './seedSchool.ts';
import { type MachineLimits, SmallMachine } from './smallMachine.ts';

export const SETUPS = ['embedded', 'postgres', 'two'] as const;
export type Setup = (typeof SETUPS)[number];

export const SETUP_NAMES: Readonly<Record<Setup, string>> = {
  embedded: 'um processo, base de dados incluída',
  postgres: 'um processo, PostgreSQL do sistema',
  two: 'dois processos atrás de um nginx, PostgreSQL do sistema',
};

/** Processes by what they are, as they are now. */
interface Processes {
  servers: number[];
  postgres: number[];
  nginx: number[];
}

export interface Installation {
  /** Where the tablets call. */
  base: string;
  /** Each process by itself, for its own figures. */
  servers: readonly string[];
  school: SeededSchool;
  dataDir: string;
  processes(): Processes;
  database(): Promise<pg.ClientConfig>;
  /** Ends one of the servers, told beforehand (SIGTERM) or not (SIGKILL), and starts it where it was. */
  restart(place: number, ending: 'stop' | 'kill'): Promise<void>;
  /** What the server and the database it brings live in, where that is smaller than this computer. */
  machine: SmallMachine | undefined;
  stop(): Promise<void>;
}

/** Of each of nginx's workers. */
const CONNECTIONS = 16_384;

/** As docs/operations.md asks of a real school, with what this computer is. */
const PRODUCTION = { NODE_ENV: 'production', DEMO: '0', ALLOW_ROOT: '1', TRUST_PROXY: '0' };

/** The built product with a school in it, in a folder that is still empty. */
export async function install(
  setup: Setup,
  folder: string,
  seed: Omit<SeedOptions, 'dataDir' | 'passwordHash'> & { password: string },
  limits?: MachineLimits,
): Promise<Installation> {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o711 });
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const postgres = setup === 'embedded' ? null : await startDebianPostgres();
    if (postgres) undo.push(() => postgres.stop());
    const school = await sow(dataDir, postgres?.url, seed);
    const env = {
      ...PRODUCTION,
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...(setup === 'two' && { TRUST_PROXY: '127.0.0.1', SECRET_KEY: randomBytes(32).toString('base64') }),
    };
    // Together, as two units do when the machine starts.
    const machine = limits && new SmallMachine(limits);
    if (machine) undo.push(() => machine.remove());
    const start = (port?: number) => {
      const starting = () => startProduct(dataDir, env, port);
      return machine ? machine.within(starting) : starting();
    };
    const servers = await Promise.all(Array.from({ length: setup === 'two' ? 2 : 1 }, () => start()));
    undo.push(() => stopAll(servers));
    const bases = servers.map(({ base }) => base);
    const nginx = setup === 'two' ? await nginxBefore(bases) : null;
    if (nginx) undo.push(() => nginx.remove());
    return {
      base: nginx?.base ?? bases[0] ?? '',
      servers: bases,
      school,
      dataDir,
      processes: () => ({
        servers: servers.map(({ pid }) => pid),
        postgres: postgres ? familyOf(postgres.pid) : servers.flatMap(({ pid }) => withoutSelf(familyOf(pid), pid)),
        nginx: nginx ? familyOf(nginx.pid()) : [],
      }),
      database: () => connectionOf(dataDir, postgres?.url),
      restart: async (place, ending) => {
        const server = servers[place]!;
        await server[ending]();
        servers[place] = await start(Number(new URL(server.base).port));
      },
      machine,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function stopAll(servers: readonly ProductServer[]): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
}

/** As it is delivered for two servers, without TLS: one call to each in turn. */
async function nginxBefore(servers: readonly string[]): Promise<NginxFolder> {
  const nginx = await nginxFolder({
    site: siteText('conselho-dois.conf'),
    ports: servers.map((base) => Number(new URL(base).port)),
    isPlain: true,
    size: { workers: availableParallelism(), connections: CONNECTIONS },
  });
  await nginx.start();
  return nginx;
}

async function sow(
  dataDir: string,
  databaseUrl: string | undefined,
  { password, ...seed }: Omit<SeedOptions, 'dataDir' | 'passwordHash'> & { password: string },
): Promise<SeededSchool> {
  const opened = await openDatabase({ dataDir, databaseUrl }, quietLog());
  try {
    const passwordHash = await createPasswords().hash(password);
    return await seedSchool(opened.db, { ...seed, dataDir, passwordHash });
  } finally {
    await opened.close();
  }
}

async function connectionOf(dataDir: string, databaseUrl: string | undefined): Promise<pg.ClientConfig> {
  if (databaseUrl !== undefined) return { connectionString: databaseUrl };
  const found = await runningPostgres(dataDir);
  if (found === null) throw new Error('The embedded database is not running.');
  return { ...found, database: DATABASE };
}

function withoutSelf(family: readonly number[], pid: number): number[] {
  return family.filter((member) => member !== pid);
}
