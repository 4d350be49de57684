import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../../tools/audit.ts';
import {
  bundledPlaces,
  deliveredPlaces,
  importedNames,
  type Lock,
  transitiveDependencies,
} from '../../../tools/deliveredPackages.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const lock: Lock = JSON.parse(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8'));

describe('the verdict on an npm audit', () => {
  const delivered = new Set(['node_modules/pg', 'node_modules/react', 'node_modules/a/node_modules/b']);
  const said = (...found: [name: string, severity: string, ...nodes: string[]][]) =>
    JSON.stringify({
      vulnerabilities: Object.fromEntries(found.map(([name, severity, ...nodes]) => [name, { name, severity, nodes }])),
    });

  it.each([
    ['passes without vulnerabilities', said(), 0, 'não conhece'],
    ['passes for a moderate one', said(['pg', 'moderate', 'node_modules/pg']), 0, '1 menores'],
    ['fails for a high one on the server', said(['pg', 'high', 'node_modules/pg']), 1, 'Há 1 fraquezas graves'],
    ['fails for a critical one in the browser build', said(['react', 'critical', 'node_modules/react']), 1, 'react'],
    [
      'passes for a critical one in a development tool',
      said(['vitest', 'critical', 'node_modules/vitest']),
      0,
      '0 menores',
    ],
    [
      'fails if one of two copies is delivered',
      said(['b', 'high', 'node_modules/b', 'node_modules/a/node_modules/b']),
      1,
      'b',
    ],
    ['passes if only the copy of a tool is affected', said(['b', 'high', 'node_modules/b']), 0, 'não conhece'],
    ['passes if the registry refuses', JSON.stringify({ error: { summary: '405 Method Not Allowed' } }), 0, '405'],
    ['passes without a network', '', 0, 'Não foi possível perguntar'],
    ['passes if the answer is not JSON', '<html>', 0, 'Não foi possível perguntar'],
  ])('%s', (_what, stdout, code, words) => {
    const verdict = verdictOf({ stdout }, delivered);
    expect(verdict.code).toBe(code);
    expect(verdict.words).toContain(words);
  });
});

describe('the delivered packages', () => {
  it('are found in the source when nothing was built', () => {
    const places = deliveredPlaces(lock, bundledPlaces(lock, resolve(ROOT, 'src'), '/nowhere'));
    const names = ['fastify', 'react', 'react-router-dom', 'react-router', 'pixi.js', 'pdfjs-dist', 'tus-js-client'];
    for (const name of [...names, 'tailwindcss']) expect(places, name).toContain(`node_modules/${name}`);
    for (const name of ['vitest', 'typescript', 'playwright-core', 'phaser', 'vite'])
      expect(places, name).not.toContain(`node_modules/${name}`);
  });

  it('include every kind of import', () => {
    const text = `import { a } from 'a';\nimport "b/c";\nawait import('@d/e/f');\n@import "g" layer(base);\nexport * from './own.ts';
      import x from '#client/x.ts';`;
    expect(importedNames([text])).toEqual(['a', 'b', '@d/e', 'g']);
  });

  it('include the copy of a dependency that a package resolves to', () => {
    const small: Lock = {
      packages: {
        '': {},
        'node_modules/a': { dependencies: { b: '1', c: '1' }, peerDependencies: { missing: '1' } },
        'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
        'node_modules/b': {},
        'node_modules/c': { dependencies: { a: '1' } },
      },
    };
    expect(transitiveDependencies(small, ['a', 'none']).sort()).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });
});
