/** Voice and effects, from 0 to 1: mastered so that at the same volume the voice lies 10 dB above the effects. */
export const VOICE_VOLUME = 1;
export const EFFECTS_VOLUME = 1;

/** How fast the others fall when somebody speaks, and how slowly they come back. */
export const ATTACK_MS = 120;
export const RELEASE_MS = 600;
/** Between two messages the others stay low. */
export const HOLD_MS = 450;
