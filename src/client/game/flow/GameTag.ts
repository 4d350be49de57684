import type { SceneTag } from './scenes.ts';

/** Where the team is; decides which work the overlays show. */
type Place =
  | 'loading'
  | 'bootFailed'
  | 'intro'
  | 'hangar'
  | 'training'
  | 'quiz'
  | 'write'
  | 'upload'
  | 'outro'
  | 'dilemma'
  | 'consequence'
  | 'missionIntro'
  | 'congratulations'
  | 'sending'
  | 'ending'
  | 'flight'
  | 'council';

/** The phase of the current place. */
type Phase =
  /** The work is shown but not yet open. */
  | 'waiting'
  | 'feedback'
  | 'posting'
  | 'refused'
  | 'scriptMissing'
  /** The robot is about to speak. */
  | 'breathing'
  | 'speaking'
  | 'leaveAsked'
  | 'leaving'
  | 'leaveFailed'
  | 'councilLoading'
  | 'councilFailed'
  | 'councilSearching'
  | 'councilGrowing'
  | 'reportSending'
  | 'rankingShown'
  | 'rankingLoading';

type PlaceTag = `at:${Place}`;

/** All tags of the machine: a scene for the stage, a place and a phase for the view. */
export type GameTag = SceneTag | PlaceTag | Phase;
