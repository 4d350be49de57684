import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { LessonActions } from '#client/game/flow/LessonView.ts';
import type { GameView } from '#client/game/flow/view.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';

export interface Reflection {
  /** Sends an event to the game; the one that leaves a finished mission asks the three questions first. */
  send: (event: GameEvent) => void;
  /** The mission of which the team is asked. */
  asked: MissionLevel | null;
  answer: (answers: readonly number[] | null) => void;
}

/** Asks a team at the end of each mission how it worked together, once a mission, before the mission is posted. */
export function useReflection(
  { work, mode }: Pick<GameView, 'work' | 'mode'>,
  send: (event: GameEvent) => void,
  { reflect }: LessonActions,
): Reflection {
  const [asked, setAsked] = useState<MissionLevel | null>(null);
  const answered = useRef(new Set<MissionLevel>());
  const mission = mode === 'team' && work.kind === 'congratulations' && !work.isWaiting ? work.mission : null;
  const current = useRef(mission);
  useEffect(() => {
    current.current = mission;
  }, [mission]);
  const sendOrAsk = useCallback(
    (event: GameEvent) => {
      const now = current.current;
      const asks = event.type === 'OK' && now !== null && !answered.current.has(now);
      if (asks) startTransition(() => setAsked(now));
      else send(event);
    },
    [send],
  );
  const answer = useCallback(
    (answers: readonly number[] | null) => {
      setAsked(null);
      const done = current.current;
      if (done === null) return;
      answered.current.add(done);
      if (answers !== null) reflect(done, answers);
      send({ type: 'OK' });
    },
    [reflect, send],
  );
  // Another device of the team may have gone on meanwhile.
  return { send: sendOrAsk, asked: asked === mission ? asked : null, answer };
}
