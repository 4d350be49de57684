import type { SolarSystem } from '#content/SolarSystem.ts';
import type { CommentKind } from '#domain/council/comments.ts';
import type { GameLevel, RankingScope } from '#domain/vocabulary.ts';
import type { FileDescription, FileNews, KeptVersion, Lines, NewFile, Progress, TeamNews } from './GameState.ts';
import type { SceneName } from './scenes.ts';

/** Events sent to the game by the overlays, the stage, the outbox and the live updates. */
export type GameEvent =
  | { type: 'OK' }
  /** The same script in other words; null: it could not be loaded. */
  | { type: 'SCRIPT'; script: SolarSystem | null }
  | { type: 'NEXT_SHIP' }
  | { type: 'PREVIOUS_SHIP' }
  | { type: 'SELECT_SHIP' }
  /** Opens what an inhabitant has to say in a dilemma, numbered from 0. */
  | { type: 'OPEN_PERSPECTIVE'; index: number }
  /** A press on an option of a quiz or of a dilemma, numbered from 0. */
  | { type: 'CHOOSE'; index: number }
  /** The whole text of the answer or, in the council, of the open comment. */
  | { type: 'TYPE'; text: string }
  | { type: 'ADD_FILES'; files: readonly NewFile[] }
  | ({ type: 'FILE_PROGRESS' } & FileNews)
  | { type: 'REMOVE_FILE'; id: string }
  /** The answer by voice to a text step, which replaces the one before; null removes it. */
  | { type: 'RECORD'; file: NewFile | null }
  /** The device is recording, or has stopped; nothing is submitted meanwhile. */
  | { type: 'RECORDING'; isOn: boolean }
  /** What the team says of an attached file of mission 3. */
  | ({ type: 'DESCRIBE_FILE' } & FileDescription)
  /** Puts another device's caption in the place of this one, which becomes a version. */
  | { type: 'USE_CAPTION'; id: string; caption: string }
  /** The team has read the reminder before photographs of people. */
  | { type: 'NOTE_PHOTO_RULES' }
  | { type: 'SUBMIT' }
  /** A click or key that skips the delay of a message or the rest of a flight. */
  | { type: 'SKIP' }
  | { type: 'SCENE_ENDED'; scene: SceneName }
  | { type: 'RATE'; proposalId: string; stars: number }
  | { type: 'OPEN_COMMENTS'; proposalId: string }
  | { type: 'CLOSE_COMMENTS' }
  | { type: 'SEND_COMMENT'; text: string }
  /** Chooses the kind of the open comment; null for a plain one. */
  | { type: 'CHOOSE_KIND'; kind: CommentKind | null }
  /** The whole text of the answer to a question, or of the plan with which a suggestion is accepted. */
  | { type: 'TYPE_REPLY'; commentId: string; text: string }
  | { type: 'SEND_REPLY'; commentId: string; text: string }
  | { type: 'REPORT_COMMENT'; commentId: string }
  | { type: 'REPORT_PROPOSAL'; proposalId: string }
  /** Proposals that other teams may no longer read; the server repeats them for an hour. */
  | { type: 'WITHDRAWN'; proposalIds: readonly string[] }
  /** More proposals were withdrawn than the server lists: reload all lists. */
  | { type: 'MANY_WITHDRAWN' }
  | { type: 'REFRESH_COUNCIL' }
  /** Loads the next page of the solar system's proposals below the list. */
  | { type: 'LOAD_MORE' }
  /** Searches all proposals of the solar system; an empty string restores the list. */
  | { type: 'SEARCH_COUNCIL'; words: string }
  /** The team's news, polled from the server. */
  | ({ type: 'TEAM_NEWS' } & TeamNews)
  /** Another device has continued the open part. `isOther`: its draft lacks text that was written on this device. */
  | { type: 'FOLLOW'; progress: Progress; isOther: boolean }
  /** Replaced versions of the open part, newest first. */
  | { type: 'VERSIONS'; versions: readonly KeptVersion[] }
  /** Puts an earlier version into the text box; the current text becomes a version. */
  | { type: 'USE_VERSION'; text: string }
  /** The level that is open on the server, when it is not the one played here. */
  | { type: 'LEVEL_MOVED'; level: GameLevel }
  /** The scope in which the teacher has opened the ranking to the team; null closes it. */
  | { type: 'RANKING_OPENED'; scope: RankingScope | null }
  /** Loads and shows the ranking. */
  | { type: 'OPEN_RANKING' }
  | { type: 'CLOSE_RANKING' }
  /** Goes to the mission that was given back while the team was playing. */
  | { type: 'GO_TO_RETURNED' }
  /** The page became visible or hidden. */
  | { type: 'PAGE_SEEN' }
  | { type: 'PAGE_HIDDEN' }
  | { type: 'LEAVE' }
  | { type: 'CONFIRM_LEAVE' }
  | { type: 'CANCEL_LEAVE' }
  | { type: 'RETRY' }
  /** Returns to the answer that the server refused. */
  | { type: 'CORRECT' }
  /** The post waits for the network; `waiting: false` when it is being sent again. */
  | { type: 'POST_WAITING'; waiting?: boolean };

/** Events between regions of the machine. */
export type InnerEvent = { type: 'SAY'; lines: Lines } | { type: 'SILENCE' };
