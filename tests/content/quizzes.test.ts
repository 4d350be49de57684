import { describe, expect, it } from 'vitest';
import type { QuizStep } from '#content/SolarSystem.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { readingEase } from '../../tools/words/readingEase.ts';

type Options = Pick<QuizStep['options'], 'correct' | 'optionsLabel'>;
type Question = { question: string; options: Options };
/** Rates an option among those of its question; a guesser takes the highest. */
type Score = (option: string, all: readonly string[], question: string) => number;

const systems = THEMES.map((theme) => SOLAR_SYSTEMS[theme]);
const quizzes = systems.flatMap(({ tutorial, levels }) => [tutorial.quiz, ...levels.level1]);
const named = quizzes.map((quiz) => [quiz.question, quiz] as const);

/** A guesser may find the right options of 35 % of the questions. */
const MAX_FOUND = 0.35;

const VIRTUE =
  /respeit|ouv[ei]|escut|dialog|convers|igual|junt|encontr|partilh|ajud|comum|toda a gente|cuid|acolh|paz|solid|justi|direito|livre|liberdade|lugar|natur|apoi|inclu|dar |dá /giu;
const HEDGE =
  /pode|depende|embora|mas |também|de acordo|às vezes|quase|talvez|algum|desde que|em parte|uns |cerca|primeiro|ainda/giu;
const ABSOLUTE = /sempre|nunca|todos|todas|tudo|toda |nenhum|ninguém|só |único|qualquer|jamais/giu;

const matches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const others = (option: string, all: readonly string[]) => all.filter((other) => other !== option);

/** Returns the stems of the words with four letters or more. */
function contentWords(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));
}

function sharedWords(one: string, other: string): number {
  const words = contentWords(other);
  return [...contentWords(one)].filter((word) => words.has(word)).length;
}

const GUESSERS: Record<string, Score> = {
  'the nicest': (option) => matches(option, VIRTUE),
  'the least nice': (option) => -matches(option, VIRTUE),
  'the most careful': (option) => matches(option, HEDGE),
  'the nicest and most careful': (option) => matches(option, VIRTUE) + matches(option, HEDGE),
  'the least absolute': (option) => -matches(option, ABSOLUTE),
  'the most absolute': (option) => matches(option, ABSOLUTE),
  'the longest': (option) => option.length,
  'the shortest': (option) => -option.length,
  'the one whose length stands out': (option, all) =>
    Math.min(...others(option, all).map(({ length }) => Math.abs(option.length - length))),
  'the one with a beginning of its own': (option, all) =>
    -others(option, all).filter((other) => other.split(' ')[0] === option.split(' ')[0]).length,
  'the one with words of its own': (option, all) =>
    -others(option, all).reduce((sum, other) => sum + sharedWords(option, other), 0),
  'the one most like the others': (option, all) =>
    others(option, all).reduce((sum, other) => sum + sharedWords(option, other), 0),
  'the echo of the question': (option, _, question) => sharedWords(option, question),
};

/** Returns the share of questions that a guesser answers right; among options that it rates alike it draws lots. */
function shareFound(asked: readonly Question[], score: Score): number {
  const found = asked.map(({ question, options: { correct, optionsLabel } }) => {
    const scores = optionsLabel.map((option) => score(option, optionsLabel, question));
    const best = Math.max(...scores);
    return scores[correct] === best ? 1 / scores.filter((value) => value === best).length : 0;
  });
  return found.reduce((sum, share) => sum + share, 0) / asked.length;
}

