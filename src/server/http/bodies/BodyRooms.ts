import { BODY_MAX_BYTES, STRANGER_BODY_MAX_BYTES } from '#domain/limits.ts';
import { type Budget, createBudget, type Room } from './textSink.ts';

const MIB = 1024 * 1024;
/** Of everybody who is signed in, and of one account in it. */
const ACCOUNTS_MAX_BYTES = 64 * MIB;
const ACCOUNT_SHARE_BYTES = 4 * MIB;
/** Of everybody who is not signed in: a whole school may sign in at once, from one address. */
const STRANGERS_MAX_BYTES = 8 * MIB;

/**
 * The text that all bodies being read may hold in memory. Whoever sends many that never end fills a share of their own:
 * others go on saving, and nobody can keep others from signing in.
 */
export class BodyRooms {
  readonly #strangers: Room = { left: STRANGERS_MAX_BYTES };
  readonly #accounts: Room = { left: ACCOUNTS_MAX_BYTES };
  readonly #shares = new Map<string, { room: Room; bodies: number }>();

  /** For one body of the account, or of a stranger where it is null; whoever takes it calls `release` in the end. */
  budgetFor(accountId: string | null): Budget & { release(): void } {
    if (accountId === null) return createBudget(STRANGER_BODY_MAX_BYTES, [this.#strangers]);
    const share = this.#shares.get(accountId) ?? { room: { left: ACCOUNT_SHARE_BYTES }, bodies: 0 };
    this.#shares.set(accountId, share);
    share.bodies += 1;
    const budget = createBudget(BODY_MAX_BYTES, [this.#accounts, share.room]);
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
