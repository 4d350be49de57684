import { FALLBACK_SCRIPT } from '#content/solarSystems.ts';
import { moveShip } from '#domain/game/carousel.ts';
import { levelAfterPart, nextTutorialStep, partAtLevel } from '#domain/game/progression.ts';
import { answerText } from '#domain/marking/scoring.ts';
import { type GameLevel, THEME_NAMES } from '#domain/vocabulary.ts';
import type {
  FileDescription,
  FileNews,
  GameContext,
  GameInput,
  LoadedGame,
  NewFile,
  Progress,
  TeamNews,
} from '../GameState.ts';
import { admit, filesHere, withFileNews, withFiles, withOwnUploadStates, withRecording } from './attachments.ts';
import { fileDescribed, withOwnCaptions } from './captions.ts';
import { EMPTY_COUNCIL } from './council.ts';
import { linesHere, quizHere } from './lines.ts';
import { blankProgress, isUnderWay, levelOfPart, progressToRestore, stepCount } from './progress.ts';
import { QUIET } from './speech.ts';
import { answerRefusal } from './submitting.ts';

/** State changes of the game: pure functions from the context to its changes. Source: spec, section 4. */
type Change = Partial<GameContext>;

export function initialContext({ mode, theme, progress, team }: GameInput): GameContext {
  return {
    mode,
    theme,
    script: fallbackFor(theme),
    usesFallback: true,
    loaded: false,
    level: 1,
    returned: null,
    pendingReturn: null,
    notes: [],
    choices: {},
    former: null,
    hasDraft: false,
    team,
    progress: progress ?? blankProgress(0, team?.ship ?? null),
    received: null,
    lock: null,
    speech: QUIET,
    error: null,
    captionsAsked: false,
    refusal: null,
    leaveRefusal: null,
    news: null,
    waitingForNetwork: false,
    openedElsewhere: null,
    versions: [],
    council: EMPTY_COUNCIL,
    ranking: { opened: null, places: null, error: null },
  };
}

/** Returns the fallback script under the team's own theme and name (spec, section 8). */
function fallbackFor(theme: GameContext['theme']) {
  return { ...FALLBACK_SCRIPT, theme, name: THEME_NAMES[theme] };
}

/** Applies a loaded game. In test mode the level comes from this device, otherwise from the server. */
export function loaded(context: GameContext, game: LoadedGame): Change {
  const script = game.script ?? fallbackFor(context.theme);
  const inTest = context.mode === 'test';
  const remembered = context.loaded ? context.progress : (game.progress ?? context.progress);
  const level = inTest ? levelOfPart(remembered.part) : game.level;
  const team = inTest ? null : (game.team ?? context.team);
  const progress = progressToRestore(context, { ...game, level, team, script, isReserve: game.script === null });
  return {
    script,
    usesFallback: game.script === null,
    loaded: true,
    level,
    returned: game.returned === undefined ? context.returned : game.returned,
    pendingReturn: null,
    notes: game.notes ?? context.notes,
    choices: game.choices ?? context.choices,
    former: game.former ?? null,
    hasDraft: game.progress?.part === progress.part || isUnderWay(progress),
    team,
    progress,
    received: progress,
    lock: null,
    error: null,
    captionsAsked: false,
    refusal: null,
    openedElsewhere: null,
    versions: game.versions ?? context.versions,
    council: { ...EMPTY_COUNCIL, isPageSeen: context.council.isPageSeen },
  };
}

const WORDS_FAILED = 'Sem ligação ao servidor. As palavras mudam assim que houver rede.';

/** Says everything in the words of another script with the same steps, also the message on the screen. */
export function rewritten(context: GameContext, script: GameContext['script'] | null): Change {
  if (script === null) return { news: WORDS_FAILED };
  const { speech } = context;
  const { key, messages } = linesHere({ ...context, script });
  if (key !== speech.lines.key || messages.length !== speech.lines.messages.length) return { script };
  return { script, speech: { ...speech, lines: { ...speech.lines, messages } } };
}

export function turned({ progress }: GameContext, delta: 1 | -1): Change {
  return { progress: { ...progress, shipView: moveShip(progress.shipView, delta) } };
}

export function shipSelected({ progress }: GameContext): Change {
  return { progress: { ...progress, ship: progress.shipView } };
}

export function tutorialWentOn({ progress }: GameContext): Change {
  return { progress: { ...progress, tutorialStep: nextTutorialStep(progress.tutorialStep) }, lock: null, error: null };
}

export function stepWentOn({ progress, former }: GameContext): Change {
  const next = { ...progress, step: progress.step + 1, typed: '' };
  return { progress: withFormer(next, former), lock: null, error: null, captionsAsked: false, news: null };
}

/** Fills in the former answers of a returned mission, unless the part has a draft. */
export function formerOffered({ progress, former, hasDraft }: GameContext): Change {
  if (hasDraft) return {};
  const offered = withFormer(progress, former);
  return { progress: offered, received: offered };
}

/** Stores the teacher's notes and a returned mission. */
export function newsReceived({ progress, returned, choices }: GameContext, news: TeamNews): Change {
  const isHere = news.returned?.level === progress.part;
  return {
    notes: news.notes,
    choices: { ...choices, ...news.choices },
    returned: isHere ? news.returned : returned,
    pendingReturn: isHere ? null : news.returned,
  };
}

const WRITTEN_ELSEWHERE = 'Outro dispositivo da equipa escreveu aqui.';
const FOUND_IN_VERSIONS = `${WRITTEN_ELSEWHERE} O que tinham está em «Outras versões».`;
const SENT_ELSEWHERE = 'Outro dispositivo da equipa já enviou esta parte.';

