import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { differences, hashesIn } from '../../../tools/reproducible.ts';
import { makeTestFolder } from '../../support/testFolder.ts';

it('names files that two builds do not share, or whose content differs', async () => {
  const { path, remove } = await makeTestFolder();
  const built = (name: string, files: Record<string, string>) => {
    mkdirSync(join(path, name, 'client'), { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(path, name, file), text);
    return hashesIn(join(path, name));
  };
  const one = built('one', { 'client/a.js': '1', 'client/b.js': '2', 'main.js': '3' });
  const other = built('other', { 'client/a.js': '1', 'client/b.js': '2 ', 'extra.js': '4' });
  expect(differences(one, one)).toEqual([]);
  expect(differences(one, other)).toEqual(['client/b.js', 'extra.js', 'main.js']);
  await remove();
});
