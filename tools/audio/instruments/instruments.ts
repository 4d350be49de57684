import { MovingFilter } from '../dsp/filters.ts';
import {
  at,
  type Channel,
  channelOf,
  fadedOut,
  frequencyOf,
  randomFrom,
  SAMPLE_RATE,
  type Stereo,
  sampleCount,
  TURN,
} from '../dsp/signal.ts';

/** Instruments of the music and of the interface sounds. Notes are MIDI numbers, times seconds. */

const PAD_VOICES = [-1, -0.45, 0.1, 0.55, 1];
const PAD_ATTACK = 3.5;
const PAD_RELEASE = 5;
const SUB_ATTACK = 2;
const SUB_RELEASE = 3;
/** The filters' cut-off is updated every CONTROL_STEP samples. */
const CONTROL_STEP = 16;

export type PadTone = { seed: number; cutoffHz: number; swayHz: number };

/** A pad of five detuned saws with a slowly moving filter; it releases for PAD_RELEASE after `seconds`. */
export function pad(note: number, seconds: number, { seed, cutoffHz, swayHz }: PadTone): Stereo {
  const random = randomFrom(seed);
  const voices = PAD_VOICES.map((spread) => ({
    step: (frequencyOf(note) * (1 + spread * 0.0045 + (random() - 0.5) * 0.0008)) / SAMPLE_RATE,
    phase: random(),
    side: spread,
  }));
  const swayStart = random() * TURN;
  const length = sampleCount(seconds + PAD_RELEASE);
  const stereo: Stereo = { left: new Float32Array(length), right: new Float32Array(length) };
  const filters = { left: new MovingFilter(0.8), right: new MovingFilter(0.8) };
  for (let index = 0; index < length; index++) {
    const envelope = padEnvelope(index / SAMPLE_RATE, seconds);
    if (index % CONTROL_STEP === 0) {
      const sway = 0.6 + 0.4 * Math.sin((TURN * swayHz * index) / SAMPLE_RATE + swayStart);
      const hertz = cutoffHz * (0.75 + 0.8 * envelope * sway);
      filters.left.tune(hertz);
      filters.right.tune(hertz);
    }
    const { left, right } = choir(voices);
    filters.left.push(left);
    filters.right.push(right);
    stereo.left[index] = filters.left.low * envelope * 0.22;
    stereo.right[index] = filters.right.low * envelope * 0.22;
  }
  return stereo;
}

function padEnvelope(time: number, seconds: number): number {
  if (time < PAD_ATTACK) return 0.5 - 0.5 * Math.cos((Math.PI * time) / PAD_ATTACK);
  if (time < seconds) return 1;
  return 0.5 + 0.5 * Math.cos(Math.PI * Math.min(1, (time - seconds) / PAD_RELEASE));
}

function choir(voices: { step: number; phase: number; side: number }[]): { left: number; right: number } {
  let [left, right] = [0, 0];
  for (const voice of voices) {
    voice.phase = (voice.phase + voice.step) % 1;
    const tone = 0.5 * saw(voice.phase, voice.step) + 0.5 * Math.sin(TURN * voice.phase);
    left += tone * (0.5 - 0.2 * voice.side);
    right += tone * (0.5 + 0.2 * voice.side);
  }
  return { left, right };
}

/** A saw wave with its jump smoothed over two samples (polynomial band-limited step). */
function saw(phase: number, step: number): number {
  return 2 * phase - 1 - roundedStep(phase, step);
}

function roundedStep(phase: number, step: number): number {
  if (phase < step) return 2 * (phase / step) - (phase / step) ** 2 - 1;
  if (phase <= 1 - step) return 0;
  const before = (phase - 1) / step;
  return before ** 2 + 2 * before + 1;
}

export type BellTone = { depth: number; ratio?: number };

/** An FM bell: `depth` controls the brightness of the attack, `ratio` the metal. */
export function bell(note: number, seconds: number, { depth, ratio = 3.01 }: BellTone): Channel {
  const hertz = frequencyOf(note);
  const strike = channelOf(sampleCount(seconds), (index) => {
    const time = index / SAMPLE_RATE;
    const envelope = Math.exp((-5.12 * time) / seconds) * Math.min(1, time / 0.004);
    const metal = Math.sin(TURN * hertz * ratio * time) * depth * Math.exp((-14 * time) / seconds);
    const tone = 0.7 * Math.sin(TURN * hertz * time + metal);
    const octave = 0.18 * Math.sin(TURN * hertz * 2.001 * time + 0.4 * metal);
    return (tone + octave) * envelope * 0.5;
  });
  return fadedOut(strike, 0.04);
}

/** A plucked string (Karplus-Strong: a noise burst in a damped delay loop); `damping` from 0 to 1. */
export function pluck(note: number, seconds: number, { seed, damping }: { seed: number; damping: number }): Channel {
  const string = softNoise(Math.floor(SAMPLE_RATE / frequencyOf(note)), seed);
  let place = 0;
  const tone = channelOf(sampleCount(seconds), () => {
    const next = (place + 1) % string.length;
    const heard = at(string, place);
    string[place] = (heard * (1 - damping) + at(string, next) * damping) * 0.9965;
    place = next;
    return heard;
  });
  return fadedOut(tone, 0.06);
}

function softNoise(length: number, seed: number): Channel {
  const random = randomFrom(seed);
  let level = 0;
  return channelOf(length, () => {
    level += (2 * random() - 1 - level) * 0.35;
    return level;
  });
}

/** Filtered noise gliding from one frequency to another along `path` (0 to 1), with the envelope `shape`. */
export function breath(
  seconds: number,
  tone: { fromHz: number; toHz: number; quality: number; seed: number },
  shape: (progress: number) => number,
  path: (progress: number) => number = (progress) => progress,
): Channel {
  const random = randomFrom(tone.seed);
  const filter = new MovingFilter(tone.quality);
  const length = sampleCount(seconds);
  return channelOf(length, (index) => {
    const progress = index / length;
    if (index % CONTROL_STEP === 0) filter.tune(tone.fromHz * (tone.toHz / tone.fromHz) ** path(progress));
    filter.push(2 * random() - 1);
    return filter.band * shape(progress);
  });
}

/** A deep tone with a faint octave. */
export function sub(note: number, seconds: number): Channel {
  const hertz = frequencyOf(note);
  return channelOf(sampleCount(seconds + SUB_RELEASE), (index) => {
    const time = index / SAMPLE_RATE;
    const envelope = Math.max(0, Math.min(1, time / SUB_ATTACK, 1 - (time - seconds) / SUB_RELEASE));
    const phase = TURN * hertz * time;
    const tone = Math.sin(phase) + 0.18 * Math.sin(2 * phase + 0.4) + 0.05 * Math.sin(3 * phase);
    return tone * envelope ** 2 * 0.3;
  });
}
