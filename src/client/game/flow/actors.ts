import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Ranking } from '#contract/council/ranking.ts';
import type { GameLevel, Theme } from '#domain/vocabulary.ts';
import type {
  CouncilComment,
  CouncilProposal,
  GameMode,
  LoadedGame,
  ReplyResult,
  ReportTarget,
  Stars,
  UnsentComment,
  UnsentReply,
} from './GameState.ts';
import type { PostRequest } from './rules/posting.ts';

/** Effects that the game waits for; `withEffects` provides them. */

/** `onWaiting` receives true when the post waits for the network and false when it is being sent again. */
export type PostInput = PostRequest & { onWaiting: (waiting: boolean) => void };
/** `anyway`: leave although the team was told what has not been sent yet (ruling 16). */
export type LeaveInput = { anyway: boolean };
/** `total`: number of all proposals of the solar system. */
export type CouncilList = { proposals: readonly CouncilProposal[]; total: number };
/** `more`: there are further matches, which other words may find. */
export type CouncilSearch = { proposals: readonly CouncilProposal[]; more: boolean };

function unprovided<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The effect ${name} was not provided`)));
}

export const actors = {
  loadGame: unprovided<LoadedGame, { mode: GameMode; theme: Theme }>('loadGame'),
  post: unprovided<{ level: GameLevel }, PostInput>('post'),
  loadCouncil: unprovided<CouncilList, { theme: Theme; shown: number }>('loadCouncil'),
  loadMore: unprovided<CouncilList, { theme: Theme; page: number }>('loadMore'),
  searchCouncil: unprovided<CouncilSearch, { words: string }>('searchCouncil'),
  rate: unprovided<Stars, { proposalId: string; stars: number }>('rate'),
  comment: unprovided<CouncilComment, UnsentComment>('comment'),
  reply: unprovided<ReplyResult, UnsentReply>('reply'),
  loadRanking: unprovided<Ranking, void>('loadRanking'),
  report: unprovided<void, ReportTarget>('report'),
  leave: unprovided<void, LeaveInput>('leave'),
};
