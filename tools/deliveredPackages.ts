/** Lists the delivered packages: the server's dependencies and those in the browser build, also when nothing is built yet. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLED, COPIED } from './bundledPackages.ts';

/** Entry of an installed package in the lock file. */
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

/** Returns the lock file paths of the server's dependencies and of the `bundled` packages. */
export function deliveredPlaces(lock: Lock, bundled: readonly string[]): string[] {
  const taken = new Set(bundled);
  return Object.entries(lock.packages)
    .filter(([place, { dev, devOptional }]) => place !== '' && ((!dev && !devOptional) || taken.has(place)))
    .map(([place]) => place);
}

/** Returns the packages of the last browser build; before the first build, all that the source could bring in. */
export function bundledPlaces(lock: Lock, source: string, said = BUNDLED): string[] {
  if (existsSync(said)) return JSON.parse(readFileSync(said, 'utf8'));
  return [...new Set([...COPIED, ...transitiveDependencies(lock, importedNames(textsIn(source)))])];
}

/** Returns the packages that these source texts import. */
export function importedNames(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, specifier = '']) => nameOf(specifier)));
  return [...new Set(names)];
}

/** Returns these packages and all their transitive dependencies. */
export function transitiveDependencies(lock: Lock, names: readonly string[]): string[] {
  const found = new Set<string>();
  const queue = names.map((name) => placeOf(lock, '', name));
  for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
    if (place === null || found.has(place)) continue;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[place] ?? {};
    const needed = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    for (const name of needed) queue.push(placeOf(lock, place, name));
  }
  return [...found];
}

/** Resolves a package as Node does: in its own node_modules, then in each parent's. null when it is not installed. */
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
