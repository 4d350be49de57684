import { assign, setup } from 'xstate';
import type { SolarSystem } from '#content/SolarSystem.ts';
import type { Ranking } from '#contract/council/ranking.ts';
import type { CommentKind } from '#domain/council/comments.ts';
import type { ChosenDilemma } from '#domain/game/dilemmas.ts';
import { pressOption } from '#domain/game/quizLock.ts';
import { questionDelayMs } from '#domain/game/speech.ts';
import { MESSAGE_INTERVAL_MS, QUIZ_FEEDBACK_MS, SPEECH_START_DELAY_MS } from '#domain/limits.ts';
import { validateComment } from '#domain/validation.ts';
import type { GameLevel, Part, RankingScope, TutorialStep } from '#domain/vocabulary.ts';
import { actors, type CouncilList, type CouncilSearch } from './actors.ts';
import type { GameEvent, InnerEvent } from './GameEvent.ts';
import type {
  CouncilComment,
  FileDescription,
  FileNews,
  GameContext,
  GameInput,
  KeptVersion,
  Lines,
  LoadedGame,
  LocalFile,
  NarrationCue,
  NewFile,
  Progress,
  ReplyResult,
  ReportTarget,
  Stars,
  TeamNews,
} from './GameState.ts';
import type { GameTag } from './GameTag.ts';
import { filesHere } from './rules/attachments.ts';
import * as captions from './rules/captions.ts';
import * as comments from './rules/comments.ts';
import * as council from './rules/council.ts';
import * as dilemmas from './rules/dilemmas.ts';
import { explanationLines, linesHere, newNotes, quizHere } from './rules/lines.ts';
import * as moves from './rules/moves.ts';
import { isUnderWay, stepCount } from './rules/progress.ts';
import { isLevelMoved, refusalOf } from './rules/refusal.ts';
import * as replies from './rules/replies.ts';
import * as speech from './rules/speech.ts';
import { answerRefusal } from './rules/submitting.ts';
import { TRANSITION_GRACE_MS, TRANSITION_MS } from './scenes.ts';

const nothing = () => {};

/** How often the council's list is refreshed while the page is visible. */
const COUNCIL_REFRESH_MS = 20_000;
/** How long after a comment was sent an empty one counts as the end of a double tap. */
const COMMENT_REST_MS = 1_500;

