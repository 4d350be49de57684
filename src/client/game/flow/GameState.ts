import type { SolarSystem } from '#content/SolarSystem.ts';
import type { Proposal } from '#contract/council/proposals.ts';
import type { Ranking } from '#contract/council/ranking.ts';
import type { CommentKind } from '#domain/council/comments.ts';
import type { CaptionPlace } from '#domain/game/captions.ts';
import type { ChosenDilemma, DilemmaChoice, DilemmaMission } from '#domain/game/dilemmas.ts';
import type {
  GameLevel,
  MissionLevel,
  Part,
  RankingScope,
  ShipNumber,
  Theme,
  TutorialStep,
} from '#domain/vocabulary.ts';

/** State of the game while it is played; plain data only. */

/** `test`: staff try a theme; nothing is sent to the server (spec, section 4; ruling 23). */
export type GameMode = 'team' | 'test';

export type TeamInfo = {
  _id: string;
  name: string;
  className: string;
  school: string | null;
  members: string[];
  ship: ShipNumber | null;
};

export type LocalFile = {
  id: string;
  name: string;
  /** 0 when unknown. */
  bytes: number;
  /** `upload:…` or the address of an answer’s file once the file is on the server. */
  reference: string | null;
  /** 0 to 1. */
  progress: number;
  failed: string | null;
  /** Why the upload is paused; it resumes by itself. */
  paused?: string;
  /** What the team says of the file; absent until a device of the team has said something. Mission 3 only. */
  caption?: string;
  place?: CaptionPlace | null;
  /** The length of an answer by voice. */
  seconds?: number;
  /** What staff wrote down of an answer by voice that was given back. */
  words?: string;
};

/** A change in what the team says of a file; fields left out are unchanged. */
export type FileDescription = { id: string; caption?: string; place?: CaptionPlace };

/** A file that was just chosen; fields left out get their initial values. */
export type NewFile = Pick<LocalFile, 'id' | 'name' | 'bytes'> & Partial<LocalFile>;

/** A change in the state of an upload; fields left out are unchanged. */
export type FileNews = { id: string } & Partial<
  Pick<LocalFile, 'name' | 'bytes' | 'reference' | 'progress' | 'failed' | 'paused'>
>;

/**
 * Everything a team has typed, chosen or attached and not yet posted, and its position in the part. Stored on the
 * device and as the draft on the server (ruling 14). A round trip through JSON leaves it unchanged.
 */
export type Progress = {
  /** null in the council. */
  part: Part | null;
  tutorialStep: TutorialStep;
  ship: ShipNumber | null;
  /** The ship shown in the carousel. */
  shipView: ShipNumber;
  /** Confirmed answers of this part, in the form in which they are posted. */
  quiz: string[];
  /** Submitted texts of this part. */
  texts: string[];
  /** Attached files of this part, by step; of steps with texts their answers by voice (`recordingHere`). */
  files: LocalFile[][];
  /** Step within the mission, from 0; the number of steps once all are done. */
  step: number;
  /** Content of the text area of the current step. */
  typed: string;
  /** Comments begun in the council, by proposal id. */
  comments: Record<string, string>;
  /** Comments sent off and not yet acknowledged by the server, in order. */
  unsent: UnsentComment[];
  /** Kinds chosen for the comments begun, by proposal id; none for a plain comment. */
  kinds: Record<string, CommentKind>;
  /** Answers and new plans begun, by the id of the question or the suggestion. */
  replies: Record<string, string>;
  /** Answers and new plans sent off and not yet acknowledged by the server, in order. */
  unsentReplies: UnsentReply[];
  /** Whether the team has read the reminder before photographs of people; absent until then. */
  photoRulesRead?: true;
  /** The dilemma before this part: perspectives opened, the choice, and whether its consequence was seen. */
  dilemma: { opened: readonly number[]; choice: DilemmaChoice | null; isOver: boolean };
};

/** The team's choices in the dilemmas, by the mission before each. */
export type ChosenDilemmas = Partial<Record<DilemmaMission, ChosenDilemma>>;

/** Another team's comment or proposal that a team reports to its teacher. */
export type ReportTarget = { kind: 'comment' | 'proposal'; id: string };

/** `kind` is absent for a plain comment. */
export type UnsentComment = { proposalId: string; text: string; kind?: CommentKind };

/** The own team's answer to a question on its proposal, or the new plan with which it accepts a suggestion. */
export type UnsentReply = { proposalId: string; commentId: string; to: 'question' | 'suggestion'; text: string };

export type GameInput = {
  mode: GameMode;
  theme: Theme;
  /** Progress stored on this device, or null. */
  progress: Progress | null;
  team: TeamInfo | null;
};

/** A refusal or failure, worded for the team. `code` is the server's refusal id, '' when there is none. */
export type GameRefusal = { message: string; code: string };

/** `isExample`: part of the demonstration set, which no team wrote; only in test mode. */
export type CouncilProposal = Proposal & { isExample?: true };
export type Stars = Proposal['stars'];
export type CouncilComment = Proposal['teamProposal']['comments'][number];
export type CouncilAnswer = NonNullable<CouncilComment['answer']>;

/** A mission that a teacher gave back, with the teacher's note; it is played before anything else. */
export type ReturnedMission = { level: MissionLevel; note: string };

/** A teacher's note on a mission that the team has answered. */
export type TeacherNote = { level: MissionLevel; text: string };

/** Changes that a teacher may have made for the team while it plays. */
export type TeamNews = {
  returned: ReturnedMission | null;
  notes: readonly TeacherNote[];
  /** Choices that the server has; left out when unknown. */
  choices?: ChosenDilemmas;
};

