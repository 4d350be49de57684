import { at, type Stereo, sampleCount } from '../dsp/signal.ts';

/** Where a sound stands between left (-1) and right (1). */
export type Placement = { pan?: number; gain: number };

/** A loop that sounds are laid into. What rings beyond its end rings on at its start: it is seamless by construction. */
export class LoopBus implements Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly length: number;

  /** `length` in samples. */
  constructor(length: number) {
    this.length = length;
    this.left = new Float32Array(length);
    this.right = new Float32Array(length);
  }

  /** Lays a sound in, beginning `seconds` after the loop's start. */
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
