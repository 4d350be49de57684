import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEMBERS_MAX, ROSTER_NAMES_MAX } from '#domain/limits.ts';
import {
  formTeams,
  shuffled,
  spreadThemes,
  suggestedTeamCount,
  teamCountRange,
} from '#domain/school/forming/formTeams.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { createSeededRandom } from '../../../support/product/seededRandom.ts';

const pupilsOf = (count: number) => Array.from({ length: count }, (_, index) => `Pupil ${index}`);
const randomOf = (seed: number) => createSeededRandom(seed).next;
const spread = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts);
const class_ = fc
  .integer({ min: 1, max: ROSTER_NAMES_MAX })
  .chain((pupils) => fc.tuple(fc.constant(pupils), fc.integer({ min: 1, max: pupils }), fc.integer()));

describe('formTeams', () => {
  it('loses and doubles nobody, and forms teams whose sizes differ by at most one', () => {
    fc.assert(
      fc.property(class_, ([count, teams, seed]) => {
        const pupils = pupilsOf(count);
        const formed = formTeams(pupils, teams, randomOf(seed));
        expect(formed).toHaveLength(teams);
        expect(formed.flat().sort()).toEqual([...pupils].sort());
        expect(spread(formed.map(({ length }) => length))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('keeps the limit of members for every number of teams in the range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: ROSTER_NAMES_MAX }), fc.nat(), (count, extra) => {
        const { least, most } = teamCountRange(count);
        const teams = Math.min(most, least + (extra % (most - least + 1)));
        const sizes = formTeams(pupilsOf(count), teams, Math.random).map(({ length }) => length);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(MEMBERS_MAX);
        expect(suggestedTeamCount(count)).toBeGreaterThanOrEqual(least);
        expect(suggestedTeamCount(count)).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('forms other teams each time, and the same ones from the same random numbers', () => {
    const form = (seed: number) => formTeams(pupilsOf(28), 8, randomOf(seed));
    expect(form(1)).toEqual(form(1));
    expect(form(1)).not.toEqual(form(2));
  });

  it('gives every pupil every team equally often', () => {
    const { next } = createSeededRandom('fair');
    const together = Array.from({ length: 6_000 }, () => {
      const [first = []] = formTeams(['a', 'b', 'c', 'd', 'e'], 2, next);
      return first.includes('a') ? 1 : 0;
    }).reduce<number>((sum, one) => sum + one, 0);
    expect(together / 6_000).toBeCloseTo(0.5, 1);
  });

  it('makes empty teams where there are more teams than pupils, and refuses to form none', () => {
    expect(formTeams(['a'], 3, Math.random).flat()).toEqual(['a']);
    for (const teams of [0, -1, 1.5, Number.NaN])
      expect(() => formTeams(['a'], teams, Math.random)).toThrow(RangeError);
  });
});

describe('the number of teams', () => {
  it.each([
    [0, 0, 0, 0],
    [1, 1, 1, 1],
    [3, 1, 1, 3],
    [28, 1, 7, 28],
    [30, 1, 8, 30],
    [41, 2, 10, 41],
    [200, 5, 50, 200],
  ])('of %i pupils is at least %i, suggested %i, at most %i', (pupils, least, suggested, most) => {
    expect(teamCountRange(pupils)).toEqual({ least, most });
    expect(suggestedTeamCount(pupils)).toBe(suggested);
  });
});

describe('spreadThemes', () => {
  it('gives each solar system as many teams as the others, or one more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer(), (teams, seed) => {
        const themes = spreadThemes(teams, null, randomOf(seed));
        expect(themes).toHaveLength(teams);
        expect(spread(THEMES.map((theme) => themes.filter((one) => one === theme).length))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('does not always give the same one more', () => {
    const firsts = new Set(Array.from({ length: 60 }, (_, seed) => spreadThemes(1, null, randomOf(seed))[0]));
    expect(firsts).toEqual(new Set(THEMES));
  });

  it('gives all teams one that is chosen', () => {
    expect(spreadThemes(3, 'dh', Math.random)).toEqual(['dh', 'dh', 'dh']);
  });
});

it('shuffled accepts a random number of 1, which rounding can give', () => {
  expect(shuffled([1, 2, 3], () => 1)).toEqual([3, 2, 1]);
});
