import type { PastImport } from '#contract/school/imports.ts';
import { IMPORT_UNDO_MS } from '#domain/limits.ts';
import type { PastImportRow } from './imports.queries.ts';

/** Presents a past import, and whether it can still be undone at `now`, in milliseconds since 1970. */
export function presentPastImport(
  { id, at, by, teacher, classes, teams, kept }: PastImportRow,
  now: number,
): PastImport {
  const state = kept !== null ? 'undone' : now - at.getTime() > IMPORT_UNDO_MS ? 'old' : 'open';
  return { _id: String(id), at: Math.floor(at.getTime() / 1_000), by, teacher, classes, teams, state, kept: kept ?? 0 };
}
