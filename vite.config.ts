import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { bundledPackages } from './tools/bundledPackages.ts';
import { clipsWithoutPlaces } from './tools/clipsWithoutPlaces.ts';
import { webManifest } from './tools/offline/webManifest.ts';
import { picturePacks } from './tools/picturePacks.ts';
import { BUILD_TARGETS } from './tools/supportedBrowsers.ts';

const UNUSED_PIXI =
  /pixi\.js\/lib\/(?:rendering\/renderers\/gpu\/(WebGPURenderer)|environment-(?:browser\/(browserAll)|webworker\/(webworkerAll)))\.mjs$/;
/**
 * Parts of Pixi for what we do not have: pictures are WebP, the stage shows no video, hears no events and draws no text, and
 * devtools need no more of a package than its name.
 */
const UNUSED_PARTS: readonly [RegExp, string][] = [
  [/pixi\.js\/lib\/scene\/graphics\/shared\/svg\/SVGParser\.mjs$/, 'export const SVGParser = () => {};'],
  [/pixi\.js\/lib\/scene\/text\/TextStyle\.mjs$/, 'export class TextStyle { static defaultTextStyle = {}; }'],
  [
    /\/texture\/sources\/VideoSource\.mjs$/,
    "export class VideoSource { static extension = 'texture-source'; static test() { return false; } }",
  ],
  [
    /@pixi\/react\/lib\/constants\/EventPropNames\.mjs$/,
    'export const PixiToReactEventPropNames = {}; export const ReactToPixiEventPropNames = {};',
  ],
  [/@pixi\/react\/lib\/package\.json\.mjs$/, "export default { name: '@pixi/react', version: '' };"],
];
const CANVAS_RENDERER = /\/renderers\/canvas\/CanvasRenderer\.mjs$/;
const NO_CANVAS_RENDERER = '\0no-canvas-renderer';

/** WebGL comes with the stage; the canvas renderer is fetched only where it is missing; Pixi's others stay out of the build. */
const pixiByNeed: Plugin = {
  name: 'pixi-by-need',
  enforce: 'pre',
  resolveId(source, importer) {
    // Pixi's index names every renderer: without this line the canvas renderer would come along for everybody.
    return CANVAS_RENDERER.test(source) && importer?.endsWith('pixi.js/lib/index.mjs') ? NO_CANVAS_RENDERER : null;
  },
  load(id) {
    if (id === NO_CANVAS_RENDERER) return 'export class CanvasRenderer {}';
    const name = UNUSED_PIXI.exec(id)?.slice(1).find(Boolean);
    if (name) return `export class ${name} {}`;
    return UNUSED_PARTS.find(([part]) => part.test(id))?.[1] ?? null;
  },
};

const PDF_LIB = /node_modules\/(@cantoo\/pdf-lib|node-html-better-parser|html-entities)\//;
const PDF_LIB_FONTS = /\/pdf-lib\/.*\.compressed\.json$/;

/**
 * pdf-lib does not say that its modules have no side effects: without this, its forms, drawings and fonts come along, six
 * times what joining PDFs needs.
 */
const pdfLibByNeed: Plugin = {
  name: 'pdf-lib-by-need',
  enforce: 'pre',
  load: (id) => (PDF_LIB_FONTS.test(id) ? '""' : null),
  transform: (code, id) => (PDF_LIB.test(id) ? { code, map: null, moduleSideEffects: false } : null),
};

/**
 * Of a call the browser needs method, path and encoding: the schemas of its row, a tenth of what a tablet downloads
 * before it can sign in, stay on the server. The types are unchanged. What the panel's dialogs check with names no call (contract/forms.ts)
 * and is left as it is.
 */
