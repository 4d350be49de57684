import type { Ranking } from '#contract/council/ranking.ts';
import type { MissionLevel, ShipNumber, Theme, WorksheetNumber } from '#domain/vocabulary.ts';
import type { Raised } from './cockpitLayout.ts';
import type { GameEvent } from './GameEvent.ts';
import type { CouncilProposal, GameMode, LocalFile } from './GameState.ts';
import type { RobotGaze, RobotMood, SceneName } from './scenes.ts';

/** What overlays, stage and audio are told; nothing else of the game is their business. */
export interface GameView {
  scene: SceneName;
  robot: RobotMood;
  gaze: RobotGaze;
  /** What the middle screen shows over the window. */
  raised: Raised;
  /** The mission under way: its planet stands before the window; null in the tutorial and in the council. */
  mission: MissionLevel | null;
  ship: ShipNumber;
  theme: Theme;
  mode: GameMode;
  /** The message on the top screen; never ''. */
  topMessage: string | null;
  /** A click or key would shorten the waiting. */
  canSkip: boolean;
  /** The instruction beside the robot. */
  hint: string | null;
  info: GameInfo;
  work: Work;
  buttons: { left: ButtonSpec | null; middle: ButtonSpec | null; right: ButtonSpec | null };
  leaveDialog: { text: string; busy: boolean } | null;
  notice: Notice | null;
  /** null outside of the missions. */
  guide: MissionGuide | null;
  narration: MessagePlace | null;
  /** The message that comes after it in this place, before it is said. */
  upcoming: MessagePlace | null;
}

/** Where a message of the robot stands in the script. */
export interface MessagePlace {
  key: string;
  position: number;
}

export interface GameInfo {
  group: string;
  members: readonly string[];
  level: string;
  galaxy: string;
}

/** A mission's worksheets, and how it is marked. */
export interface MissionGuide {
  mission: MissionLevel;
  title: string;
  worksheets: readonly GuideSheet[];
  criteria: readonly GuideCriterion[];
  /** The points that the whole mission can bring. */
  most: number;
}

export interface GuideSheet {
  number: WorksheetNumber;
  title: string;
  /** When a class uses it. */
  moment: string;
  /** Of its page, on this site. */
  href: string;
  /** The one that belongs to what the team does now. */
  isForNow: boolean;
}

/** What is marked, and what each mark says to the team. */
export interface GuideCriterion {
  name: string;
  marks: readonly { points: number; words: string }[];
}

export interface ButtonSpec {
  label: string;
  event: GameEvent;
  disabled: boolean;
}

/** `canRetry`: RETRY does something here. `action`: what else can be done about it. */
export interface Notice {
  tone: 'info' | 'error';
  text: string;
  canRetry: boolean;
  action?: ButtonSpec;
}

/** `at` in unix seconds, null just now. */
export interface TextVersion {
  text: string;
  at: number | null;
}

/** `locked` was pressed once; `shownRight` is the right one that was not chosen. */
export type OptionState = 'open' | 'locked' | 'right' | 'wrong' | 'shownRight';

/** A teacher's words about a mission; `isSaid` while ORBI says them. */
export interface SpokenNote {
  title: string;
  text: string;
  isSaid: boolean;
}

export interface CouncilSearchView {
  isSearching: boolean;
  found: { words: string; more: boolean } | null;
  error: string | null;
}

/** The ranking that the teacher has opened; `places` null while it is read or could not be read. */
export interface CouncilRankingView {
  isShown: boolean;
  isLoading: boolean;
  places: Ranking | null;
  failure: string | null;
}

export interface CouncilExtent {
  shown: number;
  total: number;
  /** More can be asked for. */
  canGrow: boolean;
  isGrowing: boolean;
  /** Why more could not be read. */
  error: string | null;
}

export type CouncilRow = CouncilProposal & { own: boolean };

export type Work =
  | { kind: 'none' }
  | { kind: 'ship'; number: ShipNumber; name: string; color: string; canPrevious: boolean; canNext: boolean }
  | {
      kind: 'quiz';
      question: string;
      options: readonly { label: string; state: OptionState }[];
      hint: string | null;
      /** Whether the options can be seen: not before the robot has spoken or was skipped. */
      isShown: boolean;
      disabled: boolean;
      explanation: string | null;
      number: number;
      of: number;
    }
  | {
      kind: 'write';
      prompt: string;
      value: string;
      /** What stood here on this or another device and gave way, the newest first. */
      versions: readonly TextVersion[];
      disabled: boolean;
      number: number;
      of: number;
      error: string | null;
    }
  | {
      kind: 'upload';
      prompt: string;
      files: readonly LocalFile[];
      disabled: boolean;
      number: number;
      of: number;
      error: string | null;
    }
  /** `isWaiting`: the answers are still here, for want of a network. */
  | { kind: 'congratulations'; lines: readonly string[]; mission: MissionLevel; isWaiting: boolean }
  | { kind: 'missionIntro'; title: string; place: string; briefing: string }
  | {
      kind: 'council';
      proposals: readonly CouncilRow[];
      notes: readonly SpokenNote[];
      loading: boolean;
      /** How many of all proposals the list shows; null while a search is shown. */
      extent: CouncilExtent | null;
      /** Null while the list is all there is; `found`: what is shown in its place. */
      search: CouncilSearchView | null;
      /** Why the list could not be read. */
      failure: string | null;
      openComments: string | null;
      /** `unsent`: what was sent off and has not arrived yet. */
      comment: { value: string; error: string | null; unsent: readonly string[]; allowed: boolean };
      /** `commentId`, `proposalId`: what is being reported, or could not be; one of the two at most. */
      report: {
        commentId: string | null;
        proposalId: string | null;
        error: string | null;
        sending: boolean;
        allowed: boolean;
      };
      /** Null while the teacher has not opened it. */
      ranking: CouncilRankingView | null;
    }
  | { kind: 'ending'; lines: readonly string[] }
  | { kind: 'failure'; text: string };
