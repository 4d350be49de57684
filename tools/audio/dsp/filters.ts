import { at, type Channel, SAMPLE_RATE, TURN } from './signal.ts';

/** Biquads after R. Bristow-Johnson's audio equaliser cookbook; frequencies in Hz, gains in dB. */

/** b0 b1 b2 a1 a2, divided by a0. */
export type Biquad = readonly [number, number, number, number, number];

function angles(hertz: number, quality: number) {
  const omega = (TURN * hertz) / SAMPLE_RATE;
  return { cosine: Math.cos(omega), alpha: Math.sin(omega) / (2 * quality) };
}

function biquad([b0, b1, b2]: [number, number, number], [a0, a1, a2]: [number, number, number]): Biquad {
  return [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0];
}

export function highPass(hertz: number, quality = Math.SQRT1_2): Biquad {
  const { cosine, alpha } = angles(hertz, quality);
  return biquad([(1 + cosine) / 2, -1 - cosine, (1 + cosine) / 2], [1 + alpha, -2 * cosine, 1 - alpha]);
}

export function lowPass(hertz: number, quality = Math.SQRT1_2): Biquad {
  const { cosine, alpha } = angles(hertz, quality);
  return biquad([(1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2], [1 + alpha, -2 * cosine, 1 - alpha]);
}

export function bandPass(hertz: number, quality: number): Biquad {
  const { cosine, alpha } = angles(hertz, quality);
  return biquad([alpha, 0, -alpha], [1 + alpha, -2 * cosine, 1 - alpha]);
}

export function bell(hertz: number, quality: number, decibels: number): Biquad {
  const { cosine, alpha } = angles(hertz, quality);
  const lift = 10 ** (decibels / 40);
  return biquad([1 + alpha * lift, -2 * cosine, 1 - alpha * lift], [1 + alpha / lift, -2 * cosine, 1 - alpha / lift]);
}

export function highShelf(hertz: number, quality: number, decibels: number): Biquad {
  const { cosine, alpha } = angles(hertz, quality);
  const lift = 10 ** (decibels / 40);
  const slope = 2 * Math.sqrt(lift) * alpha;
  const [more, less] = [lift + 1, lift - 1];
  return biquad(
    [lift * (more + less * cosine + slope), -2 * lift * (less + more * cosine), lift * (more + less * cosine - slope)],
    [more - less * cosine + slope, 2 * (less - more * cosine), more - less * cosine - slope],
  );
}

/** Applies filters one after another. */
export function filtered(channel: Channel, ...stages: readonly Biquad[]): Channel {
  return stages.reduce(throughOne, channel);
}

function throughOne(channel: Channel, [b0, b1, b2, a1, a2]: Biquad): Channel {
  const result = new Float32Array(channel.length);
  let input1 = 0;
  let input2 = 0;
  let output1 = 0;
  let output2 = 0;
  for (let index = 0; index < result.length; index++) {
    const input = at(channel, index);
    const output = b0 * input + b1 * input1 + b2 * input2 - a1 * output1 - a2 * output2;
    input2 = input1;
    input1 = input;
    output2 = output1;
    output1 = output;
    result[index] = output;
  }
  return result;
}

/** A state-variable filter with a variable cut-off. */
export class MovingFilter {
  private integrator1 = 0;
  private integrator2 = 0;
  private tangent = 0;
  private readonly damping: number;
  low = 0;
  band = 0;

  constructor(quality: number) {
    this.damping = 1 / quality;
  }

  tune(hertz: number): void {
    this.tangent = Math.tan(Math.PI * Math.min(0.45, hertz / SAMPLE_RATE));
  }

  /** Processes one sample; `low` and `band` then contain the outputs. */
  push(input: number): void {
    const { tangent, damping } = this;
    const high =
      (input - (tangent + damping) * this.integrator1 - this.integrator2) / (1 + tangent * (tangent + damping));
    this.band = tangent * high + this.integrator1;
    this.integrator1 = tangent * high + this.band;
    this.low = tangent * this.band + this.integrator2;
    this.integrator2 = tangent * this.band + this.low;
  }
}
