import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { runningPostgres } from '#server/db/embedded/runningPostgres.ts';
import { DATABASE, openDatabase } from '#server/db/openDatabase.ts';
import { createPasswords } from '#server/identity/passwordHashing.ts';
import { recordingLog } from '../support/app/recordingLog.ts';
import { startDebianPostgres } from '../support/product/debianPostgres.ts';
import { type NginxFolder, nginxFolder, siteText } from '../support/product/nginx.ts';
import { processTree } from '../support/product/processMemory.ts';
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

/** The current process ids by kind. */
interface Processes {
  servers: number[];
  postgres: number[];
  nginx: number[];
}

export interface Installation {
  /** Base URL for the tablets. */
  base: string;
  /** Base URL of each server process, for its metrics. */
  servers: readonly string[];
  school: SeededSchool;
  dataDir: string;
  processes(): Processes;
  database(): Promise<pg.ClientConfig>;
  /** Stops one of the servers with SIGTERM or SIGKILL, and restarts it on the same port. */
  restart(place: number, ending: 'stop' | 'kill'): Promise<void>;
  /** The resource limits of server and embedded database, if any. */
  machine: SmallMachine | undefined;
  stop(): Promise<void>;
}

/** Connections per nginx worker. */
const CONNECTIONS = 16_384;

/** The settings for a real school in docs/operations.md, adapted to this machine. */
const PRODUCTION = { NODE_ENV: 'production', DEMO: '0', ALLOW_ROOT: '1', TRUST_PROXY: '0' };

/** Installs the built product with a seeded school in an empty folder. */
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
    // Started in parallel, like two systemd units at boot.
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
        postgres: postgres
          ? processTree(postgres.pid)
          : servers.flatMap(({ pid }) => withoutSelf(processTree(pid), pid)),
        nginx: nginx ? processTree(nginx.pid()) : [],
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

/** Starts nginx with the delivered configuration for two servers, without TLS, round robin. */
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
  const opened = await openDatabase({ dataDir, databaseUrl }, recordingLog());
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
