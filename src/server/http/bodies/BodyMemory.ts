import { BODY_MAX_BYTES, STRANGER_BODY_MAX_BYTES } from '#domain/limits.ts';
import { type Budget, createBudget, type MemoryPool } from './textSink.ts';

const MIB = 1024 * 1024;
/** For the bodies of all signed-in accounts together. */
const ACCOUNTS_MAX_BYTES = 64 * MIB;
/** For the bodies of one account. */
const ACCOUNT_SHARE_BYTES = 4 * MIB;
/** For all bodies sent without signing in: a whole school may sign in at once, from one address. */
const STRANGERS_MAX_BYTES = 8 * MIB;

/**
 * Limits the text that all bodies being read may hold in memory. An account that sends many endless bodies fills only its
 * own share, so that others can still save and sign in.
 */
export class BodyMemory {
  readonly #strangers: MemoryPool = { left: STRANGERS_MAX_BYTES };
  readonly #accounts: MemoryPool = { left: ACCOUNTS_MAX_BYTES };
  readonly #shares = new Map<string, { pool: MemoryPool; bodies: number }>();

  /** Returns the budget of one body of an account; null: not signed in. The caller must call `release` at the end. */
  budgetFor(accountId: string | null): Budget & { release(): void } {
    if (accountId === null) return createBudget(STRANGER_BODY_MAX_BYTES, [this.#strangers]);
    const share = this.#shares.get(accountId) ?? { pool: { left: ACCOUNT_SHARE_BYTES }, bodies: 0 };
    this.#shares.set(accountId, share);
    share.bodies += 1;
    const budget = createBudget(BODY_MAX_BYTES, [this.#accounts, share.pool]);
    return {
      take: budget.take,
      release: () => {
        budget.release();
        share.bodies -= 1;
        if (share.bodies === 0) this.#shares.delete(accountId);
      },
    };
  }
}
