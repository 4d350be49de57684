import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { type Claim, FairQueue } from './FairQueue.ts';

/** The cost of one hash: memory in KiB, passes, lanes. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Assumed duration of a hash before any has been measured, in milliseconds. */
const FIRST_GUESS_MS = 20;
/** Worker threads of Node unless UV_THREADPOOL_SIZE says otherwise. */
const THREADS = 4;
/** The most hashes of imports that wait; each import has one waiting at a time. */
const LATER_MAX = 20;

/** Hashes and verifies passwords; refuses with busy when too many calls wait. */
export interface Passwords {
  hash(plain: string): Promise<string>;
  /** For imports, which hash many passwords: hashes when no sign-in waits. */
  hashLater(plain: string): Promise<string>;
  /**
   * Returns whether a password is right. `stored` null (no such account) takes as long and is never right. `claim` is
   * keyed by network (addressKey.ts).
   */
  verify(stored: string | null, plain: string, claim?: Claim): Promise<boolean>;
  /** Throws 'busy' when a claim of this key would be refused; to be called before the database is queried. */
  requireRoom(key: string): void;
  /** The number of sign-ins that wait for a turn. */
  waiting(): number;
}

const STAFF: Claim = { key: '' };

/**
 * Returns how many passwords are hashed at once: one core and one worker thread stay free, the thread for files, which Node reads and
 * writes on the same ones. `threads` is UV_THREADPOOL_SIZE, which Node reads before any code of ours runs.
 */
export function hashLanes(cores: number, threads: string | undefined): number {
  return Math.max(1, Math.min(cores, Number(threads) || THREADS) - 1);
}

/**
 * Creates password hashing with a fair queue, in which sign-ins come before imports. On a machine with several cores it
 * leaves one free, so that a class that signs in at once does not delay everybody else's calls.
 */
export function createPasswords({
  lanes = hashLanes(availableParallelism(), process.env.UV_THREADPOOL_SIZE),
  cost = COST,
  onWaited = () => {},
}: {
  lanes?: number;
  cost?: HashCost;
  /** Called at every turn with how long it was waited for, in milliseconds. */
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
    hashLater: (plain) => queue.runWhenIdle(() => hash(plain, cost)),
    async verify(stored, plain, claim = STAFF) {
      // The decoy is hashed once, outside the queue, because a full queue must not refuse it.
      decoy ??= hash('ninguém', cost);
      const known = stored ?? (await decoy);
      const right = await inTurn(claim, () => verify(known, plain));
      return right && stored !== null;
    },
    requireRoom: (key) => queue.requireRoom(key),
    waiting: () => queue.waiting,
  };
}
