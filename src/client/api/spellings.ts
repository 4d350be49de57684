import { isRecord } from './request.ts';

/** Lists that the spec gives bare or inside a field of this name (section 7). */
const WRAPPED: Readonly<Record<string, string>> = { '/schools/allnopages': 'schools' };

/**
 * Reads both spellings that the spec gives (section 3; ruling 1): `_uid` for `_id`, a teacher's email inside `user`, the school's
 * name inside `school`. What is already flat is left as it is.
 */
export function readSpellings(reply: unknown, path: string): unknown {
  const wrapper = WRAPPED[path];
  const bare = wrapper !== undefined && isRecord(reply) ? reply[wrapper] : reply;
  return flattened(bare);
}

function flattened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flattened);
  if (!isRecord(value)) return value;
  const record: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) record[name] = flattened(inner);
  if (record._id === undefined && typeof record._uid === 'string') record._id = record._uid;
  if (record._id === undefined) return record;
  fill(record, 'email', fieldOf(record.user, 'email'));
  fill(record, 'schoolName', fieldOf(record.school, 'name'));
  return record;
}

/** A flat value, also a null, stays; only what is missing altogether is filled in. */
function fill(record: Record<string, unknown>, name: string, value: unknown): void {
  if (record[name] === undefined && value !== undefined) record[name] = value;
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
