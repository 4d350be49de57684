import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEAM_NAMES } from '#content/teamNames.ts';
import { drawTeamNames, groupNames } from '#domain/school/forming/teamNames.ts';
import { nameKey } from '#domain/school/imports/planImport.ts';

describe('drawTeamNames', () => {
  it('draws different names, none of which is taken', () => {
    const taken = fc.subarray([...TEAM_NAMES].map((name) => name.toUpperCase()));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), taken, (count, others) => {
        const names = drawTeamNames(count, { names: TEAM_NAMES, taken: others, random: Math.random });
        expect(names).toHaveLength(count);
        expect(new Set([...names, ...others].map(nameKey)).size).toBe(count + others.length);
      }),
    );
  });

  it('numbers names only where there are too few', () => {
    const draw = (count: number) => drawTeamNames(count, { names: ['Vega', 'Lira'], taken: [], random: () => 0 });
    expect(draw(2)).toEqual(['Vega', 'Lira']);
    expect(draw(5)).toEqual(['Vega', 'Lira', 'Vega 2', 'Lira 2', 'Vega 3']);
  });
});

describe('groupNames', () => {
  it('have the lowest numbers that are free in the class', () => {
    const taken = ['8.º a - grupo 1', '8.º A - Grupo 3', 'Vega'];
    expect(groupNames(3, { className: '8.º A', taken })).toEqual([
      '8.º A - Grupo 2',
      '8.º A - Grupo 4',
      '8.º A - Grupo 5',
    ]);
  });
});