const contractWithoutSchemas: Plugin = {
  name: 'contract-without-schemas',
  async transform(_code, id) {
    if (!/\/src\/contract\/(\w+\/)*\w+\.ts$/.test(id)) return null;
    const { module } = await runnerImport<Record<string, unknown>>(id, { configFile: false, logLevel: 'error' });
    const kept = Object.entries(module).flatMap(([name, value]): { name: string; value: unknown }[] => {
      if (isTable(value)) return [{ name, value: routesOf(value) }];
      return isStreamedCall(value) || typeof value === 'string' ? [{ name, value: addressOf(value) }] : [];
    });
    if (!kept.some(({ value }) => typeof value === 'object')) return null;
    const code = kept.map(({ name, value }) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    return { code, map: null };
  },
};

function routesOf(table: object) {
  const rows: [string, { method: string; path: string; encoding?: string }][] = Object.entries(table);
  return Object.fromEntries(rows.map(([name, { method, path, encoding }]) => [name, { method, path, encoding }]));
}

/** A streamed call needs no more than its method and path; a text stays. */
function addressOf(value: string | { method: string; path: string }) {
  return typeof value === 'string' ? value : { method: value.method, path: value.path };
}

function isStreamedCall(value: unknown): value is { method: string; path: string } {
  return typeof value === 'object' && value !== null && 'statuses' in value && 'path' in value;
}

function isTable(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((row) => row?.method && row?.path);
}

const PDFS = path.resolve(import.meta.dirname, 'assets/pdf');

/** In development the documents come from where they are made: the server has those of the last build, or none. */
const documents: Plugin = {
  name: 'documents',
  configureServer({ middlewares }) {
    middlewares.use('/pdf', (request, response) => {
      const name = /^\/([\w-]+\.pdf)(?:\?|$)/.exec(request.url ?? '')?.[1];
      const file = name && path.join(PDFS, name);
      if (!file || !existsSync(file)) return void response.writeHead(404).end();
      response.setHeader('content-type', 'application/pdf').end(readFileSync(file));
    });
  },
};

/** What every page needs. */
const BASE = sources(
  'client/api/(request|CallError|call|logError)',
  'client/session/localItems',
  'client/login/(LateCodeField|OtherWay|SignInError|useSignIn)',
  'client/session/login',
  'client/ui/(classes|hooks/(useDocumentTitle|useLatePart)|feedback/VisuallyHidden)',
  'client/ui/controls/(Button|buttonStyle|IconButton|PasswordField|SkipLink|TextField)',
  'contract/site',
  'domain/(limits|vocabulary)',
  ['zustand', 'rolldown/runtime'],
);
/** What game and panel need and the page for signing in does not. */
const COMMON = sources(
  'client/(api/(followLive|lazyLoader|liveStream|pause)|ui/shipAvatars)',
  'client/(game/(flow/voice|overlays/ScrollBox|pageAudio|deviceVoice|world/loadScript)|ui/speech/floor|offline/(fileSets|useOfflineFiles))',
  'client/session/(logout|useSupports)',
  'client/photos/needsPreparation',
  'client/ui/(controls/(RadioCard|Switch|Table|TextArea)|feedback/(Chip|EmptyState)|overlays/(ConfirmDialog|Dialog))',
  'content/worksheetTitles',
  'contract/(who|game/solar|council/(moderation|proposalModeration|proposals|ranking))',
  'domain/(counted|decimalText|listed|validation|classroom/reflection|council/comments|game/(captions|dilemmas|progression|recordings|supports|worksheets)|marking/(markWords|scoring))',
  [
    'lucide-react/dist/esm/(?!icons/)',
    'lucide-react/dist/esm/icons/(arrow-right|external-link|hand|trash)\\.',
    'use-sync-external-store',
    'eventsource-parser',
    '@oxc-project\\+runtime',
    '/assets/ships/\\w+-avatar\\.webp',
  ],
);

/** What the shell of the panel shares with its pages. */
const SHELL = sources(
  'client/panel/(lazy/(lazyComponent|lazyDialog|LazyView|useLazyRetry)|council/(moderation/moderationWords|session/councilPaths)|marking/answers/saving/MarksStore)',
  'domain/council/moderation',
  'contract/(records/bin|school/classes|council/moderation|marking/guidance)',
  [],
);

/** Matches modules under src/ without their extension, and parts of the paths of others. */
function sources(...paths: [...own: string[], others: string[]]): RegExp {
  const others = paths.at(-1) as string[];
  const own = paths.slice(0, -1).join('|');
  return new RegExp([`/src/(${own})\\.tsx?$`, ...others].join('|'));
}

/** In development it answers the calls. */
const SERVER = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** The browser build: one page, pages that load when opened. React has its own chunk, so that no page loads another page's library. */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    pixiByNeed,
    pdfLibByNeed,
    picturePacks,
    clipsWithoutPlaces,
    contractWithoutSchemas,
    documents,
    webManifest,
    bundledPackages,
  ],
  publicDir: false,
  // Without its sounds in space, which the game does not have: 1.5 kB less on a tablet.
  // React has useSyncExternalStore since version 18: the stand-in for older ones stays out of the build.
  resolve: {
    alias: [
      { find: /^howler$/, replacement: 'howler/dist/howler.core.min.js' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  build: {
    outDir: 'dist/client',
    target: BUILD_TARGETS,
    // Pages that are open while the product is built anew still ask for the files of their own version (tools/formerFiles.mjs).
    emptyOutDir: false,
    manifest: true,
    // A browser that does not know the hint fetches the same files a moment later; the stand-in would cost everybody.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|vite\/preload-helper/,
              priority: 30,
            },
            // Modules that several pages load first, in one file each: that compresses better than many, and is fetched sooner.
            { name: 'base', test: BASE, priority: 20 },
            {
              // Every page loads it at rest, and with it the keys of questions, which would else be a request of their own.
              name: 'offline',
              test: /\/src\/client\/(offline\/(startOffline|UpdateNotice|workerUpdate|worker\/cachedFiles)|ui\/hooks\/radioTabs)\./,
              priority: 20,
              includeDependenciesRecursively: false,
            },
            { name: 'common', test: COMMON, priority: 20, includeDependenciesRecursively: false },
            { name: 'shell', test: SHELL, priority: 20, includeDependenciesRecursively: false },
            {
              name: 'query',
              test: /node_modules\/@tanstack\/(query-core|react-query)\//,
              priority: 20,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': SERVER } },
});
