import { THEME_NAMES } from '#domain/vocabulary.ts';
import type { GameInfo, GameView } from './GameView.ts';
import type { GameSnapshot } from './gameMachine.ts';
import { councilTheme } from './rules/council.ts';
import { missionHere } from './rules/lines.ts';
import { messageOf, nextCueOf } from './rules/speech.ts';
import { SCENES, type SceneName } from './scenes.ts';
import { buttonsOf } from './view/buttons.ts';
import { dilemmaMission, lightsOf } from './view/dilemma.ts';
import { gazeOf } from './view/gaze.ts';
import { guideOf } from './view/guide.ts';
import { hintOf } from './view/hint.ts';
import { moodOf } from './view/mood.ts';
import { narrationOf, placeOf } from './view/narration.ts';
import { leaveDialogOf, noticeOf } from './view/notices.ts';
import { raisedOf, workOf } from './view/work.ts';

export type {
  ButtonSpec,
  CaptionsView,
  CouncilExtent,
  CouncilRankingView,
  CouncilRow,
  CouncilSearchView,
  DilemmaVoice,
  Echo,
  GameView,
  MissionGuide,
  OptionState,
  Person,
  PlanetLights,
  TextVersion,
  Work,
} from './GameView.ts';

/** Computes everything to see and hear from a snapshot; pure. */
export function viewOf(snapshot: GameSnapshot): GameView {
  const { context } = snapshot;
  const { mode, theme, progress, team, speech } = context;
  const inHangar = snapshot.hasTag('at:hangar');
  return {
    scene: sceneOf(snapshot),
    robot: moodOf(snapshot),
    gaze: gazeOf(snapshot),
    raised: raisedOf(workOf(snapshot)),
    mission: dilemmaMission(snapshot) ?? missionHere(context),
    isTutorial: context.progress.part === 0,
    place: placeName(context),
    lights: lightsOf(context),
    ship: inHangar ? progress.shipView : (progress.ship ?? team?.ship ?? progress.shipView),
    theme,
    mode,
    topMessage: messageOf(speech),
    canSkip: canSkip(snapshot),
    hint: hintOf(snapshot),
    info: infoOf(snapshot),
    work: workOf(snapshot),
    buttons: buttonsOf(snapshot),
    leaveDialog: leaveDialogOf(snapshot),
    notice: noticeOf(snapshot),
    guide: guideOf(snapshot),
    narration: narrationOf(snapshot),
    upcoming: placeOf(nextCueOf(speech)),
  };
}

/** Returns the name of the place of the current mission; null in the tutorial and in the council. */
function placeName(context: GameSnapshot['context']): string | null {
  const mission = missionHere(context);
  return mission === null ? null : context.script.missions[mission].place;
}

/** Returns the one scene of the current state. */
export function sceneOf(snapshot: GameSnapshot): SceneName {
  return SCENES.find((scene) => snapshot.hasTag(`scene:${scene}`)) ?? 'loading';
}

function canSkip(snapshot: GameSnapshot): boolean {
  return (['waiting', 'breathing', 'speaking', 'at:flight'] as const).some((tag) => snapshot.hasTag(tag));
}

function infoOf(snapshot: GameSnapshot): GameInfo {
  const { context } = snapshot;
  const { mode, team, theme, progress } = context;
  return {
    group: mode === 'test' ? 'Modo de teste' : (team?.name ?? ''),
    members: team?.members ?? [],
    level: levelName(snapshot),
    galaxy: THEME_NAMES[progress.part === null ? councilTheme(context) : theme],
  };
}

function levelName(snapshot: GameSnapshot): string {
  const { part } = snapshot.context.progress;
  if (part === null) return 'Conselho Galáctico';
  if (part === 0) return 'Treino';
  const left = dilemmaMission(snapshot);
  return left === null ? `Missão ${part}` : `Depois da missão ${left}`;
}
