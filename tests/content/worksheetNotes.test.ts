import { describe, expect, it } from 'vitest';
import { LESSON_PLANS } from '#content/lessonPlans/lessonPlans.ts';
import type { Worksheet, WorksheetKey } from '#content/Worksheet.ts';
import { NOTES_BY_THEME } from '#content/worksheets/notes/notes.ts';
import type { TeacherNote } from '#content/worksheets/notes/TeacherNote.ts';
import { WORKSHEETS_BY_THEME } from '#content/worksheets/worksheets.ts';
import { PLAN_LENGTHS } from '#domain/classroom/lessonPlans.ts';
import { WORKSHEETS, worksheetId } from '#domain/game/worksheets.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { forbiddenForms } from '../../tools/words/forbiddenForms.ts';
import { readingEase } from '../../tools/words/readingEase.ts';
import { unjoinedUnits } from '../../tools/words/unitsApart.ts';

/** Debrief questions are said to the class, so they are easier than what a 13-year-old can read. */
const EASY_TO_HEAR = 55;
/** A lesson of 45 minutes with the three that a class can lose without missing its bell. */
const MAX_SESSION_MINUTES = 48;
/** At most so many characters, so that two notes fit on a page. */
const MAX_CHARS = { aim: 130, begin: 220, question: 80, sign: 125, response: 190, base: 180, challenge: 160, how: 120 };
/** Words for the class or its teachers that name one gender. */
const GENDERED =
  /(?<!\p{L})(?:alunos|professor(?:es|a|as)?|meninos|rapazes e raparigas|cada um d[aeo]s?|cada aluno)(?!\p{L})/iu;

const notes = WORKSHEETS.map((place): [string, TeacherNote, Worksheet] => {
  const { theme, mission, number } = place;
  const key = `m${mission}-fs${number}` as const;
  return [worksheetId(place), NOTES_BY_THEME[theme][key], WORKSHEETS_BY_THEME[theme][key]];
});

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns every text of a note with the name of its limit. */
function textsOf({
  aim,
  begin,
  questions,
  risks,
  base,
  challenge,
  alone,
}: TeacherNote): [keyof typeof MAX_CHARS, string][] {
  return [
    ['aim', aim],
    ['begin', begin],
    ...questions.map((text): ['question', string] => ['question', text]),
    ...risks.flatMap(({ sign, response }): ['sign' | 'response', string][] => [
      ['sign', sign],
      ['response', response],
    ]),
    ['base', base],
    ['challenge', challenge],
    ...(alone === undefined ? [] : [['how', alone.how] as ['how', string]]),
  ];
}

/** Counts the sentences of a text; what is said in quotes belongs to the sentence that says it. */
const sentences = (text: string) => text.replaceAll(/(: )?«[^»]*[.?!]»/gu, '.').split(/[.?!]+(?=\s|$)/u).length - 1;

describe.each(notes)('the note of %s', (_id, note, sheet) => {
  it('gives every minute of the worksheet to a part', () => {
    const { begin, activities, talk } = note.minutes;
    expect(begin + sum(activities) + talk).toBe(sheet.minutes);
    expect(activities).toHaveLength(sheet.activities.length);
    expect(begin).toBeGreaterThanOrEqual(2);
    expect(talk).toBeGreaterThanOrEqual(5);
  });

  it('lets two activities run at the same time only where the team works in halves', () => {
    const parallel = note.minutes.activities
      .map((minutes, index) => [minutes, index])
      .filter(([minutes]) => minutes === 0);
    expect(note.minutes.activities[0]).toBeGreaterThan(0);
    if (parallel.length > 0) expect(sheet.group).toContain('em duas metades');
  });

  it('has three to five easy questions', () => {
    expect(note.questions.length).toBeGreaterThanOrEqual(3);
    expect(note.questions.length).toBeLessThanOrEqual(5);
    for (const question of note.questions) expect(question).toMatch(/\?$/u);
    const all = note.questions.join(' ');
    expect(readingEase(all), all).toBeGreaterThanOrEqual(EASY_TO_HEAR);
  });

  it('has an aim of one sentence and a beginning of one or two', () => {
    expect(sentences(note.aim)).toBe(1);
    expect(note.aim).toMatch(/^\p{Lu}\p{L}*[aeiô]r(?!\p{L})/u);
    expect(sentences(note.begin), note.begin).toBeLessThanOrEqual(2);
  });

  it('has whole sentences of a sensible length', () => {
    for (const [name, text] of textsOf(note)) {
      expect(text.length, text).toBeLessThanOrEqual(MAX_CHARS[name]);
      expect(text, name).toBe(text.trim());
      expect(text, name).toMatch(/^[\p{Lu}«]/u);
      expect(text, name).toMatch(/[.?!]»?$/u);
      expect(text, name).not.toMatch(/\s{2}|["'“”*#_]/u);
      expect(text.split('«').length, text).toBe(text.split('»').length);
      expect(unjoinedUnits(text), text).toEqual([]);
    }
  });

  it('is European and inclusive Portuguese', () => {
    for (const [, text] of textsOf(note)) {
      expect(forbiddenForms(text), text).toEqual([]);
      expect(text).not.toMatch(GENDERED);
    }
  });

  it('shortens an activity that exists', () => {
    if (note.alone === undefined) return;
    const { activity, minutes } = note.alone;
    expect(sheet.activities[activity - 1]).toBeDefined();
    expect(minutes).toBeGreaterThanOrEqual(5);
    expect(minutes).toBeLessThanOrEqual(18);
  });
});

describe('the notes together', () => {
  it('repeat no text', () => {
    const texts = notes.flatMap(([, note]) => textsOf(note).map(([, text]) => text));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('say what to do in a session for every worksheet that a lesson plan gives time, and for no other', () => {
    const planned = PLAN_LENGTHS.flatMap((length) => LESSON_PLANS[length].sessions.flatMap(({ minutes }) => minutes));
    const sheets = new Set(planned.flatMap(({ sheet }) => sheet ?? []));
    expect([...sheets].sort()).toEqual([
      'm1-fs1',
      'm2-fs1',
      'm2-fs2',
      'm3-fs1',
      'm3-fs2',
      'm4-fs1',
      'm4-fs2',
      'm4-fs3',
    ]);
    for (const [id, { alone }] of notes) {
      expect(alone !== undefined, id).toBe([...sheets].some((sheet) => id.endsWith(sheet)));
    }
  });

  it.each(THEMES)('let every session of %s end within 48 minutes', (theme) => {
    const needed = (sheet: WorksheetKey) => NOTES_BY_THEME[theme][sheet].alone?.minutes ?? Number.POSITIVE_INFINITY;
    for (const length of PLAN_LENGTHS) {
      for (const { title, minutes } of LESSON_PLANS[length].sessions) {
        const lengths = minutes.map(({ from, to, sheet }) =>
          sheet === undefined ? to - from : Math.max(to - from, needed(sheet)),
        );
        expect(sum(lengths), `${title}, plan of ${length}`).toBeLessThanOrEqual(MAX_SESSION_MINUTES);
      }
    }
  });
});
