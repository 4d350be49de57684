import type { GameView } from '#client/game/flow/view.ts';

/** What the exit is called (spec, section 2). */
export function leaveLabel(mode: GameView['mode']): string {
  return mode === 'test' ? 'Terminar Teste' : 'Desembarcar';
}
