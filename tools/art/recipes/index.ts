import type { Recipe } from '../recipe.ts';
import { COUNCIL } from './council.ts';
import { HALL } from './hall.ts';
import { HULL } from './hull.ts';
import { MAP } from './map.ts';
import { PEOPLE } from './people.ts';
import { ROBOT } from './robot.ts';
import { SHARED } from './shared.ts';
import { SHIPS } from './ships.ts';
import { SKIES } from './skies.ts';

/** Every recipe of the tool. */
export const RECIPES: readonly Recipe[] = [
  ...HULL,
  ...ROBOT,
  ...SHARED,
  ...SHIPS,
  ...SKIES,
  ...COUNCIL,
  ...MAP,
  ...HALL,
  ...PEOPLE,
];
