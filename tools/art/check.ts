import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type ManifestEntry, readManifest, sha256, sourceHash } from './manifest.ts';
import type { Recipe } from './recipe.ts';

/**
 * Compares the recipes, the manifest of `folder` and its webp files without rendering.
 * @returns one Portuguese sentence for each fault
 */
export async function assetFaults(folder: string, recipes: readonly Recipe[]): Promise<string[]> {
  const manifest = readManifest(folder);
  const faults = repeated(recipes.map(({ key }) => key)).map((key) => `${key}: há mais de uma receita.`);
  for (const recipe of recipes) {
    const entry = manifest[recipe.key];
    if (!entry) faults.push(`${recipe.key}: falta a imagem (npm run art -- --only ${recipe.key}).`);
    else if (entry.source !== sourceHash(recipe, recipes)) {
      faults.push(`${recipe.key}: a receita mudou depois da imagem (npm run art -- --only ${recipe.key}).`);
    }
  }
  const known = new Set(recipes.map(({ key }) => key));
  for (const [key, entry] of Object.entries(manifest)) {
    if (!known.has(key)) faults.push(`${key}: está no manifesto e não tem receita.`);
    faults.push(...(await pictureFaults(folder, key, entry)));
  }
  const files = new Set(Object.values(manifest).map(({ file }) => file));
  for (const file of pictures(folder)) if (!files.has(file)) faults.push(`${file}: não consta do manifesto.`);
  return faults;
}

function repeated(keys: readonly string[]): string[] {
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}

/** Lists every webp file under `folder`, as relative paths with slashes. */
function pictures(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.webp'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

async function pictureFaults(folder: string, key: string, entry: ManifestEntry): Promise<string[]> {
  const file = path.join(folder, entry.file);
  if (!existsSync(file)) return [`${key}: falta o ficheiro ${entry.file}.`];
  const content = readFileSync(file);
  const size = await sharp(content).metadata();
  const { width, height, bytes } = entry;
  const faults: string[] = [];
  if (entry.file !== `${key}.webp`) faults.push(`${key}: o ficheiro chama-se ${entry.file}.`);
  if (content.length !== bytes) faults.push(`${key}: tem ${content.length} bytes e o manifesto diz ${bytes}.`);
  if (size.width !== width || size.height !== height) {
    faults.push(`${key}: mede ${size.width} x ${size.height} e o manifesto diz ${width} x ${height}.`);
  }
  if (sha256(content) !== entry.sha256) faults.push(`${key}: o conteúdo mudou (sha256 diferente).`);
  if (!entry.licence) faults.push(`${key}: falta a licença.`);
  return faults;
}
