import { createActorContext } from '@xstate/react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { GameEvent } from './GameEvent.ts';
import { gameMachine } from './gameMachine.ts';
import { share } from './view/share.ts';
import { type GameView, viewOf } from './view.ts';

const GameFlow = createActorContext(gameMachine);

/**
 * Runs one game for everything below it: `<GameFlowProvider logic={withEffects(effects)} options={{ input }}>`.
 * The logic is built once: another one does not replace it.
 */
export const GameFlowProvider = GameFlow.Provider;

/** The running game, for the stage's bridge and for effects that report back. */
export const useGameActor = GameFlow.useActorRef;

/** What there is to show now. What did not change since the last time keeps its identity: it need not render again. */
export function useGameView(): GameView {
  const last = useRef<GameView | null>(null);
  const view = share(last.current, viewOf(GameFlow.useSelector((snapshot) => snapshot)));
  useLayoutEffect(() => {
    last.current = view;
  }, [view]);
  return view;
}

/** How overlays and stage speak to the game; the function stays the same. */
export function useSendGame(): (event: GameEvent) => void {
  const actor = GameFlow.useActorRef();
  return useCallback((event: GameEvent) => actor.send(event), [actor]);
}