/** Actions, guards, delays and actors of the states. */
export const gameSetup = setup({
  types: {
    context: {} as GameContext,
    events: {} as GameEvent | InnerEvent,
    input: {} as GameInput,
    tags: {} as GameTag,
  },
  actors,
  actions: {
    /** Effects, provided by `withEffects`. */
    watchProgress: nothing,
    keepRating: (_, _rating: { proposalId: string; stars: number }) => {},
    keepChoice: (_, _chosen: ChosenDilemma | null) => {},
    clearProgress: nothing,
    keepReplacedVersion: nothing,
    upload: (_, _files: readonly LocalFile[]) => {},
    discardFile: (_, _id: string) => {},
    narrate: (_, _cue: NarrationCue) => {},
    stopNarration: nothing,
    goToPanel: nothing,
    goToLogin: nothing,

    receiveNews: assign(({ context }, news: TeamNews) => moves.newsReceived(context, news)),
    offerFormer: assign(({ context }) => moves.formerOffered(context)),
    applyLoaded: assign(({ context }, game: LoadedGame) => moves.loaded(context, game)),
    useScript: assign(({ context }, script: SolarSystem | null) => moves.rewritten(context, script)),
    refuse: assign((_, error: unknown) => ({ refusal: refusalOf(error) })),
    refuseLeave: assign((_, error: unknown) => ({ leaveRefusal: refusalOf(error) })),
    forgetRefusal: assign({ refusal: null }),
    reportError: assign((_, error: unknown) => ({ news: refusalOf(error).message })),
    forgetNews: assign({ news: null }),

    turnCarousel: assign(({ context }, delta: 1 | -1) => moves.turned(context, delta)),
    selectShip: assign(({ context }) => moves.shipSelected(context)),
    nextTutorialStep: assign(({ context }) => moves.tutorialWentOn(context)),
    nextStep: assign(({ context }) => moves.stepWentOn(context)),
    lock: assign(({ context }, index: number) => ({ lock: pressOption(context.lock, index).lock })),
    answer: assign(({ context }, index: number) => moves.answered(context, index)),
    openPerspective: assign(({ context }, index: number) => dilemmas.perspectiveOpened(context, index)),
    choose: assign(({ context }, index: number) => dilemmas.chosen(context, index)),
    endDilemma: assign(({ context }) => dilemmas.dilemmaEnded(context)),
    type: assign(({ context }, text: string) => moves.withTypedText(context, text)),
    submitText: assign(({ context }) => moves.textSubmitted(context)),
    addFiles: assign(({ context }, files: readonly NewFile[]) => moves.filesAdded(context, files)),
    record: assign(({ context }, file: NewFile | null) => moves.recorded(context, file)),
    noteRecording: assign((_, isRecording: boolean) => ({ isRecording, error: null })),
    removeFile: assign(({ context }, id: string) => moves.fileRemoved(context, id)),
    describeFile: assign(({ context }, said: FileDescription) => captions.fileDescribed(context, said)),
    useCaption: assign(({ context }, said: FileDescription) => moves.captionUsed(context, said)),
    notePhotoRules: assign(({ context }) => ({ progress: { ...context.progress, photoRulesRead: true as const } })),
    askForCaptions: assign({ captionsAsked: true }),
    noteFile: assign(({ context }, news: FileNews) => moves.fileHeard(context, news)),
    showAnswerError: assign(({ context }) => ({ error: answerRefusal(context) })),
    correct: assign(({ context }) => moves.corrected(context)),
    accept: assign(({ context }, level: GameLevel) => moves.accepted(context, level)),
    jumpToLevel: assign(({ context }, level: GameLevel) => moves.jumpedToLevel(context, level)),
    follow: assign(({ context }, { progress, isOther }: { progress: Progress; isOther: boolean }) =>
      moves.followed(context, progress, isOther),
    ),
    noteMoved: assign((_, openedElsewhere: GameLevel) => ({ openedElsewhere })),
    learnVersions: assign((_, versions: readonly KeptVersion[]) => ({ versions })),
    useVersion: assign(({ context }, text: string) => moves.versionUsed(context, text)),
    reportSentElsewhere: assign(() => moves.sentElsewhere()),
    noteWaiting: assign((_, waitingForNetwork: boolean) => ({ waitingForNetwork })),

    beginLines: assign(({ context }, lines: Lines) => ({ speech: speech.begun(context.speech, lines) })),
    nextMessage: assign(({ context }) => ({ speech: speech.nextMessageBegun(context.speech) })),
    endLines: assign(({ context }) => ({ speech: speech.ended(context.speech) })),
    forgetLines: assign({ speech: speech.QUIET }),

    setCouncilList: assign(({ context }, list: CouncilList) => ({ council: council.listed(context.council, list) })),
    appendCouncilPage: assign(({ context }, page: CouncilList) => ({ council: council.grown(context.council, page) })),
    noteMoreError: assign(({ context }, error: unknown) => ({
      council: { ...context.council, moreError: error === null ? null : refusalOf(error).message },
    })),
    beginSearch: assign(({ context }, words: string) => ({
      council: { ...context.council, sought: words, found: null, searchError: null },
    })),
    showFound: assign(({ context }, found: CouncilSearch) => ({ council: council.searched(context.council, found) })),
    failSearch: assign(({ context }, error: unknown) => ({
      council: { ...context.council, searchError: refusalOf(error).message },
    })),
    rate: assign(({ context }, { proposalId, stars }: { proposalId: string; stars: number }) => ({
      council: council.rated(context.council, proposalId, stars, context.mode === 'team'),
    })),
    settleRating: assign(({ context }, stars: Stars) => ({ council: council.ratingSettled(context.council, stars) })),
    undoRating: assign(({ context }) => ({ council: council.ratingRefused(context.council) })),
    openComments: assign(({ context }, openComments: string | null) => ({
      council: { ...context.council, openComments, commentError: null, replyError: null, reportError: null },
      ...(openComments !== null && { news: null }),
    })),
    typeComment: assign(({ context }, text: string) => comments.commentTyped(context, text)),
    queueComment: assign(({ context }, text: string) => comments.commentQueued(context, text)),
    explainComment: assign(({ context }, text: string) => ({
      council: { ...context.council, commentError: council.canComment(context) ? validateComment(text) : null },
    })),
    addComment: assign(({ context }, comment: CouncilComment) => comments.commentArrived(context, comment)),
    returnComment: assign(({ context }, error: unknown) => comments.commentReturned(context, refusalOf(error))),
    chooseKind: assign(({ context }, kind: CommentKind | null) => comments.kindChosen(context, kind)),
    typeReply: assign(({ context }, reply: replies.TypedReply) => replies.replyTyped(context, reply)),
    queueReply: assign(({ context }, reply: replies.TypedReply) => replies.replyQueued(context, reply)),
    explainReply: assign(({ context }, reply: replies.TypedReply) => {
      const message = replies.replyProblem(context, reply);
      const replyError = message === null ? null : { commentId: reply.commentId, message };
      return { council: { ...context.council, replyError } };
    }),
    addReply: assign(({ context }, result: ReplyResult) => replies.replyArrived(context, result)),
    returnReply: assign(({ context }, error: unknown) => replies.replyReturned(context, refusalOf(error))),
    withdraw: assign(({ context }, ids: readonly string[]) => council.withdrawnFrom(context, ids)),
    outdateLists: assign(({ context }) => ({ council: council.outdated(context.council) })),
    startReport: assign(({ context }, reporting: ReportTarget) => ({
      council: { ...context.council, reporting, reportError: null },
    })),
    noteReport: assign(({ context }) => ({ council: council.reported(context.council) })),
    failReport: assign(({ context }, error: unknown) => ({
      council: { ...context.council, reportError: refusalOf(error).message },
    })),
    noteRankingOpened: assign(({ context }, opened: RankingScope | null) => ({
      ranking: { ...context.ranking, opened },
    })),
    forgetRanking: assign(({ context }) => ({ ranking: { ...context.ranking, places: null, error: null } })),
    showRanking: assign(({ context }, places: Ranking) => ({ ranking: { ...context.ranking, places } })),
    failRanking: assign(({ context }, error: unknown) => ({
      ranking: { ...context.ranking, error: refusalOf(error).message },
    })),
    notePage: assign(({ context }, isPageSeen: boolean) => ({ council: { ...context.council, isPageSeen } })),
  },
  guards: {
    hasNewNotes: ({ context }, news: TeamNews) => newNotes(context, news).length > 0,
    hasPendingReturn: ({ context }) => context.pendingReturn !== null,
    isSamePlace: ({ context }, progress: Progress) => moves.isSamePlace(context, progress),
    isOpenPart: ({ context }, { part }: Progress) => part !== null && part === context.progress.part,
    isOpenedElsewhere: ({ context }) => moves.isOpenedElsewhere(context),
    isTest: ({ context }) => context.mode === 'test',
    usesFallback: ({ context }) => context.usesFallback,
    isNextMission: ({ context }, level: GameLevel) => moves.isNextMission(context, level),
    mustLoad: ({ context }) => context.usesFallback || !context.loaded,
    atTutorialStep: ({ context }, step: TutorialStep) => context.progress.tutorialStep === step,
    isPart: ({ context }, part: Part) => context.progress.part === part,
    inCouncil: ({ context }) => context.progress.part === null,
    isUnderWay: ({ context }) => isUnderWay(context.progress),
    stepsAreDone: ({ context }) => context.progress.step >= stepCount(context.script, context.progress.part),
    isOption: ({ context }, index: number) => quizHere(context)?.options.optionsLabel[index] !== undefined,
    isConfirmed: ({ context }, index: number) => pressOption(context.lock, index).confirmed,
    hasDilemma: ({ context }) => dilemmas.dilemmaHere(context) !== null,
    hasNoDilemma: ({ context }) => dilemmas.dilemmaHere(context) === null,
    hasChosen: ({ context }) => context.progress.dilemma.choice !== null,
    isPerspective: (_, index: number) => dilemmas.isPerspective(index),
    isChoice: ({ context }, index: number) => dilemmas.choiceAt(context, index) !== null,
    isConfirmedChoice: ({ context }, index: number) =>
      pressOption(context.lock, index).confirmed && dilemmas.choiceAt(context, index) !== null,
    quizIsAnswered: ({ context }) => context.progress.quiz[context.progress.step] !== undefined,
    answerIsReady: ({ context }) => answerRefusal(context) === null,
    asksForCaptions: ({ context }) => captions.asksForCaptions(context.progress),
    captionsAreMissing: ({ context }) =>
      !context.captionsAsked && answerRefusal(context) === null && captions.missingCaptions(context.progress) > 0,
    workIsBegun: ({ context }) => context.progress.typed !== '' || filesHere(context.progress).length > 0,
    /** The fallback's questions do not match the key of the real quiz, so its answers are never posted. */
    quizIsNotReal: ({ context }) => context.usesFallback && context.progress.part === 1,
    isLevelMoved: (_, error: unknown) => isLevelMoved(error),
    /** The explanation was skipped or heard, or there is none. */
    reasonIsOver: ({ context }) => context.speech.isOver || explanationLines(context).messages.length === 0,
    hasNoMessages: (_, lines: Lines) => lines.messages.length === 0,
    isLingering: ({ context }, lines: Lines) => speech.lingers(context.speech, lines) && speech.isLast(context.speech),
    beginsAtOnce: ({ context }, lines: Lines) => lines.atOnce && !speech.lingers(context.speech, lines),
    isLastMessage: ({ context }) => speech.isLast(context.speech),
    hasSearchText: (_, words: string) => words !== '',
    isPageKnown: ({ context }, page: CouncilList) => council.isPageKnown(context.council, page),
    hasSearch: ({ context }) => context.council.sought !== '',
    canGrow: ({ context }) => context.council.found === null && council.canGrow(context.council),
    hasRating: ({ context }) => context.council.ratings.length > 0,
    canRate: ({ context }, { proposalId, stars }: { proposalId: string; stars: number }) =>
      council.canRate(context, proposalId, stars),
    hasUnsentComment: ({ context }) => context.progress.unsent.length > 0,
    canReply: ({ context }, { commentId }: replies.TypedReply) => replies.replyTarget(context, commentId) !== null,
    canSendReply: ({ context }, reply: replies.TypedReply) =>
      replies.replyTarget(context, reply.commentId) !== null && replies.replyProblem(context, reply) === null,
    hasUnsentReply: ({ context }) => context.progress.unsentReplies.length > 0,
    canChooseKind: ({ context }) => council.canComment(context),
    hasNoPendingRequests: ({ context }) => council.hasNoPendingRequests(context),
    mayRefresh: ({ context }) => context.council.isPageSeen && council.hasNoPendingRequests(context),
    isRankingOpen: ({ context }) => context.mode === 'team' && context.ranking.opened !== null,
    isRankingClosed: ({ context }) => context.ranking.opened === null,
    opensOtherRanking: ({ context }, opened: RankingScope | null) =>
      opened !== null && opened !== context.ranking.opened,
    canReport: ({ context }, target: ReportTarget) => council.canReport(context, target),
    listsProposals: ({ context }, ids: readonly string[]) => council.listsProposals(context, ids),
    canSendComment: ({ context }, text: string) => council.canComment(context) && validateComment(text) === null,
  },
  delays: {
    speechStart: SPEECH_START_DELAY_MS,
    message: MESSAGE_INTERVAL_MS,
    question: ({ context }) => questionDelayMs(linesHere(context).messages.length),
    quizFeedback: QUIZ_FEEDBACK_MS,
    quizReason: MESSAGE_INTERVAL_MS,
    takeOff: TRANSITION_MS.takeOff + TRANSITION_GRACE_MS,
    warp: TRANSITION_MS.warp + TRANSITION_GRACE_MS,
    arrival: TRANSITION_MS.arrival + TRANSITION_GRACE_MS,
    councilRefresh: COUNCIL_REFRESH_MS,
    commentRest: COMMENT_REST_MS,
  },
});

/** Returns an action that makes the robot say these lines; current speech stops. */
export const say = (linesOf: (context: GameContext) => Lines) =>
  gameSetup.raise(({ context }) => ({ type: 'SAY', lines: linesOf(context) }));
