/**
 * `npm run sbom`: writes dist/sbom.cdx.json, a CycloneDX list of the third-party packages on the server and in the browser
 * build. With `--root FOLDER`, the file system of an image, it also lists the image's Debian packages; `--out FILE` writes
 * elsewhere.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { BUNDLED } from './bundledPackages.ts';
import { debianComponent, debianRelease, readDpkgStatus } from './debianPackages.ts';
import { deliveredPlaces, type Lock } from './deliveredPackages.ts';

const ROOT = resolve(import.meta.dirname, '..');
const SBOM = resolve(ROOT, 'dist/sbom.cdx.json');
const SPEC = '1.6';
/** Packages that name their licence in the file LICENSE only. */
const LICENCE_FILES: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

type Locked = Lock['packages'][string];
type PackageComponent = ReturnType<typeof componentOf>;
type ImageComponent = ReturnType<typeof debianComponent>;

/**
 * Returns the SBOM for a lock file and the paths of the bundled packages. The same inputs give the same bytes. Throws for a
 * bundled package that the lock file does not contain, and for one without a licence. `others` are further components, of
 * the image.
 */
export function sbomOf<Other extends ImageComponent = never>(
  lock: Lock,
  bundled: readonly string[],
  others: readonly Other[] = [],
) {
  const own = lock.packages[''] ?? {};
  const unknown = bundled.filter((place) => lock.packages[place] === undefined);
  if (unknown.length > 0) throw new Error(`O package-lock.json não conhece: ${unknown.join(', ')}.`);
  const components = new Map<string, PackageComponent | Other>(others.map((one) => [one['bom-ref'], one]));
  for (const place of deliveredPlaces(lock, bundled)) {
    const entry = lock.packages[place] ?? {};
    const one = componentOf(place, entry, bundled.includes(place));
    const known = components.get(one['bom-ref']);
    // A package installed twice is one component, required if either copy is.
    if (known === undefined || known.scope === 'optional') components.set(one['bom-ref'], one);
  }
  const list = [...components.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
  const ref = `${own.name}@${own.version}`;
  return {
    $schema: `http://cyclonedx.org/schema/bom-${SPEC}.schema.json`,
    bomFormat: 'CycloneDX',
    specVersion: SPEC,
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify([ref, list]))}`,
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': ref,
        name: own.name,
        version: own.version,
        licenses: [{ license: { id: own.license } }],
        purl: `pkg:npm/${own.name}@${own.version}`,
      },
    },
    components: list,
    dependencies: [{ ref, dependsOn: list.map((one) => one['bom-ref']) }],
  };
}

function componentOf(place: string, entry: Locked, isBundled: boolean) {
  const { version = '', integrity, resolved, optional, name: alias } = entry;
  const full = alias ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const license = entry.license ?? LICENCE_FILES[full];
  if (!license) throw new Error(`${full} não diz a sua licença.`);
  const [group, name] = full.startsWith('@') ? full.split('/') : [undefined, full];
  const purl = `pkg:npm/${group ? `${group.replace('@', '%40')}/` : ''}${name}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name,
    version,
    scope: optional ? 'optional' : 'required',
    licenses: [/ (OR|AND) |^\(/.test(license) ? { expression: license } : { license: { id: license } }],
    purl,
    ...(integrity && { hashes: hashesOf(integrity) }),
    ...(resolved?.startsWith('https://registry.npmjs.org/') && {
      externalReferences: [{ type: 'distribution', url: resolved }],
    }),
    properties: [{ name: 'delivered', value: isBundled ? 'browser' : 'server' }],
  };
}

function hashesOf(integrity: string) {
  return integrity.split(' ').flatMap((one) => {
    const [, bits, content] = /^sha(\d+)-(.+)$/.exec(one) ?? [];
    if (!content) return [];
    return [{ alg: bits === '1' ? 'SHA-1' : `SHA-${bits}`, content: Buffer.from(content, 'base64').toString('hex') }];
  });
}

/** Returns the components of an image, whose file system is in a folder. */
export function imageComponents(root: string) {
  const release = debianRelease(readFileSync(join(root, 'etc/os-release'), 'utf8'));
  const packages = readDpkgStatus(readFileSync(join(root, 'var/lib/dpkg/status'), 'utf8'));
  return packages.map((one) => debianComponent(one, release));
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!existsSync(BUNDLED)) {
    console.error('Falta o que a construção diz que leva: npm run build.');
    process.exit(1);
  }
  const { values } = parseArgs({ options: { root: { type: 'string' }, out: { type: 'string', default: SBOM } } });
  const lock = JSON.parse(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8'));
  const image = values.root === undefined ? [] : imageComponents(values.root);
  const sbom = sbomOf(lock, JSON.parse(readFileSync(BUNDLED, 'utf8')), image);
  writeFileSync(values.out, `${JSON.stringify(sbom, undefined, 2)}\n`);
  console.log(`${relative(ROOT, values.out)}: ${sbom.components.length} componentes.`);
}