/** Answers of a mission from before it was given back, by step; the team continues from them. */
export type FormerAnswers = { texts: readonly string[]; files: readonly (readonly LocalFile[])[] };

export type LoadedGame = {
  /** null when the game data could not be loaded: the fallback script plays (spec, section 8). */
  script: SolarSystem | null;
  level: GameLevel;
  team: TeamInfo | null;
  /** The ship that this device remembers of the team, which flies where the server did not tell. */
  ship?: ShipNumber | null;
  /** The newer one of device and server; null leaves the device's progress in place. */
  progress: Progress | null;
  /** Left out when unknown; the known value is then kept. */
  returned?: ReturnedMission | null;
  /** Left out when unknown; the known value is then kept. */
  notes?: readonly TeacherNote[];
  /** Left out when unknown; the known value is then kept. */
  choices?: ChosenDilemmas;
  /** Answers of the mission that was given back and is open now. */
  former?: FormerAnswers | null;
  /** Versions of the open part, newest first. Left out when unknown; the known value is then kept. */
  versions?: readonly KeptVersion[];
};

/** A version of the progress that another device replaced; `at` in unix seconds, null for just now. */
export type KeptVersion = { progress: Progress; at: number | null };

/** The robot's messages at one place, and the key of their narration recordings. */
export type Lines = {
  key: string;
  messages: readonly string[];
  /** Position of the first message, from 1. */
  firstPosition: number;
  /** Start without the start delay. */
  atOnce: boolean;
  /** Keep the last message on the screen during the next start delay. */
  lingers: boolean;
};

export type NarrationCue = { key: string; position: number; text: string };

export type SpeechState = {
  lines: Lines;
  /** Index of the message being spoken; null before the first. */
  index: number | null;
  /** Last message of the previous lines, kept on the screen until the first message. */
  held: NarrationCue | null;
  /** Whether the message on the screen has been spoken or read to its end. */
  isOver: boolean;
};

/** What the server replies to an answer or to a new plan: the answer, or the proposal with its new text. */
export type ReplyResult = { answer: CouncilAnswer } | { proposal: CouncilProposal };

export type PendingRating = { proposalId: string; stars: number; before: number | null };

/**
 * Result of a council search: ids of the found proposals. `more`: there are further matches, which other words may
 * find.
 */
type CouncilFound = { words: string; ids: readonly string[]; more: boolean };

export type CouncilState = {
  /** All known proposals: those of the list, and those found by a search. */
  proposals: readonly CouncilProposal[];
  /** Ids of the list, in order: the team's initial readership, then the pages that it asked for. */
  listed: readonly string[];
  /** Number of proposals in the solar system. */
  total: number;
  /** The next page of all proposals to load. */
  nextPage: number;
  /** Why the next page could not be loaded. */
  moreError: string | null;
  /** Search result, shown in place of the list. */
  found: CouncilFound | null;
  /** Words of the current or last search. */
  sought: string;
  searchError: string | null;
  /** Ratings shown already and still to be sent, in order. */
  ratings: readonly PendingRating[];
  openComments: string | null;
  commentError: string | null;
  /** Why an answer or a new plan cannot be sent yet, or was refused. */
  replyError: { commentId: string; message: string } | null;
  /** What is being reported, or could not be. */
  reporting: ReportTarget | null;
  reportError: string | null;
  /** Whether the page is visible; only then the list refreshes by itself. */
  isPageSeen: boolean;
};

/** The ranking in the council, as far as the team's teacher has opened it (ruling 8). */
type RankingState = {
  /** Null while it is closed. */
  opened: RankingScope | null;
  /** The ranking as last loaded. */
  places: Ranking | null;
  /** Why it could not be loaded. */
  error: string | null;
};

export type GameContext = {
  mode: GameMode;
  theme: Theme;
  script: SolarSystem;
  usesFallback: boolean;
  /**
   * Whether the progress in memory is current: false before the game was loaded and after a jump to another mission.
   */
  loaded: boolean;
  level: GameLevel;
  returned: ReturnedMission | null;
  /** Mission given back since the game was loaded; the team goes there when it chooses to. */
  pendingReturn: ReturnedMission | null;
  notes: readonly TeacherNote[];
  choices: ChosenDilemmas;
  /** Former answers of a returned mission, offered where the part has no draft; null when there are none. */
  former: FormerAnswers | null;
  hasDraft: boolean;
  team: TeamInfo | null;
  progress: Progress;
  /** The last progress that came from the server, this device or another device; null before the first. */
  received: Progress | null;
  /** The option pressed once, not yet confirmed. */
  lock: number | null;
  speech: SpeechState;
  /** Why this answer cannot be submitted yet; shown beside the field. */
  error: string | null;
  /** Whether the team was asked for the missing captions of this step; the next submission is accepted without them. */
  captionsAsked: boolean;
  /** Whether this device records an answer by voice; absent before the first. */
  isRecording?: boolean;
  /** Why loading, posting or rating failed. */
  refusal: GameRefusal | null;
  leaveRefusal: GameRefusal | null;
  /** Information for the team that requires no action. */
  news: string | null;
  waitingForNetwork: boolean;
  /** The open level as the server last reported it, also when another device of the team opened it; null before. */
  openedElsewhere: GameLevel | null;
  /** Versions of the open part, newest first. */
  versions: readonly KeptVersion[];
  council: CouncilState;
  ranking: RankingState;
};
