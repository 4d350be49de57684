// Compares assets/manifest.json with the pictures beside it: `node tools/assets.mjs`.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * What is wrong between the manifest of `folder` and its webp files; empty = all is well.
 * @param {string} folder
 * @returns {Promise<string[]>} one sentence for each fault, in Portuguese
 */
export async function assetFaults(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
  const present = new Set(pictures(folder));
  const faults = [];
  for (const [key, entry] of Object.entries(manifest)) {
    if (!present.delete(entry.file)) faults.push(`Falta o ficheiro ${entry.file} (${key}).`);
    else faults.push(...(await pictureFaults(folder, key, entry)));
  }
  for (const file of present) faults.push(`O ficheiro ${file} não consta do manifesto.`);
  return faults;
}

/** Every webp file under `folder`, as slashed paths from it. */
function pictures(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.webp'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

async function pictureFaults(folder, key, { file, width, height, bytes, sha256, licence }) {
  const content = readFileSync(path.join(folder, file));
  const size = await sharp(content).metadata();
  const checks = [
    [content.length === bytes, `${file}: tem ${content.length} bytes e o manifesto diz ${bytes}.`],
    [
      size.width === width && size.height === height,
      `${file}: mede ${size.width} x ${size.height} e o manifesto diz ${width} x ${height}.`,
    ],
    [createHash('sha256').update(content).digest('hex') === sha256, `${file}: o conteúdo mudou (sha256 diferente).`],
    [Boolean(licence), `${key}: falta a licença.`],
  ];
  return checks.filter(([right]) => !right).map(([, fault]) => fault);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('../assets', import.meta.url));
  const faults = await assetFaults(folder).catch((error) => [`Não foi possível ler o manifesto: ${error.message}`]);
  if (faults.length > 0) {
    console.error(`As imagens não batem certo com assets/manifest.json:\n- ${faults.join('\n- ')}`);
    process.exitCode = 1;
  } else {
    console.log('As imagens batem certo com assets/manifest.json.');
  }
}
