import { THEME_NAMES } from '#domain/vocabulary.ts';
import type { GameContext, NarrationCue } from './GameState.ts';
import type { GameInfo, GameView, MessagePlace } from './GameView.ts';
import type { GameSnapshot } from './gameMachine.ts';
import { councilTheme } from './rules/council.ts';
import { missionHere } from './rules/lines.ts';
import { cueOf, messageOf, nextCueOf } from './rules/speech.ts';
import { type RobotMood, SCENES, type SceneName } from './scenes.ts';
import { buttonsOf } from './view/buttons.ts';
import { gazeOf } from './view/gaze.ts';
import { guideOf } from './view/guide.ts';
import { hintOf } from './view/hint.ts';
import { leaveDialogOf, noticeOf } from './view/notices.ts';
import { raisedOf, workOf } from './view/work.ts';

export type {
  ButtonSpec,
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

/** Everything there is to see and hear now: pure, the same for the same snapshot. */
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

/** The one scene that each state carries. */
export function sceneOf(snapshot: GameSnapshot): SceneName {
  return SCENES.find((scene) => snapshot.hasTag(`scene:${scene}`)) ?? 'loading';
}

function canSkip(snapshot: GameSnapshot): boolean {
  return (['waiting', 'breathing', 'speaking', 'at:flight'] as const).some((tag) => snapshot.hasTag(tag));
}

function narrationOf(snapshot: GameSnapshot): GameView['narration'] {
  const isReading = snapshot.hasTag('speaking') || snapshot.hasTag('breathing');
  return placeOf(isReading ? cueOf(snapshot.context.speech) : null);
}

function placeOf(cue: NarrationCue | null): MessagePlace | null {
  return cue && { key: cue.key, position: cue.position };
}

/** Glad or encouraging beats talking: the team looks at the robot right after its answer. */
function moodOf(snapshot: GameSnapshot): RobotMood {
  const work = workOf(snapshot);
  if (work.kind === 'quiz' && snapshot.hasTag('feedback')) {
    return work.options.some(({ state }) => state === 'right') ? 'glad' : 'encourage';
  }
  if (narrationOf(snapshot) !== null) return 'talk';
  if (snapshot.hasTag('scene:celebration')) return 'glad';
  const isOpen = !snapshot.hasTag('waiting');
  return isOpen && (work.kind === 'quiz' || work.kind === 'write' || work.kind === 'upload') ? 'listen' : 'idle';
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
