import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
/** A folder with more files than this is split. */
const FILES_MAX = 20;
/** Made by drizzle-kit, which wants them in one folder. */
const GENERATED = ['src/server/db/migrations', 'src/server/db/migrations/meta'];
/** Every folder this deep below src is named on the page. */
const NAMED_DEPTH = 3;

/** The folders that the tree in docs/architecture.md names, from the root. */
function namedFolders(): string[] {
  const [, tree = ''] = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').split('```');
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const depth = (line.length - line.trimStart().length) / 2;
    const [names = '', ...rest] = line.trim().split(/ {2,}/);
    const own = names.split(' ').filter((name) => name.endsWith('/'));
    const within = parents.slice(0, depth).join('');
    const base = own.length === 1 ? within + own[0] : within;
    parents[depth] = own[0] ?? '';
    const below = [...rest.join(' ').matchAll(/(?<![\w./])([\w]+\/(?:[\w]+\/)*)(?=[\s:;,.]|$)/g)].map(
      ([, name]) => name,
    );
    return [...own.map((name) => within + name), ...below.map((name) => base + name)];
  });
}

function foldersBelow(folder: string): string[] {
  const inside = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules',
  );
  return inside
    .flatMap(({ name }) => [`${folder}/${name}`, ...foldersBelow(`${folder}/${name}`)])
    .filter((below) => readdirSync(join(ROOT, below)).length > 0);
}

describe('the tree in docs/architecture.md', () => {
  const named = namedFolders();

  it('names folders that are there', () => {
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((folder) => !existsSync(join(ROOT, folder)))).toEqual([]);
  });

  it('names every folder of src', () => {
    const known = new Set(named.map((folder) => folder.replace(/\/$/, '')));
    const folders = foldersBelow('src').filter((folder) => folder.split('/').length <= NAMED_DEPTH + 1);
    expect(folders.length).toBeGreaterThan(60);
    expect(folders.filter((folder) => !known.has(folder) && !GENERATED.includes(folder))).toEqual([]);
  });

  it('is a page: one line a folder', () => {
    expect(readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(150);
  });
});

describe('a folder of src or tests', () => {
  const folders = ['src', 'tests'].flatMap((folder) => [folder, ...foldersBelow(folder)]);

  it.each(folders.filter((folder) => !GENERATED.includes(folder)))(`%s holds at most ${FILES_MAX} files`, (folder) => {
    const files = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length, relative(ROOT, folder)).toBeLessThanOrEqual(FILES_MAX);
  });
});
