import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash, textOf } from '../../assetManifest.ts';
import { MUSIC_PARTS } from '../music/music.ts';
import { clipFile, type NarrationLine } from '../narration/narrationLines.ts';
import { recordingOf } from '../narration/recordings.ts';
import { spokenWords } from '../narration/spokenWords.ts';

const TOOLS = fileURLToPath(new URL('..', import.meta.url));

/** One sound of the product: its name for `--only`, its files relative to assets/audio, and the hash of its inputs. */
export type Item = { only: string; files: readonly string[]; source: string };

/** A line's clip; `recording` is a human recording, or null for the synthesised voice. */
export type ClipItem = Item & { line: NarrationLine; recording: string | null };

/** Source files hashed for each kind of sound. Lexicon and content are hashed through the resulting words. */
const SOURCES = {
  music: ['dsp', 'instruments', 'music', 'output/ffmpeg.ts'],
  effects: ['dsp', 'instruments', 'effects', 'output/ffmpeg.ts'],
  narration: [
    'dsp',
    ...['activity', 'clip', 'levels', 'pace', 'pitch', 'robotVoice', 'synthesiser', 'timings'].map(
      (name) => `narration/${name}.ts`,
    ),
    'output/ffmpeg.ts',
  ],
};

/** The index file of a theme's clips. */
export type IndexItem = Item & { clips: readonly ClipItem[] };

/** All sounds of the product. */
export type Stock = { music: Item; effects: Item; clips: ClipItem[]; indexes: IndexItem[]; all: Item[] };

/** Lists the expected contents of assets/audio for these lines, with human recordings from that folder. */
export function stockOf(lines: readonly NarrationLine[], recordings: string): Stock {
  const music = {
    only: 'music',
    files: [...musicFiles(), 'music.json'],
    source: codeHash(SOURCES.music),
  };
  const effects = {
    only: 'effects',
    files: ['effects', 'flights'].flatMap((name) => [`${name}.webm`, `${name}.m4a`, `${name}.json`]),
    source: codeHash(SOURCES.effects),
  };
  const clips = clipItems(lines, recordings);
  const indexes = [...new Set(lines.map(({ id }) => themeOf(id)))].map((theme) => indexItem(theme, clips));
  return { music, effects, clips, indexes, all: [music, effects, ...clips, ...indexes] };
}

/** Returns a part of the music by its place: a file's path without its ending, relative to assets/audio. */
export function musicPart(index: number): string {
  return `music/${index + 1}`;
}

function musicFiles(): string[] {
  const names = Array.from({ length: MUSIC_PARTS }, (_, index) => musicPart(index));
  return names.flatMap((name) => [`${name}.webm`, `${name}.m4a`]);
}

function clipItems(lines: readonly NarrationLine[], recordings: string): ClipItem[] {
  const code = codeHash(SOURCES.narration);
  return lines.map((line) => {
    const recording = recordingOf(line, recordings);
    const file = `narration/${clipFile(line)}`;
    const voice = recording === null ? '' : readFileSync(recording);
    const source = hash(code, line.text, JSON.stringify(spokenWords(line)), voice);
    return { only: line.id, files: [`${file}.webm`, `${file}.m4a`], source, line, recording };
  });
}

function indexItem(theme: string, all: readonly ClipItem[]): IndexItem {
  const clips = all.filter(({ line }) => themeOf(line.id) === theme);
  const source = hash(...clips.map((clip) => clip.source));
  return { only: theme, files: [`narration/${theme}.json`], source, clips };
}

/** Returns the theme, which is the first part of a line's id. */
function themeOf(id: string): string {
  return id.split('/', 1)[0] ?? '';
}

/** Hashes the source files, independent of their line endings. */
function codeHash(places: readonly string[]): string {
  const files = places.flatMap((place) => (place.endsWith('.ts') ? [place] : filesIn(place)));
  return hash(...files.map((file) => textOf(path.join(TOOLS, file))));
}

function filesIn(folder: string): string[] {
  return readdirSync(path.join(TOOLS, folder))
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => `${folder}/${name}`);
}
