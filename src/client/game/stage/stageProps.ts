import type { Raised } from '#client/game/flow/cockpitLayout.ts';
import type { RobotGaze, RobotMood, SceneName } from '#client/game/flow/scenes.ts';
import type { PlanetLights } from '#client/game/flow/view.ts';
import type { Voice } from '#client/game/flow/voice.ts';
import type { MissionLevel, ShipNumber, Theme } from '#domain/vocabulary.ts';

/** The flow's scenes, and the one of the sign-in page. */
export type StageScene = SceneName | 'login';

/** What the stage shows. */
export interface StageSubject {
  scene: StageScene;
  theme: Theme;
  ship: ShipNumber;
  /** The mission whose planet is at the front; null = the whole system is shown. */
  mission: MissionLevel | null;
  /** Choices in dilemmas, which change the light of two planets; absent = none. */
  lights?: PlanetLights | undefined;
}

/** Props of the stage, and its callbacks. */
export interface StageProps extends StageSubject {
  robot: RobotMood;
  gaze: RobotGaze;
  raised: Raised;
  voice: Voice;
  projector: boolean;
  reducedMotion: boolean;
  /** Something covers the stage: nothing moves, and nothing is drawn. */
  paused?: boolean;
  /** Called once, when the first scene is on screen or there will be no pictures. The game never waits for them. */
  onReady?(): void;
  /** Called when a scene that ends by itself (take-off, warp, arrival) has ended. */
  onTransitionEnd?(scene: SceneName): void;
}
