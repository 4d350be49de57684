import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { develop } from './film.ts';
import { cutHoles } from './holes.ts';
import { lightHash } from './manifest.ts';
import { paintMask } from './mask.ts';
import {
  type DerivedRecipe,
  filmOf,
  findRecipe,
  type Layers,
  type Picture,
  type Recipe,
  type SceneRecipe,
} from './recipe.ts';
import { type Detail, Renderer } from './render.ts';
import { resize } from './resize.ts';

/** Cache of rendered light, so that a change of film, mask or packing needs no new rendering. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/art/', import.meta.url));
const LAYERS = ['surface', 'light', 'tint'] as const;

/** Makes pictures from recipes and renders each scene only once. */
export class Studio {
  readonly #recipes: readonly Recipe[];
  readonly #detail: Detail;
  readonly #renderer = new Renderer();
  readonly #layers = new Map<string, Layers>();

  constructor(recipes: readonly Recipe[], detail: Detail) {
    this.#recipes = recipes;
    this.#detail = detail;
  }

  /** Returns the picture of a recipe, not yet packed. */
  async picture(key: string): Promise<Picture> {
    const recipe = findRecipe(this.#recipes, key);
    switch (recipe.kind) {
      case 'scene':
        return cutHoles(develop(await this.#light(recipe), filmOf(recipe)), recipe.holes ?? [], this.#detail.scale);
      case 'mask': {
        const scene = findRecipe(this.#recipes, recipe.of);
        if (scene.kind !== 'scene') throw new RangeError(`${recipe.key}: ${recipe.of} não é uma cena.`);
        const mask = paintMask(await this.#light(scene), filmOf(scene), recipe.paints);
        return resize(mask, Math.round(mask.width * recipe.scale), Math.round(mask.height * recipe.scale));
      }
      case 'derived':
        return this.#derive(recipe);
    }
  }

  async close(): Promise<void> {
    await this.#renderer.close();
  }

  async #derive(recipe: DerivedRecipe): Promise<Picture> {
    const sources: Picture[] = [];
    for (const key of recipe.from) sources.push(await this.picture(key));
    return recipe.make(sources);
  }

  async #light(recipe: SceneRecipe): Promise<Layers> {
    const known = this.#layers.get(recipe.key) ?? this.#cached(recipe);
    if (known) {
      this.#layers.set(recipe.key, known);
      return known;
    }
    const rendered = await this.#renderer.render(recipe, this.#detail);
    this.#layers.set(recipe.key, rendered);
    if (this.#finished) keep(recipe, rendered);
    return rendered;
  }

  get #finished(): boolean {
    return this.#detail.scale === 1 && this.#detail.antialias === undefined;
  }

  #cached(recipe: SceneRecipe): Layers | undefined {
    const folder = cacheFolder(recipe);
    if (!this.#finished || !existsSync(`${folder}/size.json`)) return undefined;
    const { light, width, height } = JSON.parse(readFileSync(`${folder}/size.json`, 'utf8'));
    if (light !== lightHash(recipe)) return undefined;
    const read = (name: string) => new Float32Array(new Uint8Array(readFileSync(`${folder}/${name}`)).buffer);
    return { width, height, surface: read('surface'), light: read('light'), tint: read('tint') };
  }
}

function cacheFolder({ key }: SceneRecipe): string {
  return `${CACHE}${key.replaceAll('/', '_')}`;
}

function keep(recipe: SceneRecipe, layers: Layers): void {
  const folder = cacheFolder(recipe);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of LAYERS) writeFileSync(`${folder}/${name}`, new Uint8Array(layers[name].buffer));
  const { width, height } = layers;
  writeFileSync(`${folder}/size.json`, JSON.stringify({ light: lightHash(recipe), width, height }));
}
