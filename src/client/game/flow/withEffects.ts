import { fromPromise } from 'xstate';
import type { Ranking } from '#contract/council/ranking.ts';
import type { Theme } from '#domain/vocabulary.ts';
import type { CouncilList, CouncilSearch, LeaveInput, PostInput } from './actors.ts';
import type {
  CouncilComment,
  GameMode,
  LoadedGame,
  LocalFile,
  NarrationCue,
  Progress,
  ReportTarget,
  Stars,
  UnsentComment,
} from './GameState.ts';
import { type GameMachine, gameMachine } from './gameMachine.ts';
import { keeping } from './keeping.ts';
import { explanationLines } from './rules/lines.ts';
import type { PostRequest } from './rules/posting.ts';
import { reasonMs, startMs, stayMs } from './rules/speech.ts';

/**
 * The world as the game sees it. What is refused is thrown as `{message, code}` in Portuguese; `signal` aborts when the
 * team goes elsewhere meanwhile.
 */
export interface WorldEffects {
  /** Rejects only when the level is not known; a script that fails to load is null. */
  loadGame(input: { mode: GameMode; theme: Theme }, signal: AbortSignal): Promise<LoadedGame>;
  /** Waits for the network inside, and says so by `onWaiting`; a 4xx rejects (ruling 15). */
  post(
    request: PostRequest,
    onWaiting: PostInput['onWaiting'],
    signal: AbortSignal,
  ): Promise<{ level: LoadedGame['level'] }>;
  /** What the team reads first; `shown` more than that: as many of all proposals besides, in their order. */
  loadCouncil(wanted: { theme: Theme; shown: number }, signal: AbortSignal): Promise<CouncilList>;
  /** A page of all proposals of the solar system, COUNCIL_MORE long; the pages begin with what the team reads first. */
  loadMore(wanted: { theme: Theme; page: number }, signal: AbortSignal): Promise<CouncilList>;
  /** Among all proposals of the team's solar system. */
  searchCouncil(words: string, signal: AbortSignal): Promise<CouncilSearch>;
  /** The widest that the team's teacher has opened. */
  loadRanking(signal: AbortSignal): Promise<Ranking>;
  rate(proposalId: string, stars: number, signal: AbortSignal): Promise<Stars>;
  /** Waits for the network inside, over reloads too; a 4xx rejects. Said twice, it is one comment. */
  comment(comment: UnsentComment): Promise<CouncilComment>;
  /** Tells the teacher of another team's comment or proposal. */
  report(target: ReportTarget, signal: AbortSignal): Promise<void>;
  /** Signs out; rejects with what has not been sent yet, unless `anyway` (ruling 16). */
  leave(input: LeaveInput): Promise<void>;
  /** Called after every change of what the team's devices share, before anything else happens. */
  keepProgress(progress: Progress): void;
  /** At once, whatever is on its way: these stars are given though the page is closed now. */
  keepRating(rating: { proposalId: string; stars: number }): void;
  clearProgress(): void;
  /** What the next kept progress replaces is kept beside it, as a version. */
  spareReplaced(): void;
  /** Sends these files, or goes on with them; news come back as FILE_PROGRESS. */
  upload(files: readonly LocalFile[]): void;
  discardFile(id: string): void;
  goToPanel(): void;
  goToLogin(): void;
}

/** Who reads the messages aloud. */
export interface NarratorEffects {
  narrate(cue: NarrationCue): void;
  stopNarration(): void;
  /** How long the narration of this message lasts, in milliseconds; 0 where none will be heard. */
  narrationMs(cue: NarrationCue): number;
}

export type GameEffects = WorldEffects & NarratorEffects;

/** The game with a world around it. Nobody else needs to know that it is a statechart. */
export function withEffects(effects: GameEffects): GameMachine {
  return gameMachine.provide({
    actors: {
      loadGame: fromPromise(({ input, signal }) => effects.loadGame(input, signal)),
      post: fromPromise(({ input: { onWaiting, ...request }, signal }) => effects.post(request, onWaiting, signal)),
      loadCouncil: fromPromise(({ input, signal }) => effects.loadCouncil(input, signal)),
      loadMore: fromPromise(({ input, signal }) => effects.loadMore(input, signal)),
      searchCouncil: fromPromise(({ input, signal }) => effects.searchCouncil(input.words, signal)),
      loadRanking: fromPromise(({ signal }) => effects.loadRanking(signal)),
      rate: fromPromise(({ input, signal }) => effects.rate(input.proposalId, input.stars, signal)),
      comment: fromPromise(({ input }) => effects.comment(input)),
      report: fromPromise(({ input, signal }) => effects.report(input, signal)),
      leave: fromPromise(({ input }) => effects.leave(input)),
    },
    delays: {
      speechStart: ({ context }) => startMs(context.speech, effects.narrationMs),
      message: ({ context }) => stayMs(context.speech, effects.narrationMs),
      quizReason: ({ context }) => reasonMs(explanationLines(context), effects.narrationMs),
    },
    actions: {
      watchProgress: ({ context, self }) =>
        void self.subscribe(keeping(context, (progress) => effects.keepProgress(progress))),
      keepRating: ({ context }, rating) => context.mode === 'team' && effects.keepRating(rating),
      clearProgress: () => effects.clearProgress(),
      spareReplaced: () => effects.spareReplaced(),
      upload: (_, files) => effects.upload(files),
      discardFile: (_, id) => effects.discardFile(id),
      narrate: (_, cue) => effects.narrate(cue),
      stopNarration: () => effects.stopNarration(),
      goToPanel: () => effects.goToPanel(),
      goToLogin: () => effects.goToLogin(),
    },
  });
}
