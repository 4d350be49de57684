/** Returns `next` with its deeply equal parts replaced by those of `before`, so that memoised components skip them. */
export function keepUnchangedParts<T>(before: unknown, next: T): T {
  if (Object.is(before, next)) return next;
  if (!isPlain(before) || !isPlain(next) || Array.isArray(before) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  const parts = keys.map((key) => keepUnchangedParts(before[key], next[key]));
  const isEqual = keys.length === Object.keys(before).length && keys.every((key, at) => before[key] === parts[at]);
  if (isEqual) return before as T;
  if (Array.isArray(next)) return parts as T;
  return Object.fromEntries(keys.map((key, at) => [key, parts[at]])) as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
