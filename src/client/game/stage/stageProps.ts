import type { Raised } from '#client/game/flow/cockpitLayout.ts';
import type { RobotGaze, RobotMood, SceneName } from '#client/game/flow/scenes.ts';
import type { Voice } from '#client/game/flow/voice.ts';
import type { MissionLevel, ShipNumber, Theme } from '#domain/vocabulary.ts';

/** The flow's pictures, and the one before anybody has signed in. */
export type StageScene = SceneName | 'login';

/** What is on the picture. */
export interface StageSubject {
  scene: StageScene;
  theme: Theme;
  ship: ShipNumber;
  /** The mission whose planet stands before the window; null = the whole system is seen. */
  mission: MissionLevel | null;
}

/** What the game tells its stage, and what the stage answers. */
export interface StageProps extends StageSubject {
  robot: RobotMood;
  gaze: RobotGaze;
  raised: Raised;
  voice: Voice;
  projector: boolean;
  reducedMotion: boolean;
  paused?: boolean;
  /** Once, when the first scene is on screen, or when there will be no pictures. The game never waits for them. */
  onReady?(): void;
  /** When a scene that ends by itself (take-off, warp, arrival) has ended. */
  onTransitionEnd?(scene: SceneName): void;
}
