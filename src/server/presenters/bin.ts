import type { BinEntry } from '#contract/bin.ts';
import { binEnd } from '#domain/retention.ts';
import type { BinListRow } from '../db/bin.ts';

const MS_PER_S = 1_000;

/** Something that can be restored until `expiresAt`, seen on `today`; times in unix seconds. */
export function presentBinned(
  { id, kind, name, counts, deletedAt, stay, deletedBy, isOver }: BinListRow,
  today: string,
): BinEntry {
  const inSeconds = (at: Date) => Math.floor(at.getTime() / MS_PER_S);
  const times = { deletedAt: inSeconds(deletedAt), expiresAt: inSeconds(binEnd(stay, today)) };
  return { _id: id, kind, name, counts, deletedBy, isOver, ...times };
}
