import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findWords } from '#content/glossary/findWords.ts';
import type { GlossaryEntry } from '#content/glossary/GlossaryEntry.ts';
import { GLOSSARY } from '#content/glossary/glossary.ts';
import { PICTURES } from '#content/glossary/pictures.ts';
import { PRACTICE } from '#content/practice/practice.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { WorksheetKey } from '#content/Worksheet.ts';
import { WORKSHEETS_BY_THEME } from '#content/worksheets/worksheets.ts';
import { SUPPORT_LANGUAGES, type SupportLanguage } from '#domain/game/supports.ts';
import { MISSION_LEVELS, type MissionLevel, THEMES, type Theme, WORKSHEET_NUMBERS } from '#domain/vocabulary.ts';
import { pictureOutline } from '../../tools/words/pictureOutline.ts';
import { readingEase, sentenceLengths } from '../../tools/words/readingEase.ts';
import { unjoinedUnits } from '../../tools/words/unitsApart.ts';

const ICONS = fileURLToPath(new URL('../../node_modules/lucide-react/dist/esm/icons', import.meta.url));
const MEANING_CHARS = 120;
const EXAMPLE_CHARS = 100;
const SENTENCE_WORDS = 14;
/** Reading ease; the game in general has 50. */
const EASE = 60;
/** Keys of texts that pupils do not read. */
const NOT_FOR_PUPILS = new Set(['source', 'sources', 'misconceptions', 'teacher', 'description', 'id', 'kind', 'who']);

/** Returns every text of a value that pupils read. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (NOT_FOR_PUPILS.has(key) ? [] : textsOf(inner)));
}

/** Returns what pupils read in a mission, in the dilemma after it and in its worksheets. */
function missionTexts(theme: Theme, mission: MissionLevel): string[] {
  const { levels, missions, dilemmas } = SOLAR_SYSTEMS[theme];
  const sheets = WORKSHEET_NUMBERS.map(
    (number) => WORKSHEETS_BY_THEME[theme][`m${mission}-fs${number}` satisfies WorksheetKey],
  );
  const dilemma = mission === 1 || mission === 3 ? dilemmas.after[mission] : null;
  return textsOf([levels[`level${mission}`], missions[mission], dilemma, sheets]);
}

const themeTexts = (theme: Theme) => [
  ...textsOf([SOLAR_SYSTEMS[theme].tutorial, PRACTICE[theme]]),
  ...MISSION_LEVELS.flatMap((mission) => missionTexts(theme, mission)),
];

/** Returns which of the forms stand in the text. */
function formsIn(text: string, forms: readonly string[]): string[] {
  return findWords(text, [{ forms } as GlossaryEntry]).map(({ start, end }) => text.slice(start, end).toLowerCase());
}

/** Returns the regular forms of the other number and of the other gender. */
function relativesOf(form: string): string[] {
  const singular = form
    .replace(/ões$|ãos$/u, 'ão')
    .replace(/eis$/u, 'el')
    .replace(/ns$/u, 'm')
    .replace(/s$/u, '');
  const others = [singular, singular.replace(/o$/u, 'a'), singular.replace(/a$/u, 'o')];
  return others.flatMap((one) => [one, pluralOf(one)]);
}

function pluralOf(word: string): string {
  if (word.endsWith('ão')) return word.replace(/ão$/u, 'ões');
  if (word.endsWith('m')) return word.replace(/m$/u, 'ns');
  return word.endsWith('el') ? word.replace(/el$/u, 'eis') : `${word}s`;
}

