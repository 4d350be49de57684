import { CallError } from '#client/api/CallError.ts';
import { send } from '#client/api/call.ts';
import { createOutbox, type Outbox } from '#client/api/outbox.ts';
import type { KeyStorage, OutboxItem } from '#client/api/outboxStore.ts';
import { unsentKey, writeText } from './localItems.ts';
import { isSignedInAs, useSession } from './useSession.ts';

/** Name of the outbox without an account: sign-outs that the server has not received yet. */
const REVOCATIONS = 'revocations';

/** Accesses localStorage on each use: it throws where storage is blocked, and the outbox then works in memory. */
const deviceStorage: KeyStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: writeText,
  removeItem: (key) => localStorage.removeItem(key),
};

const outboxes = new Map<string, Outbox>();

/** Returns the outbox of an account. It sends only while that account is signed in here. */
export function accountOutbox(account: string): Outbox {
  return getOrCreateOutbox(account, (item) => {
    if (isSignedInAs(account)) return send(item.route, item.request);
    return Promise.reject(new CallError({ kind: 'refused', status: 401, code: 'signedOut' }));
  });
}

/** Returns the outbox of the signed-in account, or null. */
export function currentOutbox(): Outbox | null {
  const account = useSession.getState().user?._id;
  return account === undefined ? null : accountOutbox(account);
}

/** Returns the outbox of sign-outs made without a connection; each item carries the token that it revokes. */
export function revocations(): Outbox {
  return getOrCreateOutbox(REVOCATIONS, (item) =>
    send(item.route, item.request, item.token === undefined ? {} : { token: item.token }),
  );
}

/** Retries every outbox at once. Called when the network returns. */
export function retryOutboxes(): void {
  for (const outbox of outboxes.values()) outbox.retryNow();
}

function getOrCreateOutbox(name: string, deliver: (item: OutboxItem) => Promise<unknown>): Outbox {
  const known = outboxes.get(name);
  if (known) return known;
  const outbox = createOutbox({
    storage: deviceStorage,
    key: unsentKey(name, 'outbox'),
    send: deliver,
    now: Date.now,
    random: Math.random,
    schedule(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  outboxes.set(name, outbox);
  return outbox;
}
