import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filmOf, findRecipe, packingOf, type Recipe, type SceneRecipe } from './recipe.ts';
import { essence, shaderOf } from './shader.ts';

export const ASSETS = fileURLToPath(new URL('../../assets/', import.meta.url));

export interface ManifestEntry {
  /** Path under assets/. */
  file: string;
  width: number;
  height: number;
  bytes: number;
  /** Of the file's content. */
  sha256: string;
  /** Of everything that determines the picture: see sourceHash. */
  source: string;
  licence: string;
}
export type Manifest = Record<string, ManifestEntry>;

export function readManifest(folder: string = ASSETS): Manifest {
  const file = `${folder}/manifest.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Sets one entry, on the manifest as it is on the disk at that moment, keys in order. */
export function writeEntry(key: string, entry: ManifestEntry, folder: string = ASSETS): void {
  const manifest = { ...readManifest(folder), [key]: entry };
  const ordered = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${folder}/manifest.json`, `${JSON.stringify(ordered, null, 2)}\n`);
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function code(file: string): string {
  return essence(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

/** Hash of what a scene's linear light depends on: its GLSL, its parameters and the renderer. */
export function lightHash(recipe: SceneRecipe): string {
  const { film: _film, packing: _packing, ...parameters } = recipe;
  return sha256(
    JSON.stringify([essence(shaderOf(recipe, recipe.antialias ?? 2)), parameters, code('render.ts'), code('page.ts')]),
  );
}

/**
 * Hash of everything that determines a recipe's picture: GLSL, parameters, the code of light, film and packing, and the
 * same for every picture it is made from. Comments and spacing do not count.
 */
export function sourceHash(recipe: Recipe, recipes: readonly Recipe[]): string {
  const common = [recipe.key, packingOf(recipe), code('pack.ts'), code('color.ts')];
  const hashOf = (key: string) => sourceHash(findRecipe(recipes, key), recipes);
  switch (recipe.kind) {
    case 'scene':
      return sha256(JSON.stringify([...common, lightHash(recipe), filmOf(recipe), code('film.ts')]));
    case 'mask':
      return sha256(
        JSON.stringify([...common, hashOf(recipe.of), recipe.scale, recipe.paints, code('mask.ts'), code('resize.ts')]),
      );
    case 'derived':
      return sha256(JSON.stringify([...common, recipe.from.map(hashOf), recipe.settings, recipe.code.map(code)]));
  }
}
