import { EASY_READS } from '#content/easyRead/easyReads.ts';
import { easySystem } from '#content/easyRead/easySystem.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { Theme } from '#domain/vocabulary.ts';

/** Returns a solar system in the words that a team reads: the plain ones when `easy` is true. */
export function systemInWords(theme: Theme, easy: boolean | undefined) {
  const system = SOLAR_SYSTEMS[theme];
  return easy === true ? easySystem(system, EASY_READS[theme]) : system;
}
