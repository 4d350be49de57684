import { describe, expect, it } from 'vitest';
import { type Arrival, newPose, planMove, poseAt, Voyages } from '#client/game/stage/map/flights.ts';
import { mapLayout } from '#client/game/stage/map/layout/mapLayout.ts';
import type { Chip, MapTeam } from '#client/game/stage/map/layout/mapTypes.ts';
import { routePoint } from '#client/game/stage/map/layout/route.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import { mapTeams } from './mapTeams.ts';

const chipAt = (x: number, y: number): Chip => ({
  ship: { x, y },
  shipWidth: 100,
  plate: { x: x - 50, y: y + 40, width: 100, height: 40 },
});
const START = { unit: 1, start: 10 };
const LATER = 100;

function poseOf(voyages: Voyages, id: string, time: number) {
  const pose = newPose();
  expect(voyages.pose(id, time, pose)).toBe(true);
  return pose;
}

function arrivalsAt(voyages: Voyages, time: number): Arrival[] {
  const arrivals: Arrival[] = [];
  voyages.reportArrivals(time, (arrival) => arrivals.push(arrival));
  return arrivals;
}

/** Returns a map with these teams, all of which are at their places. */
function settled(teams: readonly MapTeam[], still = false): Voyages {
  const voyages = new Voyages();
  voyages.follow(mapLayout(1920, 1080, teams), teams, 0, still);
  return voyages;
}

const atLevel = (teams: readonly MapTeam[], id: string, level: GameLevel) =>
  teams.map((team) => (team.id === id ? { ...team, level } : team));

describe('a flight', () => {
  const move = planMove('fly', chipAt(200, 500), chipAt(700, 520), START);

  it('begins and ends at the berths', () => {
    const pose = newPose();
    poseAt(move, 10, pose);
    expect(pose).toMatchObject({ x: 200, y: 500, thrust: 0, rotation: 0 });
    poseAt(move, 10 + move.seconds, pose);
    expect(pose.x).toBeCloseTo(700);
    expect(pose.y).toBeCloseTo(520);
    expect(pose.thrust).toBe(0);
  });

  it('rises over the way, its engines burning, and never goes back', () => {
    const pose = newPose();
    let x = 0;
    for (let share = 0.05; share < 1; share += 0.05) {
      poseAt(move, 10 + share * move.seconds, pose);
      expect(pose.x).toBeGreaterThan(x);
      x = pose.x;
    }
    poseAt(move, 10 + 0.35 * move.seconds, pose);
    expect(pose.y).toBeLessThan(460);
    expect(pose.thrust).toBeGreaterThan(0.5);
  });

  it('takes longer for a longer way, within limits', () => {
    const far = planMove('fly', chipAt(0, 0), chipAt(5_000, 0), START);
    const near = planMove('fly', chipAt(0, 0), chipAt(50, 0), START);
    expect(far.seconds).toBeGreaterThan(move.seconds);
    expect(far.seconds).toBeLessThan(6);
    expect(near.seconds).toBeGreaterThan(2);
  });

  it('looks to the left on the way back', () => {
    const pose = newPose();
    poseAt(planMove('fly', chipAt(700, 0), chipAt(200, 0), START), 11, pose);
    expect(pose.facing).toBe(-1);
  });
});

describe('the voyages of a class', () => {
  const teams = mapTeams(4, 1, () => 2);

  it('begin at the left edge, without names, one after the other', () => {
    const voyages = settled(teams);
    expect(voyages.isMoving(0.1)).toBe(true);
    expect(poseOf(voyages, 'team-0', 0.1)).toMatchObject({ nameAlpha: 0 });
    expect(poseOf(voyages, 'team-0', 0.1).x).toBeLessThan(0);
    expect(voyages.isMoving(LATER)).toBe(false);
    expect(poseOf(voyages, 'team-0', LATER).nameAlpha).toBe(1);
    expect(arrivalsAt(voyages, LATER)).toEqual([]);
  });

  it('report an arrival once, when the ship is there', () => {
    const voyages = settled(teams);
    const now = atLevel(teams, 'team-1', 3);
    const layout = mapLayout(1920, 1080, now);
    voyages.follow(layout, now, LATER, false);
    expect(arrivalsAt(voyages, LATER + 1)).toEqual([]);
    expect(arrivalsAt(voyages, LATER + 10)).toEqual([{ id: 'team-1', level: 3, isBack: false }]);
    expect(arrivalsAt(voyages, LATER + 11)).toEqual([]);
    expect(poseOf(voyages, 'team-1', LATER + 10)).toMatchObject(layout.chips.get('team-1')?.ship ?? {});
  });

  it('make room for who comes: the others glide', () => {
    const voyages = settled(teams);
    const now = atLevel(teams, 'team-1', 3);
    voyages.follow(mapLayout(1920, 1080, now), now, LATER, false);
    expect(voyages.moveOf('team-0', LATER + 0.1)?.kind).toBe('glide');
    expect(voyages.moveOf('team-1', LATER + 0.1)?.kind).toBe('fly');
  });

  it('depart one after the other', () => {
    const voyages = settled(teams);
    const now = teams.map((team) => ({ ...team, level: 3 as const }));
    voyages.follow(mapLayout(1920, 1080, now), now, LATER, false);
    const starts = now.map(({ id }) => voyages.moveOf(id, LATER)?.start ?? 0);
    expect(new Set(starts).size).toBe(4);
    expect(starts[0]).toBe(LATER);
  });

  it('go back when a mission was given back', () => {
    const voyages = settled(teams);
    const now = atLevel(teams, 'team-2', 1);
    voyages.follow(mapLayout(1920, 1080, now), now, LATER, false);
    expect(arrivalsAt(voyages, LATER + 10)).toEqual([{ id: 'team-2', level: 1, isBack: true }]);
  });

  it('fade over under reduced motion', () => {
    const voyages = settled(teams, true);
    expect(voyages.isMoving(0.5)).toBe(false);
    const before = poseOf(voyages, 'team-1', 1);
    const now = atLevel(teams, 'team-1', 5);
    voyages.follow(mapLayout(1920, 1080, now), now, LATER, true);
    const move = voyages.moveOf('team-1', LATER);
    expect(move?.kind).toBe('fade');
    expect(poseOf(voyages, 'team-1', LATER + 0.1)).toMatchObject({ x: before.x, y: before.y, thrust: 0 });
    expect(poseOf(voyages, 'team-1', LATER + 0.2).alpha).toBeCloseTo(0);
    expect(poseOf(voyages, 'team-1', LATER + 1).x).toBeGreaterThan(before.x);
  });

  it('follow a new size of the page at once, and forget teams that are gone', () => {
    const voyages = settled(teams);
    const few = teams.slice(0, 2);
    const layout = mapLayout(1024, 768, few);
    voyages.follow(layout, few, LATER, false);
    expect(voyages.isMoving(LATER)).toBe(false);
    expect(poseOf(voyages, 'team-1', LATER)).toMatchObject(layout.chips.get('team-1')?.ship ?? {});
    expect(voyages.pose('team-3', LATER, newPose())).toBe(false);
  });
});

it('a way leads through its stops', () => {
  const stops = [
    { x: 0, y: 0 },
    { x: 100, y: 50 },
    { x: 200, y: 0 },
  ];
  for (const [index, stop] of stops.entries()) expect(routePoint(stops, index)).toMatchObject(stop);
  expect(routePoint(stops, 0.5).x).toBeGreaterThan(0);
  expect(routePoint(stops, 9)).toMatchObject({ x: 200, y: 0 });
});
