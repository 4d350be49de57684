import { createActorContext } from '@xstate/react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { GameEvent } from './GameEvent.ts';
import { gameMachine } from './gameMachine.ts';
import { keepUnchangedParts } from './view/keepUnchangedParts.ts';
import { type GameView, viewOf } from './view.ts';

const GameFlow = createActorContext(gameMachine);

/**
 * Runs one game for everything below it: `<GameFlowProvider logic={withEffects(effects)} options={{ input }}>`. The
 * logic is built once; a changed prop has no effect.
 */
export const GameFlowProvider = GameFlow.Provider;

/** Returns the actor of the running game. */
export const useGameActor = GameFlow.useActorRef;

/** Returns the current view. Unchanged parts keep their identity, so that they need not render again. */
export function useGameView(): GameView {
  const last = useRef<GameView | null>(null);
  const view = keepUnchangedParts(last.current, viewOf(GameFlow.useSelector((snapshot) => snapshot)));
  useLayoutEffect(() => {
    last.current = view;
  }, [view]);
  return view;
}

/** Returns the function that sends events to the game; its identity is stable. */
export function useSendGame(): (event: GameEvent) => void {
  const actor = GameFlow.useActorRef();
  return useCallback((event: GameEvent) => actor.send(event), [actor]);
}
