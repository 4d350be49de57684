/** The database errors that a correct server can meet; null for every other error. */
export type DatabaseProblem =
  | { kind: 'down' }
  | { kind: 'full' }
  /** A unique or foreign key constraint of this name was violated. */
  | { kind: 'constraint'; constraint: string }
  | { kind: 'deadlock' }
  | { kind: 'unstorable' }
  | null;

/**
 * PostgreSQL is shutting down or starting, closed an idle connection, has no connections or memory left, or is read-only
 * because another machine took over (SQLSTATE classes 08, 57P, 53, 25).
 */
const DOWN_STATES = /^(08...|57P0[12345]|53[023]00|25P0[34]|25006)$/;
/** disk_full: the disk of the database has no space left. */
const DISK_FULL = '53100';
const DOWN_SOCKETS = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN'];
const DOWN_WORDS =
  /connection terminated|timeout exceeded when trying to connect|connection error and is not queryable/i;
/** unique_violation and foreign_key_violation. */
const CONSTRAINT_VIOLATIONS = ['23505', '23503'];
/** deadlock_detected: PostgreSQL aborted one of two transactions that waited for each other. */
const DEADLOCK = '40P01';
/** A character that no text column can hold: NUL, raw or escaped in JSON. */
const UNSTORABLE = ['22021', '22P05'];

/** Classifies an error by itself and its causes, because the query builder wraps the driver's error. */
export function databaseProblem(error: unknown): DatabaseProblem {
  for (const current of withCauses(error)) {
    const code = textOf(current, 'code');
    if (CONSTRAINT_VIOLATIONS.includes(code)) return { kind: 'constraint', constraint: textOf(current, 'constraint') };
    if (code === DEADLOCK) return { kind: 'deadlock' };
    if (code === DISK_FULL) return { kind: 'full' };
    if (UNSTORABLE.includes(code)) return { kind: 'unstorable' };
    if (DOWN_STATES.test(code) || DOWN_SOCKETS.includes(code) || DOWN_WORDS.test(current.message)) {
      return { kind: 'down' };
    }
    // The socket file of the embedded database is gone; any other missing file is no database error.
    if (code === 'ENOENT' && textOf(current, 'syscall') === 'connect') return { kind: 'down' };
  }
  return null;
}

/** Returns whether PostgreSQL aborted the transaction as a deadlock victim; a retry almost always succeeds. */
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
