// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { TRANSITION_MS } from '#client/game/flow/scenes.ts';
import { type Camera, moveCamera, resetCamera, restingCamera } from '#client/game/stage/engine/camera.ts';
import { CABIN_SCENES } from '#client/game/stage/scenes/cabin.tsx';
import type { CabinScene } from '#client/game/stage/scenes/cabinScene.ts';

// @pixi/react loads only in a bundler; the scenes' cameras do not need it.
vi.mock('@pixi/react', () => ({ extend: vi.fn(), useApplication: vi.fn(), Application: vi.fn() }));

type Name = keyof typeof CABIN_SCENES;
const NAMES = Object.keys(CABIN_SCENES) as Name[];
const FRAME = 1 / 60;

function cameraOf(name: Name, seconds: number, hasMission = true): Camera {
  const wanted = restingCamera();
  wanted.hero = hasMission ? 1 : 0;
  const scene: CabinScene = CABIN_SCENES[name];
  scene.aim?.(wanted, seconds, hasMission);
  return wanted;
}

/** Returns the camera in each frame of `legs`. */
function journey(legs: readonly (readonly [Name, number])[]): Camera[] {
  const camera = cameraOf(legs[0]?.[0] ?? 'cockpit', 0);
  const frames: Camera[] = [];
  for (const [name, seconds] of legs) {
    for (let age = 0; age < seconds; age += FRAME) {
      const wanted = cameraOf(name, age);
      moveCamera(camera, wanted, FRAME);
      frames.push({ ...camera });
    }
  }
  return frames;
}

/** Counts how often the values change between rising and falling. */
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
  it('has a drawable camera from the first frame to the last and in a still picture', () => {
    for (const seconds of [0, 0.3, 1, 2.2, 5, 600, Number.POSITIVE_INFINITY]) {
      for (const hasMission of [true, false]) {
        const wanted = cameraOf(name, seconds, hasMission);
        for (const value of Object.values(wanted)) expect(Number.isFinite(value)).toBe(true);
        for (const part of ['sun', 'planets', 'hero', 'light', 'dim', 'jump'] as const) {
          expect(wanted[part], `${part} at ${seconds}`).toBeGreaterThanOrEqual(0);
          expect(wanted[part], `${part} at ${seconds}`).toBeLessThanOrEqual(1);
        }
        if (!hasMission) expect(wanted.hero).toBe(0);
      }
    }
  });

  it('comes to rest without shaking', () => {
    expect(cameraOf(name, 600).shake).toBeCloseTo(0);
    expect(cameraOf(name, 600).jump).toBe(0);
  });
});

describe('the flight', () => {
  const frames = journey(FLIGHT);

  it('jumps, and ends at the planet of the mission', () => {
    expect(Math.max(...frames.map(({ jump }) => jump))).toBeGreaterThan(0.99);
    expect(frames.at(-1)).toMatchObject({ jump: 0, planets: 1, sun: 1, hero: 1, light: 1 });
    expect(frames.at(-1)?.scale).toBeCloseTo(1);
  });

  it('scales the planet from .92 to 1 on arrival', () => {
    expect(cameraOf('arrival', 0).scale).toBe(0.92);
    expect(cameraOf('arrival', TRANSITION_MS.arrival / 1000).scale).toBe(1);
  });

  it('brightens once and darkens once, without flashing', () => {
    expect(turns(frames.map(({ jump }) => jump))).toBe(1);
    expect(turns(frames.map(({ light }) => light))).toBe(1);
    expect(turns(frames.map(({ planets }) => planets))).toBe(1);
  });

  it.each([0.2, 0.6, 1.2, 1.9, 2.5])('fades smoothly when it is skipped after %d s', (seconds) => {
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

it('a scene does not affect the camera of the next one', () => {
  const wanted = cameraOf('warp', 1.2);
  resetCamera(wanted);
  expect(wanted).toEqual(restingCamera());
});
