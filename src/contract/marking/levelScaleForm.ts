import * as z from 'zod/mini';
import { fallingBound, type LevelScale, SCALE_BOUND_MAX, SCALE_BOUND_MIN } from '#domain/marking/levelScale.ts';
import { integer } from '../fields.ts';

// The request body of a school's scale, which its dialog uses too. This file imports no endpoint table.

/** From which percentage each school level counts: whole numbers, each above the one before. */
const scaleBound = () => integer(SCALE_BOUND_MIN, SCALE_BOUND_MAX);
export const levelScale = z.object({
  level2: scaleBound(),
  level3: scaleBound(),
  level4: scaleBound(),
  level5: scaleBound(),
});
const ascending = (at: keyof LevelScale) =>
  z.refine<LevelScale>((scale) => fallingBound(scale) !== at, {
    error: 'Cada nota tem de começar acima da anterior.',
    path: [at],
  });
export const levelScaleBody = levelScale.check(ascending('level3'), ascending('level4'), ascending('level5'));
