import { clamp, easeInOut, easeOut, lerp, smoothstep } from '../engine/motion.ts';
import type { Chip, MapLayout, MapTeam, Point } from './layout/mapTypes.ts';

/** How a ship comes to its berth: in from the edge, along the way, aside for another ship, or by fading over. */
type MoveKind = 'enter' | 'fly' | 'glide' | 'fade';

/** One movement of a ship; times in seconds of the stage. */
export interface Move {
  kind: MoveKind;
  from: Point;
  /** The two inner points of the curve. */
  leave: Point;
  approach: Point;
  to: Point;
  widthFrom: number;
  widthTo: number;
  start: number;
  seconds: number;
}

/** Where a ship is and how it looks; mutated in place. */
export interface ShipPose extends Point {
  width: number;
  alpha: number;
  /** How visible its name is, 0..1: ships come in without theirs, which would cover each other. */
  nameAlpha: number;
  /** Nose up is negative; radians. */
  rotation: number;
  /** -1 while it flies to the left. */
  facing: 1 | -1;
  /** How hard its engines burn, 0..1. */
  thrust: number;
  /** Share of the movement that lies behind it, 0..1. */
  share: number;
}

export function newPose(): ShipPose {
  return { x: 0, y: 0, width: 0, alpha: 1, nameAlpha: 1, rotation: 0, facing: 1, thrust: 0, share: 1 };
}

/** Speeds in screens of 1920 pixels a second; a flight takes as long as its way, within these limits. */
const SPEED = 0.16;
const FLY_SECONDS = { least: 2.6, most: 4.6 } as const;
const ENTER_SECONDS = { least: 1.9, most: 3.4 } as const;
const GLIDE_SECONDS = 0.9;
/** Half of it the ship fades out where it was, half of it in where it is. */
const FADE_SECONDS = 0.4;
/** Between two ships that depart at the same moment. */
const STAGGER_SECONDS = 0.45;
/** The sky opens before the first ship comes. */
const ENTER_AFTER_SECONDS = 0.9;
const ENTER_STAGGER_SECONDS = 0.14;
const MOST_TILT = 0.42;
/** Shares of an entrance between which the name appears. */
const NAMED = [0.62, 0.9] as const;
/** How high a flight rises, in shares of its way, and at least in units. */
const RISE = { share: 0.3, least: 110, most: 230 } as const;

/** Returns the movement of a ship from one berth to another. `start`: stage time in seconds. */
export function planMove(kind: MoveKind, from: Chip, to: Chip, { unit, start }: { unit: number; start: number }): Move {
  const [a, b] = [from.ship, to.ship];
  const dx = b.x - a.x;
  const way = Math.hypot(dx, b.y - a.y);
  const rise = kind === 'fly' ? Math.min(RISE.most * unit, Math.max(RISE.least * unit, RISE.share * way)) : 0;
  return {
    kind,
    from: a,
    leave: { x: a.x + dx * 0.3, y: a.y - rise },
    approach: { x: b.x - dx * 0.3, y: b.y - rise * 0.8 },
    to: b,
    widthFrom: from.shipWidth,
    widthTo: to.shipWidth,
    start,
    seconds: secondsOf(kind, way / (1920 * unit)),
  };
}

function secondsOf(kind: MoveKind, way: number): number {
  if (kind === 'glide') return GLIDE_SECONDS;
  if (kind === 'fade') return FADE_SECONDS;
  const { least, most } = kind === 'fly' ? FLY_SECONDS : ENTER_SECONDS;
  return clamp(way / SPEED, least, most);
}

/** Returns the movement of a ship that comes into the picture at its left edge. */
function planEntrance(to: Chip, order: number, { unit, start }: { unit: number; start: number }): Move {
  const from = { ...to, ship: { x: -1.2 * to.shipWidth, y: to.ship.y - (90 + 30 * (order % 3)) * unit } };
  const move = planMove('enter', from, to, {
    unit,
    start: start + ENTER_AFTER_SECONDS + order * ENTER_STAGGER_SECONDS,
  });
  move.leave.y = from.ship.y + 40 * unit;
  move.approach.y = to.ship.y;
  return move;
}

/** Writes the pose of a ship at a time into `out`. Before the start it is where the movement begins. */
export function poseAt(move: Move, time: number, out: ShipPose): void {
  const age = clamp((time - move.start) / move.seconds);
  out.share = age;
  out.facing = 1;
  out.rotation = 0;
  out.thrust = 0;
  out.alpha = 1;
  out.nameAlpha = 1;
  if (move.kind === 'fade') poseFading(move, age, out);
  else poseOnCurve(move, age, out);
}

function poseFading({ from, to, widthFrom, widthTo }: Move, age: number, out: ShipPose): void {
  const isThere = age >= 0.5;
  out.x = isThere ? to.x : from.x;
  out.y = isThere ? to.y : from.y;
  out.width = isThere ? widthTo : widthFrom;
  out.alpha = Math.abs(1 - 2 * age);
  out.nameAlpha = out.alpha;
}

