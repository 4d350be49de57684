import { describe, expect, it } from 'vitest';
import { cockpitLayout, FRAME_WIDTH, type Raised } from '#client/game/flow/cockpitLayout.ts';
import {
  raisedScreenArea,
  retargetScreenLift,
  settledScreenLift,
  stepScreenLift,
} from '#client/game/stage/cockpit/screenLift.ts';

const RISE_MS = 420;

function viewOf(width: number, height: number, raised: Raised) {
  return { width, height, layout: cockpitLayout(width, height, { raised }) };
}

function targetOf(view: ReturnType<typeof viewOf>) {
  const target = { x: 0, y: 0, width: 0, height: 0 };
  raisedScreenArea(view.layout, target);
  return target;
}

describe('raisedScreenArea', () => {
  it.each(['card', 'form'] as const)('of a %s is the frame of the layout', (raised) => {
    const view = viewOf(1366, 768, raised);
    expect(view.layout.mode === 'cabin' && view.layout.frame).toEqual(targetOf(view));
  });

  it('is the screen in the dashboard with its frame when nothing is raised', () => {
    const view = viewOf(1024, 768, 'none');
    if (view.layout.mode !== 'cabin') throw new Error('1024 x 768 has a cabin');
    const { console: screen, scale } = view.layout;
    const target = targetOf(view);
    expect(target.x).toBeCloseTo(screen.x - FRAME_WIDTH * scale);
    expect(target.width).toBeCloseTo(screen.width + 2 * FRAME_WIDTH * scale);
  });
});

describe('the raised screen', () => {
  const low = viewOf(1366, 768, 'none');
  const form = viewOf(1366, 768, 'form');
  const card = viewOf(1366, 768, 'card');

  it('rises in 420 ms exactly onto its frame, without overshooting', () => {
    const rise = settledScreenLift(low, 'none');
    retargetScreenLift(rise, 'form', form, 10);
    let last = rise.rect.y;
    for (let time = 10; time < 10.42; time += 0.02) {
      stepScreenLift(rise, targetOf(form), time, RISE_MS);
      expect(rise.rect.y).toBeLessThanOrEqual(last);
      expect(rise.rect.y).toBeGreaterThanOrEqual(targetOf(form).y);
      last = rise.rect.y;
    }
    stepScreenLift(rise, targetOf(form), 10.43, RISE_MS);
    expect(rise.rect).toEqual(targetOf(form));
    expect(rise.height).toBe(1);
  });

  it('sinks back and disappears', () => {
    const rise = settledScreenLift(card, 'card');
    expect(rise.rect).toEqual(targetOf(card));
    retargetScreenLift(rise, 'none', low, 3);
    stepScreenLift(rise, targetOf(low), 3.1, RISE_MS);
    expect(rise.height).toBeGreaterThan(0);
    stepScreenLift(rise, targetOf(low), 3.43, RISE_MS);
    expect(rise.height).toBe(0);
    expect(rise.rect).toEqual(targetOf(low));
  });

  it('changes from a card into a form from its current place', () => {
    const rise = settledScreenLift(low, 'none');
    retargetScreenLift(rise, 'card', card, 0);
    stepScreenLift(rise, targetOf(card), 0.1, RISE_MS);
    const before = { ...rise.rect };
    retargetScreenLift(rise, 'form', form, 0.1);
    stepScreenLift(rise, targetOf(form), 0.1, RISE_MS);
    expect(rise.rect.x).toBeCloseTo(before.x);
    expect(rise.rect.y).toBeCloseTo(before.y);
    stepScreenLift(rise, targetOf(form), 0.53, RISE_MS);
    expect(rise.rect).toEqual(targetOf(form));
  });

  it('continues in proportion after a resize and ends on the new frame', () => {
    const rise = settledScreenLift(low, 'none');
    retargetScreenLift(rise, 'form', form, 0);
    stepScreenLift(rise, targetOf(form), 0.1, RISE_MS);
    const share = rise.rect.x / 1366;
    const other = viewOf(1024, 768, 'form');
    retargetScreenLift(rise, 'form', other, 0.1);
    expect(rise.rect.x / 1024).toBeCloseTo(share);
    stepScreenLift(rise, targetOf(other), 0.43, RISE_MS);
    expect(rise.rect).toEqual(targetOf(other));
  });

  it('follows a resize at rest at once', () => {
    const rise = settledScreenLift(form, 'form');
    const other = viewOf(1920, 1080, 'form');
    retargetScreenLift(rise, 'form', other, 5);
    stepScreenLift(rise, targetOf(other), 5, RISE_MS);
    expect(rise.rect).toEqual(targetOf(other));
  });

  it('rises at once without a duration', () => {
    const rise = settledScreenLift(low, 'none');
    retargetScreenLift(rise, 'card', card, 7);
    stepScreenLift(rise, targetOf(card), 7, 0);
    expect(rise.rect).toEqual(targetOf(card));
    expect(rise.height).toBe(1);
  });
});
