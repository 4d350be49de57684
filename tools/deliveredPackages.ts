/** Which installed packages are delivered: the server's own, and what the browser build takes in, known also where nothing is built. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLED, COPIED } from './bundledPackages.ts';

/** What the lock file tells of one installed package. */
interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  name?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
export interface Lock {
  packages: Record<string, Locked>;
}

const SOURCE = /\.(tsx?|css)$/;
const IMPORTED = /(?:\bfrom|\bimport|@import|@plugin|@source)\s*\(?\s*['"]([^'"./#][^'"]*)['"]/g;

/** The places, as the lock file names them, of what npm installs to run the server and of what is `bundled`. */
export function deliveredPlaces(lock: Lock, bundled: readonly string[]): string[] {
  const taken = new Set(bundled);
  return Object.entries(lock.packages)
    .filter(([place, { dev, devOptional }]) => place !== '' && ((!dev && !devOptional) || taken.has(place)))
    .map(([place]) => place);
}

/** What the last build says that it took in; before the first one, all that it could take in. */
export function bundledPlaces(lock: Lock, source: string, said = BUNDLED): string[] {
  if (existsSync(said)) return JSON.parse(readFileSync(said, 'utf8'));
  return [...new Set([...COPIED, ...reachable(lock, importedNames(textsIn(source)))])];
}

/** The packages that these texts of source import by name. */
export function importedNames(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, specifier = '']) => nameOf(specifier)));
  return [...new Set(names)];
}

/** These packages and everything that they need in turn. */
export function reachable(lock: Lock, names: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = names.map((name) => placeOf(lock, '', name));
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (place === null || found.has(place)) continue;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[place] ?? {};
    const needed = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    for (const name of needed) waiting.push(placeOf(lock, place, name));
  }
  return [...found];
}

/** Where a package finds another: inside itself, or with the nearest that holds it. Null when it is not installed. */
function placeOf(lock: Lock, from: string, name: string): string | null {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (lock.packages[place]) return place;
  if (from === '') return null;
  return placeOf(lock, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

function nameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
