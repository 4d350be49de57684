import { createActorContext, useSelector } from '@xstate/react';
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Actor } from 'xstate';
import type { GameEvent } from './GameEvent.ts';
import { type GameMachine, gameMachine } from './gameMachine.ts';
import { hasSameEntries, isSameMoment, isSameScreen } from './view/isSameScreen.ts';
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

/** What the team enters: a text, an option or stars, which its control shows in the same task. */
const ENTRIES: readonly GameEvent['type'][] = ['TYPE', 'CHOOSE', 'RATE', 'CHOOSE_KIND', 'TYPE_REPLY', 'DESCRIBE_FILE'];

interface ShownGame {
  /** The view to show. Unchanged parts keep their identity, so that they need not render again. */
  view: GameView;
  /**
   * Sends what the team enters to the game at once, and a press in the next task; its identity is stable. A SKIP is dropped
   * when the game no longer shows what the team wanted to skip.
   */
  send(event: GameEvent): void;
}

/** A view that is not shown by then is rendered at once, because each small change meanwhile begins the slices anew. */
const SHOWN_WITHIN_MS = 250;

/**
 * Returns what to show of a running game. What the team enters is shown at once; everything else is rendered after the
 * press that changed it, in slices, so that a slow device answers the next press meanwhile.
 */
export function useShownGame(actor: Actor<GameMachine>): ShownGame {
  const last = useRef<GameView | null>(null);
  const now = keepUnchangedParts(last.current, viewOf(useSelector(actor, (snapshot) => snapshot)));
  const deferred = useDeferredView(now);
  const shown = useRef(deferred);
  const work = shownWork(now, deferred, shown.current);
  const view = keepUnchangedParts(shown.current, work === deferred.work ? deferred : { ...deferred, work });
  useLayoutEffect(() => {
    last.current = now;
    shown.current = view;
  }, [now, view]);
  const waiting = useRef<(() => void)[]>([]);
  const send = useCallback(
    (event: GameEvent) => {
      const pressed = shown.current;
      const answer = () => waiting.current.splice(0).forEach((next) => void next());
      waiting.current.push(() => {
        if (event.type !== 'SKIP' || isSameMoment(pressed, viewOf(actor.getSnapshot()))) actor.send(event);
      });
      if (ENTRIES.includes(event.type)) answer();
      else setTimeout(answer);
    },
    [actor],
  );
  return { view, send };
}

/** Returns `now` once it has been rendered in slices, or at once when that takes longer than SHOWN_WITHIN_MS; never an older one again. */
function useDeferredView(now: GameView): GameView {
  const [ready, setReady] = useState(now);
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
    startTransition(() => setReady(now));
  }, [now]);
  const isPending = ready !== now;
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setInterval(() => setReady(latest.current), SHOWN_WITHIN_MS);
    return () => clearInterval(timer);
  }, [isPending]);
  return ready;
}

/** Returns the newest entries of the shown screen, which must never go back to older ones. */
function shownWork(now: GameView, deferred: GameView, shown: GameView): GameView['work'] {
  if (isSameScreen(now, deferred)) return hasSameEntries(now, deferred) ? deferred.work : now.work;
  return isSameScreen(shown, deferred) && !hasSameEntries(shown, deferred) ? shown.work : deferred.work;
}

/** Returns the function that sends events from outside the screen to the game; its identity is stable. */
export function useSendGame(): (event: GameEvent) => void {
  const actor = GameFlow.useActorRef();
  return useCallback((event: GameEvent) => actor.send(event), [actor]);
}

/** Returns whether the running game has the words of easy read; undefined before its script is loaded. */
export function useIsEasyScript(): boolean | undefined {
  return GameFlow.useSelector(({ context }) => context.script.isEasy);
}
