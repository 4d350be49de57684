import type { RobotMood, SceneName } from '#client/game/flow/scenes.ts';
import type { ShipNumber, Theme } from '#domain/vocabulary.ts';

/** What the game tells its stage, and what the stage answers. */
export interface StageProps {
  scene: SceneName;
  theme: Theme;
  ship: ShipNumber;
  robot: RobotMood;
  reducedMotion: boolean;
  paused?: boolean;
  /** Once, when the first scene is on screen, or when there will be no pictures. The game never waits for them. */
  onReady?(): void;
  /** When a scene that ends by itself (take-off, warp, arrival) has ended. */
  onTransitionEnd?(scene: SceneName): void;
}
