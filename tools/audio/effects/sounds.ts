import { at, type Channel, channelOf, fadedOut, frequencyOf, SAMPLE_RATE, sampleCount, TURN } from '../dsp/signal.ts';
import { bell, breath, pluck } from '../instruments/instruments.ts';

/**
 * The interface sounds. All notes are from D major pentatonic (D E F# A B), so that none is dissonant with the music or another;
 * none is harsh, and a wrong answer is a low soft bell. Notes are MIDI numbers, times seconds.
 */

/** `trimDb`: attenuation relative to the other sounds. */
export type EffectSound = { seconds: number; trimDb: number; layers: () => readonly Layer[] };

type Layer = { start: number; sound: Channel; gain: number };

const A2 = 45;
const D3 = 50;
const A3 = 57;
const D4 = 62;
const A4 = 69;
const B4 = 71;
const D5 = 74;
const E5 = 76;
const FS5 = 78;
const A5 = 81;
const B5 = 83;
const D6 = 86;
const FS6 = 90;

export const SOUNDS = {
  tap: { seconds: 0.16, trimDb: -6, layers: () => [ring(0, A5, 0.16, 0.9, 0.6), atOnce(click(), 0.3)] },
  confirm: { seconds: 0.7, trimDb: 0, layers: () => [ring(0, D5, 0.6, 1.2, 0.6), ring(0.085, A5, 0.6, 1.2, 0.6)] },
  lock: {
    seconds: 0.45,
    trimDb: -2,
    layers: () => [atOnce(pluck(D4, 0.45, { seed: 4, damping: 0.62 }), 0.8), ring(0.05, A5, 0.35, 0.7, 0.28)],
  },
  right: {
    seconds: 1.3,
    trimDb: 0,
    layers: () => [
      ring(0, D5, 0.9, 1.4, 0.5),
      ring(0.09, FS5, 0.9, 1.4, 0.5),
      ring(0.18, A5, 1, 1.4, 0.5),
      ring(0.27, D6, 1, 1.4, 0.55),
    ],
  },
  wrong: {
    seconds: 1.1,
    trimDb: -2,
    layers: () => [ring(0, A3, 0.9, 0.35, 0.5), ring(0.14, D3, 0.95, 0.4, 0.7), ring(0.14, A2, 0.95, 0.2, 0.25)],
  },
  next: { seconds: 0.4, trimDb: -3, layers: () => [ring(0, A4, 0.3, 0.8, 0.5), ring(0.06, B4, 0.34, 0.8, 0.5)] },
  back: { seconds: 0.4, trimDb: -3, layers: () => [ring(0, B4, 0.3, 0.8, 0.5), ring(0.06, A4, 0.34, 0.8, 0.5)] },
  open: {
    seconds: 0.5,
    trimDb: -3,
    layers: () => [
      atOnce(airy(0.4, 500, 2200, 21), 0.35),
      ring(0.08, D5, 0.4, 0.8, 0.35),
      ring(0.16, FS5, 0.34, 0.8, 0.35),
    ],
  },
  close: {
    seconds: 0.5,
    trimDb: -3,
    layers: () => [
      atOnce(airy(0.4, 2200, 500, 22), 0.35),
      ring(0.06, FS5, 0.34, 0.8, 0.35),
      ring(0.14, D5, 0.36, 0.8, 0.35),
    ],
  },
  send: {
    seconds: 1.1,
    trimDb: 0,
    layers: () => [
      atOnce(airy(0.8, 400, 5000, 23), 0.5),
      ring(0.25, A4, 0.6, 1, 0.35),
      ring(0.33, E5, 0.6, 1, 0.35),
      ring(0.41, A5, 0.69, 1, 0.4),
    ],
  },
  success: {
    seconds: 2,
    trimDb: 0,
    layers: () => [
      ...[D4, FS5 - 12, A4, D5, FS5, A5].map((note, step) => ring(step * 0.07, note, 1.4, 1.6, 0.4)),
      { start: 0.42, sound: bell(D6, 1.5, { depth: 1.6, ratio: 2.005 }), gain: 0.5 },
    ],
  },
  takeOff: {
    seconds: 3.2,
    trimDb: 0,
    layers: () => [
      atOnce(breath(3.2, { fromHz: 120, toHz: 2400, quality: 1.2, seed: 31 }, engineSwell), 0.9),
      atOnce(
        shaped(
          glide(3.2, A2 - 17, D3, (progress) => progress ** 2),
          engineHum,
        ),
        0.5,
      ),
    ],
  },
  warp: {
    seconds: 2.6,
    trimDb: 0,
    layers: () => [
      atOnce(
        shaped(
          glide(1.5, D3 - 12, D6, (progress) => progress ** 3),
          (progress) => progress ** 1.5,
        ),
        0.2,
      ),
      atOnce(
        breath(1.5, { fromHz: 300, toHz: 6000, quality: 1.5, seed: 32 }, (progress) => progress ** 2),
        0.6,
      ),
      { start: 1.45, sound: breath(1.1, { fromHz: 5000, toHz: 160, quality: 1, seed: 33 }, dying), gain: 1 },
      {
        start: 1.45,
        sound: shaped(
          glide(1.1, A2, D3 - 24, (progress) => progress ** 0.5),
          dying,
        ),
        gain: 0.8,
      },
    ],
  },
  arrival: {
    seconds: 2.3,
    trimDb: 0,
    layers: () => [
      atOnce(
        breath(1.2, { fromHz: 3000, toHz: 200, quality: 1.1, seed: 34 }, (progress) => (1 - progress) ** 2),
        0.5,
      ),
      ring(0.5, D4, 1.7, 1.4, 0.4),
      ring(0.5, A4, 1.7, 1.4, 0.4),
      ring(0.62, D5, 1.6, 1.4, 0.45),
    ],
  },
  star: { seconds: 0.7, trimDb: -3, layers: () => [ring(0, B5, 0.5, 0.9, 0.45), ring(0.07, FS6, 0.6, 0.9, 0.35)] },
} as const satisfies Record<string, EffectSound>;

