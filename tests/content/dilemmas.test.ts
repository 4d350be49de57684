import { describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { DILEMMA_CHOICES, DILEMMA_MISSIONS, PERSPECTIVES } from '#domain/game/dilemmas.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { EASY, readingEase } from '../../tools/words/readingEase.ts';

const MAX_CHARS = { title: 30, wants: 40, why: 200, label: 90, seen: 90, told: 100, mission4: 150, council: 70 };

const DILEMMAS = THEMES.flatMap((theme) =>
  DILEMMA_MISSIONS.map((mission) => {
    const { cast, after } = SOLAR_SYSTEMS[theme].dilemmas;
    return [`${theme} after mission ${mission}`, { theme, mission, cast, dilemma: after[mission] }] as const;
  }),
);

describe.each(DILEMMAS)('the dilemma of %s', (_, { theme, mission, cast, dilemma }) => {
  const choices = DILEMMA_CHOICES.map((choice) => dilemma.choices[choice]);

  it('has one voice of each perspective, and people of the cast come back', () => {
    const known = cast.map(({ who }) => who);
    const speakers = dilemma.voices.map(({ who }) => who);
    expect(speakers).toHaveLength(PERSPECTIVES);
    expect(new Set(speakers).size).toBe(PERSPECTIVES);
    expect(known).toEqual(expect.arrayContaining(speakers));
    const back = choices.map((choice) => choice.back.who);
    expect(speakers).toEqual(expect.arrayContaining(back));
    expect(new Set(back).size).toBe(back.length);
  });

  it('has texts that fit their places', () => {
    const texts: [keyof typeof MAX_CHARS, string][] = [
      ['title', dilemma.title],
      ...dilemma.voices.flatMap(({ wants, why }): [keyof typeof MAX_CHARS, string][] => [
        ['wants', wants],
        ['why', why],
      ]),
      ...choices.flatMap(({ label, seen, told, back }): [keyof typeof MAX_CHARS, string][] => [
        ['label', label],
        ['seen', seen],
        ['told', told],
        ['mission4', back.mission4],
        ['council', back.council],
      ]),
    ];
    for (const [kind, text] of texts) expect(text.length, `${kind}: ${text}`).toBeLessThanOrEqual(MAX_CHARS[kind]);
  });

  it('tells the choice with the place, as a choice or a proposal of the team', () => {
    const [place] = SOLAR_SYSTEMS[theme].missions[mission].place.split(',');
    for (const { told, seen } of choices) {
      expect(told).toMatch(/, a equipa (escolheu|propôs): /u);
      expect(told).toContain(place);
      expect(seen).toContain(place);
    }
  });

  it('gives each choice two sides, without a word of praise or blame', () => {
    for (const { messages, told, back } of choices) {
      expect(messages).toHaveLength(2);
      const said = [...messages, told, back.mission4, back.council].join(' ');
      expect(said).not.toMatch(/parab[eé]ns|cert[ao]\b|errad[ao]|melhor|pior|muito bem|infelizmente/iu);
    }
  });

  it('is easy to read', () => {
    const voices = dilemma.voices.map(({ why }) => why);
    const told = choices.flatMap(({ label, messages, back }) => [label, ...messages, back.mission4]);
    expect(readingEase([...dilemma.messages, ...voices, ...told].join(' '))).toBeGreaterThanOrEqual(EASY);
  });
});

it('has four inhabitants in each system, most of them in both dilemmas or with words of their own', () => {
  for (const theme of THEMES) {
    const { cast, after } = SOLAR_SYSTEMS[theme].dilemmas;
    expect(cast).toHaveLength(4);
    const speakers = DILEMMA_MISSIONS.flatMap((mission) => after[mission].voices.map(({ who }) => who));
    expect(new Set(speakers)).toEqual(new Set(cast.map(({ who }) => who)));
    expect(speakers.length - new Set(speakers).size).toBeGreaterThanOrEqual(2);
  }
});
