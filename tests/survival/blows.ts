import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/embedded.ts';
import { quietLog } from '../support/app/quietLog.ts';
import { urlOfServer } from '../support/product/urlOfDatabase.ts';
import type { LoopDisk } from './LoopDisk.ts';
import type { Product } from './Product.ts';
import { databasePids, signal } from './processes.ts';

const LOOK_EVERY_MS = 250;
/** Long enough for PostgreSQL to need another piece of its log. */
const FULL_LOOKS = 24;
const LOG_PIECES_MAX = 40;
const FALLS_BORNE = 5;
const HOUR_MS = 60 * 60_000;
/** By how much the clock is wrong, one after the other: within a session's time, so that all stay signed in. */
const CLOCKS_MS = [-3 * HOUR_MS, 3 * HOUR_MS, 0, -10_000, HOUR_MS, -HOUR_MS];

/** What is done to the server while teams write. */
export const BLOWS = ['server', 'together', 'database', 'external', 'power', 'stop', 'full', 'clock'] as const;
export type Blow = (typeof BLOWS)[number];

export const MEANING: Record<Blow, string> = {
  server: 'SIGKILL do servidor',
  together: 'SIGKILL do servidor e da base de dados',
  database: 'SIGKILL da base de dados incluída',
  external: 'SIGKILL de uma base de dados externa',
  power: 'corte de energia',
  stop: 'SIGTERM com equipas a escrever',
  full: 'disco cheio, e depois com espaço',
  clock: 'relógio do servidor mudado até seis horas, para trás e para diante',
};

/** A PostgreSQL that somebody else runs, and starts again when it falls. */
interface External {
  server: EmbeddedPostgres;
  dataDir: string;
  url: string;
}

/** These need a disk of their own. */
export const NEEDS_DISK: readonly Blow[] = ['power', 'full'];

export interface Target {
  product: Product;
  disk: LoopDisk | null;
  external: External | null;
  /** The database as it can be reached now. */
  connection: () => Promise<pg.ClientConfig>;
}

/**
 * Strikes once. Where nobody brings the server back by itself, it is down when this resolves, and has to be started as an
 * operator would. `number` counts the blows; `onStruck` comes when the blow has fallen.
 */
export async function strike(
  blow: Blow,
  { product, disk, external, connection }: Target,
  { number, onStruck }: { number: number; onStruck: () => void },
): Promise<void> {
  if (blow === 'clock') await product.setClock(CLOCKS_MS[number % CLOCKS_MS.length] ?? 0);
  if (blow === 'server') await product.killServer();
  if (blow === 'together') await product.killAll();
  if (blow === 'stop') await stop(product);
  if (blow === 'database') signal(await databasePids(product.dataDir), 'SIGKILL');
  if (blow === 'external' && external) signal(await databasePids(external.dataDir), 'SIGKILL');
  if (blow === 'power' && disk) await cutPower(product, disk);
  if (blow === 'full' && disk) await fillDisk(product, disk, connection);
  onStruck();
  if (!product.isRunning) await product.start();
}

/** A database that falls again and again within a minute of its start is given up in the end: an operator starts anew. */
export async function startAnew(blow: Blow, target: Target, number: number): Promise<void> {
  if (number % FALLS_BORNE !== 0) return;
  if (blow === 'database') {
    await stop(target.product);
    await target.product.start();
  }
  if (blow !== 'external' || !target.external) return;
  await target.external.server.stop();
  const { server } = await startExternal(target.external.dataDir);
  target.external.server = server;
}

async function stop(product: Product): Promise<void> {
  const code = await product.end('SIGTERM');
  if (code !== 0) throw new Error(`Told to stop, the server ended with ${code}.`);
}

/** Teams go on writing while nothing can be written; what is left of room goes little by little. Nobody restarts anything. */
async function fillDisk(product: Product, disk: LoopDisk, connection: Target['connection']): Promise<void> {
  const server = product.pid;
  disk.fill();
  await exhaustLog(await connection());
  for (let looks = 0; looks < FULL_LOOKS; looks += 1) {
    await wait(LOOK_EVERY_MS);
    if (!(await product.answers('/healthz'))) throw new Error('The server does not answer while its disk is full.');
  }
  disk.makeRoom();
  while (!(await product.answers('/readyz'))) await wait(LOOK_EVERY_MS);
  if (product.pid !== server) throw new Error('The server was restarted.');
}

/** PostgreSQL has pieces of its log in store; when they are used up and there is no room for another, it ends in panic. */
async function exhaustLog(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  try {
    for (let pieces = 0; pieces < LOG_PIECES_MAX; pieces += 1) {
      await client.query("select pg_logical_emit_message(true, 'survival', 'x'), pg_switch_wal()");
    }
  } catch {
    // As it should be.
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
  const server = await startEmbedded({ dataDir, log: quietLog() });
  return { server, dataDir, url: urlOfServer(server) };
}
