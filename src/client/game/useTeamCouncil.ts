import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import type { GamePosition } from '#contract/classroom/live.ts';
import { type CouncilSessionProps, NO_COUNCIL_SESSION } from './flow/CouncilSession.ts';
import type { CouncilKeeper } from './world/council/CouncilKeeper.ts';
import { hasKeptSession } from './world/council/sessionKey.ts';

interface TeamCouncil {
  council: CouncilSessionProps;
  /** Receives the team's game position; null while the contact with the server is lost. */
  onPosition: (position: GamePosition | null) => void;
}

const loadKeeper = () => import('./world/council/createCouncilKeeper.ts');
const NOT_LOADED = { ...NO_COUNCIL_SESSION, view: () => NO_COUNCIL_SESSION.view, subscribe: () => () => {} };

/**
 * Returns the council session of a team's class. Its code is loaded with the first session, or when this device keeps one or a
 * ballot that waits.
 */
export function useTeamCouncil(account: string): TeamCouncil {
  const [isWanted, setWanted] = useState(
    () =>
      hasKeptSession(account) ||
      accountOutbox(account)
        .items()
        .some(({ subject }) => subject.startsWith('ballot:')),
  );
  const part = useLatePart(isWanted, loadKeeper);
  const [keeper, setKeeper] = useState<CouncilKeeper | null>(null);
  const opened = useRef<CouncilKeeper | null>(null);
  /** The last position, or null while the contact is lost; undefined before either. */
  const last = useRef<GamePosition | null | undefined>(undefined);
  useEffect(() => {
    if (!part) return undefined;
    const fresh = part.createCouncilKeeper(account);
    opened.current = fresh;
    if (last.current === null) fresh.lost();
    else if (last.current !== undefined) fresh.onPosition(last.current);
    setKeeper(fresh);
    return () => fresh.close();
  }, [part, account]);
  const { view: viewNow, subscribe, actions } = keeper ?? NOT_LOADED;
  const view = useSyncExternalStore(subscribe, viewNow);
  const council = useMemo(() => ({ view, actions }), [view, actions]);
  const onPosition = useCallback((position: GamePosition | null) => {
    last.current = position;
    if (position === null) return opened.current?.lost();
    if (position.council !== undefined) setWanted(true);
    opened.current?.onPosition(position);
  }, []);
  return { council, onPosition };
}
