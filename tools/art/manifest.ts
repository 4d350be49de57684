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
  /** Hash of the file's content. */
  sha256: string;
  /** Hash of all inputs of the picture: see sourceHash. */
  source: string;
  licence: string;
}
export type Manifest = Record<string, ManifestEntry>;

export function readManifest(folder: string = ASSETS): Manifest {
  const file = `${folder}/manifest.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Sets one entry in the manifest on disk, with sorted keys. */
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

/** Hashes the inputs of a scene's linear light: its GLSL, its parameters and the renderer's code. */
export function lightHash(recipe: SceneRecipe): string {
  const { film: _film, packing: _packing, holes: _holes, ...parameters } = recipe;
  return sha256(
    JSON.stringify([essence(shaderOf(recipe, recipe.antialias ?? 2)), parameters, code('render.ts'), code('page.ts')]),
  );
}

function holesOf({ holes }: SceneRecipe): readonly unknown[] {
  return holes ? [holes, code('holes.ts')] : [];
}

/**
 * Hashes all inputs of a recipe's picture: GLSL, parameters, the code of light, film and packing, and the same for every
 * picture it is made from. Comments and whitespace are ignored.
 */
export function sourceHash(recipe: Recipe, recipes: readonly Recipe[]): string {
  const common = [recipe.key, packingOf(recipe), code('pack.ts'), code('color.ts')];
  const hashOf = (key: string) => sourceHash(findRecipe(recipes, key), recipes);
  switch (recipe.kind) {
    case 'scene':
      return sha256(
        JSON.stringify([...common, lightHash(recipe), filmOf(recipe), code('film.ts'), ...holesOf(recipe)]),
      );
    case 'mask':
      return sha256(
        JSON.stringify([...common, hashOf(recipe.of), recipe.scale, recipe.paints, code('mask.ts'), code('resize.ts')]),
      );
    case 'derived':
      return sha256(JSON.stringify([...common, recipe.from.map(hashOf), recipe.settings, recipe.code.map(code)]));
  }
}
