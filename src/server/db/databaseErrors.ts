/** What a database error means to a caller; null when it is our own mistake. */
export type DatabaseProblem =
  | { kind: 'down' }
  | { kind: 'full' }
  | { kind: 'taken'; constraint: string }
  | { kind: 'gone' }
  | { kind: 'contended' }
  | { kind: 'unstorable' }
  | null;

/**
 * PostgreSQL shuts down, starts, ended a connection that stood still, has no connection or memory left, or only reads
 * because another machine has taken over (SQLSTATE classes 08, 57P, 53, 25).
 */
const DOWN_STATES = /^(08...|57P0[12345]|53[023]00|25P0[34]|25006)$/;
/** The database's disk takes no more. */
const DISK_FULL = '53100';
const DOWN_SOCKETS = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN'];
const DOWN_WORDS =
  /connection terminated|timeout exceeded when trying to connect|connection error and is not queryable/i;
const UNIQUE_VIOLATION = '23505';
/** What a row refers to was deleted a moment ago. */
const FOREIGN_KEY_VIOLATION = '23503';
/** Two that waited for each other, of which one is given up. */
const DEADLOCK = '40P01';
/** The same, and what took longer than any call may. */
const CONTENDED = [DEADLOCK, '40001', '55P03', '57014'];
/** A character that no text column holds: NUL, raw or escaped in JSON. */
const UNSTORABLE = ['22021', '22P05'];

/** Reads an error and its causes: the driver's own error lies below the query builder's. */
export function databaseProblem(error: unknown): DatabaseProblem {
  for (const current of withCauses(error)) {
    const code = textOf(current, 'code');
    if (code === UNIQUE_VIOLATION) return { kind: 'taken', constraint: textOf(current, 'constraint') };
    if (code === FOREIGN_KEY_VIOLATION) return { kind: 'gone' };
    if (CONTENDED.includes(code)) return { kind: 'contended' };
    if (code === DISK_FULL) return { kind: 'full' };
    if (UNSTORABLE.includes(code)) return { kind: 'unstorable' };
    if (DOWN_STATES.test(code) || DOWN_SOCKETS.includes(code) || DOWN_WORDS.test(current.message)) {
      return { kind: 'down' };
    }
    // The socket file of the embedded database is gone; a missing file elsewhere is not the database's.
    if (code === 'ENOENT' && textOf(current, 'syscall') === 'connect') return { kind: 'down' };
  }
  return null;
}

/** PostgreSQL took back what was asked because it and something else waited for each other: asked again, it goes through. */
export function isDeadlock(error: unknown): boolean {
  return [...withCauses(error)].some((one) => textOf(one, 'code') === DEADLOCK);
}

function* withCauses(error: unknown): Generator<Error> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
}

function textOf(error: Error, key: string): string {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
}
