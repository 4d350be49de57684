import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';

/**
 * Runs a COPY … TO STDOUT and returns its stream; the connection is usable again once the stream has ended. After a
 * stream is destroyed early, the connection can only be closed.
 */
export function copyOut(client: ClientBase, statement: string): Readable {
  const rows = client.query(to(statement));
  // Closing the connection after the stream was destroyed emits an error that must not be uncaught.
  rows.on('error', () => {});
  return rows;
}

/**
 * Runs a COPY … FROM STDIN with these bytes and returns the number of rows. Throws the database's or the source's error;
 * the connection stays usable, its transaction does not.
 */
export async function copyIn(client: ClientBase, statement: string, source: AsyncIterable<Buffer>): Promise<number> {
  const sink = client.query(from(statement));
  await pipeline(source, sink);
  return sink.rowCount;
}