/** Replaces the progress with that of another device. */
export function followed(context: GameContext, progress: Progress, isOther: boolean): Change {
  const isHere = isSamePlace(context, progress);
  const told = isHere ? FOUND_IN_VERSIONS : WRITTEN_ELSEWHERE;
  const here = withOwnUploadStates(withOwnCaptions(progress, context.progress), context.progress);
  return {
    progress: here,
    received: progress,
    lock: isHere ? context.lock : null,
    error: null,
    news: isOther ? told : context.news,
  };
}

/** Replaces the text with another version; the current one becomes a version itself. */
export function versionUsed(context: GameContext, text: string): Change {
  const { progress, versions } = context;
  return { ...withTypedText(context, text), versions: [{ progress, at: null }, ...versions] };
}

/** Replaces a file's caption with another version; the current one becomes a version itself. */
export function captionUsed(context: GameContext, description: FileDescription): Change {
  const { progress, versions } = context;
  return { ...fileDescribed(context, description), versions: [{ progress, at: null }, ...versions] };
}

/** Tells the team that another device has sent the current part; the next one is loaded from the server. */
export function sentElsewhere(): Change {
  return { news: SENT_ELSEWHERE };
}

/** Returns whether another device has opened a higher level than the one played here; a teacher opens lower ones. */
export function isOpenedElsewhere({ loaded, level, openedElsewhere }: GameContext): boolean {
  return loaded && openedElsewhere !== null && openedElsewhere > level;
}

/** Returns whether the other progress is at the same step of the same part. */
export function isSamePlace({ progress }: Pick<GameContext, 'progress'>, other: Progress): boolean {
  const { part, tutorialStep, step } = progress;
  return part === other.part && tutorialStep === other.tutorialStep && step === other.step;
}

function withFormer(progress: Progress, former: GameContext['former']): Progress {
  const files = former?.files[progress.step] ?? [];
  const typed = progress.typed === '' ? (former?.texts[progress.step] ?? '') : progress.typed;
  if (files.length === 0 || filesHere(progress).length > 0) return { ...progress, typed };
  return withFiles({ ...progress, typed }, files);
}

/** Stores the answer in the form in which it is posted: number and label. */
export function answered(context: GameContext, index: number): Change {
  const { progress } = context;
  const label = quizHere(context)?.options.optionsLabel[index] ?? '';
  const quiz = [...progress.quiz.slice(0, progress.step), answerText(index, label)];
  return { progress: { ...progress, quiz }, lock: null };
}

export function withTypedText({ progress }: GameContext, text: string): Change {
  return { progress: { ...progress, typed: text }, error: null };
}

export function textSubmitted({ progress }: GameContext): Change {
  const texts = [...progress.texts.slice(0, progress.step), progress.typed.trim()];
  return { progress: { ...progress, texts, typed: '' }, error: null };
}

/** Adds the admitted files. In test mode a file stays on the device, so it counts as uploaded. */
export function filesAdded({ progress, mode }: GameContext, chosen: readonly NewFile[]): Change {
  const present = filesHere(progress);
  const admitted = admit(present, chosen);
  const { error } = admitted;
  const accepted = mode === 'test' ? admitted.accepted.map((file) => ({ ...file, progress: 1 })) : admitted.accepted;
  return { progress: withFiles(progress, [...present, ...accepted]), error };
}

/** Stores or removes the answer by voice to the current text. In test mode it stays on the device. */
export function recorded({ progress, mode }: GameContext, file: NewFile | null): Change {
  return { progress: withRecording(progress, file, mode === 'team'), error: null };
}

export function fileRemoved({ progress }: GameContext, id: string): Change {
  const left = filesHere(progress).filter((file) => file.id !== id);
  return { progress: withFiles(progress, left), error: null };
}

/** Applies news of a file. They clear an error about unsent files; the reason for a rejected file stays. */
export function fileHeard(context: GameContext, news: FileNews): Change {
  const isAnswered = context.error === answerRefusal(context);
  return { progress: withFileNews(context.progress, news), error: isAnswered ? null : context.error };
}

/** Returns to the last answer of the part, with everything in it. */
export function corrected({ progress, script }: GameContext): Change {
  const step = Math.max(0, stepCount(script, progress.part) - 1);
  const back: Progress = { ...progress, step, typed: progress.texts[step] ?? '' };
  return { progress: progress.part === 0 ? { ...back, tutorialStep: 4 } : back, refusal: null };
}

/** Clears the answers that the server (or, in test mode, the rule alone) has accepted, and sets the new level. */
export function accepted({ progress }: GameContext, level: GameLevel) {
  const next = blankProgress(partAtLevel(level), progress.ship);
  return { level, progress: next, former: null, hasDraft: false, refusal: null, news: null };
}

/**
 * Returns whether `level` is the next mission and has no draft yet. After a returned mission the team continues where it
 * was before, and the draft of that place is loaded again.
 */
export function isNextMission(context: GameContext, level: GameLevel): boolean {
  return context.returned?.level !== context.progress.part && level === levelReached(context);
}

/**
 * Clears the accepted answers when the server sends the team elsewhere than to the next mission; its draft there is
 * loaded.
 */
export function jumpedToLevel(context: GameContext, level: GameLevel): Change {
  const change = accepted(context, level);
  return { ...change, received: change.progress, returned: null, pendingReturn: null, loaded: false };
}

/** Returns the level after the part that was just done. */
export function levelReached({ progress, level }: GameContext): GameLevel {
  return progress.part === null ? level : levelAfterPart(progress.part);
}
