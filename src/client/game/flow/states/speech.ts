import { gameSetup } from '../gameSetup.ts';
import { cueOf } from '../rules/speech.ts';

const TELL_NARRATOR = gameSetup.enqueueActions(({ context, enqueue }) => {
  const cue = cueOf(context.speech);
  if (cue) enqueue({ type: 'narrate', params: cue });
});
const STOP = { actions: 'stopNarration' } as const;
const PRESSED = { NEXT_SHIP: STOP, PREVIOUS_SHIP: STOP, CHOOSE: STOP, SUBMIT: STOP };

/**
 * The robot's speech, in parallel to everything else: one message after another, the last one stays (spec, sections 4
 * and 9).
 */
export const speechRegion = gameSetup.createStateConfig({
  initial: 'silent',
  on: {
    SAY: [
      { guard: { type: 'hasNoMessages', params: ({ event }) => event.lines }, target: '.silent' },
      {
        // A lingering message is also heard to its end.
        guard: { type: 'isLingering', params: ({ event }) => event.lines },
        target: '.breathing',
        actions: { type: 'beginLines', params: ({ event }) => event.lines },
      },
      {
        guard: { type: 'beginsAtOnce', params: ({ event }) => event.lines },
        target: '.speaking',
        actions: ['stopNarration', { type: 'beginLines', params: ({ event }) => event.lines }, 'nextMessage'],
      },
      {
        target: '.breathing',
        actions: ['stopNarration', { type: 'beginLines', params: ({ event }) => event.lines }],
      },
    ],
    SILENCE: '.silent',
  },
  states: {
    silent: { entry: ['stopNarration', 'forgetLines'] },
    breathing: {
      tags: 'breathing',
      after: { speechStart: { target: 'speaking', actions: 'nextMessage' } },
      on: { SKIP: { target: 'speaking', actions: 'nextMessage' }, ...PRESSED },
    },
    speaking: {
      tags: 'speaking',
      entry: TELL_NARRATOR,
      after: {
        message: [
          { guard: 'isLastMessage', target: 'said' },
          { target: 'speaking', reenter: true, actions: 'nextMessage' },
        ],
      },
      on: {
        SKIP: [
          { guard: 'isLastMessage', target: 'said', actions: 'stopNarration' },
          { target: 'speaking', reenter: true, actions: ['stopNarration', 'nextMessage'] },
        ],
        ...PRESSED,
      },
    },
    said: { entry: 'endLines' },
  },
});
