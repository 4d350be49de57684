import { describe, expect, it } from 'vitest';
import type { QuizStep, SolarSystem, TaskStep } from '#content/SolarSystem.ts';
import { FALLBACK_SCRIPT, SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { MISSION_LEVELS, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';

const MAX_CHARS = { message: 110, aiHint: 60, option: 90, question: 110, explanation: 160, prompt: 220, place: 45 };
const FORBIDDEN_WORDS = ['você', 'vocês', 'tela', 'usuário', 'arquivo', 'celular', 'time'];

/** Every text below a value, with the path that leads to it. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

function textsUnder(system: SolarSystem, key: string): [string, string][] {
  return textsOf(system, system.theme).filter(([path]) => path.split('.').includes(key));
}

const quizzesOf = (system: SolarSystem): QuizStep[] => [system.tutorial.quiz, ...system.levels.level1];
const stepsOf = ({ tutorial, levels }: SolarSystem): TaskStep[] => [
  tutorial.quiz,
  tutorial.write,
  tutorial.upload,
  ...Object.values(levels).flat(),
];

/** A whole word of any case, with letters of every alphabet as its neighbours' limit. */
const wholeWord = (word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');

function isStrictlyLongest({ options: { correct, optionsLabel } }: QuizStep): boolean {
  const right = optionsLabel[correct]?.length ?? 0;
  return optionsLabel.every((option, index) => index === correct || option.length < right);
}

const themes = THEMES.map((theme) => [theme, SOLAR_SYSTEMS[theme]] as const);
const scripts = [...themes, ['fallback', FALLBACK_SCRIPT] as const];

describe.each(scripts)('texts of %s', (_, system) => {
  const texts = textsOf(system, '');

  it('carries the name of its theme', () => {
    expect(system.name).toBe(THEME_NAMES[system.theme]);
  });

  it('is not empty, untrimmed or double-spaced anywhere', () => {
    expect(texts.length).toBeGreaterThan(80);
    for (const [path, text] of texts) {
      expect(text, path).not.toBe('');
      expect(text, path).toBe(text.trim());
      expect(text, path).not.toMatch(/\s{2}/u);
    }
  });

  it('is European Portuguese with Portuguese quotes', () => {
    for (const [path, text] of texts) {
      for (const word of FORBIDDEN_WORDS) expect(text, path).not.toMatch(wholeWord(word));
      expect(text, path).not.toMatch(/["'“”]/u);
      expect(text, path).not.toMatch(/\d%|\d %|\d anos/u);
      expect(text.split('«').length, path).toBe(text.split('»').length);
    }
  });

  it.each(Object.entries(MAX_CHARS))('keeps every %s within %i characters', (kind, max) => {
    const keys: Record<string, string[]> = { message: ['messages', 'congratulations'], option: ['optionsLabel'] };
    const found = (keys[kind] ?? [kind]).flatMap((key) => textsUnder(system, key));
    expect(found.length).toBeGreaterThan(3);
    for (const [path, text] of found) expect(text.length, `${path}: ${text}`).toBeLessThanOrEqual(max);
  });

  it('has three challenges, then at least one step, one step and two steps', () => {
    expect(system.levels.level1).toHaveLength(3);
    expect(system.levels.level2.length).toBeGreaterThanOrEqual(1);
    expect(system.levels.level3.length).toBeGreaterThanOrEqual(1);
    expect(system.levels.level4.length).toBeGreaterThanOrEqual(2);
  });

  it('asks quizzes with one right answer inside the list, explained and sourced', () => {
    for (const { question, options, explanation, source } of quizzesOf(system)) {
      expect(Number.isInteger(options.correct), question).toBe(true);
      expect(options.optionsLabel[options.correct], question).toBeTypeOf('string');
      expect(new Set(options.optionsLabel.map((option) => option.toLowerCase())).size).toBe(
        options.optionsLabel.length,
      );
      expect(explanation, question).toMatch(/^[^.!?]+\.$/u);
      expect(source, question).not.toBe('');
    }
  });

  it('never gives the answer away by its length or by a constant position', () => {
    for (const quiz of quizzesOf(system)) expect(isStrictlyLongest(quiz), quiz.question).toBe(false);
    expect(new Set(system.levels.level1.map(({ options }) => options.correct)).size).toBeGreaterThan(1);
  });

  it('describes and celebrates every mission', () => {
    for (const level of MISSION_LEVELS) expect(system.missions[level].congratulations.length).toBeGreaterThan(1);
    const places = MISSION_LEVELS.map((level) => system.missions[level].place);
    expect(new Set(places).size).toBe(MISSION_LEVELS.length);
  });
});

describe.each(themes)('solar system %s', (theme, system) => {
  it('stands under its own theme', () => {
    expect(system.theme).toBe(theme);
  });

  it('speaks two to five messages a step', () => {
    for (const { messages } of [...stepsOf(system), system.tutorial.intro, system.tutorial.outro]) {
      expect(messages.length, messages[0]).toBeGreaterThanOrEqual(2);
      expect(messages.length, messages[0]).toBeLessThanOrEqual(5);
    }
  });

  it('offers four options a question', () => {
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

describe('the three solar systems together', () => {
  it('uses every answer position', () => {
    const positions = themes.flatMap(([, system]) => quizzesOf(system).map(({ options }) => options.correct));
    expect([...new Set(positions)].sort()).toEqual([0, 1, 2, 3]);
  });

  it.each(['question', 'title', 'place', 'description'])('repeats no %s', (key) => {
    const texts = themes.flatMap(([, system]) => textsUnder(system, key)).map(([, text]) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('the fallback script', () => {
  it('says what the specification says, to the letter', () => {
    expect(FALLBACK_SCRIPT.tutorial.intro.messages).toEqual(['Bem-vindo ao jogo!']);
    expect(FALLBACK_SCRIPT.tutorial.outro.messages).toEqual(['Parabéns!']);
    expect(FALLBACK_SCRIPT.tutorial.quiz.messages).toEqual(['Responda a pergunta:']);
    for (const { options } of quizzesOf(FALLBACK_SCRIPT)) expect(options.optionsLabel).toHaveLength(3);
  });

  it('shows no quiz of a real theme', () => {
    const real = themes.flatMap(([, system]) => quizzesOf(system).map(({ question }) => question));
    for (const { question } of quizzesOf(FALLBACK_SCRIPT)) expect(real).not.toContain(question);
  });
});

describe('the checks themselves', () => {
  it.each([
    ['Façam o que vocês quiserem', 'vocês', true],
    ['Toquem na TELA', 'tela', true],
    ['O brilho de uma estela', 'tela', false],
    ['Um sentimento bom', 'time', false],
  ])('finds in %j the word %j: %s', (text, word, found) => {
    expect(wholeWord(word).test(text)).toBe(found);
  });

  it('catches a right answer that is the longest', () => {
    const quiz = SOLAR_SYSTEMS.ds.tutorial.quiz;
    const planted = { ...quiz, options: { correct: 0, optionsLabel: ['muito comprida', 'b', 'c', 'd'] } };
    expect(isStrictlyLongest(planted)).toBe(true);
  });
});
