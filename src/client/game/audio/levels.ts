import { SOUND_VOLUME } from '#domain/limits.ts';

/**
 * Volume of each kind of sound, 0 to 1: the same for all (spec, section 9). The files are mastered so that at the same
 * volume the voice is 10 dB above the effects.
 */
export const MUSIC_VOLUME = SOUND_VOLUME;
export const VOICE_VOLUME = SOUND_VOLUME;
export const EFFECTS_VOLUME = SOUND_VOLUME;

/** How fast the other sounds are lowered for a narration, and how slowly they come back. */
export const ATTACK_MS = 120;
export const RELEASE_MS = 600;
/** How long the other sounds stay low between two messages. */
export const HOLD_MS = 450;
