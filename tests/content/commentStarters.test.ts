import { describe, expect, it } from 'vitest';
import { COMMENT_STARTERS } from '#content/commentStarters/commentStarters.ts';
import { STARTER_MARKS, STARTERS_PER_MARK, TEAM_PLACEHOLDER } from '#domain/marking/phrases.ts';
import { CRITERIA } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';
import { forbiddenForms } from '../../tools/words/forbiddenForms.ts';
import { readingEase } from '../../tools/words/readingEase.ts';
import { unjoinedUnits } from '../../tools/words/unitsApart.ts';

const CHARS = { min: 60, max: 220 };
const EASE = { mark: 60, phrase: 45 };
/** Two phrases with more of their longer words in common are nearly alike. */
const ALIKE = 0.3;
/** Forms that speak to boys only, or put the team down. */
const UNWELCOME =
  /(?<!\p{L})(?:todos(?! os dias)|juntos|sozinhos?|prontos|atentos|obrigad[oa]s?|alunos|vocês|vós|mau|má|maus|más|péssim\p{L}+|errad[oa]s?|preguiç\p{L}+|fraco|zero|pior)(?!\p{L})/iu;

const MARKS = STARTER_MARKS.map(
  (mark) =>
    [
      `mission ${mark.level}, ${mark.criterion}, ${mark.points} points`,
      COMMENT_STARTERS[mark.level][mark.criterion][mark.points] ?? [],
    ] as const,
);
const ALL = MARKS.flatMap(([, texts]) => texts);

const longerWords = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 3));

function likeness(a: string, b: string): number {
  const [one, other] = [longerWords(a), longerWords(b)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}

describe('the comment starters', () => {
  it('are five for each mark that a teacher gives, and for no other', () => {
    expect(MARKS.filter(([, texts]) => texts.length !== STARTERS_PER_MARK)).toEqual([]);
    expect(ALL).toHaveLength(120);
    const written = MISSION_LEVELS.flatMap((level) =>
      CRITERIA.flatMap((criterion) => Object.values(COMMENT_STARTERS[level][criterion])),
    );
    expect(written.flat()).toHaveLength(ALL.length);
  });

  it('are all different, and no two nearly alike', () => {
    expect(new Set(ALL).size).toBe(ALL.length);
    const alike = ALL.flatMap((a, index) =>
      ALL.slice(index + 1).flatMap((b) => (likeness(a, b) > ALIKE ? [[a, b]] : [])),
    );
    expect(alike).toEqual([]);
    const starts = ALL.map((text) =>
      text
        .replace(/\{equipa\},? /, '')
        .split(' ')
        .slice(0, 3)
        .join(' '),
    );
    expect(starts.filter((start, index) => starts.indexOf(start) !== index)).toEqual([]);
  });

  it('know phrases that are nearly alike', () => {
    expect(likeness('O plano diz quem trata de cada passo.', 'O plano diz quem trata destes passos.')).toBeGreaterThan(
      ALIKE,
    );
  });

  it('name the team in some', () => {
    const named = ALL.filter((text) => text.includes(TEAM_PLACEHOLDER));
    expect(named.length).toBeGreaterThanOrEqual(MARKS.length);
    expect(named.length).toBeLessThan(ALL.length / 3);
    for (const text of ALL) expect(text.replace(TEAM_PLACEHOLDER, ''), text).not.toMatch(/[{}]/);
  });
});

describe.each(MARKS)('the starters of %s', (_, texts) => {
  it('are easy to read', () => {
    expect(readingEase(texts.join(' '))).toBeGreaterThanOrEqual(EASE.mark);
    for (const text of texts) expect(readingEase(text), text).toBeGreaterThanOrEqual(EASE.phrase);
  });

  it.each(texts)('«%s» is short, kind and tells the next step', (text) => {
    expect(text.length).toBeGreaterThanOrEqual(CHARS.min);
    expect(text.length).toBeLessThanOrEqual(CHARS.max);
    expect(text).toMatch(/^[\p{Lu}{].*[.?!»]$/u);
    // What is there, and what comes next.
    expect(text.split(/(?<=[.?!])\s/).length).toBeGreaterThanOrEqual(2);
    expect(forbiddenForms(text)).toEqual([]);
    expect(text).not.toMatch(UNWELCOME);
    expect(unjoinedUnits(text)).toEqual([]);
  });
});
