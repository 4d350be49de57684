import { describe, expect, it } from 'vitest';
import type { QuizStep, SolarSystem, TaskStep } from '#content/SolarSystem.ts';
import { FALLBACK_SCRIPT, SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { LEVEL_SCORES } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import { spokenWords } from '../../tools/audio/narration/spokenWords.ts';
import { EASY, readingEase } from '../../tools/words/readingEase.ts';
import { unjoinedUnits } from '../../tools/words/unitsApart.ts';

const MAX_CHARS = {
  message: 100,
  aiHint: 60,
  option: 90,
  question: 110,
  explanation: 160,
  replies: 160,
  prompt: 300,
  place: 45,
  briefing: 150,
};
/** The number of words read in six seconds at 170 words a minute. */
const MAX_WORDS = 17;

/** Returns every text in a value, with its path. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

function textsUnder(system: SolarSystem, key: string): [string, string][] {
  return textsOf(system, system.theme).filter(([path]) => path.split('.').includes(key));
}

/** Returns the robot's messages with their paths. */
function messagesOf(system: SolarSystem): [string, string][] {
  return [...textsUnder(system, 'messages'), ...textsUnder(system, 'congratulations')];
}

/** Counts spoken words, with numbers spelled out. */
function wordsSaid(text: string): number {
  return spokenWords({ id: '', text }).reduce((sum, { spoken }) => sum + spoken.split(' ').length, 0);
}

const quizzesOf = (system: SolarSystem): QuizStep[] => [system.tutorial.quiz, ...system.levels.level1];
const stepsOf = ({ tutorial, levels }: SolarSystem): TaskStep[] => [
  tutorial.quiz,
  tutorial.write,
  tutorial.upload,
  ...Object.values(levels).flat(),
];

const themes = THEMES.map((theme) => [theme, SOLAR_SYSTEMS[theme]] as const);
const scripts = [...themes, ['fallback', FALLBACK_SCRIPT] as const];

describe.each(scripts)('texts of %s', (_, system) => {
  const texts = textsOf(system, '');

  it('have the name of the theme', () => {
    expect(system.name).toBe(THEME_NAMES[system.theme]);
  });

  it('are nowhere empty, untrimmed or double-spaced', () => {
    expect(texts.length).toBeGreaterThan(80);
    for (const [path, text] of texts) {
      expect(text, path).not.toBe('');
      expect(text, path).toBe(text.trim());
      expect(text, path).not.toMatch(/\s{2}/u);
    }
  });

  it('have Portuguese quotes and non-breaking spaces before units', () => {
    for (const [path, text] of texts) {
      expect(text, path).not.toMatch(/["'“”]/u);
      expect(unjoinedUnits(text), path).toEqual([]);
      expect(text, path).not.toMatch(/\d anos/u);
      expect(text.split('«').length, path).toBe(text.split('»').length);
    }
  });

  it.each(Object.entries(MAX_CHARS))('have a %s of at most %i characters', (kind, max) => {
    const keys: Record<string, string[]> = { message: ['messages', 'congratulations'], option: ['optionsLabel'] };
    const found = (keys[kind] ?? [kind]).flatMap((key) => textsUnder(system, key));
    expect(found.length).toBeGreaterThan(3);
    for (const [path, text] of found) expect(text.length, `${path}: ${text}`).toBeLessThanOrEqual(max);
  });

  it('have messages that are read in at most six seconds', () => {
    for (const [path, text] of messagesOf(system)) {
      expect(wordsSaid(text), `${path}: ${text}`).toBeLessThanOrEqual(MAX_WORDS);
    }
  });

  it('explain every mark of every mission to the team and to the teacher', () => {
    for (const mission of MISSION_LEVELS) {
      const { p1, p2 } = system.missions[mission].marks;
      const points = {
        p1: mission === 1 ? LEVEL_SCORES[2].p1 : LEVEL_SCORES[mission].p1,
        p2: LEVEL_SCORES[mission].p2,
      };
      expect(Object.keys(p1).map(Number)).toEqual(points.p1);
      expect(Object.keys(p2).map(Number)).toEqual(points.p2);
      for (const words of [...Object.values(p1), ...Object.values(p2)]) {
        expect(words.team).toMatch(/^\p{Lu}[^.!]+[.!]$/u);
        expect(words.teacher).toMatch(/^\p{Lu}[^.]+\.$/u);
      }
    }
  });

  it('have three quizzes in mission 1, then at least one, one and two steps', () => {
    expect(system.levels.level1).toHaveLength(3);
    expect(system.levels.level2.length).toBeGreaterThanOrEqual(1);
    expect(system.levels.level3.length).toBeGreaterThanOrEqual(1);
    expect(system.levels.level4.length).toBeGreaterThanOrEqual(2);
  });

  it('have quizzes with one valid right answer, an explanation and a source', () => {
    for (const { question, options, explanation, source } of quizzesOf(system)) {
      expect(Number.isInteger(options.correct), question).toBe(true);
      expect(options.optionsLabel[options.correct], question).toBeTypeOf('string');
      expect(new Set(options.optionsLabel.map((option) => option.toLowerCase())).size).toBe(
        options.optionsLabel.length,
      );
      expect(explanation, question).toMatch(/^[^.!?]+\.$/u);
      expect(source, question).not.toBe('');
      expect(options.replies.map((reply) => reply === null)).toEqual(
        options.optionsLabel.map((_label, index) => index === options.correct),
      );
      for (const reply of options.replies) if (reply !== null) expect(reply, question).toMatch(/^[^.!?]+\.$/u);
    }
  });

  it('do not give a right answer away by a constant position', () => {
    expect(new Set(system.levels.level1.map(({ options }) => options.correct)).size).toBeGreaterThan(1);
  });

  it('have congratulations and a unique place for every mission', () => {
    for (const level of MISSION_LEVELS) expect(system.missions[level].congratulations.length).toBeGreaterThan(1);
    const places = MISSION_LEVELS.map((level) => system.missions[level].place);
    expect(new Set(places).size).toBe(MISSION_LEVELS.length);
  });
});

describe.each(themes)('solar system %s', (theme, system) => {
  it('has its own theme', () => {
    expect(system.theme).toBe(theme);
  });

  it('repeats no text', () => {
    const places = new Map<string, string[]>();
    const texts = textsOf(system, theme).filter(([path]) => !path.endsWith('.who'));
    for (const [path, text] of texts) places.set(text, [...(places.get(text) ?? []), path]);
    expect([...places.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  it('has two to five messages per step', () => {
    for (const { messages } of [...stepsOf(system), system.tutorial.intro, system.tutorial.outro]) {
      expect(messages.length, messages[0]).toBeGreaterThanOrEqual(2);
      expect(messages.length, messages[0]).toBeLessThanOrEqual(5);
    }
  });

  it('has four options per question', () => {
    for (const { options, question } of quizzesOf(system)) expect(options.optionsLabel, question).toHaveLength(4);
  });

  it('names the robot in its first message and the places of its missions', () => {
    expect(system.tutorial.intro.messages[0]).toContain('ORBI');
    const levels = Object.values(system.levels);
    for (const level of MISSION_LEVELS) {
      const [place] = system.missions[level].place.split(',');
      expect(levels[level - 1]?.[0]?.messages[0]).toContain(place);
    }
  });
});

describe.each(themes)('the language of %s', (_, system) => {
  it('is easy to read in the messages of the robot, overall and per step', () => {
    const messages = messagesOf(system).map(([, text]) => text);
    expect(readingEase(messages.join(' '))).toBeGreaterThanOrEqual(EASY);
    const speeches = [...stepsOf(system), system.tutorial.intro, system.tutorial.outro].map(
      ({ messages: said }) => said,
    );
    const praise = MISSION_LEVELS.map((mission) => system.missions[mission].congratulations);
    for (const said of [...speeches, ...praise]) {
      expect(readingEase(said.join(' ')), said.join(' ')).toBeGreaterThanOrEqual(EASY);
    }
  });

  it('is easy to read in prompts, hints and questions overall', () => {
    for (const key of ['prompt', 'aiHint', 'question', 'optionsLabel', 'replies', 'briefing']) {
      const texts = textsUnder(system, key).map(([, text]) => (/[.!?]$/u.test(text) ? text : `${text}.`));
      expect(readingEase(texts.join(' ')), key).toBeGreaterThanOrEqual(EASY);
    }
  });

  it('is different for each mark and reader', () => {
    const words = MISSION_LEVELS.flatMap((mission) => Object.values(system.missions[mission].marks)).flatMap(
      (criterion) => Object.values(criterion).flatMap(({ team, teacher }) => [team, teacher]),
    );
    expect(words).toHaveLength(4 * 7 * 2);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('the three solar systems together', () => {
  it('has about as many right answers in the shorter half of the options as in the longer half', () => {
    const quizzes = themes.flatMap(([, system]) => quizzesOf(system));
    const shorter = quizzes.filter(({ options: { correct, optionsLabel } }) => {
      const right = optionsLabel[correct]?.length ?? 0;
      return optionsLabel.filter((option) => option.length < right).length < optionsLabel.length / 2;
    });
    expect(shorter.length).toBeGreaterThanOrEqual(quizzes.length / 3);
    expect(shorter.length).toBeLessThanOrEqual((2 * quizzes.length) / 3);
  });

  it('has the right answer equally often at each position', () => {
    const positions = themes.flatMap(([, system]) => quizzesOf(system).map(({ options }) => options.correct));
    for (const place of [0, 1, 2, 3]) expect(positions.filter((position) => position === place)).toHaveLength(3);
  });

  it.each(['question', 'title', 'place', 'description'])('repeats no %s', (key) => {
    const texts = themes.flatMap(([, system]) => textsUnder(system, key)).map(([, text]) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('the fallback script', () => {
  it('has the exact texts of the specification', () => {
    expect(FALLBACK_SCRIPT.tutorial.intro.messages).toEqual(['Boas-vindas ao jogo!']);
    expect(FALLBACK_SCRIPT.tutorial.outro.messages).toEqual(['Parabéns!']);
    expect(FALLBACK_SCRIPT.tutorial.quiz.messages).toEqual(['Respondam à pergunta:']);
    for (const { options } of quizzesOf(FALLBACK_SCRIPT)) expect(options.optionsLabel).toHaveLength(3);
  });

  it('contains no quiz of a real theme', () => {
    const real = themes.flatMap(([, system]) => quizzesOf(system).map(({ question }) => question));
    for (const { question } of quizzesOf(FALLBACK_SCRIPT)) expect(real).not.toContain(question);
  });
});
