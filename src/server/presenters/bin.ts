import type { BinEntry } from '#contract/bin.ts';
import { BIN_DAYS } from '#domain/limits.ts';
import type { BinListRow } from '../db/bin.ts';

const DAY_S = 24 * 60 * 60;

/** Something that can be restored until `expiresAt`; times in unix seconds. */
export function presentBinned({ id, kind, name, counts, deletedAt, deletedBy }: BinListRow): BinEntry {
  const at = Math.floor(deletedAt.getTime() / 1_000);
  return { _id: id, kind, name, counts, deletedAt: at, deletedBy, expiresAt: at + BIN_DAYS * DAY_S };
}
