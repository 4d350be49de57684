import { useEffect, useState, useSyncExternalStore } from 'react';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { DossierKeeper } from './DossierKeeper.ts';
import { unsavedDossier } from './unsavedDossier.ts';

/** Opens the dossier of one team's plan for the signed-in account, and saves it when the page is hidden. */
export function useDossier(account: string, teamId: string) {
  const [keeper] = useState(() => createKeeper(account, teamId));
  useEffect(() => {
    keeper.open();
    const onHide = () => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      keeper.close();
    };
  }, [keeper]);
  return { keeper, state: useSyncExternalStore(keeper.subscribe, keeper.state) };
}

function createKeeper(account: string, teamId: string): DossierKeeper {
  return new DossierKeeper({
    teamId,
    outbox: accountOutbox(account),
    unsaved: unsavedDossier(account, teamId),
    writer: Math.random().toString(36).slice(2),
  });
}
