import type { Services } from '../../http/handler.ts';
import { audit } from '../../records/history/audit.queries.ts';
import { findAccountByName } from '../accounts.queries.ts';
import { deleteFactors } from './factors.queries.ts';

/** Removes the second factor of the account that RESET_SECOND_FACTOR names, for an installation's only administrator. */
export async function resetSecondFactor(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  log: { warn: (details: object, message: string) => void },
): Promise<void> {
  if (env.resetSecondFactor === undefined) return;
  const account = await findAccountByName(db, env.resetSecondFactor);
  if (account === null) {
    log.warn({}, 'RESET_SECOND_FACTOR names no account');
    return;
  }
  await db.transaction(async (tx) => {
    await deleteFactors(tx, account.id);
    const subject = { id: account.id, name: account.username, ownerId: account.id };
    await audit(tx, { caller: null, at: new Date(now()) }, 'removeFactors', subject);
  });
  log.warn({}, 'a second factor was removed: take RESET_SECOND_FACTOR out of the environment');
}
