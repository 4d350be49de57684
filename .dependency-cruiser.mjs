import { AREAS, FACE_PATHS } from './tools/faces.mjs';

/**
 * The law of the rooms. Each room has an allow-list; everything else is forbidden. Every rule speaks to the one who
 * breaks it: what stands behind the wall, and where the line belongs instead.
 */
const NODE_MODULES = 'node_modules/';
const library = (...names) => names.map((name) => `(^|/)${NODE_MODULES}${name}/`);
const room = (...names) => names.map((name) => `^src/${name}`);

/** A room may reach itself and what is listed, nothing else. */
const wall = (name, folder, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { pathNot: [`^src/${folder}/`, ...allowed] },
});

/** Allows a library in one folder only. */
const oneFolder = (packages, folder, comment) => ({
  name: `one-folder-${packages[0].replace(/[^a-z-]/g, '')}`,
  comment,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/${folder}/` },
  to: { path: library(...packages) },
});

const REACT = library('react', 'react-dom', '@types/react', '@types/react-dom');
const SCREEN = [...REACT, ...library('@headlessui/react', 'lucide-react', 'react-router-dom', 'react-router')];
const SHARED = 'Game and panel use it alike: neither is known here.';
const CSS_AND_MEDIA = ['\\.css$', '^assets/', '^config/'];
const SIGN = [...room('client/(api|ui)/', 'client/game/pageAudio', 'contract/', 'domain/'), ...REACT];
const ALOUD = [...room('client/(game/audio/ClipPlayer|session|ui|api/logError)', 'domain/'), ...SCREEN, '\\.css$'];

export default {
  forbidden: [
    wall('domain-knows-nobody', 'domain', [], 'Rules are pure: no library, clock or screen. Pass what you need in.'),
    wall(
      'content-is-data',
      'content',
      room('domain/'),
      'Content is words for the rules of domain; code that uses them lives elsewhere.',
    ),
    wall(
      'contract-is-the-wire',
      'contract',
      [...room('domain/'), ...library('zod')],
      'The contract is shared by server and client: only domain and zod.',
    ),
    wall(
      'server-meets-client-in-the-contract',
      'server',
      [...room('domain/', 'content/', 'contract/'), NODE_MODULES, '^[a-z_:/]+$', '^config/'],
      'The server knows the client only through the contract.',
    ),
    {
      name: 'sql-only-in-queries',
      comment: 'SQL stands in the *.queries.ts files of each area and in src/server/db; handlers call them.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: ['^src/server/db/', '\\.queries\\.ts$'] },
      to: { path: [...library('pg', 'drizzle-orm'), '^src/server/db/schema/'] },
    },
    {
      name: 'areas-meet-at-their-faces',
      comment:
        'An area uses of another what FACES names; what you need beyond that, move, or open it there on purpose.',
      severity: 'error',
      from: { path: `^src/server/(${AREAS})/` },
      to: { path: `^src/server/(${AREAS})/`, pathNot: ['^src/server/$1/', ...FACE_PATHS] },
    },
    {
      name: 'http-only-in-routes',
      comment: 'In an area HTTP stands in *.routes.ts and *.handlers.ts; rules and queries are called by them.',
      severity: 'error',
      from: { path: `^src/server/(${AREAS})/`, pathNot: '\\.(routes|handlers)\\.ts$' },
      to: { path: library('fastify', '@fastify/static', '@fastify/helmet') },
    },
    {
      name: 'policies-are-pure',
      comment: 'A policy decides from the caller and facts of a record: read them in a query, refuse in the handler.',
      severity: 'error',
      from: { path: '^src/server/.*\\.policy\\.ts$' },
      to: { pathNot: ['^src/domain/', '\\.policy\\.ts$'] },
    },
    wall(
      'api-speaks-http',
      'client/api',
      [...room('contract/', 'domain/limits'), ...library('tus-js-client', 'idb-keyval', 'eventsource-parser')],
      'client/api is the one place that speaks HTTP; it knows the contract and nothing of screens.',
    ),
    wall(
      'session-is-headless',
      'client/session',
      [...room('client/api/', 'contract/', 'domain/'), ...library('zustand', 'jwt-decode', '@simplewebauthn/browser')],
      'The session is a store without a screen; windows that it needs belong to login or App.',
    ),
    wall(
      'offline-knows-no-room',
      'client/offline',
      [...room('client/api/', 'client/ui/', 'domain/'), ...SCREEN, ...library('zustand')],
      'What keeps the product at hand knows nothing of game or panel: they say what to keep and when an update is safe.',
    ),
    wall('photos-serve-everyone', 'client/photos', room('client/api/', 'client/ui/withTimeout', 'domain/'), SHARED),
    wall(
      'the-diary-serves-game-and-panel',
      'client/diary',
      [...room('client/api/', 'client/photos/', 'client/session/', 'client/ui/', 'contract/', 'domain/'), ...REACT],
      'A plan’s diary looks alike to its team and its teacher: neither game nor panel is known here.',
    ),
    wall('supports-are-a-form', 'client/supports', [...room('client/ui/', 'domain/'), ...REACT], SHARED),
    {
      name: 'the-worker-stands-alone',
      comment: 'The service worker is one file for every page: it brings nothing of theirs along.',
      severity: 'error',
      from: { path: '^src/client/offline/worker/' },
      to: { pathNot: ['^src/client/offline/worker/', ...room('client/ui/withTimeout')] },
    },
    wall(
      'the-dossier-serves-game-and-panel',
      'client/dossier',
      [...room('client/api/', 'client/session/', 'client/ui/', 'contract/', 'domain/', 'content/'), ...SCREEN],
      'The dossier’s dialog is loaded by the game and by the panel: it brings neither along.',
    ),
    wall(
      'ui-knows-no-business',
      'client/ui',
      [...SCREEN, ...library('pdfjs-dist', 'zustand', '@floating-ui/react-dom', 'lean-qr'), ...CSS_AND_MEDIA],
      'Buttons and tables know nothing of teams. Pass words and handlers in.',
    ),
    wall(
      'flow-is-headless',
      'client/game/flow',
      [...room('domain/', 'content/', 'contract/'), ...library('xstate', '@xstate/react'), ...REACT],
      'The flow asks the world through named effects that Game.tsx provides; no Pixi, no DOM, no network.',
    ),
    wall(
      'world-serves-the-flow',
      'client/game/world',
      room('client/game/flow/', 'client/(api|session|photos)/', 'client/ui/withTimeout', '(contract|content|domain)/'),
      'The world answers what the flow asks; it shows nothing and draws nothing.',
    ),
    wall(
      'stage-draws-the-flow',
      'client/game/stage',
      [
        ...room('client/game/flow/', 'client/ui/savesData', 'domain/', 'content/'),
        ...library('pixi.js', '@pixi/react'),
        ...REACT,
        ...CSS_AND_MEDIA,
      ],
      'The stage looks at the flow only; overlays and audio are its neighbours, not its friends.',
    ),
    wall(
      'overlays-look-at-the-flow',
      'client/game/overlays',
      [
        ...room('client/(game/flow|supports|ui)/', 'client/diary/(?!.*Calls)', 'domain/', 'content/'),
        ...SCREEN,
        ...CSS_AND_MEDIA,
      ],
      'Overlays show the flow and send it events; they call no server and draw no canvas.',
    ),
    wall(
      'audio-only-listens',
      'client/game/audio',
      [
        ...room('client/game/flow/', 'client/ui/speech/', 'content/', 'domain/limits'),
        ...library('howler', '@types/howler'),
        ...CSS_AND_MEDIA,
      ],
      'Audio listens to the flow; nobody else plays a sound.',
    ),
    wall(
      'sign-videos-play-beside',
      'client/game/sign',
      SIGN,
      'A video belongs to a mission, whatever the game shows of it.',
    ),
    wall('reading-aloud-reads-the-page', 'client/game/aloud', ALOUD, 'It reads what is shown, whatever that is.'),
    wall(
      'map-and-hall-compose-the-stage',
      'client/game/(map|hall)',
      [
        ...room(
          'client/game/(flow/(HallView|cockpitLayout)|stage/(map|hall|assets|engine)/|pageAudio|useReducedMotion)',
          'client/(api|session|ui)/',
        ),
        ...room('client/pages/MessagePage', 'contract/', 'domain/', 'content/placeNames'),
        ...SCREEN,
        ...CSS_AND_MEDIA,
      ],
      'Star map and hall are projected without a sign-in: they bring neither the flow of the game nor its texts along.',
    ),
    ...['panel', 'login'].map((folder) =>
      wall(
        `${folder}-stays-out-of-the-game`,
        `client/${folder}`,
        [
          ...room(
            'client/api/',
            'client/session/',
            'client/offline/',
            ...(folder === 'panel' ? ['client/(dossier|supports)/'] : []),
            'client/diary/',
            'client/ui/',
            'contract/',
            'domain/',
            'content/',
          ),
          ...SCREEN,
          ...library(
            '@tanstack/react-query',
            '@tanstack/query-core',
            '@tanstack/react-table',
            'react-error-boundary',
            '@cantoo/pdf-lib',
            'react-hook-form',
            '@hookform/resolvers',
            'zustand',
          ),
          ...CSS_AND_MEDIA,
        ],
        'A teacher never downloads the game, a student never downloads the panel.',
      ),
    ),
    {
      name: 'only-the-game-knows-its-rooms',
      comment: 'stage, overlays and audio are composed by Game.tsx (and the designers’ scene selector) alone.',
      severity: 'error',
      from: { path: '^src/client/', pathNot: ['^src/client/game/', '^src/client/dev/'] },
      to: { path: '^src/client/game/(flow|stage|overlays|audio)/' },
    },
    {
      name: 'client-never-imports-server',
      comment: 'What both need stands in the contract or in domain.',
      severity: 'error',
      from: { path: '^src/client/' },
      to: { path: ['^src/server/', '^(node:|fs|path|http)'] },
    },
    oneFolder(['zustand'], 'client/(session|panel|ui|offline)', 'The state of the game belongs to the flow.'),
    oneFolder(['xstate', '@xstate/react'], 'client/game/flow', 'What may happen next is the flow’s to say.'),
    oneFolder(['pixi.js', '@pixi/react'], 'client/game/stage', 'Only the stage draws on the canvas.'),
    oneFolder(['howler'], 'client/game/audio', 'Mute and volume live in one place.'),
    oneFolder(
      ['@tanstack/react-table', '@tanstack/table-core'],
      'client/panel/lists',
      'One table serves every list: give ListScreen columns.',
    ),
    oneFolder(
      ['react-hook-form', '@hookform/resolvers'],
      'client/panel/forms',
      'One form serves every dialog: give usePanelForm a schema of contract/forms.ts.',
    ),
    oneFolder(['pdfjs-dist'], 'client/ui/pdf', 'It is heavy and loads late: show a PDF with PdfViewer.'),
    oneFolder(
      ['@cantoo/pdf-lib'],
      'client/panel/classroom/printing',
      'It is heavy and loads late: join worksheets with worksheetsPdf.',
    ),
    oneFolder(
      ['pdfkit', '@types/pdfkit', 'fontkit', '@types/fontkit'],
      'server/council/dossier/pdf',
      'Tags, fonts and page breaks live in TaggedPdf.',
    ),
    oneFolder(['lean-qr'], 'client/ui', 'The cards of teams and the star map show the same kind of code: use QrCode.'),
    oneFolder(['fastify', '@fastify/static', '@fastify/helmet', '@tus/server'], 'server', 'HTTP is the server’s.'),
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one thing, or lack a third.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'server-ships-what-it-uses',
      comment: 'The running server may not need a devDependency.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
