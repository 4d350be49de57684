import type { NarrationCue } from '../GameState.ts';
import type { GameView, MessagePlace } from '../GameView.ts';
import type { GameSnapshot } from '../gameMachine.ts';
import { cueOf } from '../rules/speech.ts';

/** Returns the place of the message that ORBI speaks now, or null. */
export function narrationOf(snapshot: GameSnapshot): GameView['narration'] {
  const isReading = snapshot.hasTag('speaking') || snapshot.hasTag('breathing');
  return placeOf(isReading ? cueOf(snapshot.context.speech) : null);
}

export function placeOf(cue: NarrationCue | null): MessagePlace | null {
  return cue && { key: cue.key, position: cue.position };
}
