import { describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { readingEase } from '../../tools/words/readingEase.ts';
import { GUESSERS, MAX_FOUND, type Question, sharedWords, shareFound } from '../support/guessers.ts';

const systems = THEMES.map((theme) => SOLAR_SYSTEMS[theme]);
const quizzes = systems.flatMap(({ tutorial, levels }) => [tutorial.quiz, ...levels.level1]);
const named = quizzes.map((quiz) => [quiz.question, quiz] as const);

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
