import { create } from 'zustand';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Profile } from '#contract/identity/session.ts';
import type { teams } from '#contract/school/teams.ts';
import { isExpired } from './expiry.ts';
import { LOCAL_KEYS, readItem, wipeLocalItems, writeItem } from './localItems.ts';

/** `restoring`: read from storage, not yet confirmed by the server. `expired`: a dialog over the page asks for the password. */
type SessionStatus = 'restoring' | 'out' | 'in' | 'expired';

/** A team's record and game position at sign-in (local key 'game-status'). */
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
  /** Another tab signed out, which the sign-in page explains. */
  endedElsewhere: boolean;
}

const NO_TOKEN: SessionToken = { token: null, auth: false, expiry: null };

/** Store of the signed-in account. Read anywhere; written only in this folder. */
export const useSession = create<SessionState>()(() => storedSession());

/** Returns the stored session; an expired one counts as signed out, but its other stored data stay. */
export function storedSession(): SessionState {
  const kept = readItem(LOCAL_KEYS.token);
  const user = storedUser();
  if (!isToken(kept) || kept.token === null || isExpired(kept.expiry, Date.now())) {
    return { ...NO_TOKEN, user: null, gameStatus: null, status: 'out', endedElsewhere: false };
  }
  return { ...kept, user, gameStatus: storedGameStatus(), status: 'restoring', endedElsewhere: false };
}

function storedGameStatus(): GameStatus | null {
  return (readItem(LOCAL_KEYS.gameStatus) as GameStatus | undefined) ?? null;
}

/** Returns the account whose data are stored here, even after its session has ended. */
function storedUser(): Profile | null {
  const user = readItem(LOCAL_KEYS.user) as Profile | null | undefined;
  return typeof user?._id === 'string' && typeof user.permission?.id === 'number' ? user : null;
}

/**
 * Opens the session. Without a game status the one that the device knows of this account stays, so that a game in use goes on.
 * Writes the token last, because other tabs react to that key.
 */
export function openSession(token: SessionToken, user: Profile, gameStatus: GameStatus | null): void {
  const before = storedUser();
  if (before !== null && before._id !== user._id) wipeLocalItems();
  saveUser(user, gameStatus ?? (before?._id === user._id ? storedGameStatus() : null));
  saveToken(token);
  useSession.setState({ status: 'in', endedElsewhere: false });
}

export function saveUser(user: Profile, gameStatus: GameStatus | null): void {
  writeItem(LOCAL_KEYS.user, user);
  if (gameStatus !== null) writeItem(LOCAL_KEYS.gameStatus, gameStatus);
  useSession.setState({ user, gameStatus });
}

export function saveToken(token: SessionToken): void {
  writeItem(LOCAL_KEYS.token, token);
  useSession.setState(token);
}

/** Marks the session as expired without clearing anything (ruling 16); a stored, unconfirmed one leads to the sign-in page. */
export function expireSession(): void {
  const { status } = useSession.getState();
  if (status === 'in') useSession.setState({ status: 'expired' });
  if (status === 'restoring') forgetToken();
}

/** Signs out but keeps the device's data. */
function forgetToken(): void {
  writeItem(LOCAL_KEYS.token, NO_TOKEN);
  signOutHere();
}

/** Signs out and clears localStorage, except for unsent work and device settings. */
export function closeSession(): void {
  signOutHere();
  wipeLocalItems();
}

/** Signs out in this tab only and leaves storage to the tab that cleared it. */
export function signOutHere(endedElsewhere = false): void {
  useSession.setState({ ...NO_TOKEN, user: null, gameStatus: null, status: 'out', endedElsewhere });
}

/** Returns whether this account is signed in, so that calls can be made for it. */
export function isSignedInAs(account: string): boolean {
  const { status, user } = useSession.getState();
  return user?._id === account && (status === 'in' || status === 'restoring');
}

function isToken(kept: unknown): kept is SessionToken {
  if (typeof kept !== 'object' || kept === null) return false;
  const { token, expiry } = kept as Partial<SessionToken>;
  return (token === null || typeof token === 'string') && (expiry === null || typeof expiry === 'number');
}
