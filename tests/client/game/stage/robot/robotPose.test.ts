import { describe, expect, it } from 'vitest';
import { ROBOT_MOODS } from '#client/game/flow/scenes.ts';
import { EXPRESSIONS } from '#client/game/stage/robot/robotFace.ts';
import { createPose, hopAt, nodAt, poseStill, ROBOT_MOTION, stepPose } from '#client/game/stage/robot/robotPose.ts';

const AHEAD = { x: 0, y: 0 };
const FRAME = 1 / 60;

/** Runs a pose for `seconds` in frames, from `from`, and returns the time reached. */
function run(
  pose: ReturnType<typeof createPose>,
  mood: Parameters<typeof stepPose>[1],
  goal: { x: number; y: number },
  { from = 0, seconds, voice = 0 }: { from?: number; seconds: number; voice?: number },
): number {
  let time = from;
  for (; time < from + seconds; time += FRAME) stepPose(pose, mood, goal, voice, time, FRAME);
  return time;
}

describe('stepPose', () => {
  it('the eye is on its new goal after a saccade, except for the drift', () => {
    const pose = createPose('idle');
    const at = run(pose, 'idle', AHEAD, { seconds: 1 });
    const goal = { x: 0.7, y: -0.5 };
    stepPose(pose, 'idle', goal, 0, at, 0);
    expect(Math.hypot(pose.look.x, pose.look.y)).toBeLessThanOrEqual(ROBOT_MOTION.drift * 1.5);
    run(pose, 'idle', goal, { from: at, seconds: ROBOT_MOTION.saccade / 1000 + FRAME });
    expect(pose.look.x).toBeCloseTo(goal.x, 0);
    expect(Math.abs(pose.look.x - goal.x)).toBeLessThanOrEqual(ROBOT_MOTION.drift);
    expect(Math.abs(pose.look.y - goal.y)).toBeLessThanOrEqual(ROBOT_MOTION.drift);
  });

  it('the head follows later than the eye', () => {
    const pose = createPose('idle');
    const goal = { x: 0.8, y: 0 };
    run(pose, 'idle', goal, { seconds: 0.1 });
    expect(pose.head.x).toBeLessThan(pose.look.x);
    run(pose, 'idle', goal, { from: 0.1, seconds: 2 });
    expect(pose.head.x).toBeCloseTo(goal.x, 2);
  });

  it.each(ROBOT_MOODS)('reaches the expression of %s from any other', (mood) => {
    for (const before of ROBOT_MOODS) {
      const pose = createPose(before);
      run(pose, mood, AHEAD, { seconds: 3 });
      for (const part of ['upper', 'lower', 'tilt', 'lift', 'light', 'smile'] as const) {
        expect(pose[part], `${before} to ${mood}: ${part}`).toBeCloseTo(EXPRESSIONS[mood][part], 1);
      }
    }
  });

  it('the mouth follows the voice, and is closed without one', () => {
    const pose = createPose('listen');
    const at = run(pose, 'listen', AHEAD, { seconds: 0.3, voice: 0.8 });
    expect(pose.level).toBeCloseTo(0.8, 1);
    run(pose, 'listen', AHEAD, { from: at, seconds: 0.5 });
    expect(pose.level).toBeLessThan(0.02);
  });

  it('talks without a voice, but not in the pauses of a voice that was just heard', () => {
    const mute = createPose('talk');
    let open = 0;
    for (let time = 0; time < 4; time += FRAME) {
      stepPose(mute, 'talk', AHEAD, 0, time, FRAME);
      open = Math.max(open, mute.level);
    }
    expect(open).toBeGreaterThan(0.5);
    const voiced = createPose('talk');
    const at = run(voiced, 'talk', AHEAD, { seconds: 0.5, voice: 0.6 });
    run(voiced, 'talk', AHEAD, { from: at, seconds: 0.8 });
    expect(voiced.level).toBeLessThan(0.02);
  });

  it('blinks with any position of the lids', () => {
    const pose = createPose('listen');
    let most = 0;
    for (let time = 0; time < 8; time += FRAME) {
      stepPose(pose, 'listen', AHEAD, 0, time, FRAME);
      most = Math.max(most, pose.upperLid);
      expect(pose.upperLid).toBeGreaterThanOrEqual(EXPRESSIONS.listen.upper - 1e-9);
    }
    expect(most).toBe(1);
  });
});

describe('poseStill', () => {
  it.each(ROBOT_MOODS)('%s is reached at once and does not move', (mood) => {
    const pose = createPose('idle');
    poseStill(pose, mood, { x: 0.3, y: 0.2 });
    expect(pose.look).toEqual({ x: 0.3, y: 0.2 });
    expect(pose.upperLid).toBe(EXPRESSIONS[mood].upper);
    expect([pose.hop, pose.nod]).toEqual([0, 0]);
    expect(pose.level > 0).toBe(mood === 'talk');
  });
});

describe('hopAt and nodAt', () => {
  it('hops twice, the second time lower, and comes to rest', () => {
    const { hopSeconds } = ROBOT_MOTION;
    expect(hopAt(-1)).toBe(0);
    expect(hopAt(hopSeconds / 2)).toBeCloseTo(1);
    expect(hopAt(hopSeconds * 1.5)).toBeLessThan(0.6);
    expect(hopAt(hopSeconds * 2)).toBe(0);
    expect(hopAt(Number.POSITIVE_INFINITY)).toBe(0);
  });

  it('nods slowly and rests in between', () => {
    const { nodSeconds } = ROBOT_MOTION;
    expect(nodAt(0)).toBe(0);
    expect(nodAt(nodSeconds / 2)).toBeCloseTo(1);
    expect(nodAt(nodSeconds * 3)).toBe(0);
    expect(nodAt(nodSeconds * 6.5)).toBeCloseTo(1);
    expect(nodAt(Number.POSITIVE_INFINITY)).toBe(0);
  });
});
