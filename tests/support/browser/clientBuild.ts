import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const ROOT = resolve(import.meta.dirname, '../../..');
export const BUILD = join(ROOT, 'dist/client');

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

/** The code that a browser fetches for one page or module. */
export interface CodeDownload {
  files: string[];
  /** Brotli bytes of the files. */
  bytes: number;
}

/** Source files of the entry pages. */
export const ENTRY_PAGES = {
  login: 'src/client/login/LoginPage.tsx',
  panel: 'src/client/panel/Panel.tsx',
  game: 'src/client/game/Game.tsx',
  map: 'src/client/game/map/ClassMapPage.tsx',
  hall: 'src/client/game/hall/CouncilHallPage.tsx',
} as const;

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(BUILD, '.vite/manifest.json'), 'utf8'));
}

/** The page that replaces the whole panel until a teacher has chosen a password; no other page loads it. */
export const OWN_PASSWORD_STEP = 'src/client/panel/identity/credentials/ChoosePassword.tsx';

const ROUTE_TABLE = 'src/client/panel/pages.ts';

/** Returns the source files of the panel's lazy pages, read from its route table. */
export function panelPages(): string[] {
  const table = readFileSync(join(ROOT, ROUTE_TABLE), 'utf8');
  return [...table.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, file]) => `src/client/panel/${file}`);
}

/** Returns the code that a page adds to the panel's shell, and the code that its dialogs add when they open. */
export function panelPageDownloads(manifest: Manifest, source: string): { page: CodeDownload; dialogs: CodeDownload } {
  const shell = downloadOf(manifest, ENTRY_PAGES.panel);
  const page = downloadOf(manifest, source);
  // The shell imports every page lazily; these imports must not count as dialogs.
  const otherPages = [...panelPages(), OWN_PASSWORD_STEP];
  // A dialog is a component; what is not has a budget of its own.
  const isDialog = (file: string) => /^src\/client\/panel\/.*\.tsx$/.test(file) && !otherPages.includes(file);
  const withDialogs = downloadOf(manifest, source, isDialog);
  return { page: without(page, shell), dialogs: without(without(withDialogs, shell), page) };
}

function without(download: CodeDownload, other: CodeDownload): CodeDownload {
  return downloadWith(download.files.filter((file) => !other.files.includes(file)));
}

/**
 * Returns the code that a browser fetches for a module: the document's entry, the module, their static imports, and the
 * dynamic imports that `alsoLazily` accepts.
 */
export function downloadOf(
  manifest: Manifest,
  source: string,
  alsoLazily: (source: string) => boolean = () => false,
): CodeDownload {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry || !manifest[source]) throw new Error(`The manifest has no ${source}`);
  const files = new Set<string>();
  const seen = new Set<string>();
  const visitChunk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const imported of chunk.imports ?? []) visitChunk(imported);
    for (const imported of chunk.dynamicImports ?? []) if (alsoLazily(imported)) visitChunk(imported);
  };
  visitChunk(entry);
  visitChunk(source);
  return downloadWith([...files].filter((file) => /\.(js|css)$/.test(file)));
}

/** Returns these files with their size. */
export function downloadWith(files: string[]): CodeDownload {
  return { files, bytes: files.reduce((sum, file) => sum + brotliBytes(file), 0) };
}

const brotliSizes = new Map<string, number>();

function brotliBytes(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const bytes = brotliSizes.get(file) ?? brotliCompressSync(readFileSync(join(BUILD, file)), { params }).length;
  brotliSizes.set(file, bytes);
  return bytes;
}

/** Returns whether a file of the download contains the text. */
export function contains(download: CodeDownload, text: string): boolean {
  return download.files.some((file) => readFileSync(join(BUILD, file), 'utf8').includes(text));
}
