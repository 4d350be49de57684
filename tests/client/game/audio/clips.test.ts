import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type ClipTable, levelAt, readClips, themeOfKey, wordIndexAt } from '#client/game/audio/clips.ts';
import { loadClips } from '#client/game/audio/loadClips.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { narrationLines } from '../../../../tools/audio/narration/narrationLines.ts';
import { withoutPlaces } from '../../../../tools/clipsWithoutPlaces.ts';
import { CLIP_TABLE, CLIPS } from './audioHarness.ts';

/** Of a theme's timings, compressed, without addresses. */
const MOST_BYTES = 12_000;

describe('the clips of a theme', () => {
  it('have their addresses, Opus first', () => {
    expect(CLIPS.get('ds/tutorial/hangar/1')).toMatchObject({
      ms: 2_400,
      sources: ['/ds/tutorial/hangar-1.webm', '/ds/tutorial/hangar-1.m4a'],
      words: [
        { from: 0, to: 4, at: 100 },
        { from: 5, to: 16, at: 700 },
        { from: 17, to: 23, at: 1_500 },
      ],
    });
  });

  it('are in the order of the script', () => {
    expect([...CLIPS.keys()]).toEqual(Object.keys(CLIP_TABLE));
  });

  it('are omitted without a file', () => {
    const path = '/assets/audio/narration/ds/tutorial/intro-2.m4a';
    expect([...readClips({ ds: CLIP_TABLE }, { [path]: '/x.m4a' }).keys()]).toEqual(['ds/tutorial/intro/2']);
    expect(readClips({}, {}).size).toBe(0);
  });

  it.each([
    [-1, -1],
    [99, -1],
    [100, 0],
    [699, 0],
    [700, 1],
    [9_000, 2],
  ])('have at %i ms the word %i', (ms, index) => {
    expect(wordIndexAt(CLIPS.get('ds/tutorial/intro/1')?.words ?? [], ms)).toBe(index);
  });

  it.each([
    ['09', 0, 0],
    ['09', 50, 1],
    ['09', 100, 0],
    ['3', 49.9, 1 / 3],
    ['', 0, 0],
  ])('with levels %j at %d ms have the level %d', (levels, ms, level) => {
    expect(levelAt(levels, ms)).toBeCloseTo(level);
  });

  it.each([
    ['ds/tutorial/intro', 'ds'],
    ['ic/1/2', 'ic'],
    ['', ''],
    ['ending', ''],
  ])('with the key %j are of theme %j', (key, theme) => {
    expect(themeOfKey(key)).toBe(theme);
  });

  it.each(['ic', 'dh', 'ds'] as const)('%s: every clip has its words within its text and its time', async (theme) => {
    for (const { key, text, ms, words, levels, sources } of (await loadClips(theme)).values()) {
      expect(themeOfKey(key)).toBe(theme);
      expect(sources, key).toHaveLength(2);
      expect(words.map(({ from, to }) => text.slice(from, to)).join(' ')).toBe(text);
      expect(words.every(({ at }) => at >= 0 && at < ms)).toBe(true);
      expect(levels).toMatch(/^\d+$/);
    }
  });

  it.each(THEMES)('%s: every message of the script has a clip', async (theme) => {
    const lines = narrationLines().filter(({ id }) => themeOfKey(id) === theme);
    const clips = await loadClips(theme);
    expect([...clips.keys()]).toEqual(lines.map(({ id }) => id));
    expect([...clips.values()].map(({ text }) => text)).toEqual(lines.map(({ text }) => text));
  });

  it.each(THEMES)('%s: the timings of all clips are at most 12 kB compressed in the build', (theme) => {
    const file = new URL(`../../../../assets/audio/narration/${theme}.json`, import.meta.url);
    const whole: ClipTable = JSON.parse(readFileSync(file, 'utf8'));
    const built: ClipTable = JSON.parse(withoutPlaces(readFileSync(file, 'utf8')));
    expect(brotliCompressSync(JSON.stringify(built)).length).toBeLessThan(MOST_BYTES);
    const files = Object.fromEntries(Object.values(whole).map((clip) => [`/narration/${clip.file}.webm`, clip.file]));
    expect(readClips({ built }, files)).toEqual(readClips({ whole }, files));
  });
});
