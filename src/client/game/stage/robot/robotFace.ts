import type { RobotMood } from '#client/game/flow/scenes.ts';
import { clamp, pseudoRandom, smoothstep, wave } from '../engine/motion.ts';

/** What a mood changes in ORBI's face and figure. */
export interface Expression {
  /** How far the lids cover the eye: 0 = open, 1 = shut. */
  upper: number;
  lower: number;
  /** Tilt of the head, in radians; positive leans to the right. */
  tilt: number;
  /** How far the figure rises, in pixels of its picture. */
  lift: number;
  /** Light behind the figure, 0..1. */
  light: number;
  /** The corners of the mouth, 0 = a line, 1 = a smile. */
  smile: number;
}

/** Never mocking: a wrong answer gets the softest expression. */
export const EXPRESSIONS: Readonly<Record<RobotMood, Expression>> = {
  idle: { upper: 0.06, lower: 0, tilt: 0, lift: 0, light: 0.34, smile: 0.35 },
  talk: { upper: 0.02, lower: 0.04, tilt: 0.012, lift: 2, light: 0.46, smile: 0.2 },
  glad: { upper: 0.04, lower: 0.6, tilt: -0.085, lift: 7, light: 0.66, smile: 1 },
  encourage: { upper: 0.4, lower: 0.36, tilt: 0.07, lift: 2, light: 0.5, smile: 0.6 },
  listen: { upper: 0.46, lower: 0.1, tilt: 0.045, lift: -3, light: 0.38, smile: 0.3 },
};

/** Milliseconds of one blink. */
export interface BlinkTimes {
  close: number;
  hold: number;
  open: number;
}

const BLINK_EVERY = 4.5;
/** Seconds of each turn within which a blink starts, so that there are 3 to 6 seconds between two. */
const BLINK_SPREAD = 1.5;
const BLINK_FROM = 1;

/** Returns how far a blink has closed the eye at a time in seconds: 0 = not at all, 1 = shut. */
export function blinkAt(seconds: number, { close, hold, open }: BlinkTimes): number {
  const turn = Math.floor(seconds / BLINK_EVERY);
  const since = 1000 * (seconds - turn * BLINK_EVERY - BLINK_FROM - pseudoRandom(turn, 7) * BLINK_SPREAD);
  if (since <= 0 || since >= close + hold + open) return 0;
  return since < close + hold ? smoothstep(0, close, since) : 1 - smoothstep(close + hold, close + hold + open, since);
}

const SYLLABLE_SECONDS = 0.19;
const PHRASE_SYLLABLES = 11;
const PAUSE_SYLLABLES = 2;

/** Returns the loudness 0..1 of simulated speech: syllables of unequal weight, and a pause after each phrase. */
export function talkRhythm(seconds: number): number {
  const beat = seconds / SYLLABLE_SECONDS;
  const syllable = Math.floor(beat);
  if (((syllable % PHRASE_SYLLABLES) + PHRASE_SYLLABLES) % PHRASE_SYLLABLES >= PHRASE_SYLLABLES - PAUSE_SYLLABLES) {
    return 0;
  }
  const weight = 0.35 + 0.65 * pseudoRandom(syllable, 3);
  return weight * Math.sin(Math.PI * (beat - syllable));
}

export const MOUTH_BARS = 5;
/** Each bar's share of the voice: the middle one opens most. */
const SHAPE = [0.5, 0.82, 1, 0.82, 0.5] as const;
const REST_HEIGHT = 0.12;

/** Returns the height 0..1 of one of the five bars of the mouth; they do not move in unison. */
export function barHeight(bar: number, level: number, seconds: number): number {
  const own = 0.78 + 0.22 * wave(seconds, 0.23 + 0.05 * bar, bar * 0.37);
  return clamp(REST_HEIGHT + (1 - REST_HEIGHT) * level * (SHAPE[bar] ?? 0) * own);
}

/** Returns how far a smile lifts a bar, 0..1: the outer ones most. */
export function barLift(bar: number, smile: number): number {
  const away = (bar - (MOUTH_BARS - 1) / 2) / ((MOUTH_BARS - 1) / 2);
  return smile * away * away;
}
