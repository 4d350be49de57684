import type { Database, Tx } from './openDatabase.ts';
import { type Connection, connectionOf } from './pool.ts';

/** A hot query, put together once for each connection it is asked of, within a transaction or without. */
export function prepared<P>(prepare: (db: Connection) => P): (db: Database | Tx) => P {
  const known = new WeakMap<Connection, P>();
  return (db) => {
    const connection = connectionOf(db);
    const found = known.get(connection) ?? prepare(connection);
    known.set(connection, found);
    return found;
  };
}
