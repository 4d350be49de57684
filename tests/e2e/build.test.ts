import { describe, expect, it } from 'vitest';
import { contains, DOORS, doorOf, readManifest } from '../support/clientBuild.ts';

/** Brotli kilobytes of code on the wire, by door. */
const BUDGET_KB = { login: 100, panel: 160, game: 330 } as const;
/** A word that survives minification in Pixi alone. */
const PIXI = 'WebGLRenderer';

describe('the client build', () => {
  const manifest = readManifest();
  const doors = {
    login: doorOf(manifest, DOORS.login),
    panel: doorOf(manifest, DOORS.panel),
    game: doorOf(manifest, DOORS.game, (source) => source.startsWith('src/client/game/')),
  };

  it.each(Object.entries(BUDGET_KB))('%s loads at most %i kB of code', (door, budget) => {
    expect(doors[door as keyof typeof doors].bytes / 1000).toBeLessThanOrEqual(budget);
  });

  it('brings Pixi to the game alone', () => {
    expect(contains(doors.game, PIXI)).toBe(true);
    expect(contains(doors.login, PIXI)).toBe(false);
    expect(contains(doors.panel, PIXI)).toBe(false);
  });

  it('leaves the schemas of the contract on the server', () => {
    for (const door of Object.values(doors)) expect(contains(door, 'invalid_type')).toBe(false);
  });

  it('keeps the panel out of the game and the game out of the panel', () => {
    expect(contains(doors.game, 'Painel de Controlo')).toBe(false);
    expect(contains(doors.panel, 'Nave anterior')).toBe(false);
    expect(contains(doors.login, 'Nave anterior')).toBe(false);
  });
});
