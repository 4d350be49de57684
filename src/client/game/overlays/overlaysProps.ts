import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { GameView } from '#client/game/flow/view.ts';
import type { Voice } from '#client/game/flow/voice.ts';

/** What the menu switches on and off; kept by the device, whoever plays on it. */
export interface GameSettings {
  music: boolean;
  voice: boolean;
  effects: boolean;
  projector: boolean;
  highContrast: boolean;
  calm: boolean;
}

export interface SavingWords {
  text: string;
  /** Something may be lost unless the team does something. */
  isAtRisk: boolean;
}

export interface OverlaysProps {
  view: GameView;
  send: (event: GameEvent) => void;
  /** Files that the team chose; the game keeps and sends them. */
  onAttach: (files: File[]) => void;
  /** What the saving sign tells; null in test mode. */
  saving: SavingWords | null;
  /** The project's page, where the installation names one. */
  projectUrl: string | null;
  /** Which word of the message is being said. */
  voice: Voice;
  settings: GameSettings;
  onSettings: (change: Partial<GameSettings>) => void;
}

/** The same inside of the cockpit, where the mission's guide can be opened. */
export type CockpitProps = OverlaysProps & { onGuide: () => void };
