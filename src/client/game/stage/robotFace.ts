import type { RobotMood } from '#client/game/flow/scenes.ts';
import { scatter } from './motion.ts';

/** The faces in the picture `robot/faces`, in reading order, five a row; `open` is the still picture itself. */
export const FACES = [
  'half',
  'low',
  'shut',
  'talk1',
  'talk2',
  'talk3',
  'talk4',
  'glad',
  'listen',
  'encourage',
] as const;
export type Face = (typeof FACES)[number] | 'open';

/** Where a face lies on the still picture of 480 x 480, and its size. */
export const FACE_RECT = { x: 130, y: 120, width: 200, height: 230 } as const;
export const FACES_PER_ROW = 5;

const BLINK_EVERY = 4.5;
const MOUTH: readonly Face[] = ['open', 'talk1', 'talk3', 'talk2', 'talk4', 'talk2', 'talk1', 'talk3'];
const MOUTH_SECONDS = 0.11;

/** The eyelid: closes in 70 ms, holds 40, opens in 110, once in 3 to 6 seconds. Null = open. */
export function lidAt(seconds: number): Face | null {
  const turn = Math.floor(seconds / BLINK_EVERY);
  const since = seconds - turn * BLINK_EVERY - scatter(turn, 7) * 1.5 - 1;
  if (since < 0 || since >= 0.22) return null;
  if (since < 0.035) return 'half';
  if (since < 0.07) return 'low';
  if (since < 0.11) return 'shut';
  return since < 0.165 ? 'low' : 'half';
}

/** Which face ORBI shows; `still` keeps one face for each mood (reduced motion). */
export function faceAt(mood: RobotMood, seconds: number, still = false): Face {
  const lid = still ? null : lidAt(seconds);
  if (lid) return lid;
  if (mood === 'idle') return 'open';
  if (mood !== 'talk') return mood;
  return still ? 'talk2' : (MOUTH[Math.floor(seconds / MOUTH_SECONDS) % MOUTH.length] ?? 'open');
}
