import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { GameView } from '#client/game/flow/view.ts';

export interface OverlaysProps {
  view: GameView;
  send: (event: GameEvent) => void;
  /** Files that the team chose; the game keeps and sends them. */
  onAttach: (files: File[]) => void;
  /** What the saving sign tells; null in test mode. */
  saving: string | null;
  /** The project's page, where the installation names one. */
  projectUrl: string | null;
}
