import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/embedded.ts';
import { quietLog } from '../support/quietLog.ts';
import { urlOfServer } from '../support/urlOfDatabase.ts';
import type { LoopDisk } from './LoopDisk.ts';
import type { Product } from './Product.ts';
import { databasePids, signal } from './processes.ts';

/** What is done to the server while teams write. */
export const BLOWS = ['server', 'together', 'database', 'external', 'power', 'stop'] as const;
export type Blow = (typeof BLOWS)[number];

export const MEANING: Record<Blow, string> = {
  server: 'SIGKILL do servidor',
  together: 'SIGKILL do servidor e da base de dados',
  database: 'SIGKILL da base de dados incluída',
  external: 'SIGKILL de uma base de dados externa',
  power: 'corte de energia',
  stop: 'SIGTERM com equipas a escrever',
};

/** A PostgreSQL that somebody else runs, and starts again when it falls. */
interface External {
  server: EmbeddedPostgres;
  dataDir: string;
  url: string;
}

export interface Target {
  product: Product;
  disk: LoopDisk | null;
  external: External | null;
}

/**
 * Strikes once. Where nobody brings the server back by itself, it is down when this resolves, and has to be started as an
 * operator would. `onStruck` comes when the blow has fallen.
 */
export async function strike(blow: Blow, { product, disk, external }: Target, onStruck: () => void): Promise<void> {
  if (blow === 'server') await product.killServer();
  if (blow === 'together') await product.killAll();
  if (blow === 'stop') await stop(product);
  if (blow === 'database') signal(await databasePids(product.dataDir), 'SIGKILL');
  if (blow === 'external' && external) signal(await databasePids(external.dataDir), 'SIGKILL');
  if (blow === 'power' && disk) await cutPower(product, disk);
  onStruck();
  if (!product.isRunning) await product.start();
}

async function stop(product: Product): Promise<void> {
  const code = await product.end('SIGTERM');
  if (code !== 0) throw new Error(`Told to stop, the server ended with ${code}.`);
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
