import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SETUP = resolve(import.meta.dirname, '../../tools/setup.mjs');
let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'conselho-setup-'));
});
afterAll(() => rmSync(place, { recursive: true }));

it('ensureInstalled leaves a symlinked node_modules unchanged', () => {
  const lent = join(place, 'lent');
  const project = join(place, 'project');
  mkdirSync(lent);
  writeFileSync(join(lent, 'a-package'), '');
  mkdirSync(join(project, 'tools'), { recursive: true });
  cpSync(SETUP, join(project, 'tools/setup.mjs'));
  writeFileSync(join(project, 'package.json'), '{ "name": "p", "version": "1.0.0" }');
  writeFileSync(
    join(project, 'package-lock.json'),
    '{ "name": "p", "version": "1.0.0", "lockfileVersion": 3, "packages": { "": { "name": "p", "version": "1.0.0" } } }',
  );
  symlinkSync(lent, join(project, 'node_modules'), 'junction');
  const install = "import { ensureInstalled } from './tools/setup.mjs'; ensureInstalled();";
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', install], { cwd: project });
  expect(status).toBe(0);
  expect(readdirSync(lent)).toEqual(['a-package']);
});
