import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PANEL_PAGES } from '#client/panel/pages.ts';
import { FALLBACK_SCRIPT, SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { offlineFiles } from '../../../tools/offline/files.ts';
import {
  contains,
  DOORS,
  doorOf,
  doorWith,
  OWN_PASSWORD_STEP,
  panelPages,
  panelPart,
  readManifest,
} from '../../support/browser/clientBuild.ts';
import { rightAnswersIn } from '../../support/quizKeys.ts';

/** Brotli kilobytes of code on the wire, by door. */
const BUDGET_KB = { login: 100, panel: 160, game: 330 } as const;
/** Brotli kilobytes that a page of the panel adds to its shell, and again that all its dialogs add to the page. */
const PAGE_BUDGET_KB = 60;
/** A word that survives minification in Pixi alone. */
const PIXI = 'WebGLRenderer';
/** One in pdf.js alone. */
const PDF_JS = 'RenderingCancelledException';
/** Words that survive minification in zod and in the form library. */
const FORM_WORDS = ['invalid_type', 'isSubmitSuccessful'];

/** What is heard when in a theme's narration: data that comes with its sounds, and of the team's own theme alone. */
const isClipTable = (source: string) => source.startsWith('src/client/game/audio/clips/');
const CLIP_TABLE_KB = 12;
/** What makes photographs ready: only whoever attaches one downloads it. */
const PHOTOS = 'src/client/game/world/photos/preparePhoto.ts';
const PHOTOS_KB = 5;
/** Examples for the council of test mode: no team downloads them. */
const EXAMPLES = 'src/client/game/world/exampleCouncil.ts';
const EXAMPLES_KB = 5;
/** The words of generated passwords: they come with the dialogs of teachers. */
const PASSWORD_WORDS = 'src/domain/identity/passwords/wordPassword.ts';
const PASSWORD_WORDS_KB = 6;
const isLater = (source: string) => isClipTable(source) || source === PHOTOS || source === EXAMPLES;

describe('the client build', () => {
  const manifest = readManifest();
  const doors = {
    login: doorOf(manifest, DOORS.login),
    panel: doorOf(manifest, DOORS.panel),
    game: doorOf(manifest, DOORS.game, (source) => source.startsWith('src/client/game/') && !isLater(source)),
  };
  const tables = Object.keys(manifest).filter(isClipTable);

  it.each(Object.entries(BUDGET_KB))('%s loads at most %i kB of code', (door, budget) => {
    expect(doors[door as keyof typeof doors].bytes / 1000).toBeLessThanOrEqual(budget);
  });

  it.each([
    [PHOTOS, PHOTOS_KB],
    [EXAMPLES, EXAMPLES_KB],
    [PASSWORD_WORDS, PASSWORD_WORDS_KB],
  ])('has %s as a download of its own, of at most %i kB, which nothing brings along', (source, budget) => {
    expect(manifest[source]?.isDynamicEntry).toBe(true);
    const { files } = doorOf(manifest, source);
    const own = files.filter((file) => !doors.game.files.includes(file));
    expect(own.length).toBeGreaterThan(0);
    expect(doorWith(own).bytes / 1000).toBeLessThanOrEqual(budget);
  });

  it('has one table of clips a theme, of at most 12 kB, which nothing brings along', () => {
    expect(tables).toHaveLength(THEMES.length);
    for (const table of tables) {
      expect(manifest[table]?.isDynamicEntry, table).toBe(true);
      const files = doorOf(manifest, table).files.filter((file) => !doors.game.files.includes(file));
      expect(files, table).toHaveLength(1);
      expect(doorWith(files).bytes / 1000, table).toBeLessThanOrEqual(CLIP_TABLE_KB);
    }
  });

  it('knows the source of every page of the panel', () => {
    expect(panelPages()).toHaveLength(Object.keys(PANEL_PAGES).length);
  });

  it.each(panelPages())('%s is a download of its own, of at most 60 kB', (source) => {
    expect(manifest[source]?.isDynamicEntry).toBe(true);
    const { page, dialogs } = panelPart(manifest, source);
    expect(page.bytes).toBeGreaterThan(0);
    expect(page.bytes / 1000).toBeLessThanOrEqual(PAGE_BUDGET_KB);
    expect(dialogs.bytes / 1000).toBeLessThanOrEqual(PAGE_BUDGET_KB);
  });

  it('asks for an own password with at most 60 kB beside the shell of the panel', () => {
    expect(manifest[OWN_PASSWORD_STEP]?.isDynamicEntry).toBe(true);
    expect(panelPart(manifest, OWN_PASSWORD_STEP).page.bytes / 1000).toBeLessThanOrEqual(PAGE_BUDGET_KB);
  });

  it('brings Pixi to the game alone', () => {
    expect(contains(doors.game, PIXI)).toBe(true);
    expect(contains(doors.login, PIXI)).toBe(false);
    expect(contains(doors.panel, PIXI)).toBe(false);
  });

  it('brings pdf.js to those alone whose browser shows no PDF: no door and no page of the panel carries it', () => {
    const manual = panelPart(manifest, 'src/client/panel/marking/manual/Manual.tsx');
    expect(contains(doorOf(manifest, 'src/client/ui/pdf/openPdf.ts'), PDF_JS)).toBe(true);
    for (const door of [...Object.values(doors), manual.page, doorOf(manifest, 'src/client/pages/PdfPage.tsx')]) {
      expect(contains(door, PDF_JS)).toBe(false);
    }
  });

  it('leaves the schemas of the contract on the server: those of forms, and the form library, come with a dialog alone', () => {
    const teams = panelPart(manifest, 'src/client/panel/school/teams/Teams.tsx');
    for (const word of FORM_WORDS) {
      for (const door of Object.values(doors)) expect(contains(door, word)).toBe(false);
      for (const source of panelPages()) expect(contains(panelPart(manifest, source).page, word), source).toBe(false);
      expect(contains(teams.dialogs, word)).toBe(true);
    }
  });

  it('keeps the panel out of the game and the game out of the panel', () => {
    expect(contains(doors.game, 'Painel de Controlo')).toBe(false);
    expect(contains(doors.panel, 'Nave anterior')).toBe(false);
    expect(contains(doors.login, 'Nave anterior')).toBe(false);
  });

  it('keeps for a team nothing of the panel, for a teacher nothing of the game, and no solar system but its own', () => {
    const sets = offlineFiles(manifest, { 'ic-m1-fs1.pdf': '7', 'manual.pdf': '7' });
    const code = (name: string) => doorWith((sets[name] ?? []).map((file) => file.slice(1)).filter(isCode));
    const student = { files: [...code('shell').files, ...code('game').files], bytes: 0 };
    const teacher = { files: [...code('shell').files, ...code('panel').files], bytes: 0 };
    expect(contains(student, PIXI)).toBe(true);
    expect(contains(student, 'Painel de Controlo')).toBe(false);
    expect(contains(teacher, 'Painel de Controlo')).toBe(true);
    expect([contains(teacher, PIXI), contains(teacher, 'Nave anterior')]).toEqual([false, false]);
    for (const theme of THEMES) {
      expect(sets[`theme:${theme}`]?.length, theme).toBeGreaterThan(5);
      expect(sets[`voice:${theme}:webm`]?.length, theme).toBe(sets[`voice:${theme}:m4a`]?.length);
    }
    expect([sets['paper:ic'], sets['paper:dh']]).toEqual([['/pdf/ic-m1-fs1.pdf?v=7'], undefined]);
  });

  it('keeps every file of the build for somebody', () => {
    const kept = new Set(Object.values(offlineFiles(manifest, {})).flat());
    const built = Object.values(manifest).map(({ file }) => `/${file}`);
    // The system that puts the game on its home screen fetches its icons itself.
    expect(built.filter((file) => !kept.has(file) && !file.startsWith('/assets/icon-'))).toEqual([]);
  });
});

describe('the quiz keys', () => {
  const client = resolve(import.meta.dirname, '../../../dist/client');
  const texts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|json|html)$/.test(name),
  );

  it.each(texts)('stand nowhere in %s', (name) => {
    const text = readFileSync(resolve(client, name), 'utf8').replace(/\\u00a0|\\xa0/gi, '\u00a0');
    expect(rightAnswersIn(text)).toEqual([]);
  });

  it('of the content come with the page only those of the script for when the server does not answer', () => {
    const all = texts.map((name) => readFileSync(resolve(client, name), 'utf8')).join('\n');
    expect(texts.length).toBeGreaterThan(50);
    expect(all).toContain(FALLBACK_SCRIPT.levels.level1[0]?.question);
    const questions = Object.values(SOLAR_SYSTEMS).flatMap(({ tutorial, levels }) => [tutorial.quiz, ...levels.level1]);
    expect(questions.filter(({ question }) => all.includes(question))).toEqual([]);
  });

  it('in the annex of the manual lie outside the public pages', () => {
    const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /anexo|annex.*\.pdf/i.test(name))).toEqual([]);
    expect(readFileSync(resolve(client, '../documents/anexo.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('the list of what others wrote, beside the build', () => {
  const sbom = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../dist/sbom.cdx.json'), 'utf8'));
  const named = (sbom.components as { group?: string; name: string }[]).map(({ group, name }) =>
    group ? `${group}/${name}` : name,
  );

  it('names what the browser build really holds, and what the server runs', () => {
    const bundled = ['react', 'react-dom', 'pixi.js', '@pixi/react', 'xstate', 'howler', 'pdfjs-dist', 'zod'];
    const fonts = ['@fontsource-variable/exo-2', '@fontsource-variable/atkinson-hyperlegible-next', 'tailwindcss'];
    for (const name of [...bundled, ...fonts, 'fastify', 'pg', '@node-rs/argon2']) expect(named).toContain(name);
    for (const name of ['vitest', 'phaser', 'typescript', 'vite']) expect(named).not.toContain(name);
  });

  it('is not delivered with the pages, and neither is any map back to the sources', () => {
    const files = readdirSync(resolve(import.meta.dirname, '../../../dist/client'), { recursive: true }).map(String);
    expect(files.filter((file) => /sbom|bundled\.json|\.map(\.br|\.gz)?$/.test(file))).toEqual([]);
  });
});

const isCode = (file: string) => /\.(js|css)$/.test(file);
