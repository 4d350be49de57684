import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeJson } from '../../writeJson.ts';
import { type Channel, millisecondsOf, sampleCount } from '../dsp/signal.ts';
import { readWav } from '../dsp/wav.ts';
import { effectSprites } from '../effects/sprite.ts';
import { composeMusic, type PartTime } from '../music/music.ts';
import { differenceDb } from '../music/seam.ts';
import { type ClipEntry, humanClip, syntheticClip } from '../narration/clip.ts';
import { decode, type ENCODINGS, encode } from './ffmpeg.ts';
import { assertClean, type Figures, figuresLine, figuresOf } from './figures.ts';
import { type ClipItem, musicPart } from './items.ts';
import type { VoiceFigures } from './manifest.ts';

/** Makes the sound files of assets/audio and measures each after decoding it. */

/** Output folder, and callback for the measurements. */
export type Workshop = { folder: string; report: (line: string) => void };

/** A line to voice, and its human recording, if any. */
export type ClipOrder = Pick<ClipItem, 'line' | 'recording'>;

const ENDINGS = ['.webm', '.m4a'];
/** How much of the sound around a seam is compared. */
const SEAM_MS = 100;
/** What the codecs change differently in two neighbours must stay far below the sound itself. */
const LOUDEST_DIFFERENCE_DB = -10;

/** Lengths in ms, by a file's path without its ending. */
export type Lengths = Readonly<Record<string, number>>;

/** Makes the parts of the music. Throws when a seam between them would be audible. */
export function makeMusic(workshop: Workshop): Lengths {
  const { folder, report } = workshop;
  const { parts, time } = composeMusic();
  writeJson(path.join(folder, 'music.json'), time);
  const lengths = parts.map((channels, index) => {
    const name = musicPart(index);
    return [name, makeFiles(workshop, name, channels, 'music')] as const;
  });
  for (const ending of ENDINGS) {
    assertSeamless(
      parts.map((_, index) => path.join(folder, `${musicPart(index)}${ending}`)),
      time,
      report,
    );
  }
  return Object.fromEntries(lengths);
}

/** Compares what two neighbours hold of the sound around their seam, where the game cross-fades from one to the other. */
function assertSeamless(files: readonly string[], { from, ms }: PartTime, report: Workshop['report']): void {
  const parts = files.map((file) => decode(file, 2));
  const around = (side: Channel | undefined, seamMs: number) =>
    (side ?? new Float32Array()).subarray(
      sampleCount((seamMs - SEAM_MS / 2) / 1000),
      sampleCount((seamMs + SEAM_MS / 2) / 1000),
    );
  parts.forEach((part, index) => {
    const next = parts[(index + 1) % parts.length];
    const differences = part.map((side, number) => differenceDb(around(side, from + ms), around(next?.[number], from)));
    const difference = Math.max(...differences);
    report(`${path.basename(files[index] ?? '')}: a emenda com a parte seguinte difere ${difference.toFixed(1)} dB`);
    if (!(difference < LOUDEST_DIFFERENCE_DB)) throw new Error('A música ouve-se emendada.');
  });
}

/** Makes the effects. */
export function makeEffects(workshop: Workshop): Lengths {
  const { folder } = workshop;
  const lengths = Object.entries(effectSprites()).map(([name, { sprite, map }]) => {
    writeJson(path.join(folder, `${name}.json`), map);
    return [name, makeFiles(workshop, name, [sprite], 'effects')] as const;
  });
  return Object.fromEntries(lengths);
}

/** A finished clip: its line's id, its index entry, and the measurements of each of its files. */
export type MadeClip = { id: string; entry: ClipEntry; voices: Record<string, VoiceFigures> };

/** Makes a line's clip from its human recording or, without one, with the synthesised voice. */
export async function makeClip(workshop: Workshop, { line, recording }: ClipOrder): Promise<MadeClip> {
  const { sound, entry, words } = await (recording === null
    ? syntheticClip(line)
    : humanClip(line, soundIn(recording)));
  const name = `narration/${entry.file}`;
  encode([sound], path.join(workshop.folder, name), 'voice');
  const voices = ENDINGS.map((ending) => {
    const { lufs, peakDb, leadMs } = heardAgain(workshop, `${name}${ending}`, 1);
    return [`${name}${ending}`, { words, lufs: tenths(lufs), peakDb: tenths(peakDb), leadMs }] as const;
  });
  return { id: line.id, entry, voices: Object.fromEntries(voices) };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function soundIn(recording: string): Channel {
  if (recording.endsWith('.wav')) return readWav(readFileSync(recording));
  const [sound = new Float32Array(0)] = decode(recording, 1);
  return sound;
}

/** Writes both formats, decodes and measures each; returns the length in ms. */
function makeFiles(
  workshop: Workshop,
  name: string,
  channels: readonly Channel[],
  kind: keyof typeof ENCODINGS,
): number {
  encode(channels, path.join(workshop.folder, name), kind);
  for (const ending of ENDINGS) heardAgain(workshop, `${name}${ending}`, channels.length);
  return channels[0] === undefined ? 0 : millisecondsOf(channels[0]);
}

/** Decodes and measures an encoded file. Throws when it would distort. */
function heardAgain({ folder, report }: Workshop, file: string, channelCount: number): Figures {
  const figures = figuresOf(decode(path.join(folder, file), channelCount));
  assertClean(file, figures);
  report(figuresLine(file, figures));
  return figures;
}
