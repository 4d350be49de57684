import { lstat, open, realpath } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { SIGN_PLACES, type SignPlace } from '#domain/game/signVideos.ts';
import { THEMES, type Theme } from '#domain/vocabulary.ts';
import type { Env } from '#server/config/env.ts';
import { projectFile } from '#server/config/projectFile.ts';

const MEGABYTE = 1024 * 1024;

/** A kind of file, by extension: what it may start with and how large it may be. */
interface Kind {
  mime: string;
  maxBytes: number;
  fits: (head: Buffer) => boolean;
}

const EBML = Buffer.from('1a45dfa3', 'hex');
const VIDEOS: Readonly<Record<string, Kind>> = {
  webm: { mime: 'video/webm', maxBytes: 200 * MEGABYTE, fits: (head) => head.subarray(0, 4).equals(EBML) },
  mp4: { mime: 'video/mp4', maxBytes: 200 * MEGABYTE, fits: (head) => head.toString('latin1', 4, 8) === 'ftyp' },
};
const KINDS: Readonly<Record<string, Kind>> = {
  ...VIDEOS,
  webp: {
    mime: 'image/webp',
    maxBytes: MEGABYTE,
    fits: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  },
  vtt: {
    mime: 'text/vtt; charset=utf-8',
    maxBytes: MEGABYTE,
    fits: (head) => /^\u{feff}?WEBVTT/u.test(head.toString('utf8')),
  },
};
const HEAD_BYTES = 16;

/** A checked file of a video. */
export interface SignFile {
  theme: Theme;
  place: SignPlace;
  extension: string;
  /** Path on the disk. */
  path: string;
  mime: string;
  bytes: number;
  /** Changes with the file. */
  stamp: string;
}

/** A file that is there and cannot be used; `why` in Portuguese. */
export interface SignFault {
  path: string;
  why: string;
}

/** Returns the folder of the videos: `lgp`, beside the site file (ruling 25). */
export function signFolder({ siteConfig }: Pick<Env, 'siteConfig'>): string {
  return join(siteConfig === undefined ? projectFile('config') : dirname(siteConfig), 'lgp');
}

/**
 * Reads which files of videos stand in the folder, as `<theme>/<place>.<extension>`, and which of them cannot be used: a link, an
 * empty or too large one, or one whose content is not what its name says. A folder that does not exist has none.
 */
export async function readSignFiles(folder: string): Promise<{ files: SignFile[]; faults: SignFault[] }> {
  const names = THEMES.flatMap((theme) =>
    SIGN_PLACES.flatMap((place) => Object.keys(KINDS).map((extension) => ({ theme, place, extension }))),
  );
  const read = await Promise.all(names.map((name) => readFileOf(folder, name)));
  return {
    files: read.flatMap((one) => (one !== null && 'mime' in one ? [one] : [])),
    faults: read.flatMap((one) => (one !== null && 'why' in one ? [one] : [])),
  };
}

type Name = Pick<SignFile, 'theme' | 'place' | 'extension'>;

/** Reads the file that an address names as `<theme>` and `<place>.<extension>`; null when it is no such name, or cannot be used. */
export async function findSignFile(folder: string, theme: string, file: string): Promise<SignFile | null> {
  const [place, extension, ...rest] = file.split('.');
  const knownTheme = THEMES.find((one) => one === theme);
  const knownPlace = SIGN_PLACES.find((one) => one === place);
  if (!knownTheme || !knownPlace || !extension || !Object.hasOwn(KINDS, extension) || rest.length > 0) return null;
  const found = await readFileOf(folder, { theme: knownTheme, place: knownPlace, extension });
  return found !== null && 'mime' in found ? found : null;
}

async function readFileOf(folder: string, name: Name): Promise<SignFile | SignFault | null> {
  const path = join(folder, name.theme, `${name.place}.${name.extension}`);
  const found = await lstat(path).catch(() => null);
  if (found === null) return null;
  const kind = KINDS[name.extension] as Kind;
  if (!found.isFile() || !(await isWithin(folder, path)))
    return { path, why: 'não é um ficheiro da pasta (as ligações não servem)' };
  if (found.size > kind.maxBytes) return { path, why: `tem mais de ${kind.maxBytes / MEGABYTE} MB` };
  const head = await headOf(path).catch(() => null);
  if (head === null) return { path, why: 'não pode ser lido' };
  if (!kind.fits(head)) return { path, why: `não é ${name.extension.toUpperCase()}, apesar do nome` };
  const stamp = `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}`;
  return { ...name, path, mime: kind.mime, bytes: found.size, stamp };
}

/** Whether no folder on the way is a link to another one. */
async function isWithin(folder: string, path: string): Promise<boolean> {
  const [real, root] = await Promise.all([realpath(path), realpath(folder)]).catch(() => ['', '']);
  return real !== '' && real === join(root, relative(folder, path));
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Returns the extensions of videos, the preferred one first. */
export const VIDEO_EXTENSIONS = Object.keys(VIDEOS);
