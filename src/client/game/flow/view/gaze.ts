import type { GameSnapshot } from '../gameMachine.ts';
import { quizHere } from '../lines.ts';
import type { RobotGaze } from '../scenes.ts';

/** Where ORBI looks: at whom it speaks to, then at what the team works on, and at the option that was pressed. */
export function gazeOf(snapshot: GameSnapshot): RobotGaze {
  const { context } = snapshot;
  if (context.lock !== null && snapshot.hasTag('at:quiz')) {
    return { at: 'option', index: context.lock, of: quizHere(context)?.options.optionsLabel.length ?? 1 };
  }
  if (snapshot.hasTag('speaking') || snapshot.hasTag('feedback')) return { at: 'students' };
  if (snapshot.hasTag('at:hangar') || snapshot.hasTag('at:flight') || snapshot.hasTag('at:missionIntro')) {
    return { at: 'window' };
  }
  const isWorking = (['at:quiz', 'at:write', 'at:upload', 'at:council'] as const).some((tag) => snapshot.hasTag(tag));
  return { at: isWorking && !snapshot.hasTag('waiting') ? 'work' : 'students' };
}
