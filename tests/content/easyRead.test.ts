import { describe, expect, it } from 'vitest';
import { EASY_READS } from '#content/easyRead/easyReads.ts';
import { easySystem, easyWorksheets } from '#content/easyRead/easySystem.ts';
import { easyPractice } from '#content/easyRead/practice/easyPractice.ts';
import { EASY_WORKSHEETS } from '#content/easyRead/worksheets/easyWorksheetsByTheme.ts';
import { PRACTICE } from '#content/practice/practice.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { Worksheet, WorksheetKey } from '#content/Worksheet.ts';
import { WORKSHEETS_BY_THEME } from '#content/worksheets/worksheets.ts';
import { THEMES, type Theme } from '#domain/vocabulary.ts';
import { readingEase, sentenceLengths } from '../../tools/words/readingEase.ts';
import { unjoinedUnits } from '../../tools/words/unitsApart.ts';
import { GUESSERS, MAX_FOUND, shareFound } from '../support/guessers.ts';

/** One idea a sentence: on average, and in the longest of all. */
const MEAN_WORDS = 12;
const MAX_WORDS = 16;
/** Reading ease of each step, and of all of them; the game in general has 50. */
const STEP_EASE = 60;
const WHOLE_EASE = 68;
/** What is as easy already may stay as it is. */
const MAX_KEPT = 0.4;
/** The boxes on the screen are the same. */
const MAX_CHARS: Readonly<Record<string, number>> = {
  messages: 100,
  congratulations: 100,
  aiHint: 60,
  optionsLabel: 90,
  question: 110,
  explanation: 160,
  replies: 160,
  prompt: 300,
  briefing: 150,
  situation: 170,
  reply: 130,
};
const FOR_TEACHERS = new Set(['source', 'sources', 'misconceptions', 'teacher', 'description']);

type Texts = [path: string, text: string][];

/** Returns every text that a team reads in a value, with its path. */
function textsOf(value: unknown, path = ''): Texts {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    FOR_TEACHERS.has(key) ? [] : textsOf(inner, `${path}.${key}`),
  );
}

/** Returns a value with 'text' for each text that is not empty: its structure and its numbers. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? '' : 'text';
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'kind' ? inner : shapeOf(inner)]),
  );
}

const isSentence = (text: string) => /\p{L} \p{L}/u.test(text) && /[.!?…»]$/u.test(text);
const figuresIn = (texts: Texts) =>
  [
    ...new Set(
      texts.flatMap(([, text]) => text.replaceAll(/(?<=\d)\u00a0(?=\d{3})/gu, '').match(/\d+(?:,\d+)?/gu) ?? []),
    ),
  ].sort();
/** The part of a text's path that a team reads at a time. */
const stepOf = (path: string) => path.replace(/^\.(\w+)\.(\w+)(\.\d+)?.*$/u, '.$1.$2$3');

