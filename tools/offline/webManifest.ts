import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = path.resolve(import.meta.dirname, '../../assets/ui');
const ADDRESS = '/manifest.webmanifest';
const SPACE = '#120e2e';

/** The web app manifest, for installing the game on a home screen. */
const MANIFEST = {
  id: '/',
  start_url: '/',
  scope: '/',
  name: 'Conselho Galáctico',
  short_name: 'Conselho',
  description: 'Jogo de cidadania em equipa para o 3.º ciclo.',
  lang: 'pt-PT',
  dir: 'ltr',
  display: 'fullscreen',
  orientation: 'landscape',
  background_color: SPACE,
  theme_color: SPACE,
  categories: ['education', 'games'],
};

const ICONS = [
  { name: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { name: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { name: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { name: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Vite plugin: emits the web app manifest under its fixed name and its icons with content hashes, and links it in the page. */
export const webManifest: Plugin = {
  name: 'web-manifest',
  apply: 'build',
  generateBundle() {
    const icons = ICONS.map(({ name, ...icon }) => {
      const source = readFileSync(path.join(FOLDER, name));
      const file = this.emitFile({ type: 'asset', name, originalFileName: `assets/ui/${name}`, source });
      return { src: `/${this.getFileName(file)}`, ...icon };
    });
    this.emitFile({ type: 'asset', fileName: ADDRESS.slice(1), source: JSON.stringify({ ...MANIFEST, icons }) });
  },
  transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: ADDRESS }, injectTo: 'head' }],
};
