import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RECIPES } from '../../../tools/art/recipes/index.ts';
import { shaderOf } from '../../../tools/art/shader.ts';

const GLSL = new URL('../../../tools/art/glsl/', import.meta.url);
const CODE = new URL('../../../tools/art/', import.meta.url);
const keys = RECIPES.map(({ key }) => key);

describe('recipes', () => {
  it('have unique keys of folder and name', () => {
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z]+\/[a-z0-9-]+$/);
  });

  it('reference only existing files and pictures', () => {
    for (const recipe of RECIPES) {
      if (recipe.kind === 'scene')
        for (const file of recipe.glsl) expect(existsSync(new URL(file, GLSL)), file).toBe(true);
      if (recipe.kind === 'derived') {
        for (const file of recipe.code) expect(existsSync(new URL(file, CODE)), file).toBe(true);
        for (const key of recipe.from) expect(keys).toContain(key);
      }
      if (recipe.kind === 'mask') expect(keys).toContain(recipe.of);
    }
  });

  it('have no cyclic sources', () => {
    const from = (key: string): readonly string[] => {
      const recipe = RECIPES.find((one) => one.key === key);
      if (recipe?.kind === 'derived') return recipe.from;
      return recipe?.kind === 'mask' ? [recipe.of] : [];
    };
    const reaches = (start: string, goal: string): boolean =>
      from(start).some((key) => key === goal || reaches(key, goal));
    for (const key of keys) expect(reaches(key, key), key).toBe(false);
  });

  it('define map() and decal() in every solid scene, and picture() in every flat one', () => {
    for (const recipe of RECIPES) {
      if (recipe.kind !== 'scene') continue;
      const shader = shaderOf(recipe, 1);
      if (recipe.program === 'flat') expect(shader, recipe.key).toMatch(/void picture\(/);
      else for (const part of [/vec2 map\(/, /vec3 decal\(/]) expect(shader, recipe.key).toMatch(part);
    }
  });

  it('contain a cockpit of each shape with a paint mask of half its size', () => {
    const sizes = { 'hull/wide': [2340, 1080], 'hull/desk': [1710, 1400], 'hull/upright': [1440, 1800] } as const;
    for (const [key, [width, height]] of Object.entries(sizes)) {
      expect(RECIPES).toContainEqual(expect.objectContaining({ key, width, height }));
      expect(RECIPES).toContainEqual(expect.objectContaining({ key: `${key}-paint`, of: key, scale: 0.5 }));
    }
  });
});
