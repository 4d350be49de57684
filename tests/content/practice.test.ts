import { describe, expect, it } from 'vitest';
import type { PracticeQuestion } from '#content/practice/PracticeQuestion.ts';
import { PRACTICE } from '#content/practice/practice.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { EASY, readingEase } from '../../tools/words/readingEase.ts';
import { unjoinedUnits } from '../../tools/words/unitsApart.ts';

const KINDS = ['choose', 'order', 'match', 'estimate'] as const;
const ALL = THEMES.flatMap((theme) =>
  PRACTICE[theme].map((question) => [`${theme} ${question.id}`, question] as const),
);
const MAX_CHARS = { situation: 170, question: 110, explanation: 190, option: 62, reply: 130 };

/** Returns what the team reads of a question. */
function textsOf(question: PracticeQuestion): string[] {
  const { situation, question: asked, explanation } = question;
  return [
    situation,
    asked,
    explanation,
    ...(question.kind === 'choose' ? question.wrong.map(({ reply }) => reply) : []),
  ];
}

describe.each(THEMES)('the practice questions of %s', (theme) => {
  const questions = PRACTICE[theme];

  it('are ten, two of each kind at least, each with a name of its own', () => {
    expect(questions).toHaveLength(10);
    for (const kind of KINDS) {
      expect(questions.filter((one) => one.kind === kind).length, kind).toBeGreaterThanOrEqual(2);
    }
    expect(new Set(questions.map(({ id }) => id)).size).toBe(10);
  });

  it('are easy to read', () => {
    expect(readingEase(questions.flatMap(textsOf).join(' '))).toBeGreaterThanOrEqual(EASY);
  });

  it('do not have the right option as the longest in more than a third', () => {
    const chosen = questions.filter((one) => one.kind === 'choose');
    const longest = chosen.filter(({ right, wrong }) => wrong.every(({ label }) => label.length < right.label.length));
    expect(longest.length).toBeLessThanOrEqual(chosen.length / 3);
  });
});

describe.each(ALL)('the practice question %s', (_, question) => {
  it('tells a situation, and names its sources', () => {
    expect(question.situation.length).toBeLessThanOrEqual(MAX_CHARS.situation);
    expect(question.question.length).toBeLessThanOrEqual(MAX_CHARS.question);
    expect(question.explanation.length).toBeLessThanOrEqual(MAX_CHARS.explanation);
    expect(question.source).toMatch(/\d|Dicionário|All Equal/u);
  });

  it('joins each number to its unit', () => {
    expect(unjoinedUnits(JSON.stringify(question))).toEqual([]);
  });

  it('can be solved, and not before it is read', () => {
    switch (question.kind) {
      case 'choose': {
        const labels = [question.right, ...question.wrong].map(({ label }) => label);
        expect(new Set(labels).size).toBe(4);
        for (const label of labels) expect(label.length, label).toBeLessThanOrEqual(MAX_CHARS.option);
        for (const { reply } of question.wrong) expect(reply.length, reply).toBeLessThanOrEqual(MAX_CHARS.reply);
        break;
      }
      case 'order':
        expect(question.items.length).toBeGreaterThanOrEqual(4);
        expect(new Set(question.items).size).toBe(question.items.length);
        break;
      case 'match':
        expect(question.pairs).toHaveLength(4);
        for (const side of [0, 1] as const) expect(new Set(question.pairs.map((pair) => pair[side])).size).toBe(4);
        break;
      case 'estimate': {
        const { min, max, step, answer, near } = question;
        expect((answer - min) % step === 0 || step > 1).toBe(true);
        expect(answer - near).toBeGreaterThan(min);
        expect(answer + near).toBeLessThan(max);
        // Half of the scale at least is wrong.
        expect(2 * near).toBeLessThanOrEqual((max - min) / 2);
      }
    }
  });
});
