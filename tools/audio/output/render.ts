import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Failure, failureOf, fileFacts, isUpToDate, readManifest, writeManifest } from '../../assetManifest.ts';
import { writeJson } from '../../writeJson.ts';
import type { ClipEntry } from '../narration/clip.ts';
import type { NarrationLine } from '../narration/narrationLines.ts';
import { type ClipItem, type IndexItem, type Item, type Stock, stockOf } from './items.ts';
import type { Manifest } from './manifest.ts';
import { makeClips } from './workerPool.ts';
import { type Lengths, type MadeClip, makeEffects, makeMusic } from './workshop.ts';

const LICENCE = 'MIT';

export type RenderOrder = {
  /** assets/audio */
  folder: string;
  /** Folder of the human recordings. */
  recordings: string;
  lines: readonly NarrationLine[];
  /** 'music', 'effects', a theme, a line's id or a prefix of ids; '' for everything outdated. */
  only: string;
  report: (line: string) => void;
};

/**
 * Makes the requested sounds, their indexes and the manifest; removes unexpected files. Needs ffmpeg.
 * @returns the sounds that could not be made; all others were made
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
      record(manifest, folder, item, () => null);
    }
    const files = stock.all.flatMap((item) => item.files);
    writeManifest(folder, manifest, files);
  };
  const unsaid = await makeClips(workshop, clips, (clip) => {
    entries[clip.id] = clip.entry;
    recordClip(manifest, folder, clips, clip);
    // Saved after each clip, so that an interrupted run can resume.
    save();
  });
  save();
  return [...failures, ...unsaid];
}

/** Makes one sound and its entries, or returns the failure. */
function made(manifest: Manifest, folder: string, item: Item, make: () => Lengths): Failure[] {
  try {
    const lengths = make();
    record(manifest, folder, item, (file) => lengths[file.replace(/\.\w+$/, '')] ?? null);
    return [];
  } catch (error) {
    return [failureOf(item.only, error)];
  }
}

/** A theme's clips by line. */
type ClipIndex = Record<string, ClipEntry>;

/** Selects the sounds to make; indexes are cheap and always made. */
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

function record(
  manifest: Manifest,
  folder: string,
  { files, source }: Item,
  lengthOf: (file: string) => number | null,
): void {
  for (const file of files) {
    const ms = file.endsWith('.json') ? null : lengthOf(file);
    manifest[file] = { ...fileFacts(folder, file), ms, source, licence: LICENCE };
  }
}

function recordClip(
  manifest: Manifest,
  folder: string,
  clips: readonly ClipItem[],
  { id, entry, voices }: MadeClip,
): void {
  for (const item of clips.filter(({ only }) => only === id)) {
    record(manifest, folder, item, () => entry.ms);
    for (const [file, voice] of Object.entries(voices)) Object.assign(manifest[file] ?? {}, { voice });
  }
}

/** Writes the theme's index in the script's order: new clips, and the previous entries of all others. */
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
