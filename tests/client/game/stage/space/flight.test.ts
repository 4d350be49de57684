import { describe, expect, it } from 'vitest';
import { flightAt, newFlight } from '#client/game/stage/space/flight.ts';
import { flybyAt } from '#client/game/stage/space/flyby.ts';

const COURSE = {
  shakeSeconds: 0.6,
  fromX: 0.4,
  fromY: 0.5,
  toX: 1.4,
  toY: -0.1,
  sizeFrom: 0.8,
  sizeTo: 0.6,
  climb: 0.3,
};

function flight(age: number) {
  const out = newFlight();
  flightAt(age, 3.2, COURSE, out);
  return out;
}

describe('the take-off', () => {
  it('shakes in its place first, then leaves the picture', () => {
    for (const age of [0, 0.3, 0.6]) {
      expect(flight(age)).toMatchObject({ x: COURSE.fromX, y: COURSE.fromY, way: 0 });
    }
    expect(flight(0.4).tremble).toBe(1);
    expect(flight(3.2)).toMatchObject({ way: 1, tremble: 0 });
    expect(flight(3.2).x).toBeCloseTo(COURSE.toX);
    expect(flight(3.2).y).toBeCloseTo(COURSE.toY);
    expect(flight(60)).toEqual(flight(3.2));
  });

  it('only moves forward, with growing thrust', () => {
    for (let age = 0; age < 3.2; age += 0.05) {
      expect(flight(age + 0.05).way).toBeGreaterThanOrEqual(flight(age).way);
      expect(flight(age + 0.05).thrust).toBeGreaterThanOrEqual(flight(age).thrust);
    }
  });
});

describe('the ships that fly by the sign-in page', () => {
  const measures = { every: 15, crossing: 11, sizeFrom: 0.1, sizeTo: 0.2 };
  const at = (seconds: number) => {
    const out = { ship: -1, x: 0, y: 0, size: 0, rotation: 0 };
    flybyAt(seconds, 10, measures, out);
    return out;
  };

  it('cross from left to right, with a pause between two', () => {
    expect(at(0).x).toBeLessThan(0);
    expect(at(5.5).x).toBeCloseTo(0.5);
    expect(at(10.99).x).toBeGreaterThan(1);
    expect(at(12).ship).toBe(-1);
    expect(at(14.9).ship).toBe(-1);
  });

  it('are all ten, never the same twice in a row', () => {
    const ships = Array.from({ length: 60 }, (_, turn) => at(turn * 15 + 1).ship);
    expect(new Set(ships)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
    for (const [index, ship] of ships.slice(1).entries()) expect(ship).not.toBe(ships[index]);
  });

  it('fly through the upper part of the picture', () => {
    for (let seconds = 0; seconds < 600; seconds += 0.5) {
      const { ship, y, size } = at(seconds);
      if (ship < 0) continue;
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(0.7);
      expect(size).toBeGreaterThanOrEqual(measures.sizeFrom);
      expect(size).toBeLessThanOrEqual(measures.sizeTo);
    }
  });
});
