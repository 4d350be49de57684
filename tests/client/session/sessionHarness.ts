import { vi } from 'vitest';
import type { Profile } from '#contract/identity/session.ts';
import { NO_SUPPORTS } from '#domain/game/supports.ts';

export const NOW = Date.parse('2026-11-20T09:00:00Z');
const HOUR_MS = 3_600_000;

export const TEAM: Profile = {
  _id: '00000000-0000-4000-8000-000000000001',
  username: 'demo-ic',
  email: null,
  permission: { id: 3, name: 'Equipa' },
};
export const TEACHER: Profile = {
  _id: '00000000-0000-4000-8000-000000000002',
  username: 'professor',
  email: 'professor@exemplo.pt',
  permission: { id: 2, name: 'Professor' },
};
/** What a team's game begins with, as far as these tests look. */
export const gameStart = () => ({ ...GAME_STATUS, level: 0, supports: { revision: 0, supports: NO_SUPPORTS } });
export const GAME_STATUS = { team: { _id: TEAM._id, name: 'Cometas' }, status: { interculturalidadeLevel: 0 } };

/** Returns an unsigned token in the server's format: issued at `iatMs`, valid for `hours`. */
export function tokenOf(name: string, iatMs = NOW, hours = 12): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  const claims = { sub: name, iat: iatMs / 1_000, exp: (iatMs + hours * HOUR_MS) / 1_000 };
  return `${part({ alg: 'none' })}.${part(claims)}.x`;
}

/** Loads the session's modules again, as after a page load; storage stays. */
export async function freshPage() {
  vi.resetModules();
  const [{ useSession }, { login }, logouts, { restoreSession }, { startSession }, outboxes, renew] = await Promise.all(
    [
      import('#client/session/useSession.ts'),
      import('#client/session/login.ts'),
      import('#client/session/logout.ts'),
      import('#client/session/restore.ts'),
      import('#client/session/startSession.ts'),
      import('#client/session/accountOutbox.ts'),
      import('#client/session/renew.ts'),
    ],
  );
  const stop = startSession();
  return {
    state: useSession.getState,
    login,
    restoreSession,
    ...logouts,
    ...outboxes,
    ...renew,
    stop,
  };
}

export function storeSession(token: string | null, user: Profile | null, hours = 12): void {
  const expiry = token === null ? null : NOW + hours * HOUR_MS;
  localStorage.setItem('token', JSON.stringify({ token, auth: token !== null, expiry }));
  if (user) localStorage.setItem('user-data', JSON.stringify(user));
}

export function storedItem(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}
