/**
 * Writes a copy of index.html for each entry page, which names the files that this page loads first: the browser fetches them with
 * the script that would ask for them, not after it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './setup.mjs';

const CLIENT = join(ROOT, 'dist/client');
const PAGE = 'index.html';
/** By the first part of the page's address (src/server/http/pages.ts). */
const ENTRIES = {
  login: 'src/client/login/LoginPage.tsx',
  game: 'src/client/game/Game.tsx',
  panel: 'src/client/panel/Panel.tsx',
  aula: 'src/client/game/map/ClassMapPage.tsx',
  conselho: 'src/client/game/hall/CouncilHallPage.tsx',
};

/** Returns the scripts and the styles that `source` loads before it runs. Throws if the build does not have it. */
export function filesOf(manifest, source, seen = new Set()) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`O manifesto não conhece ${source}`);
  seen.add(source);
  const own = { scripts: [chunk.file], styles: chunk.css ?? [] };
  return (chunk.imports ?? [])
    .filter((imported) => !seen.has(imported))
    .map((imported) => filesOf(manifest, imported, seen))
    .reduce(
      (all, { scripts, styles }) => ({ scripts: [...all.scripts, ...scripts], styles: [...all.styles, ...styles] }),
      own,
    );
}

/** Adds links to the files that `html` does not name yet. */
export function withLinks(html, { scripts, styles }) {
  const links = [
    ...scripts.map((file) => [file, `<link rel="modulepreload" crossorigin href="/${file}">`]),
    ...styles.map((file) => [file, `<link rel="preload" as="style" crossorigin href="/${file}">`]),
  ];
  const added = links.filter(([file]) => !html.includes(`/${file}"`)).map(([, link]) => `    ${link}\n`);
  return html.replace('  </head>', `${added.join('')}  </head>`);
}

function write() {
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'));
  const html = readFileSync(join(CLIENT, PAGE), 'utf8');
  for (const [name, source] of Object.entries(ENTRIES)) {
    writeFileSync(join(CLIENT, `${name}.html`), withLinks(html, filesOf(manifest, source)));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) write();
