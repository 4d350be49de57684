import { integratedLoudness } from '../dsp/loudness.ts';
import {
  at,
  type Channel,
  channelOf,
  gainOf,
  peakOf,
  randomFrom,
  type Stereo,
  sampleCount,
  scaled,
} from '../dsp/signal.ts';
import { bell, breath, pad, pluck, sub } from '../instruments/instruments.ts';
import { LoopBus } from './LoopBus.ts';
import { echo, hall, withoutRumble } from './loopEffects.ts';
import { partsOf } from './parts.ts';

/**
 * The game's music: a seamless loop of eight chords in D major and D lydian, calm and hopeful, without drums.
 * Notes are MIDI numbers, times seconds.
 */
const MUSIC_SECONDS = 120;
const MUSIC_LUFS = -22;
/** Length of the sound around a part, because codecs are inexact in the first and last ms. */
const MARGIN_MS = 200;
const CHORD_SECONDS = 15;
const BEAT = CHORD_SECONDS / 16;

type Chord = { root: number; voicing: readonly number[]; bells: number };

/** `bells`: probability of a bell on each beat, which varies the density of the loop. */
const CHORDS: readonly Chord[] = [
  { root: 38, voicing: [57, 62, 66, 69, 76], bells: 0.3 },
  { root: 35, voicing: [57, 61, 66, 69, 74], bells: 0.38 },
  { root: 31, voicing: [59, 62, 66, 69, 73], bells: 0.48 },
  { root: 33, voicing: [57, 61, 64, 71, 76], bells: 0.34 },
  { root: 38, voicing: [57, 62, 66, 73, 76], bells: 0.52 },
  { root: 40, voicing: [55, 62, 66, 71, 74], bells: 0.6 },
  { root: 31, voicing: [55, 62, 66, 69, 74], bells: 0.44 },
  { root: 33, voicing: [57, 62, 64, 69, 71], bells: 0.26 },
];
/** The music is delivered in parts, half a chord each, so that it starts before all of it has arrived. */
export const MUSIC_PARTS = 2 * CHORDS.length;
/** D major pentatonic, for bells between the chords' own notes. */
const PASSING_NOTES = [62, 64, 66, 69, 71, 74, 76, 78, 81, 83, 86];
const PLUCK_ORDER = [0, 2, 4, 3, 1, 3, 2, 4];
const PLUCKED_CHORDS = { first: 2, last: 6 };

type Buses = { dry: LoopBus; bells: LoopBus; wet: LoopBus };

/** Position of a part's own time in its file, in ms. */
export type PartTime = { from: number; ms: number };

/**
 * Composes the music at MUSIC_LUFS: the left and right channel of each part of the loop, with the neighbouring sound before and
 * after it. Deterministic.
 */
export function composeMusic(): { parts: Channel[][]; time: PartTime } {
  const { left, right } = composeLoop();
  const parts = partsOf([left, right], {
    count: MUSIC_PARTS,
    // Bells and plucks begin on beats and half beats: a seam there would be harder to hide.
    first: sampleCount(BEAT / 4),
    margin: sampleCount(MARGIN_MS / 1000),
  });
  return { parts, time: { from: MARGIN_MS, ms: (MUSIC_SECONDS * 1000) / MUSIC_PARTS } };
}

function composeLoop(): Stereo {
  const length = sampleCount(MUSIC_SECONDS);
  const buses: Buses = { dry: new LoopBus(length), bells: new LoopBus(length), wet: new LoopBus(length) };
  const random = randomFrom(42);
  CHORDS.forEach((chord, number) => {
    layChord(buses, chord, number);
    layWind(buses, number);
    layBells(buses.bells, chord, number, random);
    if (number >= PLUCKED_CHORDS.first && number <= PLUCKED_CHORDS.last) layPlucks(buses.bells, chord, number);
  });
  return atLoudness(mixed(buses));
}

function layChord({ dry, wet }: Buses, { root, voicing }: Chord, number: number): void {
  const start = number * CHORD_SECONDS;
  voicing.forEach((note, voice) => {
    const tone = { seed: number * 17 + voice, cutoffHz: 620 + 140 * voice, swayHz: 0.05 + 0.013 * voice };
    const sound = pad(voice === 0 ? note - 12 : note, 13.2, tone);
    for (const bus of [dry, wet]) bus.add(start + voice * 0.18, sound, { gain: 0.62 });
  });
  dry.add(start, mono(sub(root, 13)), { gain: 0.55 });
}

