import { describe, expect, it } from 'vitest';
import { shipOf, unitOf } from '#client/game/stage/engine/view.ts';
import { SHIPS } from '#domain/vocabulary.ts';

describe('areas', () => {
  it('the unit of a narrow area depends on its width', () => {
    expect(unitOf({ x: 0, y: 0, width: 1920, height: 500 })).toBe(500);
    expect(unitOf({ x: 0, y: 0, width: 500, height: 900 })).toBeCloseTo(280);
  });

  it('shipOf returns each ship by its number', () => {
    for (const ship of SHIPS) expect(shipOf(ship.number)).toBe(ship);
  });
});
