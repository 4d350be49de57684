import type { DerivedRecipe, Recipe } from '../recipe.ts';
import { drawn, dust, glow, type Ink, paperStar, spark, streak } from '../sprites.ts';
import { farStars } from '../stars.ts';

function sprite(name: string, width: number, height: number, ink: (x: number, y: number) => Ink): DerivedRecipe {
  return {
    kind: 'derived',
    key: `shared/${name}`,
    from: [],
    settings: { width, height },
    code: ['sprites.ts'],
    packing: { quality: 90, alphaQuality: 100 },
    make: () => drawn(width, height, ink),
  };
}

const STARS = { width: 1440, height: 810, seed: 7 };

export const SHARED: readonly Recipe[] = [
  sprite('glow', 128, 128, glow),
  sprite('spark', 64, 64, spark),
  sprite('streak', 256, 16, streak),
  sprite('star', 96, 96, paperStar),
  sprite('dust', 64, 64, dust),
  {
    kind: 'derived',
    key: 'shared/stars',
    from: [],
    settings: STARS,
    code: ['stars.ts'],
    packing: { quality: 62 },
    make: () => farStars(STARS.width, STARS.height, STARS.seed),
  },
];