function layWind({ dry, wet }: Buses, number: number): void {
  const side = (phase: number, seed: number) =>
    breath(
      CHORD_SECONDS,
      { fromHz: 260 + 40 * (number % 3), toHz: 1100 + 180 * (number % 4), quality: 2.2, seed },
      (progress) => 0.12 * Math.sin(Math.PI * progress) ** 2,
      (progress) => Math.sin(Math.PI * progress + phase),
    );
  const wind = { left: side(0, number + 5), right: side(0.2, number + 105) };
  wet.add(number * CHORD_SECONDS, wind, { gain: 0.55 });
  dry.add(number * CHORD_SECONDS, wind, { gain: 0.2 });
}

function layBells(bus: LoopBus, { voicing, bells }: Chord, number: number, random: () => number): void {
  for (let beat = 0; beat < 16; beat++) {
    if (random() > bells) continue;
    const isChordNote = random() < 0.65;
    const pool = isChordNote ? voicing.slice(2).map((note) => note + 12) : PASSING_NOTES;
    const octave = !isChordNote && random() < 0.3 ? 12 : 0;
    const note = (pool[Math.floor(random() * pool.length)] ?? 74) + octave;
    const start = number * CHORD_SECONDS + beat * BEAT + (random() - 0.5) * 0.018;
    const gain = 0.16 + 0.12 * random();
    const seconds = 3.6 + 2 * random();
    const tone = { depth: 1.1 + 1.2 * random(), ratio: random() < 0.7 ? 2.005 : 3.01 };
    bus.add(start, mono(bell(note, seconds, tone)), { pan: (random() - 0.5) * 1.2, gain });
  }
}

function layPlucks(bus: LoopBus, { voicing }: Chord, number: number): void {
  const steps = 32;
  const swellSteps = (PLUCKED_CHORDS.last - PLUCKED_CHORDS.first + 1) * steps;
  for (let step = 0; step < steps; step++) {
    if ((step * 5 + number) % 3 === 0) continue;
    const note = (voicing[PLUCK_ORDER[step % 8] ?? 0] ?? 62) + (step % 8 === 6 ? 12 : 0);
    const swell = 0.5 - 0.5 * Math.cos((2 * Math.PI * ((number - PLUCKED_CHORDS.first) * steps + step)) / swellSteps);
    const start = number * CHORD_SECONDS + (step * BEAT) / 2;
    const sound = mono(pluck(note, 2.2, { seed: step + 3, damping: 0.5 }));
    bus.add(start, sound, { pan: Math.sin(step * 1.3) * 0.5, gain: 0.1 * swell });
  }
}

function mixed({ dry, bells, wet }: Buses): Stereo {
  const repeats = echo(bells, BEAT * 0.75, 0.46);
  const sent = bySide((side) =>
    channelOf(
      dry.length,
      (index) => at(wet[side], index) * 0.5 + at(bells[side], index) * 0.55 + at(repeats[side], index) * 0.4,
    ),
  );
  const room = hall(sent, 6.5);
  return bySide((side) =>
    channelOf(
      dry.length,
      (index) =>
        at(dry[side], index) +
        at(bells[side], index) * 0.6 +
        at(repeats[side], index) * 0.32 +
        at(room[side], index) * 0.55,
    ),
  );
}

/** Rounds peaks by soft saturation, then applies one gain to all samples, so that the seam does not change. */
function atLoudness(loop: Stereo): Stereo {
  const clean = bySide((side) => withoutRumble(loop[side], 32));
  const drive = 1.1 / Math.max(peakOf(clean.left), peakOf(clean.right));
  const soft = bySide((side) => clean[side].map((sample) => Math.tanh(sample * drive)));
  const gain = gainOf(MUSIC_LUFS - integratedLoudness([soft.left, soft.right]));
  return bySide((side) => scaled(soft[side], gain));
}

function bySide(channelOfSide: (side: 'left' | 'right') => Channel): Stereo {
  return { left: channelOfSide('left'), right: channelOfSide('right') };
}

function mono(channel: Channel): Stereo {
  return { left: channel, right: channel };
}
