import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Longest time without a byte from PostgreSQL while a query runs. Longer than the statement timeout, so that only a host that
 * has vanished is silent for so long; without this, its connections would wait for the system's TCP timeout of 15 minutes.
 */
export const SILENCE_MAX_MS = 20_000;

/** After this long without traffic the system checks that the other host is there (TCP keepalive). */
export const KEEP_ALIVE_AFTER_MS = 10_000;

/** The parts of the driver's client that its types leave out. */
interface DriverClient {
  connection: { stream: Socket };
  /** False while a query runs. */
  readyForQuery: boolean;
}

/** Closes this connection once PostgreSQL is silent for `ms` while a query runs; the query fails as on a broken connection. */
export function closeWhenSilent(client: pg.PoolClient, ms = SILENCE_MAX_MS): void {
  const driver = client as unknown as DriverClient;
  const { stream } = driver.connection;
  stream.setTimeout(ms);
  stream.on('timeout', () => {
    if (!driver.readyForQuery) stream.destroy();
  });
}

/** Lets statements on this connection run for any time; returns a function that restores the limit. */
export function allowSilence(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as DriverClient).connection;
  const before = stream.timeout ?? 0;
  stream.setTimeout(0);
  return () => void stream.setTimeout(before);
}
