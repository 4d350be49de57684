import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debianRelease, readDpkgStatus } from '../../../tools/debianPackages.ts';
import type { Lock } from '../../../tools/deliveredPackages.ts';
import { imageComponents, sbomOf } from '../../../tools/sbom.ts';
import { makeTestFolder } from '../../support/testFolder.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const lock: Lock = JSON.parse(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8'));
const BUNDLED = ['node_modules/react', 'node_modules/pixi.js'];

/** Two installed packages, one removed with its configuration left, as dpkg writes them. */
const STATUS = `Package: libc6
Status: install ok installed
Architecture: amd64
Multi-Arch: same
Source: glibc
Version: 2.36-9+deb12u10
Description: GNU C Library: Shared libraries
 Contains the standard libraries
 Version: not a field

Package: gone
Status: deinstall ok config-files
Architecture: all
Version: 1.0

Package: bash
Status: install ok installed
Architecture: amd64
Source: bash-source (5.2-2)
Version: 5.2.15-2+b8
`;
const OS_RELEASE =
  'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nNAME="Debian GNU/Linux"\nVERSION_ID="12"\nID=debian\n';

describe('the Debian packages of an image', () => {
  it('are the installed ones, with their source packages', () => {
    expect(readDpkgStatus(STATUS)).toEqual([
      {
        name: 'bash',
        version: '5.2.15-2+b8',
        architecture: 'amd64',
        source: { name: 'bash-source', version: '5.2-2' },
      },
      {
        name: 'libc6',
        version: '2.36-9+deb12u10',
        architecture: 'amd64',
        source: { name: 'glibc', version: '2.36-9+deb12u10' },
      },
    ]);
  });

  it('need a version', () => {
    expect(() => readDpkgStatus('Package: x\nStatus: install ok installed\n')).toThrow('x não diz a sua versão');
  });

  it.each([
    ['of another system', 'ID=alpine\nVERSION_ID=3.20\n'],
    ['without a version', 'ID=debian\n'],
  ])('are refused %s', (_what, text) => expect(() => debianRelease(text)).toThrow('Debian'));
});

describe('the SBOM of an image', () => {
  let root: string;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ path: root, remove } = await makeTestFolder());
    for (const folder of ['etc', 'var/lib/dpkg']) mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, 'etc/os-release'), OS_RELEASE);
    writeFileSync(join(root, 'var/lib/dpkg/status'), STATUS);
  });
  afterAll(() => remove());

  const validate = createValidator();

  it('has the packages of npm and of Debian, and is valid CycloneDX', () => {
    const plain = sbomOf(lock, BUNDLED);
    const sbom = sbomOf(lock, BUNDLED, imageComponents(root));
    expect(sbom.components).toHaveLength(plain.components.length + 2);
    expect(sbom.components.map(({ purl }) => purl)).toContain(
      'pkg:deb/debian/libc6@2.36-9%2Bdeb12u10?arch=amd64&distro=debian-12',
    );
    expect(sbom.serialNumber).not.toBe(plain.serialNumber);
    for (const one of [plain, sbom]) expect([validate(one), validate.errors]).toEqual([true, null]);
  });

  it('would be refused with a wrong field', () => {
    expect(validate({ ...sbomOf(lock, BUNDLED), components: [{ type: 'paper', name: 'x' }] })).toBe(false);
    expect(validate({ ...sbomOf(lock, BUNDLED), surprise: true })).toBe(false);
  });
});

/** Compiles the CycloneDX schema that the OWASP library carries; its formats are not checked. */
function createValidator() {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@cyclonedx/cyclonedx-library/package.json'));
  const schema = (name: string) => JSON.parse(readFileSync(join(folder, 'res/schema', name), 'utf8'));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'].map((one) => `${one}.SNAPSHOT.schema.json`)) {
    ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}`);
  }
  return ajv.compile(schema('bom-1.6.SNAPSHOT.schema.json'));
}
