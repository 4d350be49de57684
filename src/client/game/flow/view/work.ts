import { hasPlanParts, planPartsOfStep } from '#domain/council/planParts.ts';
import { SHIPS, type ShipNumber } from '#domain/vocabulary.ts';
import type { Raised } from '../cockpitLayout.ts';
import type { CouncilProposal, GameContext } from '../GameState.ts';
import type {
  CaptionsView,
  CouncilExtent,
  CouncilRankingView,
  CouncilReplyView,
  CouncilRow,
  CouncilSearchView,
  OptionState,
  PlanCanvasView,
  SpokenNote,
  Work,
} from '../GameView.ts';
import type { GameSnapshot } from '../gameMachine.ts';
import { filesHere, recordingHere } from '../rules/attachments.ts';
import { asksForCaptions, missingCaptions } from '../rules/captions.ts';
import { canComment, canGrow, hasMore, isOwn, proposalOf, shownProposals } from '../rules/council.ts';
import {
  chosenOption,
  ENDING_LINES,
  explanationLines,
  missionHere,
  noteTitle,
  quizHere,
  uploadHere,
  writeHere,
} from '../rules/lines.ts';
import { stepCount } from '../rules/progress.ts';
import { messageOf } from '../rules/speech.ts';
import { dilemmaWork, echoesOf } from './dilemma.ts';
import { confirmHint } from './hint.ts';
import { captionVersionsHere, versionsHere } from './versions.ts';

const NOTHING: Work = { kind: 'none' };
const NO_SERVER = 'Sem ligação ao servidor. Verifiquem a rede e tentem de novo: nada se perdeu.';
const NO_LIST = 'Não foi possível carregar as propostas.';
const TUTORIAL_CHALLENGES = { quiz: 1, write: 2, upload: 3 } as const;

/** Returns what the middle of the cockpit shows. */
export function workOf(snapshot: GameSnapshot): Work {
  const { context } = snapshot;
  if (snapshot.hasTag('at:bootFailed')) return { kind: 'failure', text: bootFailure(context) };
  if (snapshot.hasTag('at:hangar')) return ship(context.progress.shipView);
  if (snapshot.hasTag('at:quiz')) return quiz(snapshot);
  if (snapshot.hasTag('at:write')) return write(snapshot);
  if (snapshot.hasTag('at:upload')) return upload(snapshot);
  if (snapshot.hasTag('scene:dilemma')) return dilemmaWork(snapshot) ?? NOTHING;
  if (snapshot.hasTag('at:missionIntro')) return missionIntro(context);
  if (snapshot.hasTag('at:congratulations') || snapshot.hasTag('at:sending')) return congratulations(snapshot);
  if (snapshot.hasTag('at:ending')) return { kind: 'ending', lines: ENDING_LINES };
  return snapshot.hasTag('at:council') ? council(snapshot) : NOTHING;
}

function listFailure({ refusal }: GameContext): string {
  return refusal?.code ? refusal.message : NO_LIST;
}

/** A failure without a code never reached the server. */
function bootFailure({ refusal }: GameContext): string {
  return refusal?.code ? refusal.message : NO_SERVER;
}

function ship(number: ShipNumber): Work {
  const { name, color } = SHIPS[number];
  return { kind: 'ship', number, name, color, canPrevious: number > 0, canNext: number < SHIPS.length - 1 };
}

function quiz(snapshot: GameSnapshot): Work {
  const { context } = snapshot;
  const step = quizHere(context);
  if (step === null) return NOTHING;
  const shown = snapshot.hasTag('feedback');
  const chosen = shown ? chosenOption(context) : null;
  return {
    kind: 'quiz',
    question: step.question,
    options: step.options.optionsLabel.map((label, index) => ({
      label,
      state: shown ? verdict(index, chosen, step.options.correct) : index === context.lock ? 'locked' : 'open',
    })),
    hint: confirmHint(snapshot),
    isShown: !snapshot.hasTag('waiting'),
    disabled: shown || snapshot.hasTag('waiting'),
    explanation: shown ? (explanationLines(context).messages[0] ?? null) : null,
    ...challenge(context, 'quiz'),
  };
}

/** Right is green, a wrong choice red with the right one shown (spec, section 4). */
function verdict(index: number, chosen: number | null, correct: number): OptionState {
  if (index === correct) return index === chosen ? 'right' : 'shownRight';
  return index === chosen ? 'wrong' : 'open';
}

function write(snapshot: GameSnapshot): Work {
  const { context } = snapshot;
  return {
    kind: 'write',
    prompt: writeHere(context)?.prompt ?? '',
    value: context.progress.typed,
    canvas: canvasOf(context),
    versions: versionsHere(context),
    recording: recordingHere(context.progress),
    disabled: snapshot.hasTag('waiting'),
    error: context.error,
    ...challenge(context, 'write'),
  };
}

function canvasOf({ progress, script }: GameContext): PlanCanvasView | null {
  if (progress.part !== 4) return null;
  return {
    parts: planPartsOfStep(progress.step + 1, stepCount(script, 4)),
    isBegun: [progress.typed, ...progress.texts].some(hasPlanParts),
  };
}

function upload(snapshot: GameSnapshot): Work {
  const { context } = snapshot;
  return {
    kind: 'upload',
    prompt: uploadHere(context)?.prompt ?? '',
    files: filesHere(context.progress),
    captions: asksForCaptions(context.progress) ? captionsOf(context) : null,
    disabled: snapshot.hasTag('waiting'),
    error: context.error,
    ...challenge(context, 'upload'),
  };
}

