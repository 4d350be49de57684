import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeJson } from '../../writeJson.ts';
import { type Channel, millisecondsOf, sampleCount } from '../dsp/signal.ts';
import { readWav } from '../dsp/wav.ts';
import { effectSprite } from '../effects/sprite.ts';
import { composeMusic, type MusicLoop } from '../music/music.ts';
import { seamRatio } from '../music/seam.ts';
import { type ClipEntry, humanClip, syntheticClip } from '../narration/clip.ts';
import { decode, type ENCODINGS, encode } from './ffmpeg.ts';
import { assertClean, type Figures, figuresLine, figuresOf } from './figures.ts';
import type { ClipItem } from './items.ts';
import type { VoiceFigures } from './manifest.ts';

/** Makes the sound files of assets/audio and measures each after decoding it. */

/** Output folder, and callback for the measurements. */
export type Workshop = { folder: string; report: (line: string) => void };

/** A line to voice, and its human recording, if any. */
export type ClipOrder = Pick<ClipItem, 'line' | 'recording'>;

const ENDINGS = ['.webm', '.m4a'];
/** A jump at the loop's seam larger than this many mean jumps would click. */
const LOUDEST_SEAM = 4;

/** Makes the music and returns its length in ms. Throws when the loop's seam would be audible. */
export function makeMusic(workshop: Workshop): number {
  const { folder } = workshop;
  const { channels, loop } = composeMusic();
  writeJson(path.join(folder, 'music.json'), { loop });
  const ms = makeFiles(workshop, 'music', channels, 'music');
  for (const ending of ENDINGS) assertSeamless(path.join(folder, `music${ending}`), loop, workshop.report);
  return ms;
}

function assertSeamless(file: string, { from, ms }: MusicLoop, report: Workshop['report']): void {
  for (const side of decode(file, 2)) {
    const seam = seamRatio(side.subarray(sampleCount(from / 1000), sampleCount((from + ms) / 1000)));
    report(`${path.basename(file)}: o salto na emenda é ${seam.toFixed(2)} vezes o salto médio`);
    if (seam > LOUDEST_SEAM) throw new Error('A música estala na emenda.');
  }
}

/** Makes the effects and returns their length in ms. */
export function makeEffects(workshop: Workshop): number {
  const { folder } = workshop;
  const { sprite, map } = effectSprite();
  writeJson(path.join(folder, 'effects.json'), map);
  return makeFiles(workshop, 'effects', [sprite], 'effects');
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
