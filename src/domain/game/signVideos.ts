import type { MissionLevel } from '../vocabulary.ts';

/** The places of a solar system that may have a video in Portuguese Sign Language: its introduction and its missions. */
export const SIGN_PLACES = ['intro', 'mission1', 'mission2', 'mission3', 'mission4'] as const;
export type SignPlace = (typeof SIGN_PLACES)[number];

/** Returns the place of the training, which introduces the solar system, or of a mission; null elsewhere. */
export function signPlaceOf({
  isTutorial,
  mission,
}: {
  isTutorial: boolean;
  mission: MissionLevel | null;
}): SignPlace | null {
  if (isTutorial) return 'intro';
  return mission === null ? null : `mission${mission}`;
}
