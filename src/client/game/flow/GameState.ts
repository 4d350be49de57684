import type { SolarSystem } from '#content/SolarSystem.ts';
import type { Proposal } from '#contract/council/proposals.ts';
import type { Ranking } from '#contract/council/ranking.ts';
import type {
  GameLevel,
  MissionLevel,
  Part,
  RankingScope,
  ShipNumber,
  Theme,
  TutorialStep,
} from '#domain/vocabulary.ts';

/** What the game knows while it is played. Everything here is plain data. */

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
  /** 0 where it is not known. */
  bytes: number;
  /** `upload:…` or the address of an answer’s file once the file is on the server. */
  reference: string | null;
  /** 0 to 1. */
  progress: number;
  failed: string | null;
  /** Why it waits, while it does; it goes on by itself. */
  paused?: string;
};

/** A file that was just chosen; what is left out has not begun. */
export type NewFile = Pick<LocalFile, 'id' | 'name' | 'bytes'> & Partial<LocalFile>;

/** What became of a file on its way; what is left out has not changed. */
export type FileNews = { id: string } & Partial<
  Pick<LocalFile, 'name' | 'bytes' | 'reference' | 'progress' | 'failed' | 'paused'>
>;

/**
 * Everything a team has typed, chosen or attached and not yet posted, and where it stands: kept on the device and as
 * the draft on the server (ruling 14). JSON text of it and back gives the same.
 */
export type Progress = {
  /** null in the council. */
  part: Part | null;
  tutorialStep: TutorialStep;
  ship: ShipNumber | null;
  /** The ship that the carousel shows. */
  shipView: ShipNumber;
  /** Confirmed answers of this part, as they are posted. */
  quiz: string[];
  /** Submitted texts of this part. */
  texts: string[];
  /** Attached files of this part, by step. */
  files: LocalFile[][];
  /** Step within the mission, from 0; the number of steps once all are done. */
  step: number;
  /** What stands in the text area of the current step. */
  typed: string;
  /** Comments begun in the council, by proposal. */
  comments: Record<string, string>;
  /** Comments that were sent off and that the server has not answered yet, in order. */
  unsent: UnsentComment[];
};

/** What a team tells the teacher of: another team's comment or proposal. */
export type ReportTarget = { kind: 'comment' | 'proposal'; id: string };

export type UnsentComment = { proposalId: string; text: string };

export type GameInput = {
  mode: GameMode;
  theme: Theme;
  /** What this device has kept, or null. */
  progress: Progress | null;
  team: TeamInfo | null;
};

/** A 'no' or a failure, in words for the team. `code` is the server's stable id, '' when there is none. */
export type GameRefusal = { message: string; code: string };

/** `isExample`: of the demonstration set, which no team wrote; only in test mode. */
export type CouncilProposal = Proposal & { isExample?: true };
export type Stars = Proposal['stars'];
export type CouncilComment = Proposal['teamProposal']['comments'][number];

/** The mission that a teacher gave back, which is played before anything else, with the teacher's words. */
export type ReturnedMission = { level: MissionLevel; note: string };

/** What a teacher says to the team about a mission that it has answered. */
export type TeacherNote = { level: MissionLevel; text: string };

/** What a teacher may have done for the team while it plays. */
export type TeamNews = { returned: ReturnedMission | null; notes: readonly TeacherNote[] };

/** What stood in a mission before it was given back, step by step: the team goes on from there. */
export type FormerAnswers = { texts: readonly string[]; files: readonly (readonly LocalFile[])[] };

export type LoadedGame = {
  /** null when the game data could not be loaded: the fallback script plays (spec, section 8). */
  script: SolarSystem | null;
  level: GameLevel;
  team: TeamInfo | null;
  /** The newest of device and server; null lets the device's stand. */
  progress: Progress | null;
  /** Left out when it is not known: what was known before stands. */
  returned?: ReturnedMission | null;
  /** The same. */
  notes?: readonly TeacherNote[];
  /** Of the mission that was given back and is open now. */
  former?: FormerAnswers | null;
  /** Of the open part, the newest first; left out, what was known before stands. */
  versions?: readonly KeptVersion[];
};

