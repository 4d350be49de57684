import { isRecord } from './request.ts';

/** Paths whose list the spec gives bare or inside this field (section 7). */
const WRAPPED: Readonly<Record<string, string>> = { '/schools/allnopages': 'schools' };

/**
 * Converts the spec's alternative spellings to the contract's (section 3; ruling 1): `_uid` becomes `_id`, a teacher's email
 * inside `user` and the school's name inside `school` become flat fields. Flat fields stay as they are. Mutates the reply, which
 * no other code holds: copying fifty teams takes nearly as long as reading them.
 */
export function normaliseReply(reply: unknown, path: string): unknown {
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

/** Sets the field only where it is undefined; a null stays. */
function fill(record: Record<string, unknown>, name: string, value: unknown): void {
  if (record[name] === undefined && value !== undefined) record[name] = value;
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
