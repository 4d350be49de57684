import type { Ranking } from '#contract/council/ranking.ts';
import type { CommentKind } from '#domain/council/comments.ts';
import type { PlanPart } from '#domain/council/planParts.ts';
import type { DilemmaChoice, DilemmaMission } from '#domain/game/dilemmas.ts';
import type { MissionLevel, ShipNumber, Theme, WorksheetNumber } from '#domain/vocabulary.ts';
import type { Raised } from './cockpitLayout.ts';
import type { GameEvent } from './GameEvent.ts';
import type { CouncilProposal, GameMode, LocalFile, UnsentComment, UnsentReply } from './GameState.ts';
import type { RobotGaze, RobotMood, SceneName } from './scenes.ts';

/** The choice that lights the planet of a mission. */
export type PlanetLights = Partial<Record<DilemmaMission, DilemmaChoice>>;

/** Everything that overlays, stage and audio know of the game. */
export interface GameView {
  scene: SceneName;
  robot: RobotMood;
  gaze: RobotGaze;
  /** What the middle screen shows raised over the window. */
  raised: Raised;
  /** The current mission, whose planet is seen through the window; null in the tutorial, in the council and at the end. */
  mission: MissionLevel | null;
  /** The name of that mission's place, to which a flight goes. */
  place: string | null;
  /** Whether the team is in the training, which introduces the solar system. */
  isTutorial: boolean;
  /** The choices that changed the light of the planets, by mission. */
  lights: PlanetLights;
  ship: ShipNumber;
  theme: Theme;
  mode: GameMode;
  /** The message on the top screen; never ''. */
  topMessage: string | null;
  /** Whether a click or key shortens the current delay. */
  canSkip: boolean;
  /** Instruction beside the robot. */
  hint: string | null;
  info: GameInfo;
  work: Work;
  buttons: { left: ButtonSpec | null; middle: ButtonSpec | null; right: ButtonSpec | null };
  leaveDialog: { text: string; busy: boolean } | null;
  notice: Notice | null;
  /** null outside missions. */
  guide: MissionGuide | null;
  narration: MessagePlace | null;
  /** The next message at this place, so that its narration can be prefetched. */
  upcoming: MessagePlace | null;
}

/** Position of a robot's message in the script. */
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

/** A mission's worksheets and marking criteria. */
export interface MissionGuide {
  mission: MissionLevel;
  title: string;
  worksheets: readonly GuideSheet[];
  criteria: readonly GuideCriterion[];
  /** Maximum points of the whole mission. */
  most: number;
}

export interface GuideSheet {
  number: WorksheetNumber;
  title: string;
  /** When a class uses it. */
  moment: string;
  /** Address of its page on this site. */
  href: string;
  /** Whether it belongs to the team's current step. */
  isForNow: boolean;
}

/** One marking criterion, with the text of each mark for the team. */
export interface GuideCriterion {
  name: string;
  marks: readonly { points: number; words: string }[];
}

export interface ButtonSpec {
  label: string;
  event: GameEvent;
  disabled: boolean;
}

/** `canRetry`: RETRY has an effect here. `action`: another way to act on the notice. */
export interface Notice {
  tone: 'info' | 'error';
  text: string;
  canRetry: boolean;
  action?: ButtonSpec;
}

/** `at` in unix seconds, null for just now. */
export interface TextVersion {
  text: string;
  at: number | null;
}

/** `locked`: pressed once. `shownRight`: the right option when another one was chosen. */
export type OptionState = 'open' | 'locked' | 'right' | 'wrong' | 'shownRight';

/** A teacher's note on a mission; `isSaid` while ORBI says it. */
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

/** The ranking that the teacher has opened; `places` is null while it loads and after a failure. */
export interface CouncilRankingView {
  isShown: boolean;
  isLoading: boolean;
  places: Ranking | null;
  failure: string | null;
}

