import type { BinEntry } from '#contract/records/bin.ts';
import { binEnd, type Retention } from '#domain/records/retention.ts';
import type { BinListRow } from './bin.queries.ts';

const MS_PER_S = 1_000;

/** Presents a bin entry as of `today`. `expiresAt` is null when it stays until a person decides. Unix seconds. */
export function presentBinned(
  { id, kind, name, counts, deletedAt, stay, deletedBy, isOver }: BinListRow,
  { today, retention }: { today: string; retention: Retention },
): BinEntry {
  const inSeconds = (at: Date) => Math.floor(at.getTime() / MS_PER_S);
  const waits = isOver && retention === 'ask';
  const times = { deletedAt: inSeconds(deletedAt), expiresAt: waits ? null : inSeconds(binEnd(stay, today)) };
  return { _id: id, kind, name, counts, deletedBy, isOver, ...times };
}
