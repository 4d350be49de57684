import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { NarrationLine } from '../narration/narrationLines.ts';
import { type IndexItem, type Item, type Stock, stockOf } from './items.ts';
import { writeJson } from './json.ts';
import { fileFacts, filesOf, MANIFEST_FILE, type Manifest, readManifest } from './manifest.ts';
import { type ClipIndex, makeClips, makeEffects, makeMusic } from './workshop.ts';

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

/** Makes the sounds asked for, their indexes and the manifest; removes what belongs to nothing. Needs ffmpeg. */
export async function renderAudio({ folder, recordings, lines, only, report }: RenderOrder): Promise<void> {
  const manifest = readManifest(folder);
  const stock = stockOf(lines, recordings);
  const { music, effects, clips, indexes } = wantedOf(stock, (item) =>
    only === '' ? !isUpToDate(folder, manifest, item) : matches(item, only),
  );
  if (only !== '' && music.length + effects.length + clips.length === 0) {
    throw new Error(`Não há nenhum som chamado «${only}».`);
  }
  const workshop = { folder, report };
  for (const item of music) record(manifest, folder, item, makeMusic(workshop));
  for (const item of effects) record(manifest, folder, item, makeEffects(workshop));
  const entries = await makeClips(workshop, clips);
  for (const item of clips) record(manifest, folder, item, entries[item.only]?.ms ?? null);
  for (const item of indexes) {
    writeIndex(folder, item, entries);
    record(manifest, folder, item, null);
  }
  finish(folder, manifest, stock);
}

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

function isUpToDate(folder: string, manifest: Manifest, { files, source }: Item): boolean {
  return files.every((file) => {
    const entry = manifest[file];
    if (entry?.source !== source || !existsSync(path.join(folder, file))) return false;
    return fileFacts(folder, file).sha256 === entry.sha256;
  });
}

function record(manifest: Manifest, folder: string, { files, source }: Item, ms: number | null): void {
  for (const file of files) {
    const length = file.endsWith('.json') ? null : ms;
    manifest[file] = { ...fileFacts(folder, file), ms: length, source, licence: LICENCE };
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

function finish(folder: string, manifest: Manifest, { all }: Stock): void {
  const expected = new Set(all.flatMap(({ files }) => files));
  for (const file of filesOf(folder)) {
    if (!expected.has(file)) rmSync(path.join(folder, file));
  }
  const kept = Object.entries(manifest).filter(([file]) => expected.has(file));
  writeJson(path.join(folder, MANIFEST_FILE), Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))));
}
