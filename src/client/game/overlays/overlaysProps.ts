import type { TeamDiary } from '#client/diary/DiaryActions.ts';
import type { CouncilSessionProps } from '#client/game/flow/CouncilSession.ts';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { NewFile } from '#client/game/flow/GameState.ts';
import type { HallState } from '#client/game/flow/HallView.ts';
import type { LessonActions, LessonView } from '#client/game/flow/LessonView.ts';
import type { GameView } from '#client/game/flow/view.ts';
import type { Voice } from '#client/game/flow/voice.ts';
import type { Supports } from '#domain/game/supports.ts';

/** The files of answers on this device: stored, and read again. */
export interface AnswerFiles {
  choose: (files: readonly File[]) => NewFile[];
  /** Resolves to undefined for a file of another device. */
  read: (id: string) => Promise<Blob | undefined>;
}

/** The lesson of the team's class, as the overlays show it. */
export interface LessonProps {
  view: LessonView;
  actions: LessonActions;
}

/** Settings of the device, for everybody who plays on it. */
export interface GameSettings {
  music: boolean;
  voice: boolean;
  effects: boolean;
  projector: boolean;
}

export interface SavingText {
  text: string;
  /** Whether work may be lost unless the team acts. */
  isAtRisk: boolean;
}

/** Must be the same function in every render. */
export type LoadDiary = () => Promise<TeamDiary>;

export interface OverlaysProps {
  view: GameView;
  send: (event: GameEvent) => void;
  /** Receives files that the team chose; the game stores and sends them. */
  onAttach: (files: File[]) => void;
  /** The files on this device; absent where nothing is recorded. Must be the same object in every render. */
  files?: AnswerFiles | undefined;
  /** Silences the game while an answer by voice is recorded or played. Must be the same function in every render. */
  onQuiet?: ((isQuiet: boolean) => void) | undefined;
  /** The saving state; null in test mode. */
  saving: SavingText | null;
  /** The project's page, where the installation names one. */
  projectUrl: string | null;
  /** The narrator's voice: which word of the message is being said. */
  voice: Voice;
  /** The lesson of the team's class; without a live one in test mode. */
  lesson: LessonProps;
  /** The council session of the team's class; none in test mode. */
  council: CouncilSessionProps;
  /** Whether the hall of the session is on the stage; absent where it never is. */
  hall?: HallState;
  /** Says a text with the device's own voice, where it has one and sound is on. */
  speak: (text: string) => void;
  /** Loads the diary of the team's plan and the stories that it may read; null in test mode. */
  loadDiary: LoadDiary | null;
  settings: GameSettings;
  onSettings: (change: Partial<GameSettings>) => void;
  /** The supports in use: the team's, or the device's own in test mode. */
  supports: Supports;
  onSupports: (change: Partial<Supports>) => void;
  /** Names the letters that the page shows now; empty for the usual ones. */
  letters: string;
  /** Opens the dossier of the team's plan; absent in test mode. */
  onDossier?: (() => void) | undefined;
  /** Opens 'O nosso diário'; absent in test mode. */
  onOurDiary?: (() => void) | undefined;
}

/** Props inside the cockpit, where the mission's guide can be opened, and in mission 4 the stories of earlier years. */
export type CockpitProps = OverlaysProps & {
  onGuide: () => void;
  /** Null where there are no stories. */
  onStories: (() => void) | null;
};
