/** Sorts the client build's files into the sets that the service worker caches. */

/** An entry of Vite's manifest. */
interface BuiltFile {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}
export type BuildManifest = Readonly<Record<string, BuiltFile>>;

/** URLs by set; see src/client/offline/fileSets.ts. */
export type OfflineFiles = Record<string, string[]>;

const PAGE = 'index.html';
const CLIENT = 'src/client';
const GAME = [`${CLIENT}/game/Game.tsx`, `${CLIENT}/game/LoginSky.tsx`];
const PANEL = `${CLIENT}/panel/Panel.tsx`;
const READER = `${CLIENT}/ui/pdf/openPdf.ts`;
/** Chunk that the start page loads when it is at rest (vite.config.ts). */
const LATER = 'offline';
const SHELL = [
  PAGE,
  ...[
    'login/LoginPage.tsx',
    'login/AboutDialog.tsx',
    'login/SignInAgain.tsx',
    'login/code/CodeField.tsx',
    'pages/PdfPage.tsx',
    'pages/OtherPages.tsx',
    'ui/feedback/toastPlace.ts',
  ].map((room) => `${CLIENT}/${room}`),
];
const CLIP_TABLE = new RegExp(`^${CLIENT}/game/audio/clips/(\\w+)\\.ts$`);
/** The hard words of a solar system, and what explains them; cached for teams that have them explained. */
const WORDS = /^src\/content\/glossary\/(ic|dh|ds)\.ts$/;
const GLOSSARY = `${CLIENT}/game/overlays/glossary/GlossaryLayer.tsx`;
/** Files of one solar system or sound format, recognised by their folder, whichever chunk references them. */
const OWN_SETS: readonly [RegExp, (parts: string[]) => string][] = [
  [/^assets\/audio\/narration\/(\w+)\/.*\.(webm|m4a)$/, ([theme, format]) => `voice:${theme}:${format}`],
  [/^assets\/audio\/(?:music\/)?\w+\.(webm|m4a)$/, ([format]) => `sound:${format}`],
  [/^assets\/(ic|dh|ds)\/[^/]+$/, ([theme]) => `theme:${theme}`],
  [/^assets\/people\/(ic|dh|ds)-\w+\.webp$/, ([theme]) => `theme:${theme}`],
  // No page that works without a network shows the star map or the hall of a council.
  [/^artifacts\/pictures\/(map|hall)\.pack$/, ([pack]) => `${pack}`],
  [/^artifacts\/pictures\/(ic|dh|ds)\.pack$/, ([theme]) => `theme:${theme}`],
];

/**
 * Sorts the build into sets. A student's sets contain no file used only by the panel, a teacher's none used only by the game.
 * `papers`: content hashes of the served PDFs by name; their URLs carry the hash as a query, because the names are fixed.
 */
export function offlineFiles(manifest: BuildManifest, papers: Readonly<Record<string, string>>): OfflineFiles {
  const later = Object.keys(manifest).filter((source) => manifest[source]?.name === LATER);
  const shell = reach(manifest, [...SHELL, ...later], () => false);
  const isApart = (source: string) => source === READER || source === GLOSSARY || CLIP_TABLE.test(source);
  const game = reach(manifest, GAME, (source) => !isApart(source));
  const panel = reach(manifest, [PANEL], (source) => !isApart(source));
  const layer = reach(manifest, [GLOSSARY], () => false).files;
  const glossary = without(without(layer, shell.files), game.files);
  const sets: OfflineFiles = {
    shell: shell.files,
    game: without(game.files, shell.files),
    panel: without(panel.files, shell.files),
    reader: without(reach(manifest, [READER], () => true).files, shell.files),
  };
  for (const [source, { file }] of Object.entries(manifest)) {
    const theme = CLIP_TABLE.exec(source)?.[1];
    if (theme !== undefined) add(sets, `theme:${theme}`, `/${file}`);
    const words = WORDS.exec(source)?.[1];
    if (words !== undefined) sets[`glossary:${words}`] = [...glossary, `/${file}`];
  }
  for (const [name, hash] of Object.entries(papers)) {
    const theme = /^(ic|dh|ds)-/.exec(name)?.[1];
    if (theme !== undefined) add(sets, `paper:${theme}`, `/pdf/${name}?v=${hash}`);
  }
  return withOwnSets(sets, manifest);
}

/** Returns the URL of the entry script, whose name contains a hash of the whole build. */
export function entryOf(manifest: BuildManifest): string {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('O manifesto não tem entrada');
  return `/${entry.file}`;
}

/** Moves the files of one solar system or format from the shared sets into separate sets. */
function withOwnSets(sets: OfflineFiles, manifest: BuildManifest): OfflineFiles {
  const sources = new Map(Object.entries(manifest).map(([source, { file }]) => [`/${file}`, source]));
  const ownSet = (file: string) => {
    const source = sources.get(file) ?? '';
    for (const [pattern, name] of OWN_SETS) {
      const found = pattern.exec(source);
      if (found) return name(found.slice(1));
    }
    return null;
  };
  const shell = new Set(sets.shell);
  for (const file of sources.keys()) {
    const name = ownSet(file);
    if (name !== null && !shell.has(file)) add(sets, name, file);
  }
  for (const shared of ['game', 'panel', 'reader']) {
    sets[shared] = (sets[shared] ?? []).filter((file) => ownSet(file) === null);
  }
  return sets;
}

/** Returns all files that these sources load; never follows the entry page's dynamic imports. */
function reach(manifest: BuildManifest, roots: readonly string[], followsLazily: (source: string) => boolean) {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (source: string) => {
    const built = manifest[source];
    if (built === undefined || seen.has(source)) return;
    seen.add(source);
    for (const file of [built.file, ...(built.css ?? []), ...(built.assets ?? [])]) files.add(`/${file}`);
    for (const next of built.imports ?? []) visit(next);
    if (source === PAGE) return;
    for (const next of built.dynamicImports ?? []) if (followsLazily(next)) visit(next);
  };
  for (const root of roots) visit(root);
  return { files: [...files].sort() };
}

function without(files: readonly string[], others: readonly string[]): string[] {
  return files.filter((file) => !others.includes(file));
}

function add(sets: OfflineFiles, name: string, file: string): void {
  sets[name] = [...(sets[name] ?? []), file];
}
