// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followPointer, gaze, settleGaze, tiltOnScreen } from '#client/game/stage/space/gaze.ts';

const move = (x: number, y: number, pointerType = 'mouse') =>
  window.dispatchEvent(Object.assign(new Event('pointermove'), { clientX: x, clientY: y, pointerType }));
const turn = (beta: number | null, gamma: number | null) =>
  window.dispatchEvent(Object.assign(new Event('deviceorientation'), { beta, gamma }));

let stop = () => {};

afterEach(() => {
  stop();
  stop = () => {};
  settleGaze(60);
  vi.unstubAllGlobals();
});

describe('followPointer', () => {
  it('follows the mouse with a lag of 600 ms', () => {
    stop = followPointer();
    move(window.innerWidth, 0);
    settleGaze(0.1);
    expect(gaze.x).toBeGreaterThan(0);
    expect(gaze.x).toBeLessThan(0.6);
    settleGaze(0.5);
    expect(gaze.x).toBeCloseTo(0.9);
    expect(gaze.y).toBeCloseTo(-0.9);
  });

  it('ignores touches, and stops following at the end', () => {
    stop = followPointer();
    move(window.innerWidth, 0, 'touch');
    settleGaze(5);
    expect(gaze.x).toBeCloseTo(0);
    stop();
    move(window.innerWidth, 0);
    settleGaze(5);
    expect(gaze.x).toBeCloseTo(0);
  });

  it('follows a change of tilt, relative to the position at rest', () => {
    vi.stubGlobal('DeviceOrientationEvent', class {});
    stop = followPointer();
    turn(45, -10);
    settleGaze(0.1);
    expect(gaze.x).toBeCloseTo(0);
    turn(45, 6);
    settleGaze(0.3);
    expect(gaze.x).toBeGreaterThan(0.2);
    for (let time = 0; time < 60; time += 0.5) settleGaze(0.5);
    expect(gaze.x).toBeCloseTo(0, 1);
  });

  it('ignores the tilt where it needs a permission, and where there is none', () => {
    vi.stubGlobal('DeviceOrientationEvent', Object.assign(class {}, { requestPermission: vi.fn() }));
    stop = followPointer();
    turn(0, 0);
    turn(0, 40);
    settleGaze(1);
    expect(gaze.x).toBeCloseTo(0);
    stop();
    vi.stubGlobal('DeviceOrientationEvent', class {});
    stop = followPointer();
    turn(null, null);
    settleGaze(1);
    expect(gaze.x).toBeCloseTo(0);
  });
});

describe('tiltOnScreen', () => {
  it.each([
    [0, { x: 10, y: 20 }],
    [90, { x: 20, y: -10 }],
    [180, { x: -10, y: -20 }],
    [270, { x: -20, y: 10 }],
  ])('rotates the tilt on a screen turned by %d°', (angle, expected) => {
    const out = { x: 0, y: 0 };
    tiltOnScreen(20, 10, angle, out);
    expect(out.x).toBeCloseTo(expected.x);
    expect(out.y).toBeCloseTo(expected.y);
  });
});
