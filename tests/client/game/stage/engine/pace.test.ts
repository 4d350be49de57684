import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pace, type SizedApplication } from '#client/game/stage/engine/pace.ts';
import { levelsBetween, quality } from '#client/game/stage/engine/quality.ts';

const FPS = { maxFps: 0, restFps: 0 };
const LEVELS = levelsBetween({ resolution: 1, particles: 1, ...FPS }, { resolution: 0.5, particles: 0.35 });
const LIGHT = { resolution: 0.65, particles: 0.5, maxFps: 60, restFps: 30 };
const LIGHTER = { ...LIGHT, particles: 0.35, maxFps: 20, restFps: 8 };
const AT_REST = { lively: false, onBattery: false };

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
function feed(pace: Pace, app: SizedApplication, frameMs: number, onSlow: (meanMs: number) => boolean = () => false) {
  for (let time = 0; time < 2_000; time += frameMs) pace.follow(app, frameMs, { ...AT_REST, onSlow });
}

describe('the pace', () => {
  it('lowers the level for slow frames, whose mean length it reports', () => {
    const [app, onSlow] = [appOf(1), vi.fn(() => false)];
    feed(new Pace(LEVELS), app, 40, onSlow);
    expect(app.renderer.resolution).toBeLessThan(1);
    expect(onSlow).toHaveBeenCalledWith(40);
  });

  it('leaves the canvas as it is where another remedy is found', () => {
    const [app, onSlow] = [appOf(1), vi.fn(() => true)];
    feed(new Pace(LEVELS), app, 300, onSlow);
    expect(onSlow).toHaveBeenCalledWith(300);
    expect([app.renderer.resolution, quality.particles]).toEqual([1, 1]);
  });

  it('reports no slow frames when it goes up again', () => {
    const [app, onSlow] = [appOf(1), vi.fn(() => false)];
    const pace = new Pace(LEVELS);
    feed(pace, app, 60, onSlow);
    onSlow.mockClear();
    const { resolution } = app.renderer;
    for (let time = 0; time < 20_000; time += 16) pace.follow(app, 16, { ...AT_REST, onSlow });
    expect(app.renderer.resolution).toBeGreaterThan(resolution);
    expect(onSlow).not.toHaveBeenCalled();
  });

  it('shows fewer frames where the processor draws and cannot keep up', () => {
    const app = appOf(LIGHT.resolution);
    const pace = new Pace([LIGHT, LIGHTER]);
    expect(pace.start(app)).toBe(false);
    expect([pace.fps(AT_REST), pace.fps({ ...AT_REST, lively: true })]).toEqual([30, 60]);
    feed(pace, app, 300);
    expect(quality.particles).toBe(LIGHTER.particles);
    expect([pace.fps(AT_REST), pace.fps({ ...AT_REST, lively: true })]).toEqual([8, 20]);
  });

  it('takes over a canvas of another size', () => {
    const app = appOf(1);
    expect(new Pace([LIGHT]).start(app)).toBe(true);
    expect([app.renderer.resolution, quality.particles]).toEqual([LIGHT.resolution, LIGHT.particles]);
  });
});
