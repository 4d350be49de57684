import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';

/**
 * `statement` is a COPY … TO STDOUT; the connection is free again once the stream has ended. A stream that is destroyed
 * before leaves the connection good for nothing but to be ended.
 */
export function copyOut(client: ClientBase, statement: string): Readable {
  const rows = client.query(to(statement));
  // After it is destroyed, the end of the connection is an error that nobody waits for.
  rows.on('error', () => {});
  return rows;
}

/**
 * Runs a COPY … FROM STDIN with these bytes and answers how many rows went in. Fails with the database's error, or with
 * the source's; in both cases the connection is usable again (its transaction is not).
 */
export async function copyIn(client: ClientBase, statement: string, source: AsyncIterable<Buffer>): Promise<number> {
  const sink = client.query(from(statement));
  await pipeline(source, sink);
  return sink.rowCount;
}
