import type { MissionLevel } from '../vocabulary.ts';

/** The places of a solar system that may have a video in Portuguese Sign Language: its introduction and its missions. */
export const SIGN_PLACES = ['intro', 'mission1', 'mission2', 'mission3', 'mission4'] as const;
export type SignPlace = (typeof SIGN_PLACES)[number];

/** Returns the place of a mission; null is the tutorial, which introduces the solar system. */
export function signPlaceOf(mission: MissionLevel | null): SignPlace {
  return mission === null ? 'intro' : `mission${mission}`;
}
