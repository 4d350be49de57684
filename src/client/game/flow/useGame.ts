import { createActorContext } from '@xstate/react';
import { useCallback, useDeferredValue, useLayoutEffect, useRef } from 'react';
import type { GameEvent } from './GameEvent.ts';
import { gameMachine } from './gameMachine.ts';
import { hasSameEntries, isSameScreen } from './view/isSameScreen.ts';
import { keepUnchangedParts } from './view/keepUnchangedParts.ts';
import { type GameView, viewOf } from './view.ts';

const GameFlow = createActorContext(gameMachine);

/**
 * Runs one game for everything below it: `<GameFlowProvider logic={withEffects(effects)} options={{ input }}>`. The
 * logic is built once; a changed prop has no effect.
 */
export const GameFlowProvider = GameFlow.Provider;

interface ShownGame {
  /** The view to show. Unchanged parts keep their identity, so that they need not render again. */
  view: GameView;
  /** Sends an event to the game; its identity is stable. An event from a screen that the game has left is dropped. */
  send(event: GameEvent): void;
}

/**
 * Returns what to show of the running game. What the team enters is shown at once; everything else is rendered after the
 * press that changed it, in slices, so that a slow device answers the next press meanwhile.
 */
export function useShownGame(): ShownGame {
  const actor = GameFlow.useActorRef();
  const last = useRef<GameView | null>(null);
  const now = keepUnchangedParts(last.current, viewOf(GameFlow.useSelector((snapshot) => snapshot)));
  const deferred = useDeferredValue(now);
  const work = isSameScreen(now, deferred) && !hasSameEntries(now, deferred) ? now.work : deferred.work;
  const shown = useRef(deferred);
  const view = keepUnchangedParts(shown.current, work === deferred.work ? deferred : { ...deferred, work });
  useLayoutEffect(() => {
    last.current = now;
    shown.current = view;
  }, [now, view]);
  const send = useCallback(
    (event: GameEvent) => {
      if (isSameScreen(shown.current, viewOf(actor.getSnapshot()))) actor.send(event);
    },
    [actor],
  );
  return { view, send };
}

/** Returns the function that sends events from outside the screen to the game; its identity is stable. */
export function useSendGame(): (event: GameEvent) => void {
  const actor = GameFlow.useActorRef();
  return useCallback((event: GameEvent) => actor.send(event), [actor]);
}