describe('the options of a question, read without it', () => {
  it.each(Object.entries(GUESSERS))('do not lead a guesser of %s to the right one', (_, score) => {
    expect(shareFound(quizzes, score)).toBeLessThanOrEqual(MAX_FOUND);
  });

  it('have the right one as the longest in a third of the questions at most', () => {
    const longest = quizzes.filter(({ options: { correct, optionsLabel } }) => {
      const right = optionsLabel[correct]?.length ?? 0;
      return optionsLabel.every((option, index) => index === correct || option.length < right);
    });
    expect(longest.length).toBeLessThanOrEqual(quizzes.length / 3);
  });

  it('have about the same length', () => {
    for (const [question, { options }] of named) {
      const lengths = options.optionsLabel.map(({ length }) => length);
      expect(Math.max(...lengths) - Math.min(...lengths), question).toBeLessThanOrEqual(14);
    }
  });

  it.each(named)('repeat three words of their question at most in several: %s', (question, { options }) => {
    const echoes = options.optionsLabel.map((option) => sharedWords(option, question) >= 3);
    if (echoes[options.correct]) expect(echoes.filter(Boolean).length).toBeGreaterThan(1);
    expect(options.optionsLabel.join(' ')).not.toMatch(/(anteriores|todas elas|nenhuma delas)/iu);
  });
});

describe('each wrong option', () => {
  it.each(named)('has a reply and the reason why it is believed: %s', (_, { options, misconceptions }) => {
    const wrong = options.optionsLabel.map((_option, index) => index !== options.correct);
    expect(options.replies.map((reply) => reply !== null)).toEqual(wrong);
    expect(misconceptions?.map((reason) => reason !== null)).toEqual(wrong);
    for (const reason of misconceptions ?? []) if (reason !== null) expect(reason).toMatch(/^«?\p{Lu}.{38,197}\.$/u);
  });

  it('has a reply that is easier to read than the game in general', () => {
    for (const { tutorial, levels, name } of systems) {
      const replies = [tutorial.quiz, ...levels.level1].flatMap(({ options }) => options.replies);
      expect(readingEase(replies.filter((reply) => reply !== null).join(' ')), name).toBeGreaterThanOrEqual(60);
    }
  });

  it('has a reply and a reason of its own', () => {
    const texts = quizzes.flatMap(({ options, misconceptions = [] }) => [...options.replies, ...misconceptions]);
    const said = texts.filter((text) => text !== null);
    expect(said).toHaveLength(2 * 3 * quizzes.length);
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('the questions and missions of the three solar systems', () => {
  const forTeachers = ['source', 'sources', 'misconceptions', 'teacher'];
  const texts = JSON.stringify(
    systems.map(({ tutorial, levels, missions }) => [tutorial, levels, missions]),
    (key, value) => (forTeachers.includes(key) ? undefined : value),
  );

  it.each([
    ['racism against Roma people', /racismo/u],
    ['lies and hate on the net', /insultos.*redes/u],
    ['refugees', /fugiram de uma guerra/u],
    ['institutions', /Tribunal Constitucional/u],
    ['climate', /clima/u],
    ['biodiversity and animals', /animais/u],
    ['poverty', /pobreza/u],
    ['disability', /cadeira de rodas/u],
    ['equality of girls and boys', /raparigas/u],
  ])('speak of %s', (_, word) => {
    expect(word.test(texts)).toBe(true);
  });
});

describe('the guessers', () => {
  const planted: Question[] = [
    {
      question: 'Que resposta dá a escola a quem chega de novo?',
      options: {
        correct: 1,
        optionsLabel: ['Nunca responde', 'Ouve e respeita quem chega, quando pode', 'Nunca se atrasa', 'Nunca muda'],
      },
    },
  ];
  const finding = [
    'the nicest',
    'the most careful',
    'the least absolute',
    'the longest',
    'the one with words of its own',
  ];

  it.each(finding)('find a right option that is %s', (name) => {
    const score = GUESSERS[name];
    if (!score) throw new Error(`No guesser: ${name}`);
    expect(shareFound(planted, score)).toBeGreaterThan(MAX_FOUND);
  });

  it('find a quarter of what they cannot tell apart', () => {
    expect(shareFound(quizzes, () => 0)).toBe(0.25);
  });
});
