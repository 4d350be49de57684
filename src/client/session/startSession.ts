import { onSignedOut, setTokenSource } from '#client/api/caller.ts';
import { accountOutbox, retryOutboxes, revocations } from './accountOutbox.ts';
import { isExpired } from './expiry.ts';
import { LOCAL_KEYS } from './localItems.ts';
import { renewIfDue, untilRenewal } from './renew.ts';
import { expireSession, keptSession, leaveSession, useSession } from './useSession.ts';

/** The longest a browser's timer can wait. */
const TIMER_MAX_MS = 2_147_483_647;
/** A renewal that failed is tried again after this long, sooner when the page is looked at. */
const RENEWAL_RETRY_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Ties the session to the browser: credentials for the calls, the end of the session, renewal, other tabs. Answers how to untie it. */
export function startSession(): () => void {
  setTokenSource(() => {
    const { token, user } = useSession.getState();
    return { token, account: user?._id ?? null };
  });
  onSignedOut((token) => {
    if (token === useSession.getState().token) expireSession();
  });
  const forget = useSession.subscribe(watchClock);
  window.addEventListener('storage', onStorage);
  window.addEventListener('focus', onLook);
  window.addEventListener('online', retryOutboxes);
  document.addEventListener('visibilitychange', onLook);
  watchClock();
  revocations().resume();
  return () => {
    forget();
    clearTimeout(timer);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('focus', onLook);
    window.removeEventListener('online', retryOutboxes);
    document.removeEventListener('visibilitychange', onLook);
  };
}

/** One timer: to the next renewal while the page is seen, and to the expiry. */
function watchClock(): void {
  clearTimeout(timer);
  const now = Date.now();
  const { token, expiry, status } = useSession.getState();
  if (token === null || (status !== 'in' && status !== 'restoring')) return;
  if (isExpired(expiry, now) || expiry === null) {
    expireSession();
    return;
  }
  const renewal = untilRenewal(now);
  const next = renewal === null ? TIMER_MAX_MS : renewal || RENEWAL_RETRY_MS;
  timer = setTimeout(onLook, Math.min(next, expiry - now + 1, TIMER_MAX_MS));
}

/** The page is used: renews when due, and sets the clock again. */
function onLook(): void {
  watchClock();
  if (document.visibilityState === 'visible') void renewIfDue().then(watchClock);
}

/** Another tab signed out (the saved token is gone), renewed the token, or signed in as someone else. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key !== null && key !== LOCAL_KEYS.token) return;
  const kept = keptSession();
  if (key === null || newValue === null || kept.token === null) {
    const { user, endedElsewhere } = useSession.getState();
    leaveSession(user !== null || endedElsewhere);
    return;
  }
  useSession.setState({ ...kept, status: kept.user === null ? 'restoring' : 'in' });
  if (kept.user !== null) accountOutbox(kept.user._id).resume();
}
