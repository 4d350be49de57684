import { SOUND_VOLUME } from '#domain/limits.ts';

/**
 * The volume of each kind of sound, from 0 to 1: one for all (spec, section 9). The files are mastered so that at the same
 * volume the voice lies 10 dB above the effects.
 */
export const MUSIC_VOLUME = SOUND_VOLUME;
export const VOICE_VOLUME = SOUND_VOLUME;
export const EFFECTS_VOLUME = SOUND_VOLUME;

/** How fast the others fall when somebody speaks, and how slowly they come back. */
export const ATTACK_MS = 120;
export const RELEASE_MS = 600;
/** Between two messages the others stay low. */
export const HOLD_MS = 450;
