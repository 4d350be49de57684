/** A sprite's pose: centre in CSS pixels, size, rotation in radians, alpha. */
export interface Pose {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  alpha: number;
}

export type BlendMode = 'normal' | 'add' | 'screen' | 'multiply';

/** One sprite of the cockpit. */
export interface SpriteRecord {
  url: string;
  tint: number;
  blendMode: BlendMode;
  /** Its pose in each recorded frame; a single pose if it does not move. */
  poses: Pose[];
}

/** The interface of each bench page. */
interface BenchPage {
  load(sprites: readonly SpriteRecord[], width: number, height: number): Promise<void>;
  /** Draws `count` frames, repeating the recorded ones. */
  frames(count: number): void;
}

declare global {
  interface Window {
    bench?: BenchPage;
  }
}
