import type { Plugin } from 'vite';

const CLIP_TABLES = /\/assets\/audio\/narration\/\w+\.json$/;

interface ClipInFile {
  words: [from: number, to: number, at: number][];
  voice?: string;
}

/** Of a narration clip the browser needs the start of each word: its place follows from the text (game/audio/clips.ts). */
export const clipsWithoutPlaces: Plugin = {
  name: 'clips-without-places',
  enforce: 'pre',
  transform: (code, id) => (CLIP_TABLES.test(id) ? { code: withoutPlaces(code), map: null } : null),
};

/** Returns a table of clips as JSON, with the start of each word instead of its place and start, and without its voice. */
export function withoutPlaces(table: string): string {
  const clips: [string, ClipInFile][] = Object.entries(JSON.parse(table));
  const kept = clips.map(([key, { words, voice: _voice, ...clip }]) => {
    return [key, { ...clip, words: words.map(([, , at]) => at) }];
  });
  return JSON.stringify(Object.fromEntries(kept));
}
