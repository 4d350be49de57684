import { describe, expect, it } from 'vitest';
import { ENDING_LINES, SHIP_LINE, TRAINING_LINE } from '#client/game/flow/rules/lines.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { readingMs } from '#domain/game/speech.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { clipFile, narrationLines } from '../../tools/audio/narration/narrationLines.ts';

const LINES = narrationLines();

/** Returns all robot texts of a script, found only by their field names. */
function said(value: unknown, names = ['messages', 'congratulations', 'explanation', 'replies']): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    names.includes(name)
      ? [inner as string | (string | null)[]].flat().filter((text) => text !== null)
      : said(inner, names),
  );
}

describe('the table of narration lines', () => {
  it.each(THEMES)('has every message of %s once per occurrence', (theme) => {
    const expected = [
      ...said(SOLAR_SYSTEMS[theme]),
      ...[SHIP_LINE, TRAINING_LINE, ...ENDING_LINES],
      ...['Trago palavras de quem vos dá a aula.', 'Esta missão voltou para vocês. Nota de quem vos dá a aula:'],
    ];
    const lines = LINES.filter(({ id }) => id.startsWith(`${theme}/`));
    expect(lines.map(({ text }) => text).sort()).toEqual(expected.sort());
  });

  it('has unique ids and positions from 1 for each key', () => {
    expect(new Set(LINES.map(({ id }) => id)).size).toBe(LINES.length);
    for (const place of new Set(LINES.map(({ key }) => key))) {
      const positions = LINES.filter(({ key }) => key === place).map(({ position }) => position);
      expect(positions).toEqual(positions.map((_, index) => index + 1));
    }
  });

  it('has the explanation of an answer after the messages of the question, then the replies to wrong ones', () => {
    const { messages, explanation, options } = SOLAR_SYSTEMS.ds.tutorial.quiz;
    const after = LINES.filter(({ id }) => id.startsWith('ds/tutorial/quiz/')).slice(messages.length);
    expect(after.map(({ text }) => text)).toEqual([explanation, ...options.replies.filter((reply) => reply !== null)]);
    const last = LINES.find(({ id }) => id === `ds/tutorial/quiz/${messages.length + 1}`);
    expect(last?.text).toBe(explanation);
  });

  it.each(THEMES)('has only the introduction of a teacher’s note in %s, not the note', (theme) => {
    const ids = LINES.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([`${theme}/notes/1`, `${theme}/returned/1`]));
    expect(ids).not.toContain(`${theme}/notes/2`);
    expect(ids).not.toContain(`${theme}/returned/2`);
    expect(LINES.every(({ text }) => text.trim() !== '')).toBe(true);
  });

  it('is in the order of the game, theme by theme', () => {
    const places = [...new Set(LINES.filter(({ id }) => id.startsWith('ds/')).map(({ key }) => key))];
    expect(places.slice(0, 9)).toEqual(
      ['intro', 'hangar', 'training', 'quiz', 'write', 'upload', 'outro']
        .map((place) => `ds/tutorial/${place}`)
        .concat('ds/1/1', 'ds/1/2'),
    );
    expect(places.slice(-4)).toEqual(['ds/dilemma3/third', 'ds/ending', 'ds/notes', 'ds/returned']);
  });

  it('has messages of at most 6.5 s reading time; only explanations may take longer', () => {
    const reasons = new Set(THEMES.flatMap((theme) => said(SOLAR_SYSTEMS[theme], ['explanation', 'replies'])));
    for (const { id, text } of LINES)
      expect(readingMs(text), id).toBeLessThanOrEqual(reasons.has(text) ? 11_000 : 6_500);
  });

  it('names clip files by key and position', () => {
    expect(clipFile({ key: 'ds/1/2', position: 3 })).toBe('ds/1/2-3');
  });
});
