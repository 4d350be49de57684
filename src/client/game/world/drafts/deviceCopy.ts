import { logError } from '#client/api/logError.ts';
import type { LocalFile, Progress } from '#client/game/flow/GameState.ts';
import { containsAllWork } from '#client/game/flow/rules/progress.ts';
import { readItem, unsentKey, writeItem } from '#client/session/localItems.ts';
import { PARTS, type Part } from '#domain/vocabulary.ts';
import { isSameDevice, isWriter } from './deviceId.ts';
import { readProgress, readProgressOf } from './readProgress.ts';

/** This device's copy of the progress of one part; `base` is the server's revision that it is based on. */
export interface DeviceCopy {
  base: number;
  isSent: boolean;
  /** The tab that wrote it. */
  writer: string;
  progress: Progress;
}

/**
 * This device's copies of a team's progress, one per part (null: the council). Unsent copies are stored under keys that
 * outlive signing out (ruling 16), also when their part is closed, because a part may be given back.
 */
export interface DeviceCopies {
  read(part: Part | null): DeviceCopy | null;
  /** Returns whether the device stored it; if not, the earlier copy stays. */
  write(copy: DeviceCopy): boolean;
  remove(part: Part | null): void;
  /** Copies that another tablet or tab has overtaken and that the server has not stored as versions yet. */
  readAside(): DeviceCopy[];
  writeAside(copies: readonly DeviceCopy[]): boolean;
}

const SENT = 'game-progress';
/** As many as the server keeps of one part; older ones are dropped. */
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
 * Returns the server's draft as far as this device knows it, for when the server cannot be asked: the revision, and the
 * content only if it was sent.
 */
export function asServerDraft(copy: DeviceCopy | null) {
  if (copy === null) return null;
  const content = copy.isSent ? JSON.stringify(copy.progress) : '';
  return { revision: copy.base, device: copy.writer, content, at: 0 };
}

/**
 * Removes sent copies of closed parts: if such a part were given back, it would start with old answers. Returns the
 * files of these copies.
 */
export function removeSentCopies(copies: DeviceCopies, open: Part | null): LocalFile[] {
  return [...PARTS, null].flatMap((part) => {
    const copy = part === open ? null : copies.read(part);
    if (!copy?.isSent) return [];
    copies.remove(part);
    return copy.progress.files.flat();
  });
}

/**
 * Returns whether another tablet has continued from this copy. A newer revision from this same device does not overtake
 * its unsent copy: the reply was lost, or the page closed before it arrived. Nor does a revision whose work the unsent
 * copy contains in full.
 */
export function isCopySuperseded(
  copy: DeviceCopy,
  stored: { revision: number; device: string } | null,
  { writer, server }: { writer: string; server: Progress | null },
): boolean {
  if (stored === null || stored.revision <= copy.base) return false;
  if (copy.isSent) return true;
  return !isSameDevice(writer, stored.device) && (server === null || !containsAllWork(copy.progress, server));
}

interface Unsent {
  /** The progress at the last time when all of it was sent; null where this page does not know it, as after a reload. */
  before: Progress | null;
  latest: Progress | null;
  writer: string;
}

/**
 * Returns whether the server's draft contains all work of this page, and this page has only added work since its last
 * send: then it has nothing to send and can follow. A page that removed work has to send. One that was reloaded does not know
 * whether it did: it follows, because work that comes back can be removed again.
 */
export function serverHasAllChanges(
  stored: { device: string; content: string },
  { before, latest, writer }: Unsent,
): boolean {
  if (latest === null || isWriter(writer, stored.device)) return false;
  const other = readProgressOf(latest.part, stored.content);
  const hasOnlyAdded = before === null || containsAllWork(latest, before);
  return other !== null && hasOnlyAdded && containsAllWork(other, latest);
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
    logError(error, 'localStorage');
  }
}
