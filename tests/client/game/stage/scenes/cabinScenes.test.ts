// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { TRANSITION_MS } from '#client/game/flow/scenes.ts';
import { type Camera, rest, restingCamera, settle } from '#client/game/stage/engine/camera.ts';
import { CABIN_SCENES } from '#client/game/stage/scenes/cabin.tsx';
import type { CabinScene } from '#client/game/stage/scenes/cabinScene.ts';

// The React bridge loads only in a bundler; what the scenes want of the camera needs none of it.
vi.mock('@pixi/react', () => ({ extend: vi.fn(), useApplication: vi.fn(), Application: vi.fn() }));

type Name = keyof typeof CABIN_SCENES;
const NAMES = Object.keys(CABIN_SCENES) as Name[];
const FRAME = 1 / 60;

function wantedBy(name: Name, seconds: number, hasMission = true): Camera {
  const wanted = restingCamera();
  wanted.hero = hasMission ? 1 : 0;
  const scene: CabinScene = CABIN_SCENES[name];
  scene.aim?.(wanted, seconds, hasMission);
  return wanted;
}

/** The camera through `legs`, frame by frame. */
function journey(legs: readonly (readonly [Name, number])[]): Camera[] {
  const camera = wantedBy(legs[0]?.[0] ?? 'cockpit', 0);
  const frames: Camera[] = [];
  for (const [name, seconds] of legs) {
    for (let age = 0; age < seconds; age += FRAME) {
      const wanted = wantedBy(name, age);
      settle(camera, wanted, FRAME);
      frames.push({ ...camera });
    }
  }
  return frames;
}

/** How often a value turns from rising to falling or back. */
function turns(values: readonly number[]): number {
  const signs = values
    .slice(1)
    .map((value, index) => Math.sign(value - (values[index] ?? 0)))
    .filter((sign) => sign !== 0);
  return signs.slice(1).filter((sign, index) => sign !== signs[index]).length;
}

const FLIGHT = [
  ['warp', TRANSITION_MS.warp / 1000],
  ['arrival', TRANSITION_MS.arrival / 1000],
  ['missionArrival', 8],
] as const;

describe.each(NAMES)('%s', (name) => {
  it('wants only what can be drawn, from its first frame to its end and in a still picture', () => {
    for (const seconds of [0, 0.3, 1, 2.2, 5, 600, Number.POSITIVE_INFINITY]) {
      for (const hasMission of [true, false]) {
        const wanted = wantedBy(name, seconds, hasMission);
        for (const value of Object.values(wanted)) expect(Number.isFinite(value)).toBe(true);
        for (const part of ['sun', 'planets', 'hero', 'light', 'dim', 'jump'] as const) {
          expect(wanted[part], `${part} at ${seconds}`).toBeGreaterThanOrEqual(0);
          expect(wanted[part], `${part} at ${seconds}`).toBeLessThanOrEqual(1);
        }
        if (!hasMission) expect(wanted.hero).toBe(0);
      }
    }
  });

  it('comes to rest: nothing trembles for ever', () => {
    expect(wantedBy(name, 600).shake).toBeCloseTo(0);
    expect(wantedBy(name, 600).jump).toBe(0);
  });
});

describe('the flight', () => {
  const frames = journey(FLIGHT);

  it('jumps, and shows the planet of the mission at its end', () => {
    expect(Math.max(...frames.map(({ jump }) => jump))).toBeGreaterThan(0.99);
    expect(frames.at(-1)).toMatchObject({ jump: 0, planets: 1, sun: 1, hero: 1, light: 1 });
    expect(frames.at(-1)?.scale).toBeCloseTo(1);
  });

  it('the planet swells from .92 on arrival', () => {
    expect(wantedBy('arrival', 0).scale).toBe(0.92);
    expect(wantedBy('arrival', TRANSITION_MS.arrival / 1000).scale).toBe(1);
  });

  it('light swells once and falls once: nothing flashes', () => {
    expect(turns(frames.map(({ jump }) => jump))).toBe(1);
    expect(turns(frames.map(({ light }) => light))).toBe(1);
    expect(turns(frames.map(({ planets }) => planets))).toBe(1);
  });

  it.each([0.2, 0.6, 1.2, 1.9, 2.5])('skipped after %d s it is left softly', (seconds) => {
    const skipped = journey([
      ['warp', seconds],
      ['arrival', 2.2],
    ]);
    for (const part of ['jump', 'light', 'sun', 'planets', 'hero'] as const) {
      const values = skipped.map((camera) => camera[part]);
      expect(turns(values), part).toBeLessThanOrEqual(1);
      for (const [index, value] of values.slice(1).entries()) {
        expect(Math.abs(value - (values[index] ?? 0)), part).toBeLessThanOrEqual(4 * FRAME + 1e-9);
      }
    }
    expect(skipped.at(-1)).toMatchObject({ jump: 0, light: 1 });
  });
});

it('a scene leaves nothing behind in the camera of the next one', () => {
  const wanted = wantedBy('warp', 1.2);
  rest(wanted);
  expect(wanted).toEqual(restingCamera());
});
