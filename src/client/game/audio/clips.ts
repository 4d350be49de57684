import type { GameView } from '#client/game/flow/GameView.ts';
import type { SpokenWord } from '#client/game/flow/voice.ts';

/** A word of a clip; `at`: its start, in milliseconds. */
export interface TimedWord extends SpokenWord {
  at: number;
}

/** One recorded message. */
export interface Clip {
  /** `${cue.key}/${cue.position}`. */
  key: string;
  text: string;
  ms: number;
  words: readonly TimedWord[];
  /** Loudness: a digit from 0 to 9 per 50 ms. */
  levels: string;
  /** Addresses, preferred format first. */
  sources: readonly string[];
}

/** The clips of a theme by key, in the order in which they are said. */
export type Clips = ReadonlyMap<string, Clip>;

/**
 * A file of assets/audio/narration: each word as its place in the text and its start; in the build as its start alone
 * (vite.config.ts).
 */
export type ClipTable = Readonly<
  Record<string, { text: string; file: string; ms: number; words: readonly Timing[]; levels: string }>
>;
type Timing = number | readonly number[];

export type Theme = GameView['theme'];

/** Opus first, at half the size; AAC where Opus cannot be played. */
const FORMATS = ['webm', 'm4a'] as const;
const FOLDER = /^.*\/narration\//;
const LEVEL_STEP_MS = 50;
const LOUDEST = 9;

/**
 * Returns a theme's clips; one without a file is left out. `tables`: its timings, if any; `files`: addresses by path.
 */
export function readClips(tables: Record<string, ClipTable>, files: Record<string, string>): Clips {
  const addresses = new Map(Object.entries(files).map(([path, url]) => [path.replace(FOLDER, ''), url]));
  const clips = Object.values(tables)
    .flatMap((table) => Object.entries(table))
    .map(([key, { text, file, ms, words, levels }]) => {
      return { key, text, ms, levels, words: timedWords(text, words), sources: sourcesOf(file, addresses) };
    });
  return new Map(clips.filter(({ sources }) => sources.length > 0).map((clip) => [clip.key, clip]));
}

/** A word with its marks; a dash between two words belongs to the first. */
const WORD = /\S+(?: [-–—](?= ))?/g;

function timedWords(text: string, words: readonly Timing[]): TimedWord[] {
  const places = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
  return words.map((word, index) => {
    const at = typeof word === 'number' ? word : (word[2] ?? 0);
    return { ...(places[index] ?? { from: text.length, to: text.length }), at };
  });
}

function sourcesOf(file: string, addresses: ReadonlyMap<string, string>): string[] {
  return FORMATS.flatMap((format) => addresses.get(`${file}.${format}`) ?? []);
}

/** Returns the theme of a key: its first part. */
export function themeOfKey(key: string): string {
  return key.slice(0, Math.max(0, key.indexOf('/')));
}

/** Returns the index of the word spoken at `ms`, or -1 before the first. A word ends where the next one starts. */
export function wordIndexAt(words: readonly TimedWord[], ms: number): number {
  return words.filter(({ at }) => at <= ms).length - 1;
}

/** Returns the loudness of the clip at `ms`, 0 to 1. */
export function levelAt(levels: string, ms: number): number {
  return Number(levels[Math.floor(ms / LEVEL_STEP_MS)] ?? 0) / LOUDEST;
}
