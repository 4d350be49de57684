import { gameSetup } from '../gameSetup.ts';
import { cueOf } from '../rules/speech.ts';

const TELL_NARRATOR = gameSetup.enqueueActions(({ context, enqueue }) => {
  const cue = cueOf(context.speech);
  if (cue) enqueue({ type: 'narrate', params: cue });
});
const STOP = { actions: 'stopNarration' } as const;
const PRESSED = { NEXT_SHIP: STOP, PREVIOUS_SHIP: STOP, CHOOSE: STOP, SUBMIT: STOP };

/** The robot speaks beside everything else: a message after the other, the last one stays (spec, sections 4 and 9). */
export const speechRegion = gameSetup.createStateConfig({
  initial: 'silent',
  on: {
    SAY: [
      { guard: { type: 'saysNothing', params: ({ event }) => event.lines }, target: '.silent' },
      {
        // What lingers is also heard to its end.
        guard: { type: 'isLingering', params: ({ event }) => event.lines },
        target: '.breathing',
        actions: { type: 'takeLines', params: ({ event }) => event.lines },
      },
      {
        guard: { type: 'beginsAtOnce', params: ({ event }) => event.lines },
        target: '.speaking',
        actions: ['stopNarration', { type: 'takeLines', params: ({ event }) => event.lines }, 'nextMessage'],
      },
      {
        target: '.breathing',
        actions: ['stopNarration', { type: 'takeLines', params: ({ event }) => event.lines }],
      },
    ],
    HUSH: '.silent',
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