/** What a device of the team wrote and another one put something else in the place of; `at` in unix seconds, null just now. */
export type KeptVersion = { progress: Progress; at: number | null };

/** What the robot says in one place, and under which name its narration is recorded. */
export type Lines = {
  key: string;
  messages: readonly string[];
  /** Position of the first message, from 1. */
  firstPosition: number;
  /** Without the start delay. */
  atOnce: boolean;
  /** The last message stays on the screen through the next start delay. */
  lingers: boolean;
};

export type NarrationCue = { key: string; position: number; text: string };

export type SpeechState = {
  lines: Lines;
  /** Of the message being spoken; null before the first. */
  index: number | null;
  /** A message of before that stays on the screen until the first. */
  held: NarrationCue | null;
  /** What is on the screen has been said, or read, to its end. */
  isOver: boolean;
};

export type PendingRating = { proposalId: string; stars: number; before: number | null };

/** What a search of the council found: ids of its proposals; `more` would be found by other words. */
type CouncilFound = { words: string; ids: readonly string[]; more: boolean };

export type CouncilState = {
  /** All that is known: the council's list, and what a search has brought besides. */
  proposals: readonly CouncilProposal[];
  /** The ids of the list, in order: what the team was given to read first, then the pages that it asked for. */
  listed: readonly string[];
  /** How many proposals the solar system has. */
  total: number;
  /** The next page of all proposals to ask for. */
  nextPage: number;
  /** Why more could not be read. */
  moreError: string | null;
  /** Shown in the place of the list. */
  found: CouncilFound | null;
  /** What is looked for now, or was last. */
  sought: string;
  searchError: string | null;
  /** Ratings shown already and still to be sent, in order. */
  ratings: readonly PendingRating[];
  openComments: string | null;
  commentError: string | null;
  /** What is being reported, or could not be. */
  reporting: ReportTarget | null;
  reportError: string | null;
  /** Whether the page is in front of somebody: only then the list is read again by itself. */
  isPageSeen: boolean;
};

/** The ranking in the council, as far as the team's teacher has opened it (ruling 8). */
type RankingState = {
  /** Null while it is not open. */
  opened: RankingScope | null;
  /** As it was last read. */
  places: Ranking | null;
  /** Why it could not be read. */
  error: string | null;
};

export type GameContext = {
  mode: GameMode;
  theme: Theme;
  script: SolarSystem;
  usesFallback: boolean;
  /** Whether what is in memory is the newest: not before the game was loaded, nor after a leap to another mission. */
  loaded: boolean;
  level: GameLevel;
  returned: ReturnedMission | null;
  /** Given back since the game was loaded; the team goes there when it likes. */
  awaiting: ReturnedMission | null;
  notes: readonly TeacherNote[];
  /** Offered where this part has no draft yet; null once there is one from the start. */
  former: FormerAnswers | null;
  hasDraft: boolean;
  team: TeamInfo | null;
  progress: Progress;
  /** The last progress that came from the server, this device or another device; null before the first. */
  received: Progress | null;
  /** The option pressed once. */
  lock: number | null;
  speech: SpeechState;
  /** Beside the field: why this answer cannot go yet. */
  error: string | null;
  /** Why loading, posting or rating failed. */
  refusal: GameRefusal | null;
  leaveRefusal: GameRefusal | null;
  /** What the team should know, though nothing is asked of it. */
  news: string | null;
  waitingForNetwork: boolean;
  /** The open level as the server last told it, also when another device of the team opened it; null before. */
  openedElsewhere: GameLevel | null;
  /** Of the open part, the newest first. */
  versions: readonly KeptVersion[];
  council: CouncilState;
  ranking: RankingState;
};