/** Answers and new plans of the team on its own proposal. */
export interface CouncilReplyView {
  /** Texts begun, by the id of the question or the suggestion. */
  begun: Readonly<Record<string, string>>;
  /** Sent off and not yet acknowledged by the server. */
  unsent: readonly UnsentReply[];
  error: { commentId: string; message: string } | null;
  /** Whether the open proposal is the team's own. */
  allowed: boolean;
}

export interface CouncilExtent {
  shown: number;
  total: number;
  /** Whether another page can be loaded. */
  canGrow: boolean;
  isGrowing: boolean;
  /** Why the next page could not be loaded. */
  error: string | null;
}

/** The canvas of a plan; `isBegun` when the team has written in it, in this step or an earlier one. */
export interface PlanCanvasView {
  parts: readonly PlanPart[];
  isBegun: boolean;
}

/** The captions of the files of a step. */
export interface CaptionsView {
  /** Whether the reminder before photographs of people is still to be read. */
  showsPhotoRules: boolean;
  /** How many files lack one, once the team was asked for them; 0 before. */
  missing: number;
  /** Captions that were replaced on this or another device, newest first, by the id of the file. */
  versions: Readonly<Record<string, readonly TextVersion[]>>;
}

/** An inhabitant of a planet; `picture` names the portrait, `look` describes it. */
export interface Person {
  picture: string;
  name: string;
  role: string;
  look: string;
}

/** What an inhabitant wants in a dilemma; `why` is null until the team opens it. */
export interface DilemmaVoice extends Person {
  wants: string;
  why: string | null;
}

/** A choice told again later, with the words of the inhabitant who comes back. */
export interface Echo extends Person {
  told: string;
  words: string;
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
      /** Whether the options are visible: not before the robot has spoken or was skipped. */
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
      /** The parts of the plan that this step asks for; null outside mission 4. */
      canvas: PlanCanvasView | null;
      /** Texts that stood here on this or another device and were replaced, newest first. */
      versions: readonly TextVersion[];
      /** The answer by voice; undefined without one. */
      recording?: LocalFile | undefined;
      disabled: boolean;
      number: number;
      of: number;
      error: string | null;
    }
  | {
      kind: 'upload';
      prompt: string;
      files: readonly LocalFile[];
      /** Null where files have no captions. */
      captions: CaptionsView | null;
      disabled: boolean;
      number: number;
      of: number;
      error: string | null;
    }
  /** `isWaiting`: the answers have not been sent yet, for lack of a network. */
  | { kind: 'congratulations'; lines: readonly string[]; mission: MissionLevel; isWaiting: boolean }
  | { kind: 'missionIntro'; title: string; place: string; briefing: string; echoes: readonly Echo[] }
  | {
      kind: 'dilemma';
      title: string;
      place: string;
      question: string;
      voices: readonly DilemmaVoice[];
      choices: readonly { label: string; state: 'open' | 'locked' | 'closed' }[];
      /** How many perspectives are still to be opened before the third way. */
      missing: number;
      hint: string | null;
    }
  /** What followed from a choice: `lines` are ORBI's messages, `seen` is what the planet shows. */
  | {
      kind: 'consequence';
      title: string;
      place: string;
      choice: string;
      lines: readonly string[];
      seen: string;
      person: Person;
    }
  | {
      kind: 'council';
      proposals: readonly CouncilRow[];
      notes: readonly SpokenNote[];
      /** What the team chose in its dilemmas, and who comes back because of it. */
      echoes: readonly Echo[];
      loading: boolean;
      /** How many of all proposals the list shows; null during a search. */
      extent: CouncilExtent | null;
      /** Null while the list shows everything. `found`: the result shown in place of the list. */
      search: CouncilSearchView | null;
      /** Why the list could not be loaded. */
      failure: string | null;
      openComments: string | null;
      /** `unsent`: comments sent off and not yet acknowledged by the server. */
      comment: {
        value: string;
        kind: CommentKind | null;
        error: string | null;
        unsent: readonly UnsentComment[];
        allowed: boolean;
      };
      reply: CouncilReplyView;
      /** The comment or the proposal that is being reported, or whose report failed; at most one is set. */
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
