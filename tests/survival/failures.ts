import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/embedded.ts';
import { recordingLog } from '../support/app/recordingLog.ts';
import { urlOfServer } from '../support/product/urlOfDatabase.ts';
import type { LoopDisk } from './LoopDisk.ts';
import type { Product } from './Product.ts';
import { databasePids, signal } from './processes.ts';

const POLL_MS = 250;
/** Polls while the disk is full: long enough for PostgreSQL to need another WAL segment. */
const FULL_POLLS = 24;
const WAL_SEGMENTS_MAX = 40;
const FALLS_BORNE = 5;
const HOUR_MS = 60 * 60_000;
/** Successive clock offsets, shorter than a session's lifetime, so that all stay signed in. */
const CLOCKS_MS = [-3 * HOUR_MS, 3 * HOUR_MS, 0, -10_000, HOUR_MS, -HOUR_MS];

/** The kinds of failure caused while teams write. */
export const FAILURE_KINDS = ['server', 'together', 'database', 'external', 'power', 'stop', 'full', 'clock'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

export const MEANING: Record<FailureKind, string> = {
  server: 'SIGKILL do servidor',
  together: 'SIGKILL do servidor e da base de dados',
  database: 'SIGKILL da base de dados incluída',
  external: 'SIGKILL de uma base de dados externa',
  power: 'corte de energia',
  stop: 'SIGTERM com equipas a escrever',
  full: 'disco cheio, e depois com espaço',
  clock: 'relógio do servidor mudado até seis horas, para trás e para diante',
};

/** An external PostgreSQL that is restarted after a crash. */
interface External {
  server: EmbeddedPostgres;
  dataDir: string;
  url: string;
}

/** The kinds that need a LoopDisk. */
export const NEEDS_DISK: readonly FailureKind[] = ['power', 'full'];

export interface Target {
  product: Product;
  disk: LoopDisk | null;
  external: External | null;
  /** Returns the current connection settings of the database. */
  connection: () => Promise<pg.ClientConfig>;
}

/**
 * Causes one failure. Unless the product recovers by itself, the server is down when this resolves and must be started, as an
 * operator would. `number` counts the failures; `onStruck` is called right after the failure.
 */
export async function causeFailure(
  kind: FailureKind,
  { product, disk, external, connection }: Target,
  { number, onStruck }: { number: number; onStruck: () => void },
): Promise<void> {
  if (kind === 'clock') await product.setClock(CLOCKS_MS[number % CLOCKS_MS.length] ?? 0);
  if (kind === 'server') await product.killServer();
  if (kind === 'together') await product.killAll();
  if (kind === 'stop') await stop(product);
  if (kind === 'database') signal(await databasePids(product.dataDir), 'SIGKILL');
  if (kind === 'external' && external) signal(await databasePids(external.dataDir), 'SIGKILL');
  if (kind === 'power' && disk) await cutPower(product, disk);
  if (kind === 'full' && disk) await fillDisk(product, disk, connection);
  onStruck();
  if (!product.isRunning) await product.start();
}

/** Restarts the server after a database crash loop, which the product gives up on. */
export async function restartAfterCrashLoop(kind: FailureKind, target: Target, number: number): Promise<void> {
  if (number % FALLS_BORNE !== 0) return;
  if (kind === 'database') {
    await stop(target.product);
    await target.product.start();
  }
  if (kind !== 'external' || !target.external) return;
  await target.external.server.stop();
  const { server } = await startExternal(target.external.dataDir);
  target.external.server = server;
}

async function stop(product: Product): Promise<void> {
  const code = await product.end('SIGTERM');
  if (code !== 0) throw new Error(`Told to stop, the server ended with ${code}.`);
}

/** Fills the disk while teams go on writing; the server must survive without a restart. */
async function fillDisk(product: Product, disk: LoopDisk, connection: Target['connection']): Promise<void> {
  const server = product.pid;
  disk.fill();
  await exhaustLog(await connection());
  for (let looks = 0; looks < FULL_POLLS; looks += 1) {
    await wait(POLL_MS);
    if (!(await product.answers('/healthz'))) throw new Error('The server does not answer while its disk is full.');
  }
  disk.makeRoom();
  while (!(await product.answers('/readyz'))) await wait(POLL_MS);
  if (product.pid !== server) throw new Error('The server was restarted.');
}

/** Uses up PostgreSQL's preallocated WAL segments; without space for another one it stops with a PANIC. */
async function exhaustLog(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  try {
    for (let pieces = 0; pieces < WAL_SEGMENTS_MAX; pieces += 1) {
      await client.query("select pg_logical_emit_message(true, 'survival', 'x'), pg_switch_wal()");
    }
  } catch {
    // Expected.
  } finally {
    await client.end().catch(() => {});
  }
}

async function cutPower(product: Product, disk: LoopDisk): Promise<void> {
  const frozen = await product.freeze();
  const copy = await disk.copyAsCut();
  const ended = product.end('SIGKILL');
  signal(frozen, 'SIGKILL');
  await ended;
  await disk.replaceBy(copy);
}

export async function startExternal(dataDir: string): Promise<External> {
  const server = await startEmbedded({ dataDir, log: recordingLog() });
  return { server, dataDir, url: urlOfServer(server) };
}
