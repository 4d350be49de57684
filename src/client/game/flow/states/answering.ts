import { gameSetup, say } from '../gameSetup.ts';
import { admit, filesHere, recordingHere, withRecording } from '../rules/attachments.ts';
import { explanationLines, linesHere } from '../rules/lines.ts';

/**
 * The three kinds of work, for the tutorial and the missions. Each opens after 4 s per message, or at once by a click
 * or a key, and ends in `answered` (spec, sections 4 and 9; ruling 22).
 */

/** Answered on another device of the team: the answer is final, and the feedback is shown here too. */
const ANSWERED = { guard: 'quizIsAnswered', target: 'feedback' } as const;

/**
 * The first press locks, the second confirms. The feedback shows for 1.5 s (spec, section 4, Quiz option) and then for
 * as long as it takes to read or hear the explanation, which belongs to this question.
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

/** The server keeps the replaced text as a version too, as if another device had overwritten it. */
const USE_VERSION = {
  actions: [
    'keepReplacedVersion',
    { type: 'useVersion', params: ({ event }: { event: { text: string } }) => event.text },
  ],
} as const;

const RECORD = gameSetup.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'RECORD') return;
  const replaced = recordingHere(context.progress);
  if (replaced) enqueue({ type: 'discardFile', params: replaced.id });
  enqueue({ type: 'record', params: event.file });
  const added = recordingHere(withRecording(context.progress, event.file, true));
  if (context.mode === 'team' && added) enqueue({ type: 'upload', params: [added] });
});

/** A text step; an empty text is not submitted. Typing opens the work at once, so no letter is lost. */
export const write = gameSetup.createStateConfig({
  initial: 'waiting',
  tags: ['scene:write', 'at:write'],
  entry: say(linesHere),
  on: {
    RECORD: { actions: RECORD },
    RECORDING: { actions: { type: 'noteRecording', params: ({ event }) => event.isOn } },
  },
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
        SUBMIT: [
          { guard: 'answerIsReady', target: 'answered', actions: ['submitText'] },
          { actions: 'showAnswerError' },
        ],
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

/**
 * An upload step; it cannot be submitted without a file or during an upload. Missing captions are asked for once, and do not
 * stop the team.
 */
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
    DESCRIBE_FILE: { guard: 'asksForCaptions', actions: [{ type: 'describeFile', params: ({ event }) => event }] },
    USE_CAPTION: {
      guard: 'asksForCaptions',
      actions: ['keepReplacedVersion', { type: 'useCaption', params: ({ event }) => event }],
    },
    NOTE_PHOTO_RULES: { guard: 'asksForCaptions', actions: 'notePhotoRules' },
  },
  states: {
    waiting: {
      tags: 'waiting',
      always: { guard: 'workIsBegun', target: 'ready' },
      after: { question: 'ready' },
      on: { SKIP: 'ready' },
    },
    ready: {
      on: {
        SUBMIT: [
          { guard: 'captionsAreMissing', actions: 'askForCaptions' },
          { guard: 'answerIsReady', target: 'answered' },
          { actions: 'showAnswerError' },
        ],
      },
    },
    answered: { type: 'final' },
  },
});