/** Synthesises one effect without normalising its loudness; it starts at once and ends in silence. */
export function soundOf({ seconds, layers }: EffectSound): Channel {
  const result = new Float32Array(sampleCount(seconds));
  for (const { start, sound, gain } of layers()) {
    const offset = sampleCount(start);
    const last = Math.min(sound.length, result.length - offset);
    for (let index = 0; index < last; index++) {
      result[offset + index] = at(result, offset + index) + at(sound, index) * gain;
    }
  }
  return fadedOut(result, Math.min(0.08, seconds / 4));
}

function ring(start: number, note: number, seconds: number, depth: number, gain: number): Layer {
  return { start, sound: bell(note, seconds, { depth }), gain };
}

function atOnce(sound: Channel, gain: number): Layer {
  return { start: 0, sound, gain };
}

/** A fingertip on glass. */
function click(): Channel {
  return shaped(
    breath(0.02, { fromHz: 3000, toHz: 1500, quality: 0.8, seed: 6 }, () => 1),
    dying,
  );
}

function airy(seconds: number, fromHz: number, toHz: number, seed: number): Channel {
  return breath(seconds, { fromHz, toHz, quality: 1.2, seed }, (progress) => Math.sin(Math.PI * progress) ** 2);
}

/** A tone gliding from one note to another, with a faint second partial. */
function glide(seconds: number, fromNote: number, toNote: number, path: (progress: number) => number): Channel {
  const [from, to] = [frequencyOf(fromNote), frequencyOf(toNote)];
  const length = sampleCount(seconds);
  let phase = 0;
  return channelOf(length, (index) => {
    phase += (from * (to / from) ** path(index / length)) / SAMPLE_RATE;
    return Math.sin(TURN * phase) + 0.25 * Math.sin(2 * TURN * phase);
  });
}

function shaped(channel: Channel, shape: (progress: number) => number): Channel {
  return channel.map((sample, index) => sample * shape(index / channel.length));
}

function dying(progress: number): number {
  return Math.exp(-4.5 * progress);
}

function engineSwell(progress: number): number {
  return 3 * progress ** 1.2 * (1 - progress) ** 0.9;
}

function engineHum(progress: number): number {
  return Math.min(1, progress * 4, (1 - progress) * 4);
}
