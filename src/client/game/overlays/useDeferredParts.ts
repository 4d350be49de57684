import { useEffect } from 'react';
import type { GameView } from '#client/game/flow/view.ts';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';

const load = () => import('./deferredParts.ts');

/** What the cockpit loads once it is shown; undefined or null while it is not there. */
export type DeferredParts = ReturnType<typeof useDeferredParts>;

/** Loads it when ORBI first speaks or there is something to do, and lets its keys be heard. */
export function useDeferredParts({ topMessage, work }: Pick<GameView, 'topMessage' | 'work'>) {
  const late = useLatePart(topMessage !== null || work.kind !== 'none', load);
  useEffect(() => late?.listenForRadioTabs(), [late]);
  return late;
}
