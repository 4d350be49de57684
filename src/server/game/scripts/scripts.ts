import { EASY_READS } from '#content/easyRead/easyReads.ts';
import { easySystem } from '#content/easyRead/easySystem.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { GameStart } from '#contract/game/start.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { presentSolarSystem } from './solarSystem.presenter.ts';

type Words = GameStart['words'];

const made = new Map<string, GameStart['script']>();

/** Returns the game data of a theme (spec, section 3), as written or in easy read; made once. */
export function script(theme: Theme, words: Words): GameStart['script'] {
  const key = `${theme} ${words}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const system = SOLAR_SYSTEMS[theme];
  const presented = presentSolarSystem(words === 'easy' ? easySystem(system, EASY_READS[theme]) : system);
  made.set(key, presented);
  return presented;
}
