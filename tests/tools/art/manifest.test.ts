import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assetFaults } from '../../../tools/art/check.ts';
import { readManifest, sha256, sourceHash, writeEntry } from '../../../tools/art/manifest.ts';
import { packPicture } from '../../../tools/art/pack.ts';
import { type DerivedRecipe, packingOf, type Recipe, type SceneRecipe } from '../../../tools/art/recipe.ts';
import { essence } from '../../../tools/art/shader.ts';
import { drawn } from '../../../tools/art/sprites.ts';

const dot = drawn(4, 4, () => [1, 0.5]);
const recipe: DerivedRecipe = {
  kind: 'derived',
  key: 'test/dot',
  from: [],
  settings: { size: 4 },
  code: ['sprites.ts'],
  make: () => dot,
};
const scene: SceneRecipe = {
  kind: 'scene',
  key: 'test/frame',
  program: 'solid',
  glsl: ['hull/frame.glsl'],
  width: 8,
  height: 8,
};
const mask: Recipe = { kind: 'mask', key: 'test/paint', of: scene.key, scale: 0.5, paints: ['#ED8A58'] };

let folder = '';

async function keep(one: DerivedRecipe): Promise<void> {
  const content = await packPicture(dot, packingOf(one));
  const file = `${one.key.replace('test/', '')}.webp`;
  writeFileSync(path.join(folder, file), content);
  const entry = { width: 4, height: 4, bytes: content.length, sha256: sha256(content), licence: 'MIT' };
  writeEntry(one.key.replace('test/', ''), { file, source: sourceHash(one, [one]), ...entry }, folder);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'art-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('manifest', () => {
  it('keeps its keys sorted', async () => {
    for (const key of ['test/b', 'test/a', 'test/c']) await keep({ ...recipe, key });
    expect(Object.keys(readManifest(folder))).toEqual(['a', 'b', 'c']);
  });

  it('is empty when the file does not exist', () => {
    expect(readManifest(folder)).toEqual({});
  });
});

describe('source hash', () => {
  const hash = (one: Recipe, among: readonly Recipe[] = [scene, mask]) => sourceHash(one, among);

  it('changes with the parameters, the film, the packing and the source pictures', () => {
    const variants: Recipe[] = [
      scene,
      { ...scene, width: 9 },
      { ...scene, defines: { PART: 2 } },
      { ...scene, film: { exposure: 0.5 } },
      { ...scene, packing: { quality: 50 } },
      { ...scene, glsl: ['hull/parts.glsl', 'hull/frame.glsl'] },
    ];
    const hashes = variants.map((one) => hash(one));
    expect(new Set(hashes).size).toBe(variants.length);
    const masks = variants.map((one) => hash(mask, [one, mask]));
    expect(new Set(masks).size).toBe(variants.length);
  });

  it('does not change with comments and whitespace', () => {
    expect(essence('float a; // an angle\n/* and\n more */ float  b;')).toBe(essence('float a;\nfloat b;'));
    expect(essence("const url = 'https://a';")).toContain('https://a');
  });

  it('throws for a source picture without a recipe', () => {
    expect(() => hash(mask, [mask])).toThrow(RangeError);
  });
});

describe('check of the pictures', () => {
  const recipes = [{ ...recipe, key: 'dot' }];
  beforeEach(async () => {
    await keep(recipe);
    writeEntry('dot', { ...entryOf('dot'), source: sourceHash(recipes[0] ?? recipe, recipes) }, folder);
  });

  function entryOf(key: string) {
    const entry = readManifest(folder)[key];
    if (!entry) throw new Error(`no ${key}`);
    return entry;
  }

  it('finds no fault in valid pictures', async () => {
    expect(await assetFaults(folder, recipes)).toEqual([]);
  });

  it.each([
    ['a picture that changed', () => writeEntry('dot', { ...entryOf('dot'), sha256: 'x' }, folder), /sha256/],
    ['a wrong number of bytes', () => writeEntry('dot', { ...entryOf('dot'), bytes: 1 }, folder), /bytes/],
    ['a wrong size', () => writeEntry('dot', { ...entryOf('dot'), width: 5 }, folder), /mede 4 x 4/],
    ['no licence', () => writeEntry('dot', { ...entryOf('dot'), licence: '' }, folder), /licença/],
    ['a recipe that changed', () => writeEntry('dot', { ...entryOf('dot'), source: 'x' }, folder), /receita mudou/],
    ['a missing file', () => rmSync(path.join(folder, 'dot.webp')), /falta o ficheiro/],
    ['an unknown file', () => writeFileSync(path.join(folder, 'odd.webp'), ''), /não consta/],
  ])('finds %s', async (_, spoil, fault) => {
    spoil();
    const faults = await assetFaults(folder, recipes);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });

  it('finds recipes without a picture, pictures without a recipe, and duplicate keys', async () => {
    expect(await assetFaults(folder, [])).toEqual([expect.stringMatching(/não tem receita/)]);
    const other = { ...recipe, key: 'other' };
    expect(await assetFaults(folder, [...recipes, other])).toEqual([expect.stringMatching(/falta a imagem/)]);
    expect(await assetFaults(folder, [...recipes, ...recipes])).toEqual([expect.stringMatching(/mais de uma/)]);
  });
});
