import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageOf } from '../../../tools/bundledPackages.ts';
import type { Lock } from '../../../tools/deliveredPackages.ts';
import { sbomOf } from '../../../tools/sbom.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const lock: Lock = JSON.parse(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8'));
const { dependencies } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'));
const BUNDLED = ['node_modules/react', 'node_modules/pixi.js', 'node_modules/@pixi/react'];

describe('the SBOM', () => {
  const sbom = sbomOf(lock, BUNDLED);
  const named = new Map(sbom.components.map((one) => [one.group ? `${one.group}/${one.name}` : one.name, one]));

  it('is a CycloneDX document of this product', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(sbom.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(sbom.metadata.component).toMatchObject({ type: 'application', name: 'conselho-galactico' });
    expect(sbom.metadata.component.version).toBe(lock.packages['']?.version);
    expect(new Set(sbom.components.map((one) => one['bom-ref'])).size).toBe(sbom.components.length);
    expect(sbom.dependencies[0]?.dependsOn).toHaveLength(sbom.components.length);
  });

  it('has version, purl, licence and hash of every component', () => {
    for (const one of sbom.components) {
      expect(one.purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
      expect(one.purl).toContain(`@${one.version}`);
      expect(JSON.stringify(one.licenses)).toMatch(/^\[\{("license":\{"id"|"expression"):"[\w.() +-]+"\}{1,2}\]$/);
      expect(one.hashes?.[0]?.alg, one.purl).toBe('SHA-512');
      expect(one.hashes?.[0]?.content).toMatch(/^[\da-f]{128}$/);
    }
  });

  it('contains the server’s and the bundled packages, and none that only build or test', () => {
    for (const name of Object.keys(dependencies)) expect(named.get(name)?.scope, name).toBe('required');
    const production = Object.entries(lock.packages).filter(
      ([place, { dev, devOptional }]) => place && !dev && !devOptional,
    );
    expect(production.length).toBeGreaterThan(60);
    for (const [place, { version }] of production) {
      const purl = `${place.slice(place.lastIndexOf('node_modules/') + 13).replace('@', '%40')}@${version}`;
      expect(
        sbom.components.map((one) => one.purl),
        place,
      ).toContain(`pkg:npm/${purl}`);
    }
    expect(named.get('@pixi/react')?.properties).toEqual([{ name: 'delivered', value: 'browser' }]);
    for (const name of ['vitest', 'phaser', 'playwright-core', 'typescript']) expect(named.has(name)).toBe(false);
  });

  it('is reproducible, and fails for unknown packages and missing licences', () => {
    expect(sbomOf(lock, BUNDLED)).toEqual(sbom);
    expect(sbomOf(lock, []).serialNumber).not.toBe(sbom.serialNumber);
    expect(() => sbomOf(lock, ['node_modules/nada'])).toThrow('nada');
    const bare: Lock = { packages: { '': { version: '1.0.0' }, 'node_modules/a': { version: '1.0.0' } } };
    expect(() => sbomOf(bare, [])).toThrow('licença');
  });
});

it.each([
  ['/x/node_modules/react/index.js', 'node_modules/react'],
  ['/x/node_modules/@pixi/react/lib/a.mjs?v=1', 'node_modules/@pixi/react'],
  ['/x/node_modules/a/node_modules/b/c.js', 'node_modules/a/node_modules/b'],
  ['C:\\x\\node_modules\\a\\b.js', 'node_modules/a'],
  ['node_modules/pdfjs-dist/build/pdf.worker.mjs', 'node_modules/pdfjs-dist'],
  ['/x/src/client/main.tsx', null],
])('the package of %s is %s', (file, place) => {
  expect(packageOf(file)).toBe(place);
});
