import { useState } from 'react';
import { logout } from '#client/session/logout.ts';

export interface SignOut {
  leave: () => void;
  /** Why the session could not end yet; null while nothing is in the way. */
  blocked: string | null;
  stay: () => void;
  leaveAnyway: () => void;
}

/** Signs out at once; when something is in the way it says what, so that the person can be asked (ruling 16). */
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
