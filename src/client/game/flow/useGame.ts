import { createActorContext, useSelector } from '@xstate/react';
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Actor } from 'xstate';
import type { GameEvent } from './GameEvent.ts';
import { type GameMachine, gameMachine } from './gameMachine.ts';
import { hasSameEntries, isSameScreen } from './view/isSameScreen.ts';
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

interface ShownGame {
  /** The view to show. Unchanged parts keep their identity, so that they need not render again. */
  view: GameView;
  /** Sends an event to the game; its identity is stable. A press on something that is no longer so is dropped. */
  send(event: GameEvent): void;
}

/** Events that mean the same on every screen, so that none of them is dropped. */
const ANYWHERE: ReadonlySet<GameEvent['type']> = new Set([
  ...(['SCENE_ENDED', 'PAGE_SEEN', 'PAGE_HIDDEN'] as const),
  ...(['LEAVE', 'CONFIRM_LEAVE', 'CANCEL_LEAVE', 'GO_TO_RETURNED'] as const),
]);

/** A view that is not shown by then is rendered at once: steady small changes start a deferred render anew each time. */
const SHOWN_WITHIN_MS = 250;

/**
 * Returns what to show of a running game. What the team enters is shown at once; everything else is rendered after the
 * press that changed it, in slices, so that a slow device answers the next press meanwhile.
 */
export function useShownGame(actor: Actor<GameMachine>): ShownGame {
  const last = useRef<GameView | null>(null);
  const now = keepUnchangedParts(last.current, viewOf(useSelector(actor, (snapshot) => snapshot)));
  const deferred = useInTime(now, useDeferredValue(now));
  const shown = useRef(deferred);
  const work = shownWork(now, deferred, shown.current);
  const view = keepUnchangedParts(shown.current, work === deferred.work ? deferred : { ...deferred, work });
  useLayoutEffect(() => {
    last.current = now;
    shown.current = view;
  }, [now, view]);
  const send = useCallback(
    (event: GameEvent) => {
      if (ANYWHERE.has(event.type) || isMeant(event, shown.current, viewOf(actor.getSnapshot()))) actor.send(event);
    },
    [actor],
  );
  return { view, send };
}

/** Returns the deferred view, or the present one when it has been late for SHOWN_WITHIN_MS. */
function useInTime(now: GameView, deferred: GameView): GameView {
  const [late, setLate] = useState<GameView | null>(null);
  const isPending = now !== deferred;
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  }, [now]);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setLate(latest.current), SHOWN_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isPending && late === now ? now : deferred;
}

/** Returns the newest entries of the shown screen, which must never go back to older ones. */
function shownWork(now: GameView, deferred: GameView, shown: GameView): GameView['work'] {
  if (isSameScreen(now, deferred)) return hasSameEntries(now, deferred) ? deferred.work : now.work;
  return isSameScreen(shown, deferred) && !hasSameEntries(shown, deferred) ? shown.work : deferred.work;
}

/** Returns whether an event fits what the team saw when it pressed. A line that has not been seen is not skipped. */
function isMeant(event: GameEvent, shown: GameView, now: GameView): boolean {
  return isSameScreen(shown, now) && (event.type !== 'SKIP' || shown.topMessage === now.topMessage);
}

/** Returns the function that sends events from outside the screen to the game; its identity is stable. */
export function useSendGame(): (event: GameEvent) => void {
  const actor = GameFlow.useActorRef();
  return useCallback((event: GameEvent) => actor.send(event), [actor]);
}
