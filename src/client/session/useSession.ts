import { create } from 'zustand';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Profile } from '#contract/identity/session.ts';
import type { teams } from '#contract/school/teams.ts';
import { isExpired } from './expiry.ts';
import { LOCAL_KEYS, readItem, wipeLocalItems, writeItem } from './localItems.ts';

/** `restoring`: kept from before, not yet confirmed by the server. `expired`: the password is asked for over the page. */
type SessionStatus = 'restoring' | 'out' | 'in' | 'expired';

/** A team's record and standing as of signing in (local key 'game-status'). */
export type GameStatus = ReplyOf<typeof teams.myTeam>;

/** The local key 'token' (spec, section 3). `expiry` in milliseconds since 1970. */
export interface SessionToken {
  token: string | null;
  auth: boolean;
  expiry: number | null;
}

export interface SessionState extends SessionToken {
  user: Profile | null;
  gameStatus: GameStatus | null;
  status: SessionStatus;
  /** Another tab signed out: the sign-in page says why this one did too. */
  endedElsewhere: boolean;
}

const NO_TOKEN: SessionToken = { token: null, auth: false, expiry: null };

/** Who is signed in. Read anywhere; only this room writes it. */
export const useSession = create<SessionState>()(() => keptSession());

/** What the device kept; a session that ended meanwhile counts as signed out, and only its token is forgotten. */
export function keptSession(): SessionState {
  const kept = readItem(LOCAL_KEYS.token);
  const user = keptUser();
  if (!isToken(kept) || kept.token === null || isExpired(kept.expiry, Date.now())) {
    return { ...NO_TOKEN, user: null, gameStatus: null, status: 'out', endedElsewhere: false };
  }
  const gameStatus = (readItem(LOCAL_KEYS.gameStatus) as GameStatus | undefined) ?? null;
  return { ...kept, user, gameStatus, status: 'restoring', endedElsewhere: false };
}

/** Whose data this device holds, even when the session is over. */
function keptUser(): Profile | null {
  const user = readItem(LOCAL_KEYS.user) as Profile | null | undefined;
  return typeof user?._id === 'string' && typeof user.permission?.id === 'number' ? user : null;
}

/** Opens the session. The token is written last: other tabs wait for it. */
export function openSession(token: SessionToken, user: Profile, gameStatus: GameStatus | null): void {
  const before = keptUser();
  if (before !== null && before._id !== user._id) wipeLocalItems();
  keepUser(user, gameStatus);
  keepToken(token);
  useSession.setState({ status: 'in', endedElsewhere: false });
}

export function keepUser(user: Profile, gameStatus: GameStatus | null): void {
  writeItem(LOCAL_KEYS.user, user);
  if (gameStatus !== null) writeItem(LOCAL_KEYS.gameStatus, gameStatus);
  useSession.setState({ user, gameStatus });
}

export function keepToken(token: SessionToken): void {
  writeItem(LOCAL_KEYS.token, token);
  useSession.setState(token);
}

/** The session is over but nothing is cleared (ruling 16); one that was only remembered ends at the sign-in page. */
export function expireSession(): void {
  const { status } = useSession.getState();
  if (status === 'in') useSession.setState({ status: 'expired' });
  if (status === 'restoring') forgetToken();
}

/** Signed out, the device's data kept. */
function forgetToken(): void {
  writeItem(LOCAL_KEYS.token, NO_TOKEN);
  leaveSession();
}

/** Signed out by the person: user and token go, local storage too, except for what is not yet sent. */
export function closeSession(): void {
  leaveSession();
  wipeLocalItems();
}

/** Signed out in this tab only; storage is left to whoever emptied it. */
export function leaveSession(endedElsewhere = false): void {
  useSession.setState({ ...NO_TOKEN, user: null, gameStatus: null, status: 'out', endedElsewhere });
}

/** Whether calls can be made in the name of this account now. */
export function speaksFor(account: string): boolean {
  const { status, user } = useSession.getState();
  return user?._id === account && (status === 'in' || status === 'restoring');
}

function isToken(kept: unknown): kept is SessionToken {
  if (typeof kept !== 'object' || kept === null) return false;
  const { token, expiry } = kept as Partial<SessionToken>;
  return (token === null || typeof token === 'string') && (expiry === null || typeof expiry === 'number');
}
