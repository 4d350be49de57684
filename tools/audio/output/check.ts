import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileFaults, readManifest, surplusFaults } from '../../assetManifest.ts';
import type { ClipEntry } from '../narration/clip.ts';
import type { NarrationLine } from '../narration/narrationLines.ts';
import { type ClipItem, type IndexItem, type Item, stockOf } from './items.ts';
import type { Manifest } from './manifest.ts';
import { voiceFaults } from './voiceFaults.ts';

type Places = { folder: string; recordings: string };

/**
 * Compares `folder` (assets/audio) and its manifest with the expected sounds, without rendering. Returns a Portuguese
 * sentence with the remedy for each fault.
 */
export function audioFaults({ folder, recordings }: Places, lines: readonly NarrationLine[]): string[] {
  const manifest: Manifest = readManifest(folder);
  const { all, music, effects, indexes } = stockOf(lines, recordings);
  return [
    ...all.flatMap((item) => item.files.flatMap((file) => fileFaults(folder, file, manifest[file], remedyOf(item)))),
    ...surplusFaults(folder, manifest, new Set(all.flatMap(({ files }) => files)), 'npm run audio'),
    ...[music, effects].flatMap((item) => staleFaults(item, manifest)),
    ...indexes.flatMap((index) => indexFaults(folder, index, manifest)),
  ];
}

function remedyOf({ only }: Item): string {
  return `refaçam-no com «npm run audio -- --only ${only}»`;
}

/** Skips files that are not in the manifest, which fileFaults reports. */
function staleFaults(item: Item, manifest: Manifest): string[] {
  if (item.files.every((file) => (manifest[file]?.source ?? item.source) === item.source)) return [];
  return [`O som «${item.only}» já não corresponde ao que lhe deu origem (gravação ou código): ${remedyOf(item)}.`];
}

function indexFaults(folder: string, { files: [name = ''], clips }: IndexItem, manifest: Manifest): string[] {
  const file = path.join(folder, name);
  if (!existsSync(file)) return [];
  const entries: Record<string, ClipEntry> = JSON.parse(readFileSync(file, 'utf8'));
  const ids = new Set(clips.map(({ only }) => only));
  const surplus = Object.keys(entries).filter((id) => !ids.has(id));
  return [
    ...surplus.map((id) => `A fala «${id}» tem clipe, mas já não existe no guião: «npm run audio» retira-o.`),
    ...clips.flatMap((clip) => clipFaults(clip, entries[clip.only], manifest)),
  ];
}

function clipFaults(clip: ClipItem, entry: ClipEntry | undefined, manifest: Manifest): string[] {
  const { only, line } = clip;
  const remedy = `refaçam o clipe com «npm run audio -- --only ${only}»`;
  if (entry === undefined) return [`A fala «${only}» não tem legenda: ${remedy}.`];
  if (entry.text !== line.text) return [`A fala «${only}» mudou no guião («${line.text}»): ${remedy}.`];
  if (!coversText(entry)) return [`As palavras da legenda «${only}» não cobrem o texto: ${remedy}.`];
  const stale = staleFaults(clip, manifest);
  return stale.length > 0 ? stale : clip.files.flatMap((file) => heardFaults(file, manifest[file], entry));
}

/** Skips files that are not in the manifest, which fileFaults reports. */
function heardFaults(file: string, made: Manifest[string] | undefined, { voice }: ClipEntry): string[] {
  return made === undefined ? [] : voiceFaults(file, made, voice === 'human');
}

/** Returns whether the words cover every letter of the text and their times are in order. */
function coversText({ text, words, ms }: ClipEntry): boolean {
  let [end, last] = [0, 0];
  for (const [from, to, at] of words) {
    if (text.slice(end, from).trim() !== '' || to <= from || at < last || at > ms) return false;
    [end, last] = [to, at];
  }
  return words.length > 0 && text.slice(end).trim() === '';
}
