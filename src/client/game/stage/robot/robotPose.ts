import type { RobotMood } from '#client/game/flow/scenes.ts';
import { clamp, easeOut, follow, lerp, smoothstep } from '../engine/motion.ts';
import { knobs } from '../knobs.ts';
import { blinkAt, EXPRESSIONS, type Expression, talkRhythm } from './robotFace.ts';
import { eyeDrift, type Point } from './robotGaze.ts';

/** ORBI's motion constants. Pixels are those of its own picture, 480 high. */
export const ROBOT_MOTION = knobs({
  saccade: { value: 160, min: 40, max: 600, unit: 'ms' },
  drift: { value: 0.05, min: 0, max: 0.3, step: 0.01 },
  blinkClose: { value: 70, min: 20, max: 300, unit: 'ms' },
  blinkHold: { value: 40, min: 0, max: 300, unit: 'ms' },
  blinkOpen: { value: 110, min: 20, max: 400, unit: 'ms' },
  bob: { value: 6, min: 0, max: 20, unit: 'px' },
  bobSeconds: { value: 3.2, min: 1, max: 8, unit: 's' },
  moodHalfLife: { value: 0.11, min: 0.02, max: 0.6, unit: 's' },
  headTilt: { value: 0.045, min: 0, max: 0.2, step: 0.005, unit: 'rad' },
  headTurn: { value: 7, min: 0, max: 20, unit: 'px' },
  headHalfLife: { value: 0.14, min: 0.02, max: 0.6, unit: 's' },
  sway: { value: 0.008, min: 0, max: 0.05, step: 0.001, unit: 'rad' },
  swaySeconds: { value: 6.4, min: 1, max: 20, unit: 's' },
  smile: { value: 8, min: 0, max: 12, unit: 'px' },
  hop: { value: 16, min: 0, max: 40, unit: 'px' },
  hopSeconds: { value: 0.42, min: 0.2, max: 1, unit: 's' },
  nod: { value: 7, min: 0, max: 20, unit: 'px' },
  nodSeconds: { value: 1.7, min: 0.8, max: 4, unit: 's' },
  talkGain: { value: 1, min: 0.3, max: 2, step: 0.05 },
  talkNod: { value: 3, min: 0, max: 12, unit: 'px' },
  lampPulse: { value: 0.35, min: 0, max: 1, step: 0.05 },
});

/** ORBI's pose at one moment; mutated in place. */
export interface Pose extends Expression {
  mood: RobotMood;
  /** Start of the mood, in seconds of the stage. */
  moodSince: number;
  /** Position of the iris, each axis -1..1. */
  look: Point;
  lookFrom: Point;
  lookGoal: Point;
  lookSince: number;
  /** The head follows the eye, more slowly. */
  head: Point;
  /** How far the mouth is open, 0..1. */
  level: number;
  /** When the voice was last heard. */
  heardAt: number;
  /** The lids as drawn, from mood and blink together. */
  upperLid: number;
  lowerLid: number;
  /** Movement of the figure upwards, and of the head alone downwards, in pixels of the picture. */
  hop: number;
  nod: number;
}

export function createPose(mood: RobotMood): Pose {
  const expression = EXPRESSIONS[mood];
  return {
    ...expression,
    mood,
    moodSince: Number.NEGATIVE_INFINITY,
    look: { x: 0, y: 0 },
    lookFrom: { x: 0, y: 0 },
    lookGoal: { x: 0, y: 0 },
    lookSince: Number.NEGATIVE_INFINITY,
    head: { x: 0, y: 0 },
    level: 0,
    heardAt: Number.NEGATIVE_INFINITY,
    upperLid: expression.upper,
    lowerLid: expression.lower,
    hop: 0,
    nod: 0,
  };
}

/** How far the mouth is open when ORBI talks in a still picture. */
const STILL_LEVEL = 0.55;

/** Sets ORBI's pose under reduced motion: the final face at once, nothing in between. */
export function poseStill(pose: Pose, mood: RobotMood, goal: Readonly<Point>): void {
  Object.assign(pose, EXPRESSIONS[mood]);
  pose.mood = mood;
  for (const point of [pose.look, pose.lookGoal, pose.head]) {
    point.x = goal.x;
    point.y = goal.y;
  }
  pose.level = mood === 'talk' ? STILL_LEVEL : 0;
  pose.upperLid = pose.upper;
  pose.lowerLid = pose.lower;
  pose.hop = 0;
  pose.nod = 0;
}

