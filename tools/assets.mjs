// `node tools/assets.mjs`: compares the recipes of tools/art with assets/manifest.json and the images in assets/.
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const folder = fileURLToPath(new URL('../assets', import.meta.url));

async function faultsOf() {
  const { assetFaults } = await tsImport('./art/check.ts', import.meta.url);
  const { RECIPES } = await tsImport('./art/recipes/index.ts', import.meta.url);
  return assetFaults(folder, RECIPES);
}

const faults = await faultsOf().catch((error) => [`Não foi possível fazer a verificação: ${error.message}`]);
if (faults.length > 0) {
  console.error(`As imagens não batem certo com as receitas e com assets/manifest.json:\n- ${faults.join('\n- ')}`);
  process.exitCode = 1;
} else {
  console.log('As imagens batem certo com as receitas e com assets/manifest.json.');
}
