import type { GameSnapshot } from '../gameMachine.ts';
import type { RobotMood } from '../scenes.ts';
import { narrationOf } from './narration.ts';
import { workOf } from './work.ts';

/** Returns ORBI's mood. Feedback comes before talking, because the team looks at the robot right after its answer. */
export function moodOf(snapshot: GameSnapshot): RobotMood {
  const work = workOf(snapshot);
  if (work.kind === 'quiz' && snapshot.hasTag('feedback')) {
    return work.options.some(({ state }) => state === 'right') ? 'glad' : 'encourage';
  }
  if (narrationOf(snapshot) !== null) return 'talk';
  if (snapshot.hasTag('scene:celebration')) return 'glad';
  const isOpen = !snapshot.hasTag('waiting');
  return isOpen && (work.kind === 'quiz' || work.kind === 'write' || work.kind === 'upload' || work.kind === 'dilemma')
    ? 'listen'
    : 'idle';
}