function captionsOf(context: GameContext): CaptionsView {
  const { progress, captionsAsked } = context;
  return {
    showsPhotoRules: progress.photoRulesRead !== true,
    missing: captionsAsked ? missingCaptions(progress) : 0,
    versions: captionVersionsHere(context),
  };
}

/** 'Desafio 2 de 3': the tutorial has three of different kinds, a mission counts its own steps. */
function challenge({ progress, script }: GameContext, kind: keyof typeof TUTORIAL_CHALLENGES) {
  if (progress.part === 0) return { number: TUTORIAL_CHALLENGES[kind], of: 3 };
  return { number: progress.step + 1, of: stepCount(script, progress.part) };
}

function missionIntro(context: GameContext): Work {
  const mission = missionHere(context);
  if (mission === null) return NOTHING;
  const { title, place, briefing } = context.script.missions[mission];
  const echoes = mission === 4 ? echoesOf(context, 'mission4') : [];
  return { kind: 'missionIntro', title, place, briefing, echoes };
}

function congratulations(snapshot: GameSnapshot): Work {
  const { context } = snapshot;
  const mission = missionHere(context);
  if (mission === null) return NOTHING;
  const { congratulations: lines } = context.script.missions[mission];
  return {
    kind: 'congratulations',
    lines,
    mission,
    isWaiting: snapshot.hasTag('posting') && context.waitingForNetwork,
  };
}

function council(snapshot: GameSnapshot): Work {
  const { context } = snapshot;
  const { openComments, commentError, reporting, reportError } = context.council;
  return {
    kind: 'council',
    proposals: shownProposals(context.council).map((proposal) => rowOf(proposal, isOwn(proposal, context))),
    extent: extentOf(snapshot),
    search: searchOf(snapshot),
    notes: notesOf(snapshot),
    echoes: echoesOf(context, 'council'),
    loading: snapshot.hasTag('councilLoading'),
    failure: snapshot.hasTag('councilFailed') ? listFailure(context) : null,
    openComments,
    comment: {
      value: openComments === null ? '' : (context.progress.comments[openComments] ?? ''),
      kind: openComments === null ? null : (context.progress.kinds[openComments] ?? null),
      error: commentError,
      unsent: context.progress.unsent.filter(({ proposalId }) => proposalId === openComments),
      allowed: canComment(context),
    },
    reply: repliesOf(context),
    report: {
      commentId: reporting?.kind === 'comment' ? reporting.id : null,
      proposalId: reporting?.kind === 'proposal' ? reporting.id : null,
      error: reportError,
      sending: snapshot.hasTag('reportSending'),
      allowed: context.mode === 'team',
    },
    ranking: rankingOf(snapshot),
  };
}

const rows = new WeakMap<CouncilProposal, CouncilRow>();

/** Returns the same row for the same proposal, because memoized rows of the list compare by identity. */
function rowOf(proposal: CouncilProposal, own: boolean): CouncilRow {
  const known = rows.get(proposal);
  if (known?.own === own) return known;
  const row = { ...proposal, own };
  rows.set(proposal, row);
  return row;
}

/** Null in test mode, because staff have no place in the ranking. */
function rankingOf(snapshot: GameSnapshot): CouncilRankingView | null {
  const { mode, ranking } = snapshot.context;
  if (mode === 'test' || ranking.opened === null) return null;
  const { places, error: failure } = ranking;
  return { isShown: snapshot.hasTag('rankingShown'), isLoading: snapshot.hasTag('rankingLoading'), places, failure };
}

function extentOf(snapshot: GameSnapshot): CouncilExtent | null {
  const { council } = snapshot.context;
  if (council.found !== null || council.listed.length === 0) return null;
  return {
    shown: council.listed.length,
    total: Math.max(council.total, council.listed.length),
    canGrow: canGrow(council),
    isGrowing: snapshot.hasTag('councilGrowing'),
    error: council.moreError,
  };
}

/** Null in test mode, where staff do not search, and while the list shows everything. */
function searchOf(snapshot: GameSnapshot): CouncilSearchView | null {
  const { council, mode } = snapshot.context;
  const isOffered = mode === 'team' && (hasMore(council) || council.found !== null);
  if (!isOffered) return null;
  return { isSearching: snapshot.hasTag('councilSearching'), found: council.found, error: council.searchError };
}

function repliesOf(context: GameContext): CouncilReplyView {
  const { council, progress, mode } = context;
  const open = proposalOf(council, council.openComments);
  return {
    begun: progress.replies,
    unsent: progress.unsentReplies,
    error: council.replyError,
    allowed: mode === 'team' && open !== null && isOwn(open, context),
  };
}

function notesOf(snapshot: GameSnapshot): SpokenNote[] {
  const { notes, script, speech } = snapshot.context;
  const said = snapshot.hasTag('speaking') ? messageOf(speech) : null;
  return notes.map(({ level, text }) => {
    const title = noteTitle(script, level);
    return { title, text, isSaid: said === `${title}: ${text}` };
  });
}

const RAISED_BY_WORK: Record<Work['kind'], Raised> = {
  none: 'none',
  ship: 'none',
  quiz: 'form',
  write: 'form',
  upload: 'form',
  congratulations: 'card',
  missionIntro: 'card',
  dilemma: 'form',
  consequence: 'card',
  council: 'none',
  ending: 'card',
  failure: 'card',
};

/** Returns how the middle screen is raised for this work. */
export function raisedOf(work: Work): Raised {
  if (work.kind === 'missionIntro' && work.echoes.length > 0) return 'form';
  return RAISED_BY_WORK[work.kind];
}
