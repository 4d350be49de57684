import type { SceneTag } from './scenes.ts';

/** Where the team is: what work the overlays show. */
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
  | 'missionIntro'
  | 'congratulations'
  | 'sending'
  | 'ending'
  | 'flight'
  | 'council';

/** What goes on there. */
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

/** Every tag of the machine: the scene for the stage, place and phase for the view. */
export type GameTag = SceneTag | PlaceTag | Phase;
