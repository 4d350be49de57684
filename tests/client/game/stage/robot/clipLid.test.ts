import { describe, expect, it, vi } from 'vitest';
import { clipLid } from '#client/game/stage/robot/clipLid.ts';
import { ROBOT_RIG } from '#client/game/stage/robot/robotRig.ts';

const { cover, eye } = ROBOT_RIG;
const HEIGHT = 160;

function newLid() {
  return { y: 0, texture: { source: { height: HEIGHT }, frame: { y: 0, height: HEIGHT }, update: vi.fn() } };
}

function lidAt(y: number) {
  const lid = newLid();
  clipLid(lid as never, y);
  const { frame } = lid.texture;
  return { top: lid.y, foot: lid.y + frame.height, cut: frame.y };
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
    const lid = newLid();
    clipLid(lid as never, cover.top - 40);
    clipLid(lid as never, cover.top - 40);
    expect(lid.texture.update).toHaveBeenCalledTimes(1);
    clipLid(lid as never, cover.top - 41);
    expect(lid.texture.update).toHaveBeenCalledTimes(2);
  });
});
