import { report } from '#client/api/report.ts';
import type { LocalFile, Progress } from '#client/game/flow/GameState.ts';
import { holdsAll } from '#client/game/flow/rules/progress.ts';
import { readItem, unsentKey, writeItem } from '#client/session/localItems.ts';
import { PARTS, type Part } from '#domain/vocabulary.ts';
import { isSameDevice, isWriter } from './deviceId.ts';
import { readProgress, readProgressOf } from './readProgress.ts';

/** What this device holds of one part: `base` is the server's revision that it grew from. */
export interface DeviceCopy {
  base: number;
  isSent: boolean;
  /** Which tab wrote it. */
  writer: string;
  progress: Progress;
}

/**
 * This device's copies of a team's progress, one for each part (null: the council). What the server does not have yet
 * lies under keys that outlive signing out (ruling 16), also when its part is no longer open: a part may be given back.
 */
export interface DeviceCopies {
  read(part: Part | null): DeviceCopy | null;
  /** Whether this device keeps it; where it does not, what it kept before stays. */
  write(copy: DeviceCopy): boolean;
  remove(part: Part | null): void;
  /** Copies that another tablet or tab has overtaken and that the server has not put aside yet. */
  readAside(): DeviceCopy[];
  writeAside(copies: readonly DeviceCopy[]): boolean;
}

const SENT = 'game-progress';
/** As many as the server keeps of one part; older ones make room. */
const ASIDE_MAX = 20;

export function deviceCopies(account: string): DeviceCopies {
  const unsent = (part: Part | null) => unsentKey(account, `progress:${nameOf(part)}`);
  const sent = (part: Part | null) => `${SENT}:${account}:${nameOf(part)}`;
  const aside = unsentKey(account, 'set-aside');
  return {
    read: (part) => readCopy(readItem(unsent(part)), part) ?? readCopy(readItem(sent(part)), part),
    write(copy) {
      const { part } = copy.progress;
      const [key, other] = copy.isSent ? [sent(part), unsent(part)] : [unsent(part), sent(part)];
      const isKept = writeItem(key, copy);
      if (isKept || copy.isSent) removeItem(other);
      return isKept;
    },
    remove(part) {
      removeItem(unsent(part));
      removeItem(sent(part));
    },
    readAside() {
      const kept = readItem(aside);
      return Array.isArray(kept) ? kept.flatMap((copy) => readCopy(copy) ?? []) : [];
    },
    writeAside(copies) {
      if (copies.length > 0) return writeItem(aside, copies.slice(-ASIDE_MAX));
      removeItem(aside);
      return true;
    },
  };
}

/**
 * What the server would tell as far as this device knows, for when it cannot be asked: its revision, and the words of the copy only
 * where they were sent. Words that wait are not known to be there.
 */
export function asStored(copy: DeviceCopy | null) {
  if (copy === null) return null;
  const content = copy.isSent ? JSON.stringify(copy.progress) : '';
  return { revision: copy.base, device: copy.writer, content, at: 0 };
}

/**
 * Removes the copies of parts that are over and that the server had: were such a part given back, it would begin with old
 * answers. Returns the files of these copies.
 */
export function removeServed(copies: DeviceCopies, open: Part | null): LocalFile[] {
  return [...PARTS, null].flatMap((part) => {
    const copy = part === open ? null : copies.read(part);
    if (!copy?.isSent) return [];
    copies.remove(part);
    return copy.progress.files.flat();
  });
}

/**
 * Whether another tablet has gone on from this copy. What this device itself sent is older than what it still holds unsent: the
 * answer was lost on the way, or the page closed before it came. Nor does anything overtake an unsent copy that has all of
 * it and more.
 */
export function isOvertaken(
  copy: DeviceCopy,
  stored: { revision: number; device: string } | null,
  { writer, server }: { writer: string; server: Progress | null },
): boolean {
  if (stored === null || stored.revision <= copy.base) return false;
  if (copy.isSent) return true;
  return !isSameDevice(writer, stored.device) && (server === null || !holdsAll(copy.progress, server));
}

interface Unsent {
  /** What stood here when all of it was sent. */
  before: Progress | null;
  latest: Progress | null;
  writer: string;
}

/**
 * Whether another device has all that stands here, and this page has only added to it, as when it looked on and went a step
 * further: then it has nothing to say, and follows. Who took something away has.
 */
export function isHeldBy(stored: { device: string; content: string }, { before, latest, writer }: Unsent): boolean {
  if (latest === null || before === null || isWriter(writer, stored.device)) return false;
  const other = readProgressOf(latest.part, stored.content);
  return other !== null && holdsAll(latest, before) && holdsAll(other, latest);
}

function nameOf(part: Part | null): string {
  return part === null ? 'council' : String(part);
}

/** null when it is none, or belongs to another part than asked for. */
function readCopy(kept: unknown, part?: Part | null): DeviceCopy | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { base, isSent, writer, progress } = kept as Partial<DeviceCopy>;
  const known = readProgress(progress);
  if (known === null || typeof base !== 'number' || typeof writer !== 'string') return null;
  return part === undefined || known.part === part ? { base, isSent: isSent === true, writer, progress: known } : null;
}

function removeItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    report(error, 'localStorage');
  }
}
