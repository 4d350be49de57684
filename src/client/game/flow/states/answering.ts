import { gameSetup, say } from '../gameSetup.ts';
import { admit, filesHere } from '../rules/attachments.ts';
import { explanationLines, linesHere } from '../rules/lines.ts';

/**
 * The three kinds of work, in the tutorial and in the missions alike. Each opens 4 s a message after it began, or at
 * once by a click or a key, and ends in `answered` (spec, sections 4 and 9; ruling 22).
 */

/** By another device of the team: an answer is final, and what was right is seen here too. */
const ANSWERED = { guard: 'quizIsAnswered', target: 'feedback' } as const;

/**
 * The first press locks, the second confirms; then 1.5 s to see what was right (spec, section 4, Quiz option), and as long
 * as its reason takes to be read or heard: it is about this question and goes with it.
 */
export const quiz = gameSetup.createStateConfig({
  initial: 'waiting',
  tags: ['scene:quiz', 'at:quiz'],
  entry: say(linesHere),
  states: {
    waiting: { tags: 'waiting', always: ANSWERED, after: { question: 'ready' }, on: { SKIP: 'ready' } },
    ready: {
      always: ANSWERED,
      on: {
        CHOOSE: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.index },
            target: 'feedback',
            actions: [{ type: 'answer', params: ({ event }) => event.index }],
          },
          {
            guard: { type: 'isOption', params: ({ event }) => event.index },
            actions: { type: 'lock', params: ({ event }) => event.index },
          },
        ],
      },
    },
    feedback: {
      tags: 'feedback',
      entry: say(explanationLines),
      after: { quizFeedback: [{ guard: 'reasonIsOver', target: 'answered' }, { target: 'reason' }] },
    },
    reason: { tags: 'feedback', after: { quizReason: 'answered' }, on: { SKIP: 'answered' } },
    answered: { type: 'final' },
  },
});

const TYPE = {
  actions: [{ type: 'type', params: ({ event }: { event: { text: string } }) => event.text }],
} as const;

/** What is replaced is kept by the server too, as if another device had written over it. */
const USE_VERSION = {
  actions: ['spareReplaced', { type: 'useVersion', params: ({ event }: { event: { text: string } }) => event.text }],
} as const;

/** A text; an empty one is not submitted. Typing opens the work at once: no letter is lost. */
export const write = gameSetup.createStateConfig({
  initial: 'waiting',
  tags: ['scene:write', 'at:write'],
  entry: say(linesHere),
  states: {
    waiting: {
      tags: 'waiting',
      always: { guard: 'workIsBegun', target: 'ready' },
      after: { question: 'ready' },
      on: { SKIP: 'ready', TYPE, USE_VERSION },
    },
    ready: {
      on: {
        TYPE,
        USE_VERSION,
        SUBMIT: [{ guard: 'answerIsReady', target: 'answered', actions: ['submitText'] }, { actions: 'explain' }],
      },
    },
    answered: { type: 'final' },
  },
});

const ADD_FILES = gameSetup.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'ADD_FILES') return;
  const present = filesHere(context.progress);
  const { accepted } = admit(present, event.files);
  enqueue({ type: 'addFiles', params: event.files });
  for (const { id } of event.files) {
    if (![...present, ...accepted].some((file) => file.id === id)) enqueue({ type: 'discardFile', params: id });
  }
  if (context.mode === 'team' && accepted.length > 0) enqueue({ type: 'upload', params: accepted });
});

/** Files; without one, or while one is on its way, nothing is submitted. */
export const upload = gameSetup.createStateConfig({
  initial: 'waiting',
  tags: ['scene:upload', 'at:upload'],
  entry: say(linesHere),
  on: {
    ADD_FILES: { actions: ADD_FILES },
    REMOVE_FILE: {
      actions: [
        { type: 'removeFile', params: ({ event }) => event.id },
        { type: 'discardFile', params: ({ event }) => event.id },
      ],
    },
  },
  states: {
    waiting: {
      tags: 'waiting',
      always: { guard: 'workIsBegun', target: 'ready' },
      after: { question: 'ready' },
      on: { SKIP: 'ready' },
    },
    ready: {
      on: { SUBMIT: [{ guard: 'answerIsReady', target: 'answered' }, { actions: 'explain' }] },
    },
    answered: { type: 'final' },
  },
});