function poseOnCurve(move: Move, age: number, out: ShipPose): void {
  const { from, leave, approach, to, kind } = move;
  const t = kind === 'fly' ? easeInOut(age) : easeOut(age);
  out.x = bezier(from.x, leave.x, approach.x, to.x, t);
  out.y = bezier(from.y, leave.y, approach.y, to.y, t);
  out.width = lerp(move.widthFrom, move.widthTo, t);
  if (kind === 'glide') return;
  if (kind === 'enter') out.nameAlpha = smoothstep(...NAMED, age);
  const dx = slope(from.x, leave.x, approach.x, to.x, t);
  const dy = slope(from.y, leave.y, approach.y, to.y, t);
  out.facing = kind === 'fly' && to.x < from.x ? -1 : 1;
  const strength = kind === 'fly' ? smoothstep(0, 0.12, t) * (1 - smoothstep(0.86, 1, t)) : 1 - smoothstep(0.8, 1, t);
  const tilt = clamp(Math.atan2(dy, Math.max(1, Math.abs(dx))), -MOST_TILT, MOST_TILT);
  out.rotation = strength === 0 ? 0 : tilt * strength * out.facing;
  out.thrust = age <= 0 || age >= 1 ? 0 : strength;
}

function bezier(a: number, b: number, c: number, d: number, t: number): number {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}

function slope(a: number, b: number, c: number, d: number, t: number): number {
  const u = 1 - t;
  return 3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c));
}

/** A ship that has reached another place. */
export interface Arrival {
  id: string;
  level: MapTeam['level'];
  /** It was further before, as when a mission was given back. */
  isBack: boolean;
}

interface Voyage {
  team: MapTeam;
  chip: Chip;
  move: Move;
  /** Its arrival at another place has not been reported yet. */
  isReported: boolean;
  isBack: boolean;
}

/** Keeps what every ship on the map does, and finds out what a new state of the class means for it. */
export class Voyages {
  private readonly voyages = new Map<string, Voyage>();
  private size = '';

  /** Moves the ships to a new layout. `still`: reduced motion, where ships fade over. */
  follow(layout: MapLayout, teams: readonly MapTeam[], time: number, still: boolean): void {
    const size = `${layout.width} ${layout.height}`;
    const isFirst = this.voyages.size === 0;
    const isResized = size !== this.size;
    this.size = size;
    const known = new Set(teams.map(({ id }) => id));
    for (const id of this.voyages.keys()) if (!known.has(id)) this.voyages.delete(id);
    let departures = 0;
    for (const [order, team] of teams.entries()) {
      const chip = layout.chips.get(team.id);
      if (!chip) continue;
      const before = this.voyages.get(team.id);
      const start = { unit: layout.unit, start: time };
      if (!before) this.begin(team, chip, isFirst && !still ? planEntrance(chip, order, start) : appear(chip, start));
      else if (isResized) this.begin(team, chip, rest(chip, time));
      else if (this.isElsewhere(before, team)) {
        const at = time + (still ? 0 : departures * STAGGER_SECONDS);
        departures += 1;
        const move = planMove(still ? 'fade' : 'fly', this.now(before, time), chip, { unit: layout.unit, start: at });
        this.begin(team, chip, move, { isReported: false, isBack: team.level < before.team.level });
      } else this.shift(before, team, chip, layout.unit, time, still);
    }
  }

  private isElsewhere({ team }: Voyage, { level, theme }: MapTeam): boolean {
    return team.level !== level || team.theme !== theme;
  }

  private begin(team: MapTeam, chip: Chip, move: Move, news = { isReported: true, isBack: false }): void {
    this.voyages.set(team.id, { team, chip, move, ...news });
  }

  /** Makes room: a ship at rest glides to its new berth, a flying one flies on to it. */
  private shift(before: Voyage, team: MapTeam, chip: Chip, unit: number, time: number, still: boolean): void {
    before.team = team;
    if (isSameChip(before.chip, chip)) return;
    before.chip = chip;
    const { move } = before;
    if (time < move.start + move.seconds) {
      move.to = chip.ship;
      move.widthTo = chip.shipWidth;
    } else before.move = planMove(still ? 'fade' : 'glide', this.now(before, time), chip, { unit, start: time });
  }

  /** Returns the berth that a ship would have where it is now. */
  private now({ move, chip }: Voyage, time: number): Chip {
    const pose = newPose();
    poseAt(move, time, pose);
    return { ...chip, ship: { x: pose.x, y: pose.y }, shipWidth: pose.width };
  }

  /** Writes a ship's pose into `out`; returns false for an unknown ship. */
  pose(id: string, time: number, out: ShipPose): boolean {
    const voyage = this.voyages.get(id);
    if (voyage) poseAt(voyage.move, time, out);
    return voyage !== undefined;
  }

  /** Returns the movement of a ship; null at rest. */
  moveOf(id: string, time: number): Move | null {
    const move = this.voyages.get(id)?.move;
    return move && time < move.start + move.seconds ? move : null;
  }

  /** Returns whether any ship moves. */
  isMoving(time: number): boolean {
    for (const { move } of this.voyages.values()) if (time < move.start + move.seconds) return true;
    return false;
  }

  /** Calls `report` once for each ship that has reached another place. */
  reportArrivals(time: number, report: (arrival: Arrival) => void): void {
    for (const voyage of this.voyages.values()) {
      const { move, team, isBack } = voyage;
      if (voyage.isReported || time < move.start + move.seconds) continue;
      voyage.isReported = true;
      report({ id: team.id, level: team.level, isBack });
    }
  }
}

/** Returns the movement of a ship that is simply there. */
function rest(chip: Chip, time: number): Move {
  const move = planMove('glide', chip, chip, { unit: 1, start: time });
  return { ...move, start: time - move.seconds };
}

/** Returns the movement of a ship that was not there before: it fades in. */
function appear(chip: Chip, { unit, start }: { unit: number; start: number }): Move {
  const move = planMove('fade', chip, chip, { unit, start });
  return { ...move, start: start - move.seconds / 2 };
}

function isSameChip(one: Chip, other: Chip): boolean {
  return one.ship.x === other.ship.x && one.ship.y === other.ship.y && one.shipWidth === other.shipWidth;
}