/** Moves ORBI by `step` seconds to `seconds`: in `mood`, looking at `goal` (-1..1), with this loudness of the voice. */
export function stepPose(
  pose: Pose,
  mood: RobotMood,
  goal: Readonly<Point>,
  voice: number,
  seconds: number,
  step: number,
): void {
  if (pose.mood !== mood) {
    pose.mood = mood;
    pose.moodSince = seconds;
  }
  applyMood(pose, step);
  turnEye(pose, goal, seconds);
  turnHead(pose, step);
  moveMouth(pose, voice, seconds, step);
  const blink = blinkAt(seconds, BLINK);
  const lookingDown = 0.16 * Math.max(0, pose.look.y);
  pose.upperLid = lerp(clamp(pose.upper + lookingDown), 1, blink);
  pose.lowerLid = lerp(pose.lower, 1, blink);
  const since = seconds - pose.moodSince;
  pose.hop = mood === 'glad' ? hopAt(since) * ROBOT_MOTION.hop : 0;
  pose.nod = (mood === 'encourage' ? nodAt(since) * ROBOT_MOTION.nod : 0) + pose.level * ROBOT_MOTION.talkNod;
}

/** Read at every blink, so that the designers' changes take effect at once. */
const BLINK = {
  get close() {
    return ROBOT_MOTION.blinkClose;
  },
  get hold() {
    return ROBOT_MOTION.blinkHold;
  },
  get open() {
    return ROBOT_MOTION.blinkOpen;
  },
};

function applyMood(pose: Pose, step: number): void {
  const goal = EXPRESSIONS[pose.mood];
  const halfLife = ROBOT_MOTION.moodHalfLife;
  pose.upper = follow(pose.upper, goal.upper, halfLife, step);
  pose.lower = follow(pose.lower, goal.lower, halfLife, step);
  pose.tilt = follow(pose.tilt, goal.tilt, halfLife * 1.6, step);
  pose.lift = follow(pose.lift, goal.lift, halfLife * 1.6, step);
  pose.light = follow(pose.light, goal.light, halfLife * 2, step);
  pose.smile = follow(pose.smile, goal.smile, halfLife, step);
}

/** Smaller changes of the goal cause no new glance. */
const SAME_PLACE = 0.02;

function turnEye(pose: Pose, goal: Readonly<Point>, seconds: number): void {
  if (Math.hypot(goal.x - pose.lookGoal.x, goal.y - pose.lookGoal.y) > SAME_PLACE) {
    pose.lookFrom.x = pose.look.x;
    pose.lookFrom.y = pose.look.y;
    pose.lookGoal.x = goal.x;
    pose.lookGoal.y = goal.y;
    pose.lookSince = seconds;
  }
  const way = easeOut(((seconds - pose.lookSince) * 1000) / Math.max(1, ROBOT_MOTION.saccade));
  pose.look.x = lerp(pose.lookFrom.x, pose.lookGoal.x + eyeDrift(seconds, 0) * ROBOT_MOTION.drift, way);
  pose.look.y = lerp(pose.lookFrom.y, pose.lookGoal.y + eyeDrift(seconds, 1) * ROBOT_MOTION.drift, way);
}

function turnHead(pose: Pose, step: number): void {
  pose.head.x = follow(pose.head.x, pose.lookGoal.x, ROBOT_MOTION.headHalfLife, step);
  pose.head.y = follow(pose.head.y, pose.lookGoal.y, ROBOT_MOTION.headHalfLife, step);
}

/** Below this loudness the voice counts as silent. */
const SILENCE = 0.02;
/** After this much silence a talking robot has no voice, and its mouth follows a simulated rhythm. */
const PATIENCE_SECONDS = 1.2;
const OPENING_HALF_LIFE = 0.02;
const CLOSING_HALF_LIFE = 0.05;

function moveMouth(pose: Pose, voice: number, seconds: number, step: number): void {
  if (voice > SILENCE) pose.heardAt = seconds;
  const isMute = pose.mood === 'talk' && seconds - pose.heardAt > PATIENCE_SECONDS;
  const level = clamp((isMute ? talkRhythm(seconds) : voice) * ROBOT_MOTION.talkGain);
  pose.level = follow(pose.level, level, level > pose.level ? OPENING_HALF_LIFE : CLOSING_HALF_LIFE, step);
}

/** Returns two small hops, 0..1, by the seconds since ORBI became glad. */
export function hopAt(since: number): number {
  const beat = since / Math.max(0.05, ROBOT_MOTION.hopSeconds);
  if (beat <= 0 || beat >= 2) return 0;
  const height = beat < 1 ? 1 : 0.45;
  return height * Math.sin(Math.PI * (beat % 1));
}

const NODS = 2;
const NOD_PAUSE = 4;

/**
 * Returns a slow nod, downwards 0..1, by the seconds since ORBI began to encourage: two nods, then a pause, repeated.
 */
export function nodAt(since: number): number {
  if (!Number.isFinite(since) || since <= 0) return 0;
  const beat = (since / Math.max(0.1, ROBOT_MOTION.nodSeconds)) % (NODS + NOD_PAUSE);
  if (beat >= NODS) return 0;
  const fade = 1 - 0.35 * Math.floor(beat);
  return fade * Math.sin(Math.PI * smoothstep(0, 1, beat % 1));
}
