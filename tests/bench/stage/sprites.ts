/** One picture on the canvas, as the cockpit had it. */
export interface SpriteRecord {
  url: string;
  /** Middle, in CSS pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  alpha: number;
  tint: number;
  additive: boolean;
  /** Whether the cockpit moves it. */
  moves: boolean;
}

/** What each bench page offers. */
interface BenchPage {
  load(sprites: readonly SpriteRecord[], width: number, height: number): Promise<void>;
  /** Moves what moves and draws, so many times. */
  frames(count: number): void;
}

declare global {
  interface Window {
    bench?: BenchPage;
  }
}

/** Where a moving picture is at a moment: the same for both libraries. */
export function swayed(value: number, index: number, seconds: number): number {
  return value + Math.sin(seconds * 2 + index) * 3;
}
