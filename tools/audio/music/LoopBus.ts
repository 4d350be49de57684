import { at, type Stereo, sampleCount } from '../dsp/signal.ts';

/** Pan from left (-1) to right (1), and gain. */
export type Placement = { pan?: number; gain: number };

/** A loop to mix sounds into. Sound beyond its end wraps around to its start, so that it has no seam. */
export class LoopBus implements Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly length: number;

  /** @param length in samples */
  constructor(length: number) {
    this.length = length;
    this.left = new Float32Array(length);
    this.right = new Float32Array(length);
  }

  /** Adds a sound that begins `seconds` after the loop's start. */
  add(seconds: number, sound: Stereo, { pan = 0, gain }: Placement): void {
    const leftGain = gain * Math.cos(((pan + 1) * Math.PI) / 4);
    const rightGain = gain * Math.sin(((pan + 1) * Math.PI) / 4);
    const start = sampleCount(seconds) + this.length;
    for (let index = 0; index < sound.left.length; index++) {
      const place = (start + index) % this.length;
      this.left[place] = at(this.left, place) + at(sound.left, index) * leftGain;
      this.right[place] = at(this.right, place) + at(sound.right, index) * rightGain;
    }
  }
}
