import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from './refusals.ts';

/** What one hash costs: memory in KiB, passes, lanes. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** So many wait for a turn; whoever comes then is asked to come again. */
const QUEUE_MAX = 500;
/** Of those that nobody waits for at a sign-in: each import has one in it at a time. */
const LATER_MAX = 20;
const BUSY_RETRY_S = 2;

type Turn = () => void;

/** All refuse with busy when too many wait. */
export interface Passwords {
  hash(plain: string): Promise<string>;
  /** For work that makes many: its turn comes when no sign-in waits. */
  hashLater(plain: string): Promise<string>;
  /** `stored` null (no such account) costs the same time and is never right. */
  verify(stored: string | null, plain: string): Promise<boolean>;
  /** How many sign-ins wait for a turn. */
  waiting(): number;
}

/**
 * Hashing with two short queues, those who sign in first: at most one core less than the machine has, so that a class
 * that signs in at once does not stop everybody else's lists.
 */
export function createPasswords({
  lanes = Math.max(1, availableParallelism() - 1),
  cost = COST,
  onWaited = () => {},
}: {
  lanes?: number;
  cost?: HashCost;
  /** Told of every turn, how long it was waited for, in milliseconds. */
  onWaited?: (ms: number) => void;
} = {}): Passwords {
  const queue: Turn[] = [];
  const later: Turn[] = [];
  let busy = 0;
  let decoy: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>, waiting = queue, max = QUEUE_MAX): Promise<T> {
    if (busy >= lanes && waiting.length >= max) throw new Refusal('busy', { retryAfter: BUSY_RETRY_S });
    const since = performance.now();
    if (busy >= lanes) await new Promise<void>((turn) => waiting.push(turn));
    else busy += 1;
    if (waiting === queue) onWaited(performance.now() - since);
    try {
      return await work();
    } finally {
      const next = queue.shift() ?? later.shift();
      if (next) next();
      else busy -= 1;
    }
  }

  return {
    hash: (plain) => inTurn(() => hash(plain, cost)),
    hashLater: (plain) => inTurn(() => hash(plain, cost), later, LATER_MAX),
    async verify(stored, plain) {
      // Out of turn: it is made once, and must not fail because many wait.
      decoy ??= hash('ninguém', cost);
      const known = stored ?? (await decoy);
      const right = await inTurn(() => verify(known, plain));
      return right && stored !== null;
    },
    waiting: () => queue.length,
  };
}
