import { isDeepStrictEqual } from 'node:util';

/** The names of the fields that differ, for the audit: what was changed, not into what. */
export function changedFields<T extends object>(
  before: Record<keyof NoInfer<T>, unknown>,
  after: T,
): (keyof T & string)[] {
  const names = Object.keys(after) as (keyof T & string)[];
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}