const LATIN = /^[\p{Script=Latin} '-]+$/u;
const DEVANAGARI = /^[\p{Script=Devanagari} ]+$/u;
const SCRIPTS: Readonly<Record<SupportLanguage, RegExp>> = {
  br: LATIN,
  en: LATIN,
  fr: LATIN,
  es: LATIN,
  // Without the cedillas of old fonts.
  ro: /^(?!.*[şţ])[\p{Script=Latin} '-]+$/u,
  uk: /^(?!.*[ыэёъ])[\p{Script=Cyrillic} '-]+$/u,
  ru: /^(?!.*[іїєґ])[\p{Script=Cyrillic} '-]+$/u,
  hi: DEVANAGARI,
  ne: DEVANAGARI,
  bn: /^[\p{Script=Bengali} ]+$/u,
  // Letters alone: no vowel marks.
  ar: /^(?=[\p{L} ]+$)[\p{Script=Arabic} ]+$/u,
  zh: /^\p{Script=Han}+$/u,
};

const ALL = THEMES.flatMap((theme) => GLOSSARY[theme].map((entry) => [`${theme} ${entry.id}`, theme, entry] as const));
const formsOf = (theme: Theme) => GLOSSARY[theme].flatMap(({ forms }) => forms);

interface Standing {
  training: ReadonlySet<string>;
  missions: readonly ReadonlySet<string>[];
  anywhere: ReadonlySet<string>;
}

/** Returns the forms that stand in the training, in each mission, and those that stand anywhere in the theme. */
function standingIn(theme: Theme): Standing {
  const standing = (texts: readonly string[]) => new Set(texts.flatMap((text) => formsIn(text, formsOf(theme))));
  return {
    training: standing(textsOf(SOLAR_SYSTEMS[theme].tutorial)),
    missions: MISSION_LEVELS.map((mission) => standing(missionTexts(theme, mission))),
    anywhere: standing(themeTexts(theme)),
  };
}

const STANDING: Readonly<Record<Theme, Standing>> = {
  ic: standingIn('ic'),
  dh: standingIn('dh'),
  ds: standingIn('ds'),
};

describe('the marking of words in a text', () => {
  const forms = ['assembleia', 'assembleia municipal', 'queixa'];

  it('takes whole words, and the longest of two', () => {
    expect(formsIn('A Assembleia Municipal ouviu a queixa.', forms)).toEqual(['assembleia municipal', 'queixa']);
    expect(formsIn('Assembleias? Ninguém se queixava, nem se queixa-se.', forms)).toEqual([]);
  });

  it('knows the regular relatives of a form', () => {
    expect(relativesOf('legendas')).toContain('legenda');
    expect(relativesOf('anónimas')).toContain('anónimo');
    expect(relativesOf('dimensão')).toContain('dimensões');
    expect(relativesOf('sustentável')).toContain('sustentáveis');
    expect(relativesOf('origens')).toContain('origem');
  });
});

describe.each(THEMES)('the glossary of %s', (theme) => {
  const entries = GLOSSARY[theme];

  it('has 24 to 29 words, and four or more in each mission', () => {
    expect(entries.length).toBeGreaterThanOrEqual(24);
    expect(entries.length).toBeLessThanOrEqual(29);
    for (const mission of MISSION_LEVELS) {
      expect(
        entries.filter(({ missions }) => missions.includes(mission)).length,
        `mission ${mission}`,
      ).toBeGreaterThanOrEqual(4);
    }
  });

  it.each(['id', 'word', 'picture'] as const)('repeats no %s', (key) => {
    const values = entries.map((entry) => entry[key]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('gives each form to one word', () => {
    const forms = formsOf(theme);
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
  });

  it('has every regular relative of a form that stands in the texts', () => {
    const forms = formsOf(theme);
    const relatives = [...new Set(forms.flatMap(relativesOf))].filter((one) => !forms.includes(one));
    expect(themeTexts(theme).flatMap((text) => formsIn(text, relatives))).toEqual([]);
  });

  it('is easy to read', () => {
    expect(readingEase(entries.flatMap(({ meaning, example }) => [meaning, example]).join(' '))).toBeGreaterThanOrEqual(
      EASE,
    );
  });

  it.each([
    ['uk', 'ru'],
    ['hi', 'ne'],
  ] as const)('has words of its own in %s and in %s', (one, other) => {
    const same = entries.filter(({ translations }) => translations[one] === translations[other]);
    expect(same.length).toBeLessThan(entries.length / 2);
  });
});

describe.each(ALL)('the word %s', (_, theme, entry: GlossaryEntry) => {
  const {
    id,
    word,
    forms,
    meaning,
    example,
    missions,
    inTraining = false,
    picture,
    translations,
    sources,
    reviewed,
  } = entry;

  it('has an id, forms in lower case and a picture that exists', () => {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) expect(form).toBe(form.trim().toLowerCase());
    expect(picture).toMatch(/^[a-z0-9-]+$/u);
    expect(existsSync(`${ICONS}/${picture}.mjs`), picture).toBe(true);
  });

  it('has forms that stand in the texts of its theme', () => {
    expect(forms.filter((form) => !STANDING[theme].anywhere.has(form))).toEqual([]);
  });

  it('names the missions in whose texts it stands, and the training', () => {
    const standing = STANDING[theme].missions;
    expect(missions).toEqual(
      MISSION_LEVELS.filter((_level, index) => forms.some((form) => standing[index]?.has(form))),
    );
    expect(inTraining).toBe(forms.some((form) => STANDING[theme].training.has(form)));
  });

  it('has an example with the word, and a meaning without it', () => {
    expect(formsIn(example, formsOf(theme)).some((form) => forms.includes(form))).toBe(true);
    expect(formsIn(meaning, [...forms, word])).toEqual([]);
  });

  it.each([
    ['meaning', meaning, MEANING_CHARS],
    ['example', example, EXAMPLE_CHARS],
  ])('has a short %s in short sentences', (_key, text, maxChars) => {
    expect(text.length).toBeLessThanOrEqual(maxChars);
    expect(text).toMatch(/^[\p{Lu}«].*[.!?»]$/u);
    expect(text).not.toMatch(/\s{2}|["“”;]/u);
    expect(unjoinedUnits(text)).toEqual([]);
    expect(Math.max(...sentenceLengths(text)), text).toBeLessThanOrEqual(SENTENCE_WORDS);
  });

  it('has a word in each language, in its own script', () => {
    for (const language of SUPPORT_LANGUAGES) {
      const text = translations[language];
      if (language === 'br' && text === null) continue;
      expect(text, language).toMatch(SCRIPTS[language]);
      expect(text, language).toBe(text?.trim().toLowerCase());
    }
  });

  it('has a Brazilian word only where it is another one', () => {
    expect(translations.br).not.toBe(word);
  });

  it('names where its translations stand, and claims no review', () => {
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(source).toMatch(/\d{4}|por rever/u);
    expect(reviewed).toEqual([]);
  });
});

describe('the pictures of the glossary', () => {
  const names = [...new Set(ALL.map(([, , { picture }]) => picture))].sort();

  it('are those of its words, and no others', () => {
    expect(Object.keys(PICTURES).sort()).toEqual(names);
  });

  it.each(names)('draw %s as Lucide does (npm run words:pictures)', async (name) => {
    expect(PICTURES[name]).toMatch(/^M/);
    expect(PICTURES[name]).toBe(await pictureOutline(name));
  });
});

it('translates a word of several themes in the same way', () => {
  const entries = ALL.map(([, , entry]) => entry);
  const pairs = entries.flatMap((one, index) =>
    entries.slice(index + 1).flatMap((other) => (other.id === one.id ? [[one, other] as const] : [])),
  );
  expect(pairs.length).toBeGreaterThan(5);
  for (const [one, other] of pairs) {
    expect(other.translations, other.id).toEqual(one.translations);
    expect(other.meaning, other.id).toBe(one.meaning);
    expect(other.picture, other.id).toBe(one.picture);
    expect(other.example, other.id).not.toBe(one.example);
  }
});
