/** How a picture stands at a moment: its middle in CSS pixels, its size, its turn in radians, its strength. */
export interface Pose {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  alpha: number;
}

export type BlendMode = 'normal' | 'add' | 'screen' | 'multiply';

/** One picture on the canvas, as the cockpit had it. */
export interface SpriteRecord {
  url: string;
  tint: number;
  blendMode: BlendMode;
  /** How it stood at each of the recorded frames; a single pose for what does not move. */
  poses: Pose[];
}

/** What each bench page offers. */
interface BenchPage {
  load(sprites: readonly SpriteRecord[], width: number, height: number): Promise<void>;
  /** Shows the recorded frames in turn, so many. */
  frames(count: number): void;
}

declare global {
  interface Window {
    bench?: BenchPage;
  }
}
