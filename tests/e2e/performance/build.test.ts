import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PANEL_PAGES } from '#client/panel/pages.ts';
import { LESSON_PLANS } from '#content/lessonPlans/lessonPlans.ts';
import { FALLBACK_SCRIPT, SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { NOTES_BY_THEME } from '#content/worksheets/notes/notes.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { offlineFiles } from '../../../tools/offline/files.ts';
import {
  contains,
  downloadOf,
  downloadWith,
  ENTRY_PAGES,
  OWN_PASSWORD_STEP,
  panelPageDownloads,
  panelPages,
  readManifest,
} from '../../support/browser/clientBuild.ts';
import { rightAnswersIn } from '../../support/quizKeys.ts';

/** Maximum brotli kilobytes of code that each entry page loads. */
const BUDGET_KB = { login: 101, panel: 160, game: 344.6, map: 294.2, hall: 306 } as const;
/** Maximum brotli kilobytes that a page adds to the shell of the panel, and that all its dialogs add to the page. */
const PAGE_BUDGET_KB = 60;
const DIALOGS_BUDGET_KB = 77.5;
/** A word that survives minification and that only PixiJS contains. */
const PIXI_MARKER = 'WebGLRenderer';
/** The same for pdf.js. */
const PDF_JS_MARKER = 'RenderingCancelledException';
/** The same for zod and the form library. */
const FORM_LIBRARY_MARKERS = ['invalid_type', 'isSubmitSuccessful'];

/** Pages that are a form themselves. */
const FORM_PAGES = ['PrepareCouncil', 'ChangeCouncil'].map(
  (page) => `src/client/panel/council/session/prepare/${page}.tsx`,
);

/** Timings of a theme's narration, which load with its sounds. */
const isClipTable = (source: string) => source.startsWith('src/client/game/audio/clips/');
const CLIP_TABLE_KB = 14;
/** Loads when a team attaches a photo. */
const PHOTOS = 'src/client/photos/preparePhoto.ts';
const PHOTOS_KB = 5;
/** Example proposals, which load only in test mode. */
const EXAMPLES = 'src/client/game/world/exampleCouncil.ts';
const EXAMPLES_KB = 5;
/** The words of generated passwords, which load with the dialogs that generate one. */
const PASSWORD_WORDS = 'src/domain/identity/passwords/wordPassword.ts';
const PASSWORD_WORDS_KB = 6;
/** Joins PDFs, which loads when a teacher prints the worksheets of a session. */
const PRINTING = 'src/client/panel/classroom/printing/worksheetsPdf.ts';
const PRINTING_KB = 36;
/** The field for a team's code with its 1,024 words, which loads when it is shown. */
const CODE_FIELD = 'src/client/login/code/CodeField.tsx';
const CODE_FIELD_KB = 7;
/** What a lesson shows over the game, which loads with the first lesson: a team that plays at home never needs it. */
const LESSON = 'src/client/game/overlays/lesson/LessonOverlays.tsx';
const LESSON_KB = 3.3;
/** The debate on a proposal, which loads when a team reaches its council. */
const DEBATE = 'src/client/game/overlays/council/debate/ProposalDebate.tsx';
const DEBATE_KB = 5.7;
/** The dialog of a plan's dossier, which loads when a team or a teacher opens it. */
const DOSSIER = 'src/client/dossier/DossierDialog.tsx';
const DOSSIER_KB = 6.5;
/** A council session on a team's device, which loads with the first session that a teacher runs. */
const SESSION = 'src/client/game/overlays/council/session/CouncilSession.tsx';
const SESSION_KB = 15.5;
const SESSION_NOTICES = 'src/client/game/overlays/council/session/Notices.tsx';
const SESSION_NOTICES_KB = 2;
const SESSION_KEEPER = 'src/client/game/world/council/createCouncilKeeper.ts';
const SESSION_KEEPER_KB = 3;
/** The questions at the end of a mission, which load when they are asked. */
const REFLECTION = 'src/client/game/overlays/lesson/ReflectionDialog.tsx';
const REFLECTION_KB = 1.2;
/** Reads plans aloud in a session, once a team asks for it. */
const SESSION_VOICE = 'src/client/game/overlays/council/session/readAloud.ts';
const SESSION_VOICE_KB = 2;
/** The stories of earlier years, which load when a team opens them. */
const STORIES = 'src/client/game/overlays/stories/ReportableStories.tsx';
const STORIES_KB = 3.1;
/** 'O nosso diário' over the game and ORBI's notice, which load after the game; what the diary shows loads when it is opened. */
const DIARY = 'src/client/game/overlays/diary/DiaryLayer.tsx';
const DIARY_KB = 2.2;
const DIARY_DIALOG = 'src/client/game/overlays/council/DiaryDialog.tsx';
/** The practice questions of all solar systems, which load when a team opens them. */
const PRACTICE = 'src/client/game/overlays/practice/PracticeRun.tsx';
const PRACTICE_KB = 12.4;
/** The content of the menu and of the mission's guide, which load when they are opened. */
const MENU = 'src/client/game/overlays/menu/MenuContent.tsx';
const MENU_KB = 4;
const GUIDE = 'src/client/game/overlays/menu/GuideContent.tsx';
const GUIDE_KB = 1.2;
/** The letters and the reading ruler of a team's supports, which load for teams that use them. */
const READING_AIDS = 'src/client/game/overlays/supports/ReadingAids.tsx';
const READING_AIDS_KB = 1.5;
/** What explains hard words with their pictures, and the words of each solar system, which load for teams that use them. */
const GLOSSARY = 'src/client/game/overlays/glossary/GlossaryLayer.tsx';
const GLOSSARY_KB = 16;
const WORDS_KB = 6;
const WORDS = THEMES.map((theme): [string, number] => [`src/content/glossary/${theme}.ts`, WORDS_KB]);
/** The video of a mission in sign language, which loads where the installation has one. */
const SIGN_VIDEO = 'src/client/game/sign/SignLayer.tsx';
const SIGN_VIDEO_KB = 1.5;
/** The bar that reads aloud, and its player of recordings, which load for teams that use it. */
const ALOUD = 'src/client/game/aloud/AloudLayer.tsx';
const ALOUD_KB = 9.5;
const CLIP_PLAYER = 'src/client/game/audio/ClipPlayer.ts';
const CLIP_PLAYER_KB = 1;
/** What a device sends and reads when supports are changed, here or elsewhere. */
const TEAM_SUPPORTS = 'src/client/session/teamSupports.ts';
const TEAM_SUPPORTS_KB = 1;
/** The places of the ranking, and what a team says of a file, which load when they are opened. */
const RANKING = 'src/client/game/overlays/council/RankingPlaces.tsx';
const RANKING_KB = 1.5;
/** The search in a council with many proposals. */
const COUNCIL_SEARCH = 'src/client/game/overlays/council/CouncilSearch.tsx';
const COUNCIL_SEARCH_KB = 1;
/** Replaced texts of a step. */
const VERSIONS = 'src/client/game/overlays/work/Versions.tsx';
const VERSIONS_KB = 1;
const CAPTION_FORM = 'src/client/game/overlays/work/CaptionForm.tsx';
const CAPTION_FORM_KB = 1.5;
/** The fields for the parts of a plan, which load when a team opens them. */
const PLAN_CANVAS = 'src/client/game/overlays/work/PlanCanvas.tsx';
const PLAN_CANVAS_KB = 2;
/** The answer by voice, which loads for teams whose support is on. */
const VOICE = 'src/client/game/overlays/work/voice/VoiceAnswer.tsx';
const VOICE_KB = 4.5;
/** The hall behind a council session, on devices that draw it. */
const HALL = 'src/client/game/HallLayer.tsx';
const HALL_KB = 14;
/** The cockpit in pictures, on devices that cannot draw it. */
const STILL_SHIP = 'src/client/game/stage/cockpit/StillShip.tsx';
const STILL_SHIP_KB = 2;
/** What the cockpit loads once it is shown, with the file that every page loads at rest, whose keys of questions it needs. */
const DEFERRED_PARTS = 'src/client/game/overlays/deferredParts.ts';
const DEFERRED_PARTS_KB = 2.5;
/** The buttons for accounts of a school and the second step of a sign-in, which load for staff who need them. */
const STAFF_SIGN_IN = 'src/client/login/school/staffSignIn.ts';
const STAFF_SIGN_IN_KB = 5;
const ON_DEMAND = [
  DEFERRED_PARTS,
  PHOTOS,
  EXAMPLES,
  LESSON,
  DEBATE,
  SESSION,
  SESSION_NOTICES,
  SESSION_KEEPER,
  SESSION_VOICE,
  REFLECTION,
  STORIES,
  DIARY,
  DIARY_DIALOG,
  PRACTICE,
  MENU,
  GUIDE,
  READING_AIDS,
  GLOSSARY,
  ALOUD,
  SIGN_VIDEO,
  CLIP_PLAYER,
  RANKING,
  COUNCIL_SEARCH,
  CAPTION_FORM,
  VERSIONS,
  PLAN_CANVAS,
  VOICE,
  HALL,
  STILL_SHIP,
];
const isLoadedOnDemand = (source: string) => isClipTable(source) || ON_DEMAND.includes(source);

describe('the client build', () => {
  const manifest = readManifest();
  const downloads = {
    login: downloadOf(manifest, ENTRY_PAGES.login),
    panel: downloadOf(manifest, ENTRY_PAGES.panel),
    map: downloadOf(manifest, ENTRY_PAGES.map),
    hall: downloadOf(manifest, ENTRY_PAGES.hall),
    game: downloadOf(
      manifest,
      ENTRY_PAGES.game,
      (source) => source.startsWith('src/client/game/') && !isLoadedOnDemand(source),
    ),
  };
  const clipTables = Object.keys(manifest).filter(isClipTable);

  it.each(Object.entries(BUDGET_KB))('%s loads at most %f kB of code', (download, budget) => {
    expect(downloads[download as keyof typeof downloads].bytes / 1000).toBeLessThanOrEqual(budget);
  });

  it.each<[string, number]>([
    [DEFERRED_PARTS, DEFERRED_PARTS_KB],
    [PHOTOS, PHOTOS_KB],
    [EXAMPLES, EXAMPLES_KB],
    [LESSON, LESSON_KB],
    [DEBATE, DEBATE_KB],
    [DOSSIER, DOSSIER_KB],
    [SESSION, SESSION_KB],
    [SESSION_NOTICES, SESSION_NOTICES_KB],
    [SESSION_KEEPER, SESSION_KEEPER_KB],
    [SESSION_VOICE, SESSION_VOICE_KB],
    [REFLECTION, REFLECTION_KB],
    [STORIES, STORIES_KB],
    [DIARY, DIARY_KB],
    [PRACTICE, PRACTICE_KB],
    [MENU, MENU_KB],
    [GUIDE, GUIDE_KB],
    [READING_AIDS, READING_AIDS_KB],
    [GLOSSARY, GLOSSARY_KB],
    ...WORDS,
    [SIGN_VIDEO, SIGN_VIDEO_KB],
    [ALOUD, ALOUD_KB],
    [CLIP_PLAYER, CLIP_PLAYER_KB],
    [TEAM_SUPPORTS, TEAM_SUPPORTS_KB],
    [RANKING, RANKING_KB],
    [COUNCIL_SEARCH, COUNCIL_SEARCH_KB],
    [CAPTION_FORM, CAPTION_FORM_KB],
    [VERSIONS, VERSIONS_KB],
    [PLAN_CANVAS, PLAN_CANVAS_KB],
    [VOICE, VOICE_KB],
    [HALL, HALL_KB],
    [STILL_SHIP, STILL_SHIP_KB],
    [PASSWORD_WORDS, PASSWORD_WORDS_KB],
    [PRINTING, PRINTING_KB],
    [CODE_FIELD, CODE_FIELD_KB],
    [STAFF_SIGN_IN, STAFF_SIGN_IN_KB],
  ])('splits %s into a separate download of at most %i kB', (source, budget) => {
    expect(manifest[source]?.isDynamicEntry).toBe(true);
    const { files } = downloadOf(manifest, source);
    const ownFiles = files.filter((file) => !downloads.game.files.includes(file));
    expect(ownFiles.length).toBeGreaterThan(0);
    expect(downloadWith(ownFiles).bytes / 1000).toBeLessThanOrEqual(budget);
  });

  it('splits the clip table of each theme into a separate download of at most 14 kB', () => {
    expect(clipTables).toHaveLength(THEMES.length);
    for (const table of clipTables) {
      expect(manifest[table]?.isDynamicEntry, table).toBe(true);
      const files = downloadOf(manifest, table).files.filter((file) => !downloads.game.files.includes(file));
      expect(files, table).toHaveLength(1);
      expect(downloadWith(files).bytes / 1000, table).toBeLessThanOrEqual(CLIP_TABLE_KB);
    }
  });

  it('finds the source of every page of the panel in the route table', () => {
    expect(panelPages()).toHaveLength(Object.keys(PANEL_PAGES).length);
  });

  it.each(panelPages())('%s is a separate download of at most 60 kB, and its dialogs of at most 77.5 kB', (source) => {
    expect(manifest[source]?.isDynamicEntry).toBe(true);
    const { page, dialogs } = panelPageDownloads(manifest, source);
    expect(page.bytes).toBeGreaterThan(0);
    expect(page.bytes / 1000).toBeLessThanOrEqual(PAGE_BUDGET_KB);
    expect(dialogs.bytes / 1000).toBeLessThanOrEqual(DIALOGS_BUDGET_KB);
  });

  it('loads the page for choosing a password with at most 60 kB beside the shell of the panel', () => {
    expect(manifest[OWN_PASSWORD_STEP]?.isDynamicEntry).toBe(true);
    expect(panelPageDownloads(manifest, OWN_PASSWORD_STEP).page.bytes / 1000).toBeLessThanOrEqual(PAGE_BUDGET_KB);
  });

  it('loads PixiJS only in the game, the star map and the hall', () => {
    expect(contains(downloads.game, PIXI_MARKER)).toBe(true);
    expect(contains(downloads.map, PIXI_MARKER)).toBe(true);
    expect(contains(downloads.hall, PIXI_MARKER)).toBe(true);
    expect(contains(downloads.login, PIXI_MARKER)).toBe(false);
    expect(contains(downloads.panel, PIXI_MARKER)).toBe(false);
  });

  it('loads pdf.js only in browsers that cannot show a PDF: no page contains it', () => {
    const manual = panelPageDownloads(manifest, 'src/client/panel/marking/manual/Manual.tsx');
    expect(contains(downloadOf(manifest, 'src/client/ui/pdf/openPdf.ts'), PDF_JS_MARKER)).toBe(true);
    for (const download of [
      ...Object.values(downloads),
      manual.page,
      downloadOf(manifest, 'src/client/pages/PdfPage.tsx'),
    ]) {
      expect(contains(download, PDF_JS_MARKER)).toBe(false);
    }
  });

  it('loads zod and the form library only with dialogs', () => {
    const teams = panelPageDownloads(manifest, 'src/client/panel/school/teams/Teams.tsx');
    for (const marker of FORM_LIBRARY_MARKERS) {
      for (const download of Object.values(downloads)) expect(contains(download, marker)).toBe(false);
      for (const source of panelPages().filter((page) => !FORM_PAGES.includes(page)))
        expect(contains(panelPageDownloads(manifest, source).page, marker), source).toBe(false);
      expect(contains(teams.dialogs, marker)).toBe(true);
    }
  });

  it('loads no panel code in the game and no game code in the panel', () => {
    expect(contains(downloads.panel, 'Painel de Controlo')).toBe(true);
    expect(contains(downloads.game, 'Painel de Controlo')).toBe(false);
    expect(contains(downloads.game, 'Nave anterior')).toBe(true);
    expect(contains(downloads.panel, 'Nave anterior')).toBe(false);
    expect(contains(downloads.login, 'Nave anterior')).toBe(false);
    expect(contains(downloads.map, 'Nave anterior')).toBe(false);
    expect(contains(downloads.hall, 'Nave anterior')).toBe(false);
    expect(contains(downloads.map, 'Painel de Controlo')).toBe(false);
  });

  it('caches for offline use no panel for a team, no game for a teacher, and each theme separately', () => {
    const sets = offlineFiles(manifest, { 'ic-m1-fs1.pdf': '7', 'manual.pdf': '7' });
    const code = (name: string) => downloadWith((sets[name] ?? []).map((file) => file.slice(1)).filter(isCode));
    const teamCode = { files: [...code('shell').files, ...code('game').files], bytes: 0 };
    const staffCode = { files: [...code('shell').files, ...code('panel').files], bytes: 0 };
    expect(contains(teamCode, PIXI_MARKER)).toBe(true);
    expect(contains(teamCode, 'Painel de Controlo')).toBe(false);
    expect(contains(staffCode, 'Painel de Controlo')).toBe(true);
    expect([contains(staffCode, PIXI_MARKER), contains(staffCode, 'Nave anterior')]).toEqual([false, false]);
    for (const theme of THEMES) {
      const words = sets[`glossary:${theme}`]?.map((file) => file.replace(/-[\w-]{8}\./, '.')) ?? [];
      expect(words).toContain(`/assets/${theme}.js`);
      expect(words).toContain('/assets/GlossaryLayer.js');
      // Its pack of pictures, the people of its dilemmas, the timings of its narration, and its sky; pages of words have that
      // of the first.
      const files = sets[`theme:${theme}`]?.map((file) => file.replace(/-[\w-]{8}\./, '.')) ?? [];
      const sky = theme === 'ic' ? [] : ['/assets/nebula.webp'];
      const people = SOLAR_SYSTEMS[theme].dilemmas.cast.map(({ who }) => `/assets/${theme}-${who}.webp`);
      expect(files.sort()).toEqual([...people, `/assets/${theme}.js`, `/assets/${theme}.pack`, ...sky].sort());
      expect(sets[`voice:${theme}:webm`]?.length, theme).toBe(sets[`voice:${theme}:m4a`]?.length);
    }
    expect([sets['paper:ic'], sets['paper:dh']]).toEqual([['/pdf/ic-m1-fs1.pdf?v=7'], undefined]);
  });

  it.each(['login', 'game', 'panel'] as const)('has a page for %s that names the code it loads first', (name) => {
    const html = readFileSync(resolve(import.meta.dirname, `../../../dist/client/${name}.html`), 'utf8');
    const named = [...html.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
    const loaded = downloadOf(manifest, ENTRY_PAGES[name], () => false).files.filter(isCode);
    expect(loaded.filter((file) => !named.includes(file))).toEqual([]);
  });

  it('includes every file of the build in an offline set, except those of the pages that need a network', () => {
    const cachedFiles = new Set(Object.values(offlineFiles(manifest, {})).flat());
    const builtFiles = Object.values(manifest).map(({ file }) => `/${file}`);
    // The operating system fetches the icons when the game is installed; without a network there is no class to
    // show on a map, no published selection, and no open questionnaire.
    const uncached =
      /^\/assets\/(icon|emblem|ClassMapPage|CouncilHallPage|SelectionPage|SurveyPage|AccessibilityPage|useProjectorState|staffSignIn|esm)-/;
    expect(builtFiles.filter((file) => !cachedFiles.has(file) && !uncached.test(file))).toEqual([]);
    expect([...cachedFiles].filter((file) => /ClassMapPage|CouncilHallPage|SurveyPage|emblem-/.test(file))).toEqual([]);
  });
});

describe('the quiz keys', () => {
  const client = resolve(import.meta.dirname, '../../../dist/client');
  const textFiles = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|json|html)$/.test(name),
  );

  it.each(textFiles)('are not in %s', (name) => {
    const text = readFileSync(resolve(client, name), 'utf8').replace(/\\u00a0|\\xa0/gi, '\u00a0');
    expect(rightAnswersIn(text)).toEqual([]);
  });

  it('come with the client build only for the fallback script, which plays when the server does not answer', () => {
    const allText = textFiles.map((name) => readFileSync(resolve(client, name), 'utf8')).join('\n');
    expect(textFiles.length).toBeGreaterThan(50);
    expect(allText).toContain(FALLBACK_SCRIPT.levels.level1[0]?.question);
    const questions = Object.values(SOLAR_SYSTEMS).flatMap(({ tutorial, levels }) => [tutorial.quiz, ...levels.level1]);
    expect(questions.filter(({ question }) => allText.includes(question))).toEqual([]);
  });

  it('in the annex of the manual are outside the public folder', () => {
    const publicFiles = readdirSync(client, { recursive: true, encoding: 'utf8' });
    expect(publicFiles.filter((name) => /anexo|annex.*\.pdf/i.test(name))).toEqual([]);
    expect(readFileSync(resolve(client, '../documents/anexo.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('the teacher’s notes of the worksheets', () => {
  const client = resolve(import.meta.dirname, '../../../dist/client');

  it('are in no file of the client, because only the annex prints them', () => {
    const scripts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
    const code = scripts.map((name) => readFileSync(resolve(client, name), 'utf8')).join('\n');
    expect(code).toContain(LESSON_PLANS[4].sessions[0]?.aims);
    const aims = THEMES.flatMap((theme) => Object.values(NOTES_BY_THEME[theme]).map(({ aim }) => aim));
    expect(aims).toHaveLength(36);
    expect(aims.filter((aim) => code.includes(aim))).toEqual([]);
  });
});

describe('the software bill of materials', () => {
  const sbom = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../dist/sbom.cdx.json'), 'utf8'));
  const componentNames = (sbom.components as { group?: string; name: string }[]).map(({ group, name }) =>
    group ? `${group}/${name}` : name,
  );

  it('names the dependencies of the client and the server, and no development dependency', () => {
    const bundled = ['react', 'react-dom', 'pixi.js', '@pixi/react', 'xstate', 'howler', 'pdfjs-dist', 'zod'];
    const fonts = ['@fontsource-variable/exo-2', '@fontsource-variable/atkinson-hyperlegible-next', 'tailwindcss'];
    for (const name of [...bundled, ...fonts, 'fastify', 'pg', '@node-rs/argon2'])
      expect(componentNames).toContain(name);
    for (const name of ['vitest', 'phaser', 'typescript', 'vite']) expect(componentNames).not.toContain(name);
  });

  it('is not in the public folder, and neither are source maps', () => {
    const publicFiles = readdirSync(resolve(import.meta.dirname, '../../../dist/client'), { recursive: true }).map(
      String,
    );
    expect(publicFiles.filter((file) => /sbom|bundled\.json|\.map(\.br|\.gz)?$/.test(file))).toEqual([]);
  });
});

const isCode = (file: string) => /\.(js|css)$/.test(file);
