import { describe, expect, it } from 'vitest';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { hallLayout } from '#client/game/stage/hall/layout/hallLayout.ts';
import type { Dock, HallLayout } from '#client/game/stage/hall/layout/hallTypes.ts';
import { newRevealPose, poseInReveal, REVEAL_MS } from '#client/game/stage/hall/reveal.ts';
import { overlaps } from '#client/game/stage/map/layout/mapLayout.ts';
import { hallTeams } from './hallTeams.ts';

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [1280, 800],
  [1024, 768],
  [768, 1024],
] as const;
const COUNTS = Array.from({ length: 39 }, (_, index) => index + 2);
const CASES = SIZES.flatMap(([width, height]) => [1, 3].map((classes) => ({ width, height, classes })));
const SLACK = 0.01;

/** Ship and plate of a team; the edges of a ship's picture are empty. */
function partsOf({ plate, ship, shipWidth }: Dock): Rect[] {
  const [width, height] = [shipWidth * 0.76, shipWidth * 0.58];
  return [plate, { x: ship.x - width / 2, y: ship.y - height / 2, width, height }];
}

function within(rect: Rect, { width, height, header, foot }: HallLayout): boolean {
  return (
    rect.x >= -SLACK &&
    rect.y >= header - SLACK &&
    rect.x + rect.width <= width + SLACK &&
    rect.y + rect.height <= height - foot + SLACK
  );
}

describe('the layout of the hall', () => {
  describe.each(CASES)('at $width x $height with $classes classes', ({ width, height, classes }) => {
    it.each(COUNTS)('shows %i teams that cover neither each other nor the great screen nor ORBI', (count) => {
      const layout = hallLayout(width, height, hallTeams(count, classes));
      const docks = [...layout.docks.values()];
      expect(docks).toHaveLength(count);
      expect(layout.fontSize).toBeGreaterThanOrEqual(14);
      for (const [index, dock] of docks.entries()) {
        const parts = partsOf(dock);
        expect(parts.every((part) => within(part, layout))).toBe(true);
        const others = [layout.screen, layout.orbi, ...docks.slice(index + 1).flatMap(partsOf)];
        const covered = parts.flatMap((part) => others.filter((other) => overlaps(part, other)));
        expect(covered).toEqual([]);
      }
      expect(overlaps(layout.screen, layout.orbi)).toBe(false);
      expect(within(layout.orbi, layout)).toBe(true);
    });

    it('keeps a great screen that can be read', () => {
      for (const count of COUNTS) {
        const { screen } = hallLayout(width, height, hallTeams(count, classes));
        expect(screen.width).toBeGreaterThanOrEqual(width * 0.34);
        expect(screen.height).toBeGreaterThanOrEqual(Math.min(width, height) * 0.2);
      }
    });
  });

  it.each([2, 6, 8, 12])('writes the names of %i teams with at least 24 px on a projector', (count) => {
    const teams = hallTeams(count).map((team, index) => ({ ...team, name: `Nebulosa ${index}` }));
    expect(hallLayout(1920, 1080, teams).fontSize).toBeGreaterThanOrEqual(24);
  });

  it('is the same on both sides', () => {
    const { docks, width } = hallLayout(1366, 768, hallTeams(9));
    const places = [...docks.values()].map(({ ship }) => ship.x);
    const sum = places.reduce((all, x) => all + x - width / 2, 0);
    expect(Math.abs(sum)).toBeLessThan(width * 0.25);
  });

  it('names the classes only when there are several', () => {
    expect(hallLayout(1366, 768, hallTeams(6, 1)).classSize).toBe(0);
    expect(hallLayout(1366, 768, hallTeams(6, 2)).classSize).toBeGreaterThanOrEqual(14);
  });

  it('shows an empty hall, and no docks for more teams than a session has', () => {
    expect(hallLayout(1366, 768, []).docks.size).toBe(0);
    const full = hallLayout(390, 844, hallTeams(400));
    expect(full.docks.size).toBe(0);
    expect(full.screen.width).toBeGreaterThan(0);
  });

  it.each(SIZES)('puts the text of the last phase beside the Earth at %i x %i', (width, height) => {
    const layout = hallLayout(width, height, hallTeams(8));
    const { x, y, size } = layout.earth.near;
    expect(within(layout.board, layout)).toBe(true);
    expect(overlaps(layout.board, { x: x - size / 2, y: y - size / 2, width: size, height: size })).toBe(false);
  });
});

describe('the way of the winning ship', () => {
  it.each(SIZES)('stays on the canvas and ends at the Earth at %i x %i', (width, height) => {
    const layout = hallLayout(width, height, hallTeams(12));
    const { reveal } = layout.earth;
    const pose = newRevealPose();
    for (const { ship, shipWidth } of layout.docks.values()) {
      for (let seconds = 0; seconds <= REVEAL_MS / 1000; seconds += 0.1) {
        poseInReveal(seconds, { ...ship, width: shipWidth }, reveal, pose);
        expect(pose.x).toBeGreaterThanOrEqual(0);
        expect(pose.x).toBeLessThanOrEqual(width);
        expect(pose.y).toBeGreaterThanOrEqual(0);
        expect(pose.y).toBeLessThanOrEqual(height);
      }
      expect(Math.hypot(pose.x - reveal.x, pose.y - reveal.y)).toBeLessThan(reveal.size);
      expect(pose.thrust).toBe(0);
    }
  });

  it('begins at its dock, at rest', () => {
    const pose = newRevealPose();
    poseInReveal(0, { x: 200, y: 700, width: 120 }, { x: 500, y: 200, size: 300 }, pose);
    expect(pose).toMatchObject({ x: 200, y: 700, width: 120, thrust: 0, rotation: 0 });
  });
});
