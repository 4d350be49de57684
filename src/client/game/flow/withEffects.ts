import { fromPromise } from 'xstate';
import type { SolarSystem } from '#content/SolarSystem.ts';
import type { Ranking } from '#contract/council/ranking.ts';
import type { ChosenDilemma } from '#domain/game/dilemmas.ts';
import type { Theme } from '#domain/vocabulary.ts';
import type { CouncilList, CouncilSearch, LeaveInput, PostInput } from './actors.ts';
import type {
  CouncilComment,
  GameMode,
  LoadedGame,
  LocalFile,
  NarrationCue,
  Progress,
  ReplyResult,
  ReportTarget,
  Stars,
  UnsentComment,
  UnsentReply,
} from './GameState.ts';
import { type GameMachine, gameMachine } from './gameMachine.ts';
import { observeProgress } from './observeProgress.ts';
import { explanationLines } from './rules/lines.ts';
import type { PostRequest } from './rules/posting.ts';
import { reasonMs, startMs, stayMs } from './rules/speech.ts';

/**
 * The game's effects on server, device and session. A refusal is thrown as `{message, code}` in Portuguese; `signal`
 * aborts when the team moves on meanwhile.
 */
export interface WorldEffects {
  /** Rejects only when the level is unknown; a script that fails to load is null. */
  loadGame(input: { mode: GameMode; theme: Theme }, signal: AbortSignal): Promise<LoadedGame>;
  /** Loads the script in the words that this device asks for, and keeps it; rejects without a network. */
  loadScript(signal: AbortSignal): Promise<SolarSystem>;
  /** Waits for the network itself and reports that through `onWaiting`; rejects on a 4xx (ruling 15). */
  post(
    request: PostRequest,
    onWaiting: PostInput['onWaiting'],
    signal: AbortSignal,
  ): Promise<{ level: LoadedGame['level'] }>;
  /** Loads the team's initial readership; if `shown` is larger, also further proposals up to that number, in order. */
  loadCouncil(wanted: { theme: Theme; shown: number }, signal: AbortSignal): Promise<CouncilList>;
  /** Loads a page of all proposals of the solar system, COUNCIL_MORE long; it may repeat those of the readership. */
  loadMore(wanted: { theme: Theme; page: number }, signal: AbortSignal): Promise<CouncilList>;
  /** Searches all proposals of the team's solar system. */
  searchCouncil(words: string, signal: AbortSignal): Promise<CouncilSearch>;
  /** Loads the widest ranking that the team's teacher has opened. */
  loadRanking(signal: AbortSignal): Promise<Ranking>;
  rate(proposalId: string, stars: number, signal: AbortSignal): Promise<Stars>;
  /** Waits for the network itself, over reloads too; rejects on a 4xx. Repeating a call adds no second comment. */
  comment(comment: UnsentComment): Promise<CouncilComment>;
  /** Sends an answer, or a new plan with which a suggestion is accepted; waits, rejects and repeats as `comment` does. */
  reply(reply: UnsentReply): Promise<ReplyResult>;
  /** Reports another team's comment or proposal to the teacher. */
  report(target: ReportTarget, signal: AbortSignal): Promise<void>;
  /** Signs out; rejects with a message about unsent work, unless `anyway` (ruling 16). */
  leave(input: LeaveInput): Promise<void>;
  /** Called after every change of the progress that the team's devices share, before anything else happens. */
  keepProgress(progress: Progress): void;
  /** Queues the rating at once, so that it is sent even if the page is closed now. */
  keepRating(rating: { proposalId: string; stars: number }): void;
  /** Queues a choice in a dilemma at once, so that it is sent even if the page is closed now. */
  keepChoice(chosen: ChosenDilemma): void;
  clearProgress(): void;
  /** Makes the server keep what the next saved progress replaces, as a version. */
  keepReplacedVersion(): void;
  /** Uploads these files or resumes them; news arrive as FILE_PROGRESS. */
  upload(files: readonly LocalFile[]): void;
  discardFile(id: string): void;
  goToPanel(): void;
  goToLogin(): void;
}

/** Effects that read the messages aloud. */
export interface NarratorEffects {
  narrate(cue: NarrationCue): void;
  stopNarration(): void;
  /** Returns the length of this message's narration in milliseconds; 0 where none will be heard. */
  narrationMs(cue: NarrationCue): number;
}

export type GameEffects = WorldEffects & NarratorEffects;

/** Returns the game's machine with these effects. Callers need not know that it is a statechart. */
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
      reply: fromPromise(({ input }) => effects.reply(input)),
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
        void self.subscribe(observeProgress(context, (progress) => effects.keepProgress(progress))),
      keepRating: ({ context }, rating) => context.mode === 'team' && effects.keepRating(rating),
      keepChoice: (_, chosen) => chosen !== null && effects.keepChoice(chosen),
      clearProgress: () => effects.clearProgress(),
      keepReplacedVersion: () => effects.keepReplacedVersion(),
      upload: (_, files) => effects.upload(files),
      discardFile: (_, id) => effects.discardFile(id),
      narrate: (_, cue) => effects.narrate(cue),
      stopNarration: () => effects.stopNarration(),
      goToPanel: () => effects.goToPanel(),
      goToLogin: () => effects.goToLogin(),
    },
  });
}
