import type { HistoryEntry } from '#contract/records/history.ts';
import type { HistoryRow } from './history.queries.ts';

/** Presents an audit entry; `at` is in unix seconds. */
export function presentHistory({ id, at, ...line }: HistoryRow): HistoryEntry {
  return { _id: id, at: Math.floor(at.getTime() / 1_000), ...line };
}
