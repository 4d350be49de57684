import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { type Claim, FairQueue } from './FairQueue.ts';

/** What one hash costs: memory in KiB, passes, lanes. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What one hash takes before any has been measured, in milliseconds. */
const FIRST_GUESS_MS = 20;
/** More would keep files waiting, which Node reads and writes on the same four threads. */
const LANES_MAX = 3;
/** Of those that nobody waits for at a sign-in: each import has one in it at a time. */
const LATER_MAX = 20;

/** All refuse with busy when too many wait. */
export interface Passwords {
  hash(plain: string): Promise<string>;
  /** For work that makes many: its turn comes when no sign-in waits. */
  hashLater(plain: string): Promise<string>;
  /** Checks a password. `stored` null (no such account) takes as long and is never right. `claim`: keyed by network (addressKey.ts). */
  verify(stored: string | null, plain: string, claim?: Claim): Promise<boolean>;
  /** Throws 'busy' when a claim of this key would be refused; to be called before the database is queried. */
  requireRoom(key: string): void;
  /** The number of sign-ins that wait for a turn. */
  waiting(): number;
}

const STAFF: Claim = { key: '' };

/**
 * Hashing in a fair queue of its own, those who sign in before imports: on at most one core less than the machine has, so
 * that a class that signs in at once does not stop everybody else's lists.
 */
export function createPasswords({
  lanes = Math.min(LANES_MAX, Math.max(1, availableParallelism() - 1)),
  cost = COST,
  onWaited = () => {},
}: {
  lanes?: number;
  cost?: HashCost;
  /** Told of every turn, how long it was waited for, in milliseconds. */
  onWaited?: (ms: number) => void;
} = {}): Passwords {
  const now = () => performance.now();
  const queue = new FairQueue({ lanes, laterMax: LATER_MAX, each: FIRST_GUESS_MS, now });
  let decoy: Promise<string> | undefined;

  function inTurn<T>(claim: Claim, work: () => Promise<T>): Promise<T> {
    const since = now();
    return queue.inTurn(claim, () => {
      onWaited(now() - since);
      return work();
    });
  }

  return {
    hash: (plain) => inTurn(STAFF, () => hash(plain, cost)),
    hashLater: (plain) => queue.later(() => hash(plain, cost)),
    async verify(stored, plain, claim = STAFF) {
      // Out of turn: it is made once, and must not fail because many wait.
      decoy ??= hash('ninguém', cost);
      const known = stored ?? (await decoy);
      const right = await inTurn(claim, () => verify(known, plain));
      return right && stored !== null;
    },
    requireRoom: (key) => queue.requireRoom(key),
    waiting: () => queue.waiting,
  };
}
