import type { Placeholder } from 'drizzle-orm';
import type { Database, Tx } from './openDatabase.ts';
import { type Connection, connectionOf } from './pool.ts';

/** A value of a query, or its place in one that is prepared. */
export type Bindable = string | Placeholder;

/** Returns a query that is prepared once for each connection, inside and outside transactions. */
export function prepared<P>(prepare: (db: Connection) => P): (db: Database | Tx) => P {
  const known = new WeakMap<Connection, P>();
  return (db) => {
    const connection = connectionOf(db);
    const found = known.get(connection) ?? prepare(connection);
    known.set(connection, found);
    return found;
  };
}
