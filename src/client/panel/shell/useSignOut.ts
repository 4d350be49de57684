import { useState } from 'react';
import { logout } from '#client/session/logout.ts';

export interface SignOut {
  leave: () => void;
  /** Why signing out is blocked; null when it is not. */
  blocked: string | null;
  stay: () => void;
  leaveAnyway: () => void;
}

/** Returns the sign-out action. When unsaved work blocks it, `blocked` says why, so that the user can be asked (ruling 16). */
export function useSignOut(): SignOut {
  const [blocked, setBlocked] = useState<string | null>(null);
  const leave = async (force: boolean) => {
    const result = await logout({ force });
    setBlocked(result.ended ? null : result.blocked);
  };
  return {
    leave: () => void leave(false),
    blocked,
    stay: () => setBlocked(null),
    leaveAnyway: () => void leave(true),
  };
}
