import type { CouncilSession } from '#client/game/flow/CouncilSession.ts';
import { readItem, removeItem } from '#client/session/localItems.ts';
import { KEPT_COUNCIL_MAX_CHARS } from '../keptGame.ts';

/** A session as the server last sent it, and when its phase ends by this device's clock (CouncilSessionView). */
interface KnownSession {
  session: CouncilSession;
  endsAt: number | null;
}

/** The last known session of an account on this device, so that a page that is opened without a network still takes ballots. */
export interface KeptSession {
  read(): KnownSession | null;
  /** Null forgets it. */
  write(known: KnownSession | null): void;
}

/** A session of another day is over or has moved on: without a network it is not shown. */
const KEPT_MS = 12 * 3_600_000;

/** Keeps the session under this storage key. `now`: milliseconds since 1970. */
export function keptSession(key: string, now: () => number): KeptSession {
  return {
    read() {
      const kept = readItem(key) as (Partial<KnownSession> & { keptAt?: unknown }) | null | undefined;
      const keptAt = typeof kept?.keptAt === 'number' ? kept.keptAt : Number.NaN;
      if (!kept?.session || !Array.isArray(kept.session.plans) || !(Math.abs(now() - keptAt) < KEPT_MS)) return null;
      return { session: kept.session, endsAt: kept.endsAt ?? null };
    },
    write(known) {
      const text = known && JSON.stringify({ ...known, keptAt: now() });
      if (text === null || text.length > KEPT_COUNCIL_MAX_CHARS || !store(key, text)) removeItem(key);
    },
  };
}

/** Returns whether it was stored; makes no room for it, because unsent work matters more. */
function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
