import { readFileSync } from 'node:fs';
import type { SceneRecipe } from './recipe.ts';

const FOLDER = new URL('./glsl/', import.meta.url);

function read(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

/** Returns the whole fragment shader of a scene: library, the scene's files, then light and camera. */
export function shaderOf(recipe: SceneRecipe, antialias: number): string {
  const defines = {
    AA: antialias,
    NEAR: decimal(recipe.near ?? 4),
    FAR: decimal(recipe.far ?? 16),
    ...recipe.defines,
  };
  const solid = recipe.program === 'solid';
  const before = solid ? ['lib.glsl', 'colors.glsl'] : ['lib.glsl'];
  const after = solid ? ['shade.glsl', 'main.glsl'] : ['flat.glsl'];
  return [
    '#version 300 es',
    'precision highp float;',
    'precision highp int;',
    ...Object.entries(defines).map(([name, value]) => `#define ${name} ${value}`),
    ...[...before, ...recipe.glsl, ...after].map(read),
  ].join('\n');
}

function decimal(value: number): string {
  return Number.isInteger(value) ? `${value}.` : `${value}`;
}

/** Removes comments and whitespace from GLSL or TypeScript, so that the source hash ignores them. */
export function essence(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:'"])\/\/.*$/gm, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
