import { keepUser, useSession } from './useSession.ts';

/** Records that the account has a password of its own now: the panel opens. */
export function keepOwnPassword(): void {
  const { user, gameStatus } = useSession.getState();
  if (user === null) return;
  const { mustChangePassword: _, ...own } = user;
  keepUser(own, gameStatus);
}

/** Records that the server refuses every call until an own password is chosen: the panel shows that step alone. */
export function requireOwnPassword(): void {
  const { user, gameStatus } = useSession.getState();
  if (user !== null) keepUser({ ...user, mustChangePassword: true }, gameStatus);
}
