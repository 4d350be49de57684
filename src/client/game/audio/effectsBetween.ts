import type { GameView, OptionState, Work } from '#client/game/flow/GameView.ts';
import type { SceneName } from '#client/game/flow/scenes.ts';
import type effects from '../../../../assets/audio/effects.json';
import type flights from '../../../../assets/audio/flights.json';

/** A sound of one of the two files. */
export type EffectName = keyof typeof effects | keyof typeof flights;

type Change = (before: GameView, now: GameView) => boolean;

const QUESTIONS: readonly Work['kind'][] = ['quiz', 'write', 'upload'];
const TRIUMPHS: readonly Work['kind'][] = ['congratulations', 'ending'];

/** Effects of answers; the first that matches is played. */
const ANSWERS: readonly (readonly [EffectName, Change])[] = [
  ['right', optionBecomes('right')],
  ['wrong', optionBecomes('wrong')],
  ['lock', optionBecomes('locked')],
];

/** Effects of moving through the game; the first that matches is played. */
const NAVIGATION: readonly (readonly [EffectName, Change])[] = [
  ['takeOff', entersScene('takeOff')],
  ['warp', entersScene('warp')],
  ['arrival', entersScene('arrival')],
  ['success', (before, { work }) => TRIUMPHS.includes(work.kind) && before.work.kind !== work.kind],
  ['star', (before, now) => ownStars(now).some((star) => !ownStars(before).includes(star)) && inCouncil(before)],
  ['send', (before, now) => isSameSheet(before, now) && unsent(now) > unsent(before)],
  ['confirm', (before, now) => before.scene === 'hangar' && now.scene === 'cockpit'],
  ['next', (before, now) => shipStep(before, now) > 0 || isNextQuestion(before, now)],
  ['back', (before, now) => shipStep(before, now) < 0],
  ['open', (before, now) => sheets(now) > sheets(before)],
  ['close', (before, now) => sheets(now) < sheets(before)],
];

/**
 * Returns the effects of a change of the game, at most one for an answer and one for navigation; none right after
 * loading.
 */
export function effectsBetween(before: GameView | null, now: GameView): EffectName[] {
  if (before === null || before.scene === 'loading' || now.scene === 'loading') return [];
  return [ANSWERS, NAVIGATION].flatMap((table) => table.find(([, holds]) => holds(before, now))?.[0] ?? []);
}

function entersScene(scene: SceneName): Change {
  return (before, now) => now.scene === scene && before.scene !== scene;
}

function optionBecomes(state: OptionState): Change {
  return (before, now) => statesOf(now).some((now, index) => now === state && statesOf(before)[index] !== state);
}

function statesOf({ work }: GameView): readonly OptionState[] {
  return work.kind === 'quiz' ? work.options.map(({ state }) => state) : [];
}

/** Returns whether a question follows another one directly, without the screen sinking in between. */
function isNextQuestion({ work: before }: GameView, { work: now }: GameView): boolean {
  if (!QUESTIONS.includes(before.kind) || !QUESTIONS.includes(now.kind)) return false;
  return before.kind !== now.kind || ('number' in before && 'number' in now && before.number !== now.number);
}

function shipStep({ work: before }: GameView, { work: now }: GameView): number {
  return before.kind === 'ship' && now.kind === 'ship' ? now.number - before.number : 0;
}

/** Returns the number of sheets over the window. */
function sheets({ raised, leaveDialog, work }: GameView): number {
  const hasComments = work.kind === 'council' && work.openComments !== null;
  const hasRanking = work.kind === 'council' && work.ranking?.isShown === true;
  return [raised !== 'none', leaveDialog !== null, hasComments, hasRanking].filter(Boolean).length;
}

function inCouncil({ work }: GameView): boolean {
  return work.kind === 'council' && !work.loading;
}

/** Returns the team's own stars, each with its proposal. */
function ownStars({ work }: GameView): string[] {
  if (work.kind !== 'council') return [];
  return work.proposals.flatMap(({ _id, stars }) => (stars.mine === null ? [] : `${_id}:${stars.mine}`));
}

/** Returns the number of unsent comments on the open proposal, and of unsent replies. */
function unsent({ work }: GameView): number {
  return work.kind === 'council' ? work.comment.unsent.length + work.reply.unsent.length : 0;
}

function isSameSheet({ work: before }: GameView, { work: now }: GameView): boolean {
  return before.kind === 'council' && now.kind === 'council' && before.openComments === now.openComments;
}
