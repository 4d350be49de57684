import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const ROOT = resolve(import.meta.dirname, '../../..');
const BUILD = join(ROOT, 'dist/client');

interface Chunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

export interface Door {
  files: string[];
  /** Brotli bytes of all code (js and css) that the door loads. */
  bytes: number;
}

/** The rooms that a person can open first, by their source file. */
export const DOORS = {
  login: 'src/client/login/LoginPage.tsx',
  panel: 'src/client/panel/Panel.tsx',
  game: 'src/client/game/Game.tsx',
} as const;

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(BUILD, '.vite/manifest.json'), 'utf8'));
}

/** Stands in place of the whole panel, so no page opens it. */
export const OWN_PASSWORD_STEP = 'src/client/panel/identity/credentials/ChoosePassword.tsx';

const ROUTE_TABLE = 'src/client/panel/pages.ts';

/** The source files of the panel's lazy pages, read from its route table. */
export function panelPages(): string[] {
  const table = readFileSync(join(ROOT, ROUTE_TABLE), 'utf8');
  return [...table.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, file]) => `src/client/panel/${file}`);
}

/** The code that a part of the panel adds to the shell, and what its dialogs add to it when they are opened. */
export function panelPart(manifest: Manifest, source: string): { page: Door; dialogs: Door } {
  const shell = doorOf(manifest, DOORS.panel);
  const page = doorOf(manifest, source);
  // The shell names every page and must not lead from one into another.
  const notDialogs = [...panelPages(), OWN_PASSWORD_STEP];
  const isDialog = (lazy: string) => lazy.startsWith('src/client/panel/') && !notDialogs.includes(lazy);
  const all = doorOf(manifest, source, isDialog);
  return { page: without(page, shell), dialogs: without(without(all, shell), page) };
}

function without(door: Door, other: Door): Door {
  return doorWith(door.files.filter((file) => !other.files.includes(file)));
}

/** All code that a browser fetches to show a door: the page, the door, what they import, and what the door opens with. */
export function doorOf(
  manifest: Manifest,
  source: string,
  alsoLazily: (source: string) => boolean = () => false,
): Door {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry || !manifest[source]) throw new Error(`O manifesto não conhece ${source}`);
  const files = new Set<string>();
  const seen = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const next of chunk.imports ?? []) follow(next);
    for (const next of chunk.dynamicImports ?? []) if (alsoLazily(next)) follow(next);
  };
  follow(entry);
  follow(source);
  return doorWith([...files].filter((file) => /\.(js|css)$/.test(file)));
}

/** These files as a door. */
export function doorWith(files: string[]): Door {
  return { files, bytes: files.reduce((sum, file) => sum + brotliBytes(file), 0) };
}

const measured = new Map<string, number>();

function brotliBytes(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const bytes = measured.get(file) ?? brotliCompressSync(readFileSync(join(BUILD, file)), { params }).length;
  measured.set(file, bytes);
  return bytes;
}

/** Whether any of a door's files contains a text that only a given library has. */
export function contains(door: Door, text: string): boolean {
  return door.files.some((file) => readFileSync(join(BUILD, file), 'utf8').includes(text));
}
