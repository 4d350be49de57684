import { describe, expect, it } from 'vitest';
import type { PlanSession } from '#content/lessonPlans/LessonPlan.ts';
import { LESSON_PLANS } from '#content/lessonPlans/lessonPlans.ts';
import { PLAN_LENGTHS, SESSION_MINUTES } from '#domain/classroom/lessonPlans.ts';
import { WORKSHEETS } from '#domain/game/worksheets.ts';
import { forbiddenForms } from '../../tools/words/forbiddenForms.ts';
import { unjoinedUnits } from '../../tools/words/unitsApart.ts';

const plans = PLAN_LENGTHS.map((length) => [length, LESSON_PLANS[length]] as const);
const sessions = plans.flatMap(([length, plan]) =>
  plan.sessions.map((session, index): [string, PlanSession] => [`${index + 1} of ${length}`, session]),
);

/** At most so many characters, so that a session is read at a glance and fills its card of the manual. */
const MAX_CHARS: Record<string, number> = {
  title: 40,
  aims: 120,
  before: 160,
  text: 230,
  late: 160,
  home: 180,
  outcome: 180,
  suits: 80,
  leavesOut: 100,
};
/** The name of a button of the game: **«Desembarcar»**. */
const BUTTONS = ['Desembarcar'];
const CHAPTERS = 15;

/** Returns every text in a value with its key. */
function textsOf(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, Array.isArray(value) ? key : name));
}

describe.each(plans)('the plan of %i sessions', (length, plan) => {
  it('has so many sessions', () => {
    expect(plan.sessions).toHaveLength(length);
  });

  it('never closes a mission that was open, and opens everything for the council', () => {
    const paces = plan.sessions.map(({ pace }) => pace);
    expect(paces).toEqual([...paces].sort());
    expect(plan.sessions.at(-1)).toMatchObject({ title: 'Conselho Galáctico', pace: 4 });
    expect(plan.sessions.map(({ title }) => title).indexOf('Conselho Galáctico')).toBe(length - 1);
  });

  it('opens a mission at the latest in the session that is named after it', () => {
    for (const { title, pace } of plan.sessions) {
      const [, mission] = /miss(?:ão|ões) (\d)/iu.exec(title) ?? [];
      if (mission !== undefined) expect(pace, title).toBeGreaterThanOrEqual(Number(mission));
    }
  });

  it('prints each worksheet once', () => {
    const printed = plan.sessions.flatMap(({ worksheets }) =>
      worksheets.filter(({ copies }) => copies !== 'earlier').map(({ mission, number }) => `m${mission}-fs${number}`),
    );
    expect(new Set(printed).size).toBe(printed.length);
    const known: string[] = [];
    for (const { title, worksheets } of plan.sessions) {
      for (const { mission, number, copies } of worksheets) {
        const key = `m${mission}-fs${number}`;
        expect(known.includes(key), `${title}: ${key}`).toBe(copies === 'earlier');
        known.push(key);
      }
    }
  });
});

it('recommends one plan', () => {
  expect(plans.filter(([, { isRecommended }]) => isRecommended).map(([length]) => length)).toEqual([6]);
});

describe.each(sessions)('session %s', (_, session) => {
  it('fills every minute once', () => {
    expect(session.minutes[0]?.from).toBe(0);
    expect(session.minutes.at(-1)?.to).toBe(SESSION_MINUTES);
    session.minutes.forEach(({ from, to }, index) => {
      expect(to).toBeGreaterThan(from);
      expect(from).toBe(session.minutes[index - 1]?.to ?? 0);
    });
  });

  it('uses worksheets that exist, each once', () => {
    const keys = session.worksheets.map(({ mission, number }) => `${mission}-${number}`);
    expect(new Set(keys).size).toBe(keys.length);
    const existing = WORKSHEETS.map(({ mission, number }) => `${mission}-${number}`);
    for (const key of keys) expect(existing).toContain(key);
  });

  it('names in its texts only worksheets that the class has', () => {
    const listed = session.worksheets.map(({ mission, number }) => `m${mission}-fs${number}`);
    const named = textsOf(session).flatMap(([, text]) => text.match(/(?<!-)m\d-fs\d/g) ?? []);
    for (const key of named) expect(listed).toContain(key);
  });

  it('has what it fills minutes with, and names it in the text', () => {
    const listed = session.worksheets.map(({ mission, number }) => `m${mission}-fs${number}`);
    for (const { text, sheet } of session.minutes) {
      if (sheet === undefined) {
        expect(text).not.toMatch(/(?<!pega na |trazida da |feita em casa.*)(?:m\d-fs\d|ficha \d)/iu);
        continue;
      }
      expect(listed).toContain(sheet);
      expect(text).toMatch(new RegExp(`${sheet}|ficha ${sheet.at(-1)}`, 'iu'));
    }
  });

  it('has no worksheet for home that its homework does not mention', () => {
    for (const { mission, number, copies } of session.worksheets) {
      if (copies === 'pupil') expect(session.home).toMatch(`m${mission}-fs${number}`);
    }
  });
});

describe('the texts of the plans', () => {
  const texts = plans.flatMap(([, plan]) => textsOf(plan)).filter(([key]) => key !== 'copies' && key !== 'sheet');

  it('are sentences of a sensible length', () => {
    expect(texts.length).toBeGreaterThan(150);
    for (const [key, text] of texts) {
      expect(text.length, text).toBeLessThanOrEqual(MAX_CHARS[key] ?? 0);
      expect(text, key).toBe(text.trim());
      expect(text, key).not.toMatch(/\s{2}|["'“”#~_]/u);
      if (key !== 'title') expect(text, key).toMatch(/[.?!]»?$/u);
      if (key !== 'suits') expect(text, key).toMatch(/^(?:\p{Lu}|«|\*\*)/u);
    }
  });

  it('have balanced quotes and bold marks, and units that stay with their number', () => {
    for (const [, text] of texts) {
      expect(text.split('«').length, text).toBe(text.split('»').length);
      expect(text.split('**').length % 2, text).toBe(1);
      expect(unjoinedUnits(text), text).toEqual([]);
    }
  });

  it('name buttons and chapters that exist', () => {
    for (const [, text] of texts) {
      for (const [, name = ''] of text.matchAll(/\*\*«(.+?)»\*\*/gu)) expect(BUTTONS).toContain(name);
      for (const [, number] of text.matchAll(/capítulo (\d+)(?!\d| do manual)/giu))
        expect(number, text).toBeUndefined();
      for (const [, number] of text.matchAll(/capítulo (\d+) do manual/giu)) {
        expect(Number(number)).toBeLessThanOrEqual(CHAPTERS);
      }
    }
  });

  it('are European and inclusive Portuguese', () => {
    expect(texts.flatMap(([, text]) => forbiddenForms(text).map((fault) => `${fault}: ${text}`))).toEqual([]);
  });

  it('say what the class has in the end in different words each time', () => {
    const outcomes = sessions.map(([, { outcome }]) => outcome);
    expect(new Set(outcomes).size).toBe(outcomes.length);
    for (const outcome of outcomes) expect(outcome.length).toBeGreaterThan(60);
  });
});
