import type { Progress } from '#client/game/flow/GameState.ts';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { PARTS, type Part, type ShipNumber, type Theme, type TutorialStep } from '#domain/vocabulary.ts';
import { quizAnswers } from '../support/app/gameAnswers.ts';
import type { SeededRandom } from '../support/product/seededRandom.ts';

/** Duration of a lesson, and of the council at its end. */
export const LESSON_MS = 60 * 60_000;
const COUNCIL_MS = 10 * 60_000;
/** The tutorial's steps: intro, hangar, training, quiz, write, upload, outro. */
const TUTORIAL_MS = [60_000, 30_000, 40_000, 45_000, 120_000, 75_000, 25_000];
/** Durations in a mission: flight and briefing, all steps together, and the congratulations. */
const ARRIVAL_MS = 60_000;
const STEPS_MS = { 1: 270_000, 2: 540_000, 3: 600_000, 4: 840_000 };
const CONGRATULATIONS_MS = 20_000;

/** One activity of a team; `step` as counted in the progress. */
export interface Stage {
  part: Part | null;
  step: number;
  kind: 'read' | 'ship' | 'quiz' | 'write' | 'upload' | 'arrival' | 'council';
  /** Average duration. */
  ms: number;
}

const TUTORIAL_KINDS = ['read', 'ship', 'read', 'quiz', 'write', 'upload', 'read'] as const;
const KINDS = { 1: 'quiz', 2: 'write', 3: 'upload', 4: 'write' } as const;

/** Returns the number of steps of this mission. */
export function stepsOf(theme: Theme, part: 1 | 2 | 3 | 4): number {
  return SOLAR_SYSTEMS[theme].levels[`level${part}`].length;
}

/** Returns the stages of a part; null is the council. */
export function stagesOf(theme: Theme, part: Part | null): Stage[] {
  if (part === null) return [{ part, step: 0, kind: 'council', ms: COUNCIL_MS }];
  if (part === 0) return TUTORIAL_MS.map((ms, step) => ({ part, step, kind: TUTORIAL_KINDS[step] ?? 'read', ms }));
  const steps = stepsOf(theme, part);
  const ms = STEPS_MS[part] / steps;
  return [
    { part, step: 0, kind: 'arrival', ms: ARRIVAL_MS },
    ...Array.from({ length: steps }, (_, step): Stage => ({ part, step, kind: KINDS[part], ms })),
    { part, step: steps, kind: 'read', ms: CONGRATULATIONS_MS },
  ];
}

/** Where a team starts: the number of completed stages of the part, and the completed share of the next one. */
export interface Start {
  over: number;
  share: number;
}

export const FROM_THE_START: Start = { over: 0, share: 0 };

/** Returns a team's stage at a uniformly random moment of the lesson. */
export function anyStage(theme: Theme, random: SeededRandom): Start & { stage: Stage } {
  const stages = [...PARTS, null].flatMap((part) => stagesOf(theme, part));
  let left = random.next() * stages.reduce((sum, { ms }) => sum + ms, 0);
  const found = stages.find(({ ms }) => {
    left -= ms;
    return left < 0;
  });
  const stage = found ?? stages[0]!;
  const over = stages.indexOf(stage) - stages.findIndex(({ part }) => part === stage.part);
  return { stage, over, share: found ? 1 + left / stage.ms : 0 };
}

/** Returns the draft progress of a team at this stage; null when nothing was written yet. */
export function progressAt(
  { part, step, kind }: Stage,
  { theme, share, reference }: { theme: Theme; share: number; reference: string },
): Progress | null {
  if (part === null || kind === 'arrival' || (part === 0 && step === 0)) return null;
  const progress = blankProgress(part, part === 0 && step < 2 ? null : SHIP);
  const file = { id: 'foto', name: PHOTO, bytes: 600_000, reference, progress: 1, failed: null };
  const done = part === 0 ? { quiz: step > 3, write: step > 4, upload: step > 5 } : null;
  if (part === 0) progress.tutorialStep = step as TutorialStep;
  else progress.step = step;
  if (part === 1) progress.quiz = quizAnswers(theme).slice(0, step);
  if (done?.quiz) progress.quiz = [TUTORIAL_QUIZ];
  if (part === 2 || part === 4) progress.texts = Array.from({ length: step }, () => textOf(theme, 400));
  if (done?.write) progress.texts = [textOf(theme, 120)];
  if (kind === 'write') progress.typed = textOf(theme, Math.max(20, Math.round(500 * share)));
  if (part === 3 || done?.upload) progress.files = Array.from({ length: done ? 1 : step }, () => [file]);
  return progress;
}

export const SHIP: ShipNumber = 2;
export const PHOTO = 'fotografia.jpg';
export const TUTORIAL_QUIZ = '1. Ouvir';

/** Returns so many characters of the theme's words, from any offset. */
export function textOf(theme: Theme, characters: number, from = 0): string {
  const words = SOLAR_SYSTEMS[theme].summary.split(' ');
  let text = '';
  for (let place = from; text.length < characters; place += 1) text += `${words[place % words.length]} `;
  return text.trim();
}
