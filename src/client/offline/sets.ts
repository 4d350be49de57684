import type { Theme } from '#domain/vocabulary.ts';

/** Formats in which every sound exists, the preferred first. */
const FORMATS = [
  ['webm', 'audio/webm; codecs="vorbis"'],
  ['m4a', 'audio/mp4; codecs="mp4a.40.2"'],
] as const;

export interface KeepingDevice {
  /** Whether it can play a type of sound. */
  plays(type: string): boolean;
  /** The person has asked the browser to save data. */
  savesData: boolean;
  /** A PDF is drawn by us, because the browser shows none inside a page. */
  drawsPdfs: boolean;
}

/** The names of the sets of files that the worker keeps (tools/offline/files.ts makes them). */
export type OfflineSet = string;

/**
 * What a device keeps so that a game opens without a network: the game and the solar system that is played, its sounds in
 * the one format that the device plays, its worksheets. Who saves data keeps what is needed to play and no more.
 */
export function setsOfGame(theme: Theme, { plays, savesData, drawsPdfs }: KeepingDevice): OfflineSet[] {
  const needed = ['game', `theme:${theme}`];
  if (savesData) return needed;
  const format = FORMATS.find(([, type]) => plays(type))?.[0];
  const sounds = format === undefined ? [] : [`sound:${format}`, `voice:${theme}:${format}`];
  return [...needed, ...sounds, `paper:${theme}`, ...(drawsPdfs ? ['reader'] : [])];
}

/** What a device of a teacher keeps: the panel opens and says that there is no connection. */
export function setsOfPanel({ savesData }: Pick<KeepingDevice, 'savesData'>): OfflineSet[] {
  return savesData ? [] : ['panel'];
}
