import type { BinEntry } from '#contract/bin.ts';
import type { BinListRow } from '../db/bin.ts';

const MS_PER_S = 1_000;

/** Something that can be restored until `expiresAt`; times in unix seconds. */
export function presentBinned({ id, kind, name, counts, deletedAt, goesAt, deletedBy, isOver }: BinListRow): BinEntry {
  const inSeconds = (at: Date) => Math.floor(at.getTime() / MS_PER_S);
  const times = { deletedAt: inSeconds(deletedAt), expiresAt: inSeconds(goesAt) };
  return { _id: id, kind, name, counts, deletedBy, isOver, ...times };
}
