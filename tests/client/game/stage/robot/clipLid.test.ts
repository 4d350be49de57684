import { describe, expect, it, vi } from 'vitest';
import { clipLid } from '#client/game/stage/robot/clipLid.ts';
import { ROBOT_RIG } from '#client/game/stage/robot/robotRig.ts';

const { cover, eye } = ROBOT_RIG;
const HEIGHT = 160;

function lidAt(y: number) {
  const update = vi.fn();
  const lid = { y: 0, texture: { source: { height: HEIGHT }, frame: { y: 0, height: HEIGHT }, update } };
  clipLid(lid as never, y);
  const { frame } = lid.texture;
  return { top: lid.y, foot: lid.y + frame.height, cut: frame.y, update };
}

describe('clipLid', () => {
  it.each([
    ['far above the head', cover.top - 200, 0, 0],
    ['above the eye', cover.top - 40, cover.top, HEIGHT - 40],
    ['on the eye', cover.top, cover.top, cover.foot - cover.top],
    ['below the eye', cover.foot - 50, cover.foot - 50, 50],
    ['far below the head', cover.foot + 10, 0, 0],
  ])('shows of a lid %s what the head covers', (_, y, top, height) => {
    const lid = lidAt(y);
    expect(lid.foot - lid.top).toBe(height);
    if (height > 0) expect([lid.top, lid.top - y]).toEqual([top, lid.cut]);
  });

  it('covers the opening of the eye', () => {
    expect(cover.top).toBeLessThan(eye.y - eye.height / 2);
    expect(cover.foot).toBeGreaterThan(eye.y + eye.height / 2);
  });

  it('changes the picture only when the cut changes', () => {
    expect(lidAt(cover.top).update).toHaveBeenCalledTimes(1);
    expect(lidAt(cover.top + 5 - HEIGHT + HEIGHT).update.mock.calls.length).toBeLessThanOrEqual(1);
  });
});
