import { isRecord } from './request.ts';

/** Lists that the spec gives bare or inside a field of this name (section 7). */
const WRAPPED: Readonly<Record<string, string>> = { '/schools/allnopages': 'schools' };

/**
 * Reads both spellings that the spec gives (section 3; ruling 1): `_uid` for `_id`, a teacher's email inside `user`, the school's
 * name inside `school`. What is already flat is left as it is. Writes into the reply, which has just come and is nobody
 * else's: a copy of fifty teams takes nearly as long as reading them.
 */
export function readSpellings(reply: unknown, path: string): unknown {
  const wrapper = WRAPPED[path];
  const bare = wrapper !== undefined && isRecord(reply) ? reply[wrapper] : reply;
  flatten(bare);
  return bare;
}

function flatten(value: unknown): void {
  if (Array.isArray(value)) for (const inner of value) flatten(inner);
  if (!isRecord(value)) return;
  for (const name in value) {
    const inner = value[name];
    if (typeof inner === 'object') flatten(inner);
  }
  const { _id = typeof value._uid === 'string' ? value._uid : undefined } = value;
  fill(value, '_id', _id);
  if (_id === undefined) return;
  fill(value, 'email', fieldOf(value.user, 'email'));
  fill(value, 'schoolName', fieldOf(value.school, 'name'));
}

/** A flat value, also a null, stays; only what is missing altogether is filled in. */
function fill(record: Record<string, unknown>, name: string, value: unknown): void {
  if (record[name] === undefined && value !== undefined) record[name] = value;
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
