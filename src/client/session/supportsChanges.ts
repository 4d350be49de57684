import { lazyLoader } from '#client/api/lazyLoader.ts';
import { logError } from '#client/api/logError.ts';
import type { Supports } from '#domain/game/supports.ts';
import { useSupports } from './useSupports.ts';

/** Loaded when supports are changed, here or elsewhere. */
const teamSupports = lazyLoader(() => import('./teamSupports.ts'));

/** Changes some supports, as changeSupports does. */
export function chooseSupports(change: Partial<Supports>): void {
  void teamSupports().then((loaded) => loaded.changeSupports(change), report);
}

/** Reads the team's supports again when the server's revision is not the one in use here; 0 for none. */
export function followSupports(account: string, revision: number): void {
  const inUse = useSupports.getState();
  if (inUse.isUnsent || inUse.revision !== revision)
    void teamSupports().then((loaded) => loaded.followSupports(account, revision), report);
}

const report = (error: unknown) => logError(error, 'supports');
