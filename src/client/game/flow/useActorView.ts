import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import type { GameView } from './GameView.ts';
import type { GameMachine } from './gameMachine.ts';
import { viewOf } from './view.ts';

/** Returns the view of a game that another component runs. */
export function useActorView(actor: Actor<GameMachine>): GameView {
  return viewOf(useSelector(actor, (snapshot) => snapshot));
}
