import { saveUser, useSession } from './useSession.ts';

/** Records that the account now has its own password, which opens the panel. */
export function recordOwnPassword(): void {
  const { user, gameStatus } = useSession.getState();
  if (user === null) return;
  const { mustChangePassword: _, ...own } = user;
  saveUser(own, gameStatus);
}

/** Records that the server refuses every call until the user chooses a password; the panel then shows only that step. */
export function requireOwnPassword(): void {
  const { user, gameStatus } = useSession.getState();
  if (user !== null) saveUser({ ...user, mustChangePassword: true }, gameStatus);
}
