import { CallError } from '#client/api/CallError.ts';
import { send } from '#client/api/call.ts';
import { createOutbox, type Outbox } from '#client/api/outbox.ts';
import type { KeyStorage, OutboxItem } from '#client/api/outboxStore.ts';
import { unsentKey, writeText } from './localItems.ts';
import { speaksFor, useSession } from './useSession.ts';

/** Stands for no account: sign-outs that could not be told to the server yet. */
const REVOCATIONS = 'revocations';

/** Reached for at each use: a browser that forbids storage throws there, and the outbox goes on in memory. */
const deviceStorage: KeyStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: writeText,
  removeItem: (key) => localStorage.removeItem(key),
};

const outboxes = new Map<string, Outbox>();

/** What this account still has to send. It sends only while the account is signed in here. */
export function accountOutbox(account: string): Outbox {
  return opened(account, (item) => {
    if (speaksFor(account)) return send(item.route, item.request);
    return Promise.reject(new CallError({ kind: 'refused', status: 401, code: 'signedOut' }));
  });
}

/** The outbox of whoever is signed in; null when nobody is. */
export function currentOutbox(): Outbox | null {
  const account = useSession.getState().user?._id;
  return account === undefined ? null : accountOutbox(account);
}

/** Sessions that ended without a connection; each item carries the token that it revokes. */
export function revocations(): Outbox {
  return opened(REVOCATIONS, (item) =>
    send(item.route, item.request, item.token === undefined ? {} : { token: item.token }),
  );
}

/** The network is back: every outbox tries at once. */
export function retryOutboxes(): void {
  for (const outbox of outboxes.values()) outbox.retryNow();
}

function opened(name: string, deliver: (item: OutboxItem) => Promise<unknown>): Outbox {
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
