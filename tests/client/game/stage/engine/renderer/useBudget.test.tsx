// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '#client/game/stage/engine/clock.ts';
import { budgetForDriver } from '#client/game/stage/engine/renderer/renderer.ts';
import { useBudget } from '#client/game/stage/engine/renderer/useBudget.ts';
import type { StageScene } from '#client/game/stage/stageProps.ts';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

const [FAST, SOFTWARE] = [budgetForDriver('Apple GPU', 2), budgetForDriver('llvmpipe', 2)];

function budgetOf(promised: typeof FAST, scene: StageScene, driven = false) {
  const clock = createClock({ driven });
  const { result } = renderHook(() => useBudget(promised, scene, clock));
  const slow = (meanMs: number) => {
    let isHandled = false;
    act(() => {
      isHandled = result.current.onSlow(meanMs);
    });
    return isHandled;
  };
  return { now: () => result.current, slow };
}

describe('the budget', () => {
  it('is the one that the driver’s name promises', () => {
    expect(budgetOf(FAST, 'cockpit').now()).toMatchObject({ deferred: false, levels: FAST.levels, frozen: false });
    expect(budgetOf(SOFTWARE, 'cockpit').now()).toMatchObject({ deferred: true, levels: SOFTWARE.levels });
  });

  it('becomes light where frames are as long as without a graphics card, and leaves shorter ones to the levels', () => {
    const { now, slow } = budgetOf(FAST, 'cockpit');
    expect(slow(60)).toBe(false);
    expect(now().deferred).toBe(false);
    expect(slow(300)).toBe(true);
    expect(now()).toMatchObject({ deferred: true, levels: SOFTWARE.levels, frozen: false });
    expect(slow(300)).toBe(false);
  });

  it('stops the sky of the sign-in page where the processor draws it and is slow', () => {
    const { now, slow } = budgetOf(SOFTWARE, 'login');
    expect(slow(60)).toBe(true);
    expect(now().frozen).toBe(true);
    const hidden = budgetOf(FAST, 'login');
    expect(hidden.slow(300)).toBe(true);
    expect(hidden.now()).toMatchObject({ deferred: true, frozen: false });
    expect(hidden.slow(300)).toBe(true);
    expect(hidden.now().frozen).toBe(true);
  });

  it('never stops the game', () => {
    const { now, slow } = budgetOf(SOFTWARE, 'cockpit');
    expect(slow(900)).toBe(false);
    expect(now().frozen).toBe(false);
  });

  it('is the best one for a driven clock, on every machine', () => {
    expect(budgetOf(SOFTWARE, 'cockpit', true).now()).toMatchObject({ deferred: false, levels: [{ particles: 1 }] });
  });
});
