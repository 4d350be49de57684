// `npm run art -- --help`: renders the images under assets/.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ASSETS, readManifest, sha256, sourceHash, writeEntry } from './manifest.ts';
import { imageOf, packPicture } from './pack.ts';
import { findRecipe, packingOf, type Recipe } from './recipe.ts';
import { RECIPES } from './recipes/index.ts';
import { Studio } from './studio.ts';

const HELP = `npm run art                       desenha o que está desatualizado
npm run art -- --all              desenha tudo
npm run art -- --only CHAVE,CHAVE desenha só essas (também 'ships/*')
npm run art -- --list             diz o que há e o que está desatualizado
npm run art -- --only CHAVE --preview x.png [--scale .4] [--aa 1] [--background '#161040']
                                  desenha uma prova noutro ficheiro e não mexe em assets/`;

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    preview: { type: 'string' },
    scale: { type: 'string', default: '1' },
    aa: { type: 'string' },
    background: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

function isStale(recipe: Recipe): boolean {
  return readManifest()[recipe.key]?.source !== sourceHash(recipe, RECIPES);
}

function chosen(): readonly Recipe[] {
  if (values.all) return RECIPES;
  if (values.only === undefined) return RECIPES.filter(isStale);
  return values.only.split(',').flatMap((name) => {
    if (!name.endsWith('*')) return [findRecipe(RECIPES, name)];
    return RECIPES.filter(({ key }) => key.startsWith(name.slice(0, -1)));
  });
}

async function finish(studio: Studio, recipe: Recipe): Promise<void> {
  const source = sourceHash(recipe, RECIPES);
  const picture = await studio.picture(recipe.key);
  const content = await packPicture(picture, packingOf(recipe));
  const file = `${recipe.key}.webp`;
  mkdirSync(path.dirname(path.join(ASSETS, file)), { recursive: true });
  writeFileSync(path.join(ASSETS, file), content);
  const { width, height } = picture;
  const entry = { file, width, height, bytes: content.length, sha256: sha256(content), source, licence: 'MIT' };
  writeEntry(recipe.key, entry);
  console.log(`${file}: ${width} x ${height}, ${content.length} bytes`);
}

async function preview(studio: Studio, recipe: Recipe, target: string): Promise<void> {
  const image = imageOf(await studio.picture(recipe.key));
  await (values.background ? image.flatten({ background: values.background }) : image).png().toFile(target);
  console.log(target);
}

async function work(): Promise<void> {
  const detail = { scale: Number(values.scale), ...(values.aa && { antialias: Number(values.aa) }) };
  const studio = new Studio(RECIPES, values.preview ? detail : { scale: 1 });
  try {
    for (const recipe of chosen()) {
      if (values.preview) await preview(studio, recipe, values.preview);
      else await finish(studio, recipe);
    }
  } finally {
    await studio.close();
  }
}

if (values.help) console.log(HELP);
else if (values.list)
  for (const recipe of RECIPES) console.log(recipe.key, isStale(recipe) ? 'desatualizada' : 'em dia');
else await work();
