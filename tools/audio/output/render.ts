import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Failure, failureOf, fileFacts, isUpToDate, readManifest, writeManifest } from '../../assetManifest.ts';
import { writeJson } from '../../writeJson.ts';
import type { ClipEntry } from '../narration/clip.ts';
import type { NarrationLine } from '../narration/narrationLines.ts';
import { makeClips } from './crew.ts';
import { type ClipItem, type IndexItem, type Item, type Stock, stockOf } from './items.ts';
import type { Manifest } from './manifest.ts';
import { type MadeClip, makeEffects, makeMusic } from './workshop.ts';

const LICENCE = 'MIT';

export type RenderOrder = {
  /** assets/audio */
  folder: string;
  /** Where people's recordings are. */
  recordings: string;
  lines: readonly NarrationLine[];
  /** 'music', 'effects', a theme, a line's id or the beginning of ids; '' for whatever is out of date. */
  only: string;
  report: (line: string) => void;
};

/**
 * Makes the sounds asked for, their indexes and the manifest; removes what belongs to nothing. Needs ffmpeg.
 * @returns the sounds that could not be made; the others are
 */
export async function renderAudio({ folder, recordings, lines, only, report }: RenderOrder): Promise<Failure[]> {
  const manifest: Manifest = readManifest(folder);
  const stock = stockOf(lines, recordings);
  const { music, effects, clips, indexes } = wantedOf(stock, (item) =>
    only === '' ? !isFresh(folder, manifest, item) : matches(item, only),
  );
  if (only !== '' && music.length + effects.length + clips.length === 0) {
    throw new Error(`Não há nenhum som chamado «${only}».`);
  }
  const workshop = { folder, report };
  const failures = [
    ...music.flatMap((item) => made(manifest, folder, item, () => makeMusic(workshop))),
    ...effects.flatMap((item) => made(manifest, folder, item, () => makeEffects(workshop))),
  ];
  const entries: ClipIndex = {};
  const save = () => {
    for (const item of indexes) {
      writeIndex(folder, item, entries);
      record(manifest, folder, item, null);
    }
    const files = stock.all.flatMap((item) => item.files);
    writeManifest(folder, manifest, files);
  };
  const unsaid = await makeClips(workshop, clips, (clip) => {
    entries[clip.id] = clip.entry;
    recordClip(manifest, folder, clips, clip);
    // A run that is broken off goes on where it was.
    save();
  });
  save();
  return [...failures, ...unsaid];
}

/** Makes one sound and its entries, or says why it could not be. */
function made(manifest: Manifest, folder: string, item: Item, make: () => number): Failure[] {
  try {
    record(manifest, folder, item, make());
    return [];
  } catch (error) {
    return [failureOf(item.only, error)];
  }
}

/** What is known of a theme's clips, by line. */
type ClipIndex = Record<string, ClipEntry>;

/** What is to be made anew; indexes cost nothing and always are. */
function wantedOf({ music, effects, clips, indexes }: Stock, isWanted: (item: Item) => boolean) {
  return {
    music: [music].filter(isWanted),
    effects: [effects].filter(isWanted),
    clips: clips.filter(isWanted),
    indexes,
  };
}

function matches({ only }: Item, asked: string): boolean {
  return only === asked || only.startsWith(`${asked}/`);
}

function isFresh(folder: string, manifest: Manifest, { files, source }: Item): boolean {
  return files.every((file) => isUpToDate(folder, file, manifest[file], source));
}

function record(manifest: Manifest, folder: string, { files, source }: Item, ms: number | null): void {
  for (const file of files) {
    const length = file.endsWith('.json') ? null : ms;
    manifest[file] = { ...fileFacts(folder, file), ms: length, source, licence: LICENCE };
  }
}

function recordClip(
  manifest: Manifest,
  folder: string,
  clips: readonly ClipItem[],
  { id, entry, voices }: MadeClip,
): void {
  for (const item of clips.filter(({ only }) => only === id)) {
    record(manifest, folder, item, entry.ms);
    for (const [file, voice] of Object.entries(voices)) Object.assign(manifest[file] ?? {}, { voice });
  }
}

/** The theme's clips in the script's order: the new ones, and of the others what the index said before. */
function writeIndex(folder: string, { files: [name = ''], clips }: IndexItem, entries: ClipIndex): void {
  const file = path.join(folder, name);
  const before: ClipIndex = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const index: ClipIndex = {};
  for (const { only } of clips) {
    const entry = entries[only] ?? before[only];
    if (entry !== undefined) index[only] = entry;
  }
  writeJson(file, index);
}
