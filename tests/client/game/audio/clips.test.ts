import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { levelAt, readClips, themeOfKey, wordIndexAt } from '#client/game/audio/clips.ts';
import { loadClips } from '#client/game/audio/loadClips.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { narrationLines } from '../../../../tools/audio/narration/narrationLines.ts';
import { CLIPS, TABLE } from './room.ts';

/** Of a theme's timings, compressed, addresses apart. */
const MOST_BYTES = 10_000;

describe('the clips of a theme', () => {
  it('have their addresses, opus first', () => {
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

  it('stand in the order in which they are said', () => {
    expect([...CLIPS.keys()]).toEqual(Object.keys(TABLE));
  });

  it('without a file are none', () => {
    const path = '/assets/audio/narration/ds/tutorial/intro-2.m4a';
    expect([...readClips({ ds: TABLE }, { [path]: '/x.m4a' }).keys()]).toEqual(['ds/tutorial/intro/2']);
    expect(readClips({}, {}).size).toBe(0);
  });

  it.each([
    [-1, -1],
    [99, -1],
    [100, 0],
    [699, 0],
    [700, 1],
    [9_000, 2],
  ])('at %i ms word %i is said', (ms, index) => {
    expect(wordIndexAt(CLIPS.get('ds/tutorial/intro/1')?.words ?? [], ms)).toBe(index);
  });

  it.each([
    ['09', 0, 0],
    ['09', 50, 1],
    ['09', 100, 0],
    ['3', 49.9, 1 / 3],
    ['', 0, 0],
  ])('levels %j at %d ms are %d', (levels, ms, level) => {
    expect(levelAt(levels, ms)).toBeCloseTo(level);
  });

  it.each([
    ['ds/tutorial/intro', 'ds'],
    ['ic/1/2', 'ic'],
    ['', ''],
    ['ending', ''],
  ])('the key %j is of theme %j', (key, theme) => {
    expect(themeOfKey(key)).toBe(theme);
  });

  it.each(['ic', 'dh', 'ds'] as const)(
    '%s: every clip there is has its words within its text and its time',
    async (theme) => {
      for (const { key, text, ms, words, levels, sources } of (await loadClips(theme)).values()) {
        expect(themeOfKey(key)).toBe(theme);
        expect(sources, key).toHaveLength(2);
        expect(words.map(({ from, to }) => text.slice(from, to)).join(' ')).toBe(text);
        expect(words.every(({ at }) => at >= 0 && at < ms)).toBe(true);
        expect(levels).toMatch(/^\d+$/);
      }
    },
  );

  it.each(THEMES)('%s: every message of the script has one', async (theme) => {
    const lines = narrationLines().filter(({ id }) => themeOfKey(id) === theme);
    const clips = await loadClips(theme);
    expect([...clips.keys()]).toEqual(lines.map(({ id }) => id));
    expect([...clips.values()].map(({ text }) => text)).toEqual(lines.map(({ text }) => text));
  });

  it.each(THEMES)('%s: what is known of them all weighs no more than one of them', (theme) => {
    const file = new URL(`../../../../assets/audio/narration/${theme}.json`, import.meta.url);
    const table = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
    expect(brotliCompressSync(table).length).toBeLessThan(MOST_BYTES);
  });
});
