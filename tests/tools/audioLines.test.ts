import { describe, expect, it } from 'vitest';
import { ENDING_LINES, SHIP_LINE, TRAINING_LINE } from '#client/game/flow/lines.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { clipFile, narrationLines, voicedLines } from '../../tools/audio/narration/narrationLines.ts';

const LINES = narrationLines();

/** Everything in a script that the robot says, found by the names of the fields alone. */
function said(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'messages' || name === 'congratulations') return inner as string[];
    return name === 'explanation' ? [String(inner)] : said(inner);
  });
}

describe('the table of narration lines', () => {
  it.each(THEMES)('has every message of %s once for each time it is said', (theme) => {
    const expected = [...said(SOLAR_SYSTEMS[theme]), SHIP_LINE, TRAINING_LINE, ...ENDING_LINES];
    const lines = LINES.filter(({ id }) => id.startsWith(`${theme}/`));
    expect(lines.map(({ text }) => text).sort()).toEqual(expected.sort());
  });

  it('has no key twice and counts the positions of each place from 1', () => {
    expect(new Set(LINES.map(({ id }) => id)).size).toBe(LINES.length);
    for (const place of new Set(LINES.map(({ key }) => key))) {
      const positions = LINES.filter(({ key }) => key === place).map(({ position }) => position);
      expect(positions).toEqual(positions.map((_, index) => index + 1));
    }
  });

  it('speaks the reason behind an answer after the question’s own messages', () => {
    const { messages, explanation } = SOLAR_SYSTEMS.ds.tutorial.quiz;
    const last = LINES.find(({ id }) => id === `ds/tutorial/quiz/${messages.length + 1}`);
    expect(last?.text).toBe(explanation);
  });

  it('gives a voice to the seven places of the tutorial', () => {
    const places = voicedLines().map(({ key }) => key.split('/').slice(2).join('/'));
    expect([...new Set(places)]).toEqual(['intro', 'hangar', 'training', 'quiz', 'write', 'upload', 'outro']);
    expect(voicedLines().every(({ id }) => id.startsWith('ds/tutorial/'))).toBe(true);
  });

  it('names a clip by its place and position', () => {
    expect(clipFile({ key: 'ds/1/2', position: 3 })).toBe('ds/1/2-3');
  });
});
