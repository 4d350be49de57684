import type { SolarSystem } from '#content/SolarSystem.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import { answerText } from '#domain/marking/scoring.ts';
import { GAME_LEVELS, type GameLevel, type Part, type ShipNumber } from '#domain/vocabulary.ts';
import type { GameContext, LoadedGame, Progress, TeamInfo } from '../GameState.ts';

/** Beginning, restoring and judging local progress. Source: spec, sections 3 and 4; rulings 14 and 23. */

/** Nothing done yet in this part; the ship stays for the whole game. */
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
  };
}

/** The game level at which this part is open. */
export function levelOfPart(part: Part | null): GameLevel {
  return GAME_LEVELS.find((level) => partAtLevel(level) === part) ?? 1;
}

/** How many steps a mission has; the tutorial counts its own (spec, section 4). */
export function stepCount(script: SolarSystem, part: Part | null): number {
  if (part === null || part === 0) return 0;
  return script.levels[`level${part}`].length;
}

/** Whether the team has begun this mission, so that its introduction need not be read again. */
export function isUnderWay({ step, typed, files }: Progress): boolean {
  return step > 0 || typed !== '' || files.some((list) => list.length > 0);
}

/** Whether both hold the same work at the same place. */
export function isSame(one: Progress | null, other: Progress | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether all work of `own` stands in `whole` too, which is at the same place or further on. */
export function holdsAll(whole: Progress, own: Progress): boolean {
  const isThere = whole.part === own.part && whole.tutorialStep >= own.tutorialStep && whole.step >= own.step;
  const quiz = own.quiz.every((answer, step) => whole.quiz[step] === answer);
  const words = own.texts.every((text, step) => text === '' || whole.texts[step] === text);
  const typed = [whole.typed, ...whole.texts].some((text) => text.startsWith(own.typed));
  const files = own.files.flat().every(({ id, reference }) => {
    const same = whole.files.flat().find((file) => file.id === id);
    return same !== undefined && (reference === null || reference === same.reference);
  });
  return isThere && quiz && words && typed && files && (own.ship === null || own.ship === whole.ship);
}

/** Whether a step of the same part was ended in between. */
export function hasGoneOn(before: Progress | null, { part, tutorialStep, step }: Progress): boolean {
  return before?.part === part && (before.tutorialStep !== tutorialStep || before.step !== step);
}

/** Whether comments are written that have not arrived. */
export function hasComments({ comments, unsent }: Progress): boolean {
  return unsent.length > 0 || Object.values(comments).some((text) => text.trim() !== '');
}

/**
 * The progress to go on with: what is in memory, once the game runs, else what was loaded, else what the device kept.
 * Only progress of the level's own part counts: the server's level wins.
 */
export function progressToRestore(
  context: Pick<GameContext, 'loaded' | 'progress'>,
  game: Omit<LoadedGame, 'script'> & { script: SolarSystem; isReserve: boolean },
): Progress {
  const part = partAtLevel(game.level);
  const candidates = context.loaded ? [context.progress, game.progress] : [game.progress, context.progress];
  const own = candidates.find((progress) => progress?.part === part);
  return own ? settled(own, game) : blankProgress(part, knownShip(candidates, game.team));
}

function knownShip(candidates: readonly (Progress | null)[], team: TeamInfo | null): ShipNumber | null {
  return team?.ship ?? candidates.find((progress) => progress?.ship != null)?.ship ?? null;
}

/** The same progress, at a step that this script really has. */
function settled(progress: Progress, { script, team, isReserve }: Parameters<typeof progressToRestore>[1]): Progress {
  const kept = { ...progress, ship: progress.ship ?? team?.ship ?? null };
  if (kept.part === 0) {
    const answered = kept.tutorialStep === 3 && kept.quiz.length > 0;
    return answered ? { ...kept, tutorialStep: 4 } : kept.tutorialStep === 4 ? withItsText(kept) : kept;
  }
  if (kept.part === 1) {
    // The reserve script knows nothing of the real quiz, whose answers are still good when that comes.
    const quiz = isReserve ? kept.quiz : answersThatFit(kept.quiz, script);
    return { ...kept, quiz, step: quiz.length };
  }
  const inScript = { ...kept, step: Math.min(kept.step, stepCount(script, kept.part)) };
  return kept.part === 2 || kept.part === 4 ? withItsText(inScript) : inScript;
}

/** A tab that died between the submitting of a text and the next step left an empty box: the text stands there again. */
function withItsText(kept: Progress): Progress {
  return kept.typed === '' ? { ...kept, typed: kept.texts[kept.step] ?? '' } : kept;
}

/** Answers to another script (the fallback, or one that was reworded) would be counted wrong: they are asked again. */
function answersThatFit(answers: readonly string[], script: SolarSystem): string[] {
  const misfit = answers.findIndex((answer, step) => {
    const labels = script.levels.level1[step]?.options.optionsLabel ?? [];
    return !labels.some((label, index) => answerText(index, label) === answer);
  });
  return answers.slice(0, misfit === -1 ? undefined : misfit);
}
