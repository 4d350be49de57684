import { HINT } from '#domain/game/quizLock.ts';
import type { GameSnapshot } from '../gameMachine.ts';
import { quizHere, shipLine, TRAINING_LINE, uploadHere, writeHere } from '../rules/lines.ts';

/** Shown during the feedback, when nothing is left to choose. */
const REASON_HINT = 'Leiam a razão no ecrã de cima.';

const DILEMMA_HINT = 'Abram os pontos de vista e conversem antes de escolher.';

/** Returns the instruction beside the robot: what the team should do now. */
export function hintOf(snapshot: GameSnapshot): string | null {
  const { context } = snapshot;
  if (snapshot.hasTag('at:hangar')) return shipLine(context.script);
  if (snapshot.hasTag('at:training')) return TRAINING_LINE;
  if (snapshot.hasTag('feedback')) return REASON_HINT;
  if (snapshot.hasTag('at:dilemma')) return confirmHint(snapshot) ?? DILEMMA_HINT;
  if (snapshot.hasTag('at:quiz')) return confirmHint(snapshot) ?? quizHere(context)?.aiHint ?? null;
  if (snapshot.hasTag('at:write')) return writeHere(context)?.aiHint ?? null;
  if (snapshot.hasTag('at:upload')) return uploadHere(context)?.aiHint ?? null;
  return null;
}

/** Returns 'Toquem outra vez para confirmar' while an option is locked (spec, section 4), otherwise null. */
export function confirmHint({ context }: GameSnapshot): string | null {
  return context.lock === null ? null : HINT;
}
