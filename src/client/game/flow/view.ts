import { THEME_NAMES } from '#domain/vocabulary.ts';
import type { GameContext } from './GameState.ts';
import type { GameInfo, GameView } from './GameView.ts';
import type { GameSnapshot } from './gameMachine.ts';
import { councilTheme } from './rules/council.ts';
import { missionHere } from './rules/lines.ts';
import { messageOf, nextCueOf } from './rules/speech.ts';
import { SCENES, type SceneName } from './scenes.ts';
import { buttonsOf } from './view/buttons.ts';
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
  GameView,
  MissionGuide,
  OptionState,
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
    mission: missionHere(context),
    ship: inHangar ? progress.shipView : (progress.ship ?? team?.ship ?? progress.shipView),
    theme,
    mode,
    topMessage: messageOf(speech),
    canSkip: canSkip(snapshot),
    hint: hintOf(snapshot),
    info: infoOf(context),
    work: workOf(snapshot),
    buttons: buttonsOf(snapshot),
    leaveDialog: leaveDialogOf(snapshot),
    notice: noticeOf(snapshot),
    guide: guideOf(snapshot),
    narration: narrationOf(snapshot),
    upcoming: placeOf(nextCueOf(speech)),
  };
}

/** Returns the one scene of the current state. */
export function sceneOf(snapshot: GameSnapshot): SceneName {
  return SCENES.find((scene) => snapshot.hasTag(`scene:${scene}`)) ?? 'loading';
}

function canSkip(snapshot: GameSnapshot): boolean {
  return (['waiting', 'breathing', 'speaking', 'at:flight'] as const).some((tag) => snapshot.hasTag(tag));
}

function infoOf(context: GameContext): GameInfo {
  const { mode, team, theme, progress } = context;
  return {
    group: mode === 'test' ? 'Modo de teste' : (team?.name ?? ''),
    members: team?.members ?? [],
    level: progress.part === null ? 'Conselho Galáctico' : progress.part === 0 ? 'Treino' : `Missão ${progress.part}`,
    galaxy: THEME_NAMES[progress.part === null ? councilTheme(context) : theme],
  };
}
