import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pace, type SizedApplication } from '#client/game/stage/engine/pace.ts';
import { quality } from '#client/game/stage/engine/quality.ts';

const BEST = { resolution: 1, particles: 1 };
const LEAST = { resolution: 0.5, particles: 0.35 };
const LIGHT = { resolution: 0.65, particles: 0.5 };

afterEach(() => {
  quality.particles = 1;
});

function appOf(resolution: number) {
  const renderer = {
    resolution,
    resize: (_width: number, _height: number, next = resolution) => {
      renderer.resolution = next;
    },
  };
  return { screen: { width: 1366, height: 768 }, renderer } as unknown as SizedApplication;
}

/** Feeds frames of `frameMs` for two seconds. */
function feed(pace: Pace, app: SizedApplication, frameMs: number, onTooSlow: (() => void) | null) {
  for (let time = 0; time < 2_000; time += frameMs) pace.follow(app, frameMs, { fps: 0, onTooSlow });
}

describe('the pace', () => {
  it('lowers the level for slow frames', () => {
    const [app, onTooSlow] = [appOf(1), vi.fn()];
    feed(new Pace(BEST, LEAST), app, 40, onTooSlow);
    expect(app.renderer.resolution).toBeLessThan(1);
    expect(onTooSlow).not.toHaveBeenCalled();
  });

  it('reports frames as long as without a graphics card, and leaves the canvas as it is', () => {
    const [app, onTooSlow] = [appOf(1), vi.fn()];
    feed(new Pace(BEST, LEAST), app, 300, onTooSlow);
    expect(onTooSlow).toHaveBeenCalled();
    expect([app.renderer.resolution, quality.particles]).toEqual([1, 1]);
  });

  it('goes on to lower the level of a machine that is known to have none', () => {
    const app = appOf(LIGHT.resolution);
    const pace = new Pace(LIGHT, { ...LIGHT, particles: 0.35 });
    expect(pace.start(app)).toBe(false);
    feed(pace, app, 300, null);
    expect(quality.particles).toBeLessThan(LIGHT.particles);
  });

  it('takes over a canvas of another size', () => {
    const app = appOf(1);
    expect(new Pace(LIGHT, LIGHT).start(app)).toBe(true);
    expect([app.renderer.resolution, quality.particles]).toEqual([LIGHT.resolution, LIGHT.particles]);
  });
});
