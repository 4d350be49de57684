import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');
const ASSETS = path.join(ROOT, 'assets');
const FOLDER = path.join(ROOT, 'artifacts/pictures');
const MODULE = /\/src\/client\/game\/stage\/assets\/packs\.ts$/;

interface Pack {
  name: string;
  holds(key: string): boolean;
}

/** Pictures that are always needed together, and only by the stage: an element of the page needs a picture with an address. */
const PACKS: readonly Pack[] = [
  { name: 'robot', holds: (key) => key.startsWith('robot/') && key !== 'robot/orbi' },
  { name: 'shared', holds: (key) => /^(shared\/(?!stars$)|ships\/flame$)/.test(key) },
  { name: 'map', holds: (key) => key.startsWith('map/') },
  { name: 'hall', holds: (key) => key.startsWith('hall/') },
  ...['ic', 'dh', 'ds'].map((theme) => ({
    name: theme,
    holds: (key: string) => key.startsWith(`${theme}/`) && key !== `${theme}/nebula`,
  })),
];

/** Returns the keys of all pictures in `folder`, sorted. */
function keysIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.slice(0, -'.webp'.length).split(path.sep).join('/'))
    .sort();
}

/** Joins files to one. Returns its content, and the first and last byte of each file, the last one excluded. */
export function join(files: Readonly<Record<string, Uint8Array>>) {
  const parts: Record<string, [number, number]> = {};
  let end = 0;
  for (const [key, { length }] of Object.entries(files)) {
    parts[key] = [end, end + length];
    end += length;
  }
  return { content: Buffer.concat(Object.values(files)), parts };
}

/** Writes a pack, and returns the source of its entry in PACKS. */
function entryOf({ name, holds }: Pack, keys: readonly string[]): { file: string; parts: string } {
  const files = keys.filter(holds).map((key) => [key, readFileSync(path.join(ASSETS, `${key}.webp`))] as const);
  const { content, parts } = join(Object.fromEntries(files));
  const file = path.join(FOLDER, `${name}.pack`);
  writeFileSync(file, content);
  return { file, parts: JSON.stringify(parts) };
}

/** Builds the packs, which replace the files of their pictures. */
export const picturePacks: Plugin = {
  name: 'picture-packs',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (MODULE.test(id)) return sourceOfPacks();
    const [file = '', query] = id.split('?');
    if (query !== 'url' || !file.startsWith(ASSETS) || !file.endsWith('.webp')) return null;
    const key = path.relative(ASSETS, file).slice(0, -'.webp'.length).split(path.sep).join('/');
    return PACKS.some(({ holds }) => holds(key)) ? "export default '';" : null;
  },
};

function sourceOfPacks(): string {
  mkdirSync(FOLDER, { recursive: true });
  const keys = keysIn(ASSETS);
  const entries = PACKS.map((pack) => entryOf(pack, keys));
  const imports = entries.map(({ file }, index) => `import pack${index} from ${JSON.stringify(`${file}?url`)};`);
  const packs = entries.map(({ parts }, index) => `{ address: pack${index}, parts: ${parts} }`);
  return `${imports.join('\n')}\nexport const PACKS = [${packs.join(', ')}];\n`;
}
