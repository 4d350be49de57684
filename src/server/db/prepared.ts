import type { Database } from './open.ts';

/** A hot query, prepared once for each database it is asked of. */
export function prepared<P>(prepare: (db: Database) => P): (db: Database) => P {
  const known = new WeakMap<Database, P>();
  return (db) => {
    const found = known.get(db) ?? prepare(db);
    known.set(db, found);
    return found;
  };
}
