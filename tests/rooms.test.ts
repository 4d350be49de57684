import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// @ts-expect-error: a plain configuration file without types
import config from '../.dependency-cruiser.mjs';

const ROOT = resolve(import.meta.dirname, '..');

async function violationsIn(folder: string): Promise<ICruiseResult> {
  const options: ICruiseOptions = {
    ...config.options,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
    baseDir: folder,
  };
  const { output } = await cruise(['src'], options, config.options.enhancedResolveOptions);
  return output as ICruiseResult;
}

/** Each case is a file with one forbidden import, and the dependency rule that must report it. */
const BREACHES: [wall: string, from: string, to: string][] = [
  ['domain-knows-nobody', 'src/domain/planted.ts', '#content/planted.ts'],
  ['domain-knows-nobody', 'src/domain/planted.ts', 'node:fs'],
  ['domain-knows-nobody', 'src/domain/planted.ts', 'zod/mini'],
  ['content-is-data', 'src/content/planted.ts', '#contract/planted.ts'],
  ['contract-is-the-wire', 'src/contract/planted.ts', '#server/planted.ts'],
  ['server-meets-client-in-the-contract', 'src/server/planted.ts', '#client/ui/planted.ts'],
  ['sql-only-in-queries', 'src/server/school/planted.handlers.ts', 'drizzle-orm'],
  ['sql-only-in-queries', 'src/server/school/planted.presenter.ts', '#server/db/schema/planted.ts'],
  ['areas-meet-at-their-faces', 'src/server/school/planted.queries.ts', '#server/council/planted.queries.ts'],
  ['policies-are-pure', 'src/server/school/planted.policy.ts', '#server/db/planted.ts'],
  ['policies-are-pure', 'src/server/school/planted.policy.ts', '#server/school/planted.queries.ts'],
  ['policies-are-pure', 'src/server/school/planted.policy.ts', '#server/http/planted.ts'],
  ['policies-are-pure', 'src/server/school/planted.policy.ts', 'node:fs'],
  ['http-only-in-routes', 'src/server/school/planted.queries.ts', 'fastify'],
  ['api-speaks-http', 'src/client/api/planted.ts', '#client/session/planted.ts'],
  ['session-is-headless', 'src/client/session/planted.ts', 'react'],
  ['ui-knows-no-business', 'src/client/ui/planted.ts', '#domain/planted.ts'],
  ['flow-is-headless', 'src/client/game/flow/planted.ts', '#client/api/planted.ts'],
  ['world-serves-the-flow', 'src/client/game/world/planted.ts', '#client/game/stage/planted.ts'],
  ['stage-draws-the-flow', 'src/client/game/stage/planted.ts', '#client/game/overlays/planted.ts'],
  ['overlays-look-at-the-flow', 'src/client/game/overlays/planted.ts', '#client/api/planted.ts'],
  ['overlays-look-at-the-flow', 'src/client/game/overlays/planted.ts', '#client/diary/diaryCalls.ts'],
  ['photos-serve-everyone', 'src/client/photos/planted.ts', '#client/game/flow/planted.ts'],
  ['the-diary-serves-game-and-panel', 'src/client/diary/planted.ts', '#client/panel/planted.ts'],
  ['reading-aloud-reads-the-page', 'src/client/game/aloud/planted.ts', '#client/game/overlays/planted.ts'],
  ['audio-only-listens', 'src/client/game/audio/planted.ts', '#client/game/stage/planted.ts'],
  ['panel-stays-out-of-the-game', 'src/client/panel/planted.ts', '#client/game/flow/planted.ts'],
  ['login-stays-out-of-the-game', 'src/client/login/planted.ts', 'pixi.js'],
  ['only-the-game-knows-its-rooms', 'src/client/App.ts', '#client/game/stage/planted.ts'],
  ['client-never-imports-server', 'src/client/App.ts', '#server/planted.ts'],
  ['one-folder-zustand', 'src/client/game/stage/planted.ts', 'zustand'],
  ['one-folder-xstate', 'src/client/panel/planted.ts', 'xstate'],
  ['one-folder-pixijs', 'src/client/panel/planted.ts', 'pixi.js'],
  ['one-folder-howler', 'src/client/game/stage/planted.ts', 'howler'],
  ['one-folder-tanstackreact-table', 'src/client/panel/teams/planted.ts', '@tanstack/react-table'],
  ['one-folder-react-hook-form', 'src/client/panel/teams/planted.ts', 'react-hook-form'],
  ['one-folder-cantoopdf-lib', 'src/client/panel/planted.ts', '@cantoo/pdf-lib'],
  ['one-folder-fastify', 'src/contract/planted.ts', 'fastify'],
  ['no-circles', 'src/domain/planted.ts', './planted.ts'],
  ['everything-resolves', 'src/domain/planted.ts', './missing.ts'],
];

describe('the dependency rules', () => {
  let seen: ICruiseResult;
  beforeAll(async () => {
    seen = await violationsIn(ROOT);
  }, 60_000);

  it('hold in the whole source tree', () => {
    expect(seen.summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  });

  it('were checked on the modules of every room and the imports between rooms', () => {
    const own = seen.modules.filter(({ source }) => source.startsWith('src/'));
    expect(own.length).toBeGreaterThan(150);
    for (const room of ['domain', 'content', 'contract', 'server', 'client']) {
      expect(own.filter(({ source }) => source.startsWith(`src/${room}/`)).length, room).toBeGreaterThan(4);
    }
    const crossing = own.flatMap(({ source, dependencies }) =>
      dependencies.filter(({ resolved }) => source.startsWith('src/server/') && resolved.startsWith('src/contract/')),
    );
    expect(crossing.length).toBeGreaterThan(10);
  });
});

describe('a forbidden import is reported', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it.each(BREACHES)('%s: %s may not import %s', async (wall, from, to) => {
    const folder = mkdtempSync(join(tmpdir(), 'breach-'));
    folders.push(folder);
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    for (const file of ['package.json', 'tsconfig.json']) symlinkSync(join(ROOT, file), join(folder, file));
    const target = to.startsWith('#') ? to.replace('#', 'src/') : null;
    for (const file of [from, ...(target ? [target] : [])]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), 'export const planted = 1;\n');
    }
    writeFileSync(join(folder, from), `import '${to}';\nexport const planted = 1;\n`);
    const { summary } = await violationsIn(folder);
    expect(summary.violations.map(({ rule }) => rule.name)).toContain(wall);
  });
});
