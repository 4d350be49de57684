import { onSignedOut, setTokenSource } from '#client/api/caller.ts';
import { accountOutbox, retryOutboxes, revocations } from './accountOutbox.ts';
import { isExpired } from './expiry.ts';
import { LOCAL_KEYS } from './localItems.ts';
import { msUntilRenewal, renewIfDue } from './renew.ts';
import { expireSession, signOutHere, storedSession, useSession } from './useSession.ts';

/** The longest delay that setTimeout accepts. */
const TIMER_MAX_MS = 2_147_483_647;
/** Delay before a failed renewal is retried; focusing the page retries sooner. */
const RENEWAL_RETRY_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Connects the session to the browser: credentials for calls, expiry, renewal, other tabs. Returns a function that
 * disconnects it.
 */
export function startSession(): () => void {
  setTokenSource(() => {
    const { token, user } = useSession.getState();
    return { token, account: user?._id ?? null };
  });
  onSignedOut((token) => {
    if (token === useSession.getState().token) expireSession();
  });
  const forget = useSession.subscribe(scheduleTimer);
  window.addEventListener('storage', onStorage);
  window.addEventListener('focus', onPageUsed);
  window.addEventListener('online', retryOutboxes);
  document.addEventListener('visibilitychange', onPageUsed);
  scheduleTimer();
  revocations().resume();
  return () => {
    forget();
    clearTimeout(timer);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('focus', onPageUsed);
    window.removeEventListener('online', retryOutboxes);
    document.removeEventListener('visibilitychange', onPageUsed);
  };
}

/** Sets one timer for the next renewal or the expiry, whichever is first. */
function scheduleTimer(): void {
  clearTimeout(timer);
  const now = Date.now();
  const { token, expiry, status } = useSession.getState();
  if (token === null || (status !== 'in' && status !== 'restoring')) return;
  if (isExpired(expiry, now) || expiry === null) {
    expireSession();
    return;
  }
  const renewal = msUntilRenewal(now);
  const next = renewal === null ? TIMER_MAX_MS : renewal || RENEWAL_RETRY_MS;
  timer = setTimeout(onPageUsed, Math.min(next, expiry - now + 1, TIMER_MAX_MS));
}

/** Resets the timer and, while the page is visible, renews the session if due. */
function onPageUsed(): void {
  scheduleTimer();
  if (document.visibilityState === 'visible') void renewIfDue().then(scheduleTimer);
}

/** Follows another tab that signed out (the stored token is gone), renewed the token, or signed in with another account. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key !== null && key !== LOCAL_KEYS.token) return;
  const kept = storedSession();
  if (key === null || newValue === null || kept.token === null) {
    const { user, endedElsewhere } = useSession.getState();
    signOutHere(user !== null || endedElsewhere);
    return;
  }
  useSession.setState({ ...kept, status: kept.user === null ? 'restoring' : 'in' });
  if (kept.user !== null) accountOutbox(kept.user._id).resume();
}
