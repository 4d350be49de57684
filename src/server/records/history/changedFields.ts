import { isDeepStrictEqual } from 'node:util';

/** Returns the names of the fields that differ. The audit records these and not the values. */
export function changedFields<T extends object>(
  before: Record<keyof NoInfer<T>, unknown>,
  after: T,
): (keyof T & string)[] {
  const names = Object.keys(after) as (keyof T & string)[];
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}
