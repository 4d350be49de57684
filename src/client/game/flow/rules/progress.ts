import type { SolarSystem } from '#content/SolarSystem.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import { answerText } from '#domain/marking/scoring.ts';
import { GAME_LEVELS, type GameLevel, type Part, type ShipNumber } from '#domain/vocabulary.ts';
import type { GameContext, LoadedGame, LocalFile, Progress } from '../GameState.ts';

/** Starts, restores and compares progress. Source: spec, sections 3 and 4; rulings 14 and 23. */

/** The dilemma before a part that is not begun: nothing heard, nothing chosen. */
export const NO_DILEMMA: Progress['dilemma'] = { opened: [], choice: null, isOver: false };

/** Returns the empty progress of a part; the ship is kept for the whole game. */
export function blankProgress(part: Part | null, ship: ShipNumber | null = null): Progress {
  return {
    part,
    tutorialStep: 0,
    ship,
    shipView: ship ?? 0,
    quiz: [],
    texts: [],
    files: [],
    step: 0,
    typed: '',
    comments: {},
    unsent: [],
    kinds: {},
    replies: {},
    unsentReplies: [],
    dilemma: NO_DILEMMA,
  };
}

/** Returns the game level at which this part is open. */
export function levelOfPart(part: Part | null): GameLevel {
  return GAME_LEVELS.find((level) => partAtLevel(level) === part) ?? 1;
}

/**
 * Returns the number of steps of a mission; 0 in the tutorial, which counts its own (spec, section 4), and in the
 * council.
 */
export function stepCount(script: SolarSystem, part: Part | null): number {
  if (part === null || part === 0) return 0;
  return script.levels[`level${part}`].length;
}

/** Returns whether the team has begun this mission, so that its introduction is not shown again. */
export function isUnderWay({ step, typed, files }: Progress): boolean {
  return step > 0 || typed !== '' || files.some((list) => list.length > 0);
}

/** Returns whether both hold the same work at the same step. */
export function isSame(one: Progress | null, other: Progress | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns whether `whole` contains all work of `own` and is at the same step or further on. */
export function containsAllWork(whole: Progress, own: Progress): boolean {
  const isThere = whole.part === own.part && whole.tutorialStep >= own.tutorialStep && whole.step >= own.step;
  const quiz = own.quiz.every((answer, step) => whole.quiz[step] === answer);
  const words = own.texts.every((text, step) => text === '' || whole.texts[step] === text);
  const typed = [whole.typed, ...whole.texts].some((text) => text.startsWith(own.typed));
  const files = own.files.flat().every((file) => {
    const { id, reference } = file;
    const same = whole.files.flat().find((one) => one.id === id);
    return same !== undefined && (reference === null || reference === same.reference) && containsCaption(same, file);
  });
  return isThere && quiz && words && typed && files && (own.ship === null || own.ship === whole.ship);
}

function containsCaption(whole: LocalFile, { caption = '', place = null }: LocalFile): boolean {
  return (whole.caption ?? '').startsWith(caption) && (place === null || place === whole.place);
}

/** Returns whether the step has changed within the same part. */
export function hasStepChanged(before: Progress | null, { part, tutorialStep, step }: Progress): boolean {
  return before?.part === part && (before.tutorialStep !== tutorialStep || before.step !== step);
}

/** Returns whether there are comments, answers or new plans that the server does not have yet. */
export function hasComments({ comments, unsent, replies, unsentReplies }: Progress): boolean {
  const begun = [...Object.values(comments), ...Object.values(replies)];
  return unsent.length > 0 || unsentReplies.length > 0 || begun.some((text) => text.trim() !== '');
}

/**
 * Returns the progress to go on with: the one in memory once the game runs, else the loaded one, else the device's.
 * Progress of another part than the server's level is ignored.
 */
export function progressToRestore(
  context: Pick<GameContext, 'loaded' | 'progress'>,
  game: Omit<LoadedGame, 'script'> & { script: SolarSystem; isReserve: boolean },
): Progress {
  const part = partAtLevel(game.level);
  const candidates = context.loaded ? [context.progress, game.progress] : [game.progress, context.progress];
  const own = candidates.find((progress) => progress?.part === part);
  return own ? fittedToScript(own, game) : blankProgress(part, knownShip(candidates, game));
}

function knownShip(
  candidates: readonly (Progress | null)[],
  { team, ship }: Pick<LoadedGame, 'team' | 'ship'>,
): ShipNumber | null {
  return team?.ship ?? candidates.find((progress) => progress?.ship != null)?.ship ?? ship ?? null;
}

/** Moves the progress to a step that this script has. */
function fittedToScript(
  progress: Progress,
  { script, team, ship, isReserve }: Parameters<typeof progressToRestore>[1],
): Progress {
  const kept = { ...progress, ship: progress.ship ?? team?.ship ?? ship ?? null };
  if (kept.part === 0) {
    const answered = kept.tutorialStep === 3 && kept.quiz.length > 0;
    return answered ? { ...kept, tutorialStep: 4 } : kept.tutorialStep === 4 ? withStepText(kept) : kept;
  }
  if (kept.part === 1) {
    // The fallback script has other questions; answers to the real quiz are still valid once that script loads.
    const quiz = isReserve ? kept.quiz : answersThatFit(kept.quiz, script);
    return { ...kept, quiz, step: quiz.length };
  }
  const inScript = { ...kept, step: Math.min(kept.step, stepCount(script, kept.part)) };
  return kept.part === 2 || kept.part === 4 ? withStepText(inScript) : inScript;
}

/**
 * Restores the text of a step whose tab closed between submitting the text and the next step, which left an empty box.
 */
function withStepText(kept: Progress): Progress {
  return kept.typed === '' ? { ...kept, typed: kept.texts[kept.step] ?? '' } : kept;
}

/**
 * Returns the answers up to the first that does not fit this script (after the fallback, or a rewording): they would be
 * marked wrong, so the questions are asked again.
 */
function answersThatFit(answers: readonly string[], script: SolarSystem): string[] {
  const misfit = answers.findIndex((answer, step) => {
    const labels = script.levels.level1[step]?.options.optionsLabel ?? [];
    return !labels.some((label, index) => answerText(index, label) === answer);
  });
  return answers.slice(0, misfit === -1 ? undefined : misfit);
}
