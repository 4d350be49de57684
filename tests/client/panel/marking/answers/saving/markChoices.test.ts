import { describe, expect, test } from 'vitest';
import {
  evaluationBody,
  livePoints,
  type MarkChoices,
  parseChoices,
  parseSentMarks,
  rebased,
  unconfirmed,
  withChoice,
} from '#client/panel/marking/answers/saving/markChoices.ts';
import type { Criterion } from '#domain/marking/scoring.ts';
import { pointsOf } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';

const BOTH = { p1: true, p2: true };
const SAVED = pointsOf({ 1: { p1: 40, p2: 0 }, 2: { p1: 20, p2: 20, marked: BOTH } });
const choose = (
  choices: MarkChoices,
  level: MissionLevel,
  criterion: Criterion,
  value: number | null,
  sent: Parameters<typeof withChoice>[2]['sent'] = {},
) => withChoice(choices, { level, criterion, value }, { saved: SAVED, sent });

describe('withChoice', () => {
  test('stores the saved mark as seen', () => {
    expect(choose({}, 2, 'p1', 60)).toEqual({ 2: { p1: { value: 60, seen: 20 } } });
    expect(choose({}, 1, 'p2', 0), 'a mark of 0').toEqual({ 1: { p2: { value: 0, seen: null } } });
    expect(choose({}, 2, 'p1', null), 'removed').toEqual({ 2: { p1: { value: null, seen: 20 } } });
  });
  test('keeps other choices, and the mark seen at the first choice', () => {
    const first: MarkChoices = { 2: { p1: { value: 60, seen: 40 } } };
    expect(choose(first, 2, 'p1', 0)).toEqual({ 2: { p1: { value: 0, seen: 40 } } });
    expect(choose(first, 4, 'p1', 160)).toEqual({ ...first, 4: { p1: { value: 160, seen: null } } });
  });
  test('choosing the saved mark removes the choice', () => {
    expect(choose({ 2: { p1: { value: 60, seen: 20 } } }, 2, 'p1', 20)).toEqual({});
    expect(choose({ 1: { p2: { value: 0, seen: null } } }, 1, 'p2', null)).toEqual({});
  });
  test('choosing the saved mark keeps the choice while another one is being sent', () => {
    expect(choose({ 2: { p1: { value: 60, seen: 20 } } }, 2, 'p1', 20, { 2: { p1: 60 } })).toEqual({
      2: { p1: { value: 20, seen: 60 } },
    });
  });
});

test('the totals include unsaved choices', () => {
  expect(livePoints(SAVED, {}).total).toBe(80);
  const live = livePoints(SAVED, {
    1: { p2: { value: 40 } },
    2: { p1: { value: 60 }, p2: { value: null } },
    4: { p1: { value: 160 }, p2: { value: 40 } },
  });
  expect(live.level1).toEqual({ p1: 40, p2: 40, total: 80, marked: { p1: false, p2: true } });
  expect(live.level2).toEqual({ p1: 60, p2: 0, total: 60, marked: { p1: true, p2: false } });
  expect(live.level3).toEqual({ p1: 0, p2: 0, total: 0, marked: { p1: false, p2: false } });
  expect(live.level4.total).toBe(200);
  expect(live.total).toBe(340);
});

test('choices that the server has are dropped', () => {
  const choices: MarkChoices = { 2: { p1: { value: 20 }, p2: { value: 40 } }, 3: { p1: { value: null } } };
  expect(unconfirmed(choices, SAVED)).toEqual({ 2: { p2: { value: 40 } } });
});

test('rebasing a choice after a conflict takes the saved mark as seen', () => {
  expect(rebased({ 2: { p1: { value: 60, seen: 0 } } }, SAVED)).toEqual({ 2: { p1: { value: 60, seen: 20 } } });
});

test('the body has only the chosen marks, null for a removed one', () => {
  expect(evaluationBody({ 1: { p2: { value: 40, seen: null } }, 2: { p1: { value: null } } })).toEqual({
    points: { level1: { p2: 40 }, level2: { p1: null } },
    seen: { level1: { p2: null } },
  });
  expect(parseSentMarks({ level1: { p2: 40 } })).toEqual({ 1: { p2: 40 } });
  expect(parseSentMarks(undefined)).toEqual({});
});

describe('parseChoices', () => {
  test.each([
    [null, {}],
    ['', {}],
    ['não é JSON', {}],
    ['[1,2]', {}],
    [
      '{"2":{"p1":60},"4":{"p1":160,"p2":40}}',
      { 2: { p1: { value: 60 } }, 4: { p1: { value: 160 }, p2: { value: 40 } } },
    ],
    ['{"2":{"p1":{"value":60,"seen":20}}}', { 2: { p1: { value: 60, seen: 20 } } }],
    ['{"2":{"p1":{"value":null,"seen":20}}}', { 2: { p1: { value: null, seen: 20 } } }],
    ['{"2":{"p1":{"value":60,"seen":61}}}', { 2: { p1: { value: 60 } } }],
    ['{"1":{"p1":60,"p2":20}}', { 1: { p2: { value: 20 } } }],
    ['{"2":{"p1":61},"3":{"p2":"40"},"5":{"p1":20},"4":null}', {}],
  ])('parses %s', (text, expected) => {
    expect(parseChoices(text)).toEqual(expected);
  });
});
