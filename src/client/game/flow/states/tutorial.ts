import { TUTORIAL_STEPS, type TutorialStep } from '#domain/vocabulary.ts';
import { gameSetup, say } from '../gameSetup.ts';
import { linesHere } from '../rules/lines.ts';
import { quiz, upload, write } from './answering.ts';
import { FOLLOW, WHEN_SENT_ELSEWHERE } from './elsewhere.ts';

const PLACES = ['intro', 'hangar', 'training', 'quiz', 'write', 'upload', 'outro'] as const;
const ON = 'nextTutorialStep';

const whereItStopped = TUTORIAL_STEPS.map((step: TutorialStep) => ({
  guard: { type: 'atTutorialStep', params: step } as const,
  target: PLACES[step],
}));

/** Opens like a work step, then waits for OK. */
const speaking = {
  waiting: { tags: 'waiting', after: { question: 'ready' }, on: { SKIP: 'ready' } },
} as const;

/** Steps 0 to 6 (spec, section 4, Tutorial); the outro's OK submits it. */
export const tutorial = gameSetup.createStateConfig({
  id: 'tutorial',
  always: WHEN_SENT_ELSEWHERE,
  on: { FOLLOW },
  initial: 'resuming',
  states: {
    resuming: { tags: ['scene:loading', 'at:loading'], always: whereItStopped },
    intro: {
      initial: 'waiting',
      tags: ['scene:intro', 'at:intro'],
      entry: say(linesHere),
      states: { ...speaking, ready: { on: { OK: { target: '#tutorial.hangar', actions: ON } } } },
    },
    hangar: {
      tags: ['scene:hangar', 'at:hangar'],
      entry: say(linesHere),
      on: {
        NEXT_SHIP: { actions: [{ type: 'turnCarousel', params: 1 }] },
        PREVIOUS_SHIP: { actions: [{ type: 'turnCarousel', params: -1 }] },
        SELECT_SHIP: { target: 'training', actions: ['selectShip', ON] },
      },
    },
    training: {
      tags: ['scene:cockpit', 'at:training'],
      entry: say(linesHere),
      on: { OK: { target: 'quiz', actions: ON } },
    },
    quiz: { ...quiz, onDone: { target: 'write', actions: ON } },
    write: { ...write, onDone: { target: 'upload', actions: ON } },
    upload: { ...upload, onDone: { target: 'outro', actions: ON } },
    outro: {
      initial: 'waiting',
      tags: ['scene:cockpit', 'at:outro'],
      entry: say(linesHere),
      states: { ...speaking, ready: { on: { OK: '#sending' } } },
    },
  },
});
