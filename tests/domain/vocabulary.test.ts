import { describe, expect, it } from 'vitest';
import {
  GAME_LEVELS,
  PROPOSAL_STATES,
  ROLES,
  SHIPS,
  THEME_IDS,
  THEME_NAMES,
  TUTORIAL_STEPS,
} from '#domain/vocabulary.ts';

describe('vocabulary', () => {
  it('has the ten ships of the spec, by number and colour', () => {
    expect(SHIPS.map(({ number, color }) => `${number} ${color}`)).toEqual([
      '0 #ED8A58',
      '1 #EDC958',
      '2 #7AC943',
      '3 #ED94BC',
      '4 #908AED',
      '5 #EDE9E9',
      '6 #7BED9F',
      '7 #C1BEED',
      '8 #ED401E',
      '9 #ADA9A9',
    ]);
    expect(new Set(SHIPS.map(({ name }) => name)).size).toBe(10);
  });

  it('has the themes, roles, levels and proposal states of the spec', () => {
    expect(Object.values(THEME_NAMES)).toEqual([
      'Interculturalidade',
      'Direitos Humanos',
      'Desenvolvimento Sustentável',
    ]);
    expect(ROLES).toEqual([0, 1, 2, 3]);
    expect(TUTORIAL_STEPS).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(GAME_LEVELS).toEqual([1, 2, 3, 4, 5, 6]);
    expect(PROPOSAL_STATES).toEqual(['Rascunho', 'Submetida']);
  });

  it('keeps the theme ids, which are part of URLs', () => {
    expect(THEME_IDS).toEqual({
      ic: '5f1c2f7e-6f0a-4c53-9a3e-0c1d5b9a7e01',
      dh: '8b3e9d24-1a57-4e86-b2c4-7d90e6f3a502',
      ds: 'c47a61b0-93d8-4f2b-8e15-2b6f48d0c903',
    });
  });
});
