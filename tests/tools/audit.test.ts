import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../tools/audit.ts';
import { bundledPlaces, deliveredPlaces, importedNames, type Lock, reachable } from '../../tools/deliveredPackages.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const lock: Lock = JSON.parse(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8'));

describe('what the registry says of known weaknesses', () => {
  const delivered = new Set(['node_modules/pg', 'node_modules/react', 'node_modules/a/node_modules/b']);
  const said = (...found: [name: string, severity: string, ...nodes: string[]][]) =>
    JSON.stringify({
      vulnerabilities: Object.fromEntries(found.map(([name, severity, ...nodes]) => [name, { name, severity, nodes }])),
    });

  it.each([
    ['none', said(), 0, 'não conhece'],
    ['a small one', said(['pg', 'moderate', 'node_modules/pg']), 0, '1 menores'],
    ['a grave one of the server', said(['pg', 'high', 'node_modules/pg']), 1, 'Há 1 fraquezas graves'],
    ['a grave one of the pages', said(['react', 'critical', 'node_modules/react']), 1, 'react'],
    ['a grave one of a tool', said(['vitest', 'critical', 'node_modules/vitest']), 0, '0 menores'],
    ['one of two copies', said(['b', 'high', 'node_modules/b', 'node_modules/a/node_modules/b']), 1, 'b'],
    ['the copy of a tool', said(['b', 'high', 'node_modules/b']), 0, 'não conhece'],
    ['no answer', JSON.stringify({ error: { summary: '405 Method Not Allowed' } }), 0, '405'],
    ['no network', '', 0, 'Não foi possível perguntar'],
    ['a page', '<html>', 0, 'Não foi possível perguntar'],
  ])('%s', (_what, stdout, code, words) => {
    const verdict = verdictOf({ stdout }, delivered);
    expect(verdict.code).toBe(code);
    expect(verdict.words).toContain(words);
  });
});

describe('what is delivered', () => {
  it('is found in the source where nothing was built', () => {
    const places = deliveredPlaces(lock, bundledPlaces(lock, resolve(ROOT, 'src'), '/nowhere'));
    const names = ['fastify', 'react', 'react-router-dom', 'react-router', 'pixi.js', 'pdfjs-dist', 'tus-js-client'];
    for (const name of [...names, 'tailwindcss']) expect(places, name).toContain(`node_modules/${name}`);
    for (const name of ['vitest', 'typescript', 'playwright-core', 'phaser', 'vite'])
      expect(places, name).not.toContain(`node_modules/${name}`);
  });

  it('reads every way to import', () => {
    const text = `import { a } from 'a';\nimport "b/c";\nawait import('@d/e/f');\n@import "g" layer(base);\nexport * from './own.ts';
      import x from '#client/x.ts';`;
    expect(importedNames([text])).toEqual(['a', 'b', '@d/e', 'g']);
  });

  it('follows what a package needs to the copy that it uses', () => {
    const small: Lock = {
      packages: {
        '': {},
        'node_modules/a': { dependencies: { b: '1', c: '1' }, peerDependencies: { missing: '1' } },
        'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
        'node_modules/b': {},
        'node_modules/c': { dependencies: { a: '1' } },
      },
    };
    expect(reachable(small, ['a', 'none']).sort()).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });
});
