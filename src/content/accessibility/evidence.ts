import type { Verdict } from './Criterion.ts';

/** Tests that several criteria name. */
export const GAME_AXE =
  'tests/e2e/game/states.test.ts: is accessible, with nothing cut off or too small for touch, on tablets and on a laptop';
export const PANEL_AXE = 'tests/e2e/panel/panelScreens.test.ts: every screen of the panel';
export const PANEL_DIALOGS_AXE = 'tests/e2e/panel/panelScreens.test.ts: every dialog of the panel';
export const PUBLIC_AXE = 'tests/e2e/game/screens.test.ts: %s fits the screen and is accessible';
export const GAME_KEYS = 'tests/e2e/game/keyboard.test.ts: is playable from sign-in to the council and sign-out';
export const PANEL_KEYS =
  'tests/e2e/panel/panelKeyboard.test.ts: lets a teacher sign in, add a team and mark two teams';
export const ENGINES_KEYS = 'tests/engines/keyboard.test.ts: a teacher signs in and adds a team';
export const REFLOW_GAME =
  'tests/e2e/game/reflow.test.ts: is not wider than the window, and everything can be scrolled to';
export const ADAPTS_GAME =
  'tests/e2e/game/reflow.test.ts: keeps everything at 400 %, with wider spacing and in forced colours';
export const ADAPTS_PANEL =
  'tests/e2e/panel/reflow.test.ts: keeps everything at 400 %, with wider spacing and in forced colours, and has names for screen readers';
export const SWITCH_KEYS =
  'tests/e2e/game/spoken/switchAccess.test.ts: is playable from sign-in to the council and sign-out, and says each change once';
/** What a screen reader is told of every state of the game. */
export const SPOKEN_TREE =
  'tests/e2e/game/spoken/spokenJourney.test.ts: has what a screen reader says in the component tests, and nothing without a name';
export const SPOKEN_SHIPS = 'tests/client/game/spoken/states.test.tsx: the ships, one after the other';
export const DIALOG_FOCUS = 'tests/client/ui/dialog.test.tsx: is modal, named by its title, and gives the focus back';
export const CONTRASTS = 'tests/client/theme.test.ts: has readable %s on %s';
export const WORKSHEET_UA = 'tests/tools/pdf/printing.test.ts: is a tagged Portuguese PDF/UA with a title';
export const WORKSHEETS_ALT =
  'tests/content/worksheets.test.ts: is printed as a tagged Portuguese PDF with alternative texts';
const DOSSIER = 'tests/server/council/dossier/dossierPdf.isolated.test.ts';
export const DOSSIER_UA = `${DOSSIER}: names its title, its language and its standard`;
export const DOSSIER_HEADINGS = `${DOSSIER}: begins with its only heading of level 1 and skips no level`;
export const DOSSIER_TAGS = `${DOSSIER}: marks every text as content of the structure or as an artifact`;
export const DOSSIER_LISTS = `${DOSSIER}: has lists and tables with their parts`;

/** Verdicts that many criteria share. */
export const PAPER_HAS_NO_CONTROLS: Verdict = {
  result: 'notApplicable',
  how: 'os PDF são para ler e imprimir: não têm formulários nem comandos',
  tests: [],
};
export const PAPER_HAS_NO_MEDIA: Verdict = {
  result: 'notApplicable',
  how: 'os PDF não têm som nem vídeo',
  tests: [],
};
export const NO_LIVE_MEDIA: Verdict = {
  result: 'notApplicable',
  how: 'o produto não transmite som nem vídeo em direto',
  tests: [],
};
/** Said of a team's own video; no team can add captions or a description. */
export const TEAM_VIDEOS = 'os vídeos que uma equipa junta às respostas passam como foram gravados';
