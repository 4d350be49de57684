import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import type { GameView } from './GameView.ts';
import type { GameMachine } from './gameMachine.ts';
import { viewOf } from './view.ts';

/** What there is to show of a game that somebody else runs. */
export function useActorView(actor: Actor<GameMachine>): GameView {
  return viewOf(useSelector(actor, (snapshot) => snapshot));
}
