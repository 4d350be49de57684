import type { GameLevel, RankingScope } from '#domain/vocabulary.ts';
import type { FileNews, KeptVersion, Lines, NewFile, Progress, TeamNews } from './GameState.ts';
import type { SceneName } from './scenes.ts';

/** What people, the stage and the outbox tell the game. */
export type GameEvent =
  | { type: 'OK' }
  | { type: 'NEXT_SHIP' }
  | { type: 'PREVIOUS_SHIP' }
  | { type: 'SELECT_SHIP' }
  /** A press on a quiz option, from 0. */
  | { type: 'CHOOSE'; index: number }
  /** The whole text: of the answer, or in the council of the open comment. */
  | { type: 'TYPE'; text: string }
  | { type: 'ADD_FILES'; files: readonly NewFile[] }
  | ({ type: 'FILE_PROGRESS' } & FileNews)
  | { type: 'REMOVE_FILE'; id: string }
  | { type: 'SUBMIT' }
  /** A click or a key that skips the waiting of a message or a flight. */
  | { type: 'SKIP' }
  | { type: 'SCENE_ENDED'; scene: SceneName }
  | { type: 'RATE'; proposalId: string; stars: number }
  | { type: 'OPEN_COMMENTS'; proposalId: string }
  | { type: 'CLOSE_COMMENTS' }
  | { type: 'SEND_COMMENT'; text: string }
  | { type: 'REPORT_COMMENT'; commentId: string }
  | { type: 'REPORT_PROPOSAL'; proposalId: string }
  /** Other teams may not see these any more; told again and again for a while. */
  | { type: 'WITHDRAWN'; proposalIds: readonly string[] }
  /** More have left than were told: all lists are read anew. */
  | { type: 'MANY_WITHDRAWN' }
  | { type: 'REFRESH_COUNCIL' }
  /** The next proposals of the solar system, below the list. */
  | { type: 'LOAD_MORE' }
  /** Among all proposals of the solar system; no words bring the list back. */
  | { type: 'SEARCH_COUNCIL'; words: string }
  /** What the server knows of the team, asked for now and then. */
  | ({ type: 'TEAM_NEWS' } & TeamNews)
  /** Another device of the team has gone on with the open part. `isOther`: what stood here was something else. */
  | { type: 'FOLLOW'; progress: Progress; isOther: boolean }
  /** Versions of the open part that gave way to others, the newest first. */
  | { type: 'VERSIONS'; versions: readonly KeptVersion[] }
  /** One of them takes the place of what stands here, which is kept in turn. */
  | { type: 'USE_VERSION'; text: string }
  /** The level that the server has open, when it is not the one played here. */
  | { type: 'LEVEL_MOVED'; level: GameLevel }
  /** The ranking that the teacher has opened to the team; null closes it. */
  | { type: 'RANKING_OPENED'; scope: RankingScope | null }
  /** Reads the ranking and shows it. */
  | { type: 'OPEN_RANKING' }
  | { type: 'CLOSE_RANKING' }
  /** To the mission that was given back meanwhile. */
  | { type: 'GO_TO_RETURNED' }
  /** The page came to the front, or went out of sight. */
  | { type: 'PAGE_SEEN' }
  | { type: 'PAGE_HIDDEN' }
  | { type: 'LEAVE' }
  | { type: 'CONFIRM_LEAVE' }
  | { type: 'CANCEL_LEAVE' }
  | { type: 'RETRY' }
  /** Back to the answer that the server refused. */
  | { type: 'CORRECT' }
  /** The post waits for the network; `waiting: false` when it moves again. */
  | { type: 'POST_WAITING'; waiting?: boolean };

/** What the regions of the machine tell each other. */
export type InnerEvent = { type: 'SAY'; lines: Lines } | { type: 'HUSH' };
