// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { Application } from 'pixi.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClock } from '#client/game/stage/engine/clock.ts';
import type { QualityLevel } from '#client/game/stage/engine/quality.ts';
import type { DeferredScreen } from '#client/game/stage/engine/renderer/DeferredScreen.ts';
import { useFrames } from '#client/game/stage/engine/useFrames.ts';

const FULL = [{ resolution: 1 }] as unknown as QualityLevel[];
const LIGHT = [{ resolution: 0.65 }] as unknown as QualityLevel[];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function createApp() {
  const renderer = {
    resolution: 1,
    resize: vi.fn((_width: number, _height: number, resolution: number) => {
      renderer.resolution = resolution;
    }),
  };
  const ticker = { start() {}, stop() {}, add() {}, remove() {}, elapsedMS: 16, maxFPS: 0 };
  const app = { ticker, renderer, render: vi.fn(), screen: { width: 100, height: 50 } };
  return { app: app as unknown as Application, renderer, render: app.render };
}

const screenThat = (isTaken: boolean) =>
  ({
    isBusy: false,
    show: vi.fn(),
    takeOver: vi.fn((draw: () => void) => {
      if (isTaken) draw();
      return isTaken;
    }),
  }) as unknown as DeferredScreen;

/** Draws on a shown canvas, until the frames show that the processor draws. */
function begin() {
  const { app, renderer, render } = createApp();
  const clock = createClock();
  const common = { clock, lively: false, onBattery: false, paused: false, isDrawn: true, onFail: () => {} };
  const options = { ...common, onSlow: () => false };
  const shown = { ...options, levels: FULL, deferred: false, screen: null as DeferredScreen | null };
  const { rerender } = renderHook((given: typeof shown) => useFrames(app, given), { initialProps: shown });
  const become = (screen: DeferredScreen | null) => rerender({ ...shown, levels: LIGHT, deferred: true, screen });
  return { renderer, render, become };
}

it('leaves a shown canvas its size until a screen above it is seen', () => {
  const { renderer, render, become } = begin();
  become(null);
  expect(renderer.resize).not.toHaveBeenCalled();
  render.mockClear();
  become(screenThat(true));
  expect(render).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  expect(renderer.resize).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(renderer.resize).toHaveBeenCalledExactlyOnceWith(100, 50, 0.65);
  expect(render.mock.calls.length).toBeGreaterThan(1);
});

it('gives a canvas that is not shown fewer pixels at once', () => {
  const { renderer, become } = begin();
  become(screenThat(false));
  expect(renderer.resize).toHaveBeenCalledExactlyOnceWith(100, 50, 0.65);
});
