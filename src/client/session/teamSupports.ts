import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { supports as calls, type StoredSupports } from '#contract/school/supports.ts';
import { parseSupports, type Supports } from '#domain/game/supports.ts';
import { accountOutbox } from './accountOutbox.ts';
import { keepSupports, useSupports } from './useSupports.ts';

const SUBJECT = 'supports';
/** Teams whose sent changes are followed on this page. */
const followed = new Set<string>();

/** Changes some supports: on this device at once and, for a team, on its account as soon as there is a network. */
export function changeSupports(change: Partial<Supports>): void {
  const { account, revision, supports } = useSupports.getState();
  const body = { revision: revision + 1, supports: { ...supports, ...change } };
  keepSupports({ account, ...body, isUnsent: account !== null });
  if (account === null) return;
  followSent(account);
  accountOutbox(account)
    .enqueue(calls.writeSupports, { body }, { subject: SUBJECT })
    .catch((error: unknown) => logError(error, 'supports'));
}

/** Reads the team's supports again when the server's revision is not the one in use here; 0 for none. */
export function followSupports(account: string, revision: number): void {
  followSent(account);
  const inUse = useSupports.getState();
  if (isSending(account) || (inUse.revision === revision && !inUse.isUnsent)) return;
  call(calls.readSupports).then(
    (stored) => take(account, stored),
    (error: unknown) => logError(error, 'supports'),
  );
}

/** Uses what the server answers to a change, which may be newer supports of another device. */
function followSent(account: string): void {
  if (followed.has(account)) return;
  followed.add(account);
  accountOutbox(account).subscribe((event) => {
    if (event.type === 'sent' && event.item.subject === SUBJECT) take(account, event.reply as StoredSupports);
  });
}

/** A change that is on its way is newer than what the server has. */
function take(account: string, { revision, supports }: StoredSupports): void {
  if (useSupports.getState().account === account && !isSending(account))
    keepSupports({ account, revision, supports: parseSupports(supports), isUnsent: false });
}

function isSending(account: string): boolean {
  return accountOutbox(account)
    .items()
    .some(({ subject }) => subject === SUBJECT);
}
