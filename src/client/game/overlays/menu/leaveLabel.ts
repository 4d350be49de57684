import type { GameView } from '#client/game/flow/view.ts';

/** Returns the label of the exit (spec, section 2). */
export function leaveLabel(mode: GameView['mode']): string {
  return mode === 'test' ? 'Terminar Teste' : 'Desembarcar';
}