function expectEasy(texts: Texts, least = STEP_EASE): void {
  for (const [path, text] of texts) {
    expect(text, path).toBe(text.trim());
    expect(text, path).not.toMatch(/\s{2}|["“”;]/u);
    expect(unjoinedUnits(text), path).toEqual([]);
    if (isSentence(text)) expect(Math.max(...sentenceLengths(text)), `${path}: ${text}`).toBeLessThanOrEqual(MAX_WORDS);
  }
  const all = texts.map(([, text]) => text).filter(isSentence);
  const lengths = all.flatMap(sentenceLengths);
  expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThanOrEqual(MEAN_WORDS);
  expect(readingEase(all.join(' '))).toBeGreaterThanOrEqual(least);
}

function expectOwnWords(easy: Texts, normal: Texts): void {
  const before = new Map(normal);
  const sentences = easy.filter(([, text]) => isSentence(text));
  const kept = sentences.filter(([path, text]) => before.get(path) === text);
  expect(kept.length / sentences.length).toBeLessThanOrEqual(MAX_KEPT);
}

const groupBy = (texts: Texts, keyOf: (path: string) => string) => {
  const groups = new Map<string, Texts>();
  for (const one of texts) groups.set(keyOf(one[0]), [...(groups.get(keyOf(one[0])) ?? []), one]);
  return groups;
};

describe.each(THEMES)('the easy read of %s', (theme: Theme) => {
  const normal = SOLAR_SYSTEMS[theme];
  const easy = easySystem(normal, EASY_READS[theme]);
  const shown = ({ tutorial, levels, missions, dilemmas }: typeof easy) =>
    textsOf({ tutorial, levels, missions, dilemmas: dilemmas.after });

  it('has a text for each text, so that a team can switch at any moment', () => {
    expect(shapeOf(easy)).toEqual(shapeOf(normal));
  });

  it('has the same right answers, among options that give as little away', () => {
    const quizzes = [easy.tutorial.quiz, ...easy.levels.level1];
    const before = [normal.tutorial.quiz, ...normal.levels.level1];
    expect(quizzes.map(({ options }) => options.correct)).toEqual(before.map(({ options }) => options.correct));
    for (const { options, question } of quizzes) {
      const lengths = options.optionsLabel.map(({ length }) => length);
      expect(Math.max(...lengths) - Math.min(...lengths), question).toBeLessThanOrEqual(14);
      expect(new Set(options.optionsLabel).size, question).toBe(4);
    }
  });

  it('has the figures of each step', () => {
    const before = groupBy(shown(normal), stepOf);
    for (const [step, texts] of groupBy(shown(easy), stepOf)) {
      expect(figuresIn(texts), step).toEqual(figuresIn(before.get(step) ?? []));
    }
  });

  it('has short sentences of one idea, in words of its own', () => {
    for (const texts of groupBy(shown(easy), stepOf).values())
      if (texts.some(([, text]) => isSentence(text))) expectEasy(texts);
    expectEasy(shown(easy), WHOLE_EASE);
    expectOwnWords(shown(easy), shown(normal));
  });

  it('fits the same boxes', () => {
    for (const [path, text] of shown(easy)) {
      const key = path.split('.').findLast((part) => part in MAX_CHARS);
      if (key !== undefined) expect(text.length, `${path}: ${text}`).toBeLessThanOrEqual(MAX_CHARS[key] ?? 0);
    }
  });

  it('has the practice questions, of the same kinds and with as many options', () => {
    const questions = easyPractice(theme);
    expectOwnWords(textsOf(questions), textsOf(PRACTICE[theme]));
    expect(shapeOf(questions)).toEqual(shapeOf(PRACTICE[theme]));
    questions.forEach((question, index) => {
      const texts = textsOf({ ...question, id: '', kind: '' }).filter(([, text]) => text !== '');
      expectEasy(texts);
      const before = textsOf({ ...PRACTICE[theme][index], id: '', kind: '' });
      expect(figuresIn(texts), question.id).toEqual(figuresIn(before));
      for (const [path, text] of texts) {
        const key = path.split('.').findLast((part) => part in MAX_CHARS);
        if (key !== undefined) expect(text.length, `${question.id}${path}`).toBeLessThanOrEqual(MAX_CHARS[key] ?? 0);
      }
    });
  });
});

describe('the options in easy read, read without their question', () => {
  const quizzes = THEMES.flatMap((theme) => {
    const { tutorial, levels } = easySystem(SOLAR_SYSTEMS[theme], EASY_READS[theme]);
    return [tutorial.quiz, ...levels.level1];
  });

  it.each(Object.entries(GUESSERS))('do not lead a guesser of %s to the right one', (_, score) => {
    expect(shareFound(quizzes, score)).toBeLessThanOrEqual(MAX_FOUND);
  });
});

const sheets = THEMES.flatMap((theme) => {
  const easy = easyWorksheets(WORKSHEETS_BY_THEME[theme], EASY_WORKSHEETS[theme]);
  return Object.entries(WORKSHEETS_BY_THEME[theme]).map(
    ([key, normal]) => [`${theme}-${key}`, easy[key as WorksheetKey], normal] as const,
  );
});

describe.each(sheets)('the easy read of worksheet %s', (_, easy, normal) => {
  const { quote: _quote, ...withoutQuote } = normal;

  it('has the same activities, with the same places to write', () => {
    expect(shapeOf(easy)).toEqual(shapeOf(withoutQuote satisfies Worksheet));
    const gapsIn = (sheet: Worksheet) => JSON.stringify(sheet).split('____').length;
    expect(gapsIn(easy)).toBe(gapsIn(normal));
  });

  it('has short sentences of one idea, in words of its own', () => {
    expectEasy(textsOf(easy));
    expectOwnWords(textsOf(easy), textsOf(normal));
  });

  it('has the same figures', () => {
    expect(figuresIn(textsOf(easy))).toEqual(figuresIn(textsOf(withoutQuote)));
  });
});
