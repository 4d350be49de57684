import type { Part } from '../vocabulary.ts';

/** A team's activity on a device, as the teacher reads it. */
export const DEVICE_STEPS = [
  'listening',
  'hangar',
  'quiz',
  'write',
  'upload',
  'flight',
  'orbit',
  'sending',
  'reading',
  'council',
] as const;
export type DeviceStep = (typeof DEVICE_STEPS)[number];

export const DEVICE_STEP_NAMES: Record<DeviceStep, string> = {
  listening: 'a ouvir a ORBI',
  hangar: 'a escolher a nave',
  quiz: 'a responder',
  write: 'a escrever',
  upload: 'a juntar ficheiros',
  flight: 'a voar',
  orbit: 'à espera em órbita',
  sending: 'a enviar',
  reading: 'a ler o resultado',
  council: 'no Conselho',
};

/** Steps that a team cannot leave without its teacher. */
const WAITING_STEPS: readonly DeviceStep[] = ['orbit', 'sending'];

/** Limits of a team's devices, set by its teacher while a lesson is live (ruling 33). */
export interface Steering {
  paused: boolean;
  /** The last mission that is open; null when all are. */
  pace: Pace | null;
  /** Music and voice are off. */
  silent: boolean;
}
/** 0 opens the training only. */
export type Pace = Part;

/** Steering without effect. */
export const FREE: Steering = { paused: false, pace: null, silent: false };

/** What one device last reported; times in milliseconds since 1970, by the server's clock. */
export interface DeviceState {
  seenAt: number;
  /** When part, step, words or files last changed. */
  progressedAt: number;
  /** Null in the council. */
  part: Part | null;
  step: DeviceStep;
  /** Words in the open text box. */
  words: number;
  files: number;
  /** Requests and uploads that the device still keeps. */
  unsent: number;
}

/** Returns whether steps are waiting ones. */
export function isWaitingStep(step: DeviceStep): boolean {
  return WAITING_STEPS.includes(step);
}
