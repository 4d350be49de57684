import { gameSetup } from '../gameSetup.ts';

/** Take-off, warp, arrival: each ends when the stage says so, when its time is up, or by a click or key. */
export const flight = gameSetup.createStateConfig({
  id: 'flight',
  initial: 'takeOff',
  tags: 'at:flight',
  entry: gameSetup.raise({ type: 'HUSH' }),
  states: {
    takeOff: {
      tags: 'scene:takeOff',
      after: { takeOff: 'warp' },
      on: { SKIP: 'warp', SCENE_ENDED: { guard: ({ event }) => event.scene === 'takeOff', target: 'warp' } },
    },
    warp: {
      tags: 'scene:warp',
      after: { warp: 'arrival' },
      on: { SKIP: 'arrival', SCENE_ENDED: { guard: ({ event }) => event.scene === 'warp', target: 'arrival' } },
    },
    arrival: {
      tags: 'scene:arrival',
      after: { arrival: 'landed' },
      on: { SKIP: 'landed', SCENE_ENDED: { guard: ({ event }) => event.scene === 'arrival', target: 'landed' } },
    },
    /** With the fallback script, every stop is an occasion to ask for the real one; after a leap, for what was begun here. */
    landed: {
      tags: 'scene:arrival',
      always: [{ guard: 'mustLoad', target: '#boot' }, { target: '#started' }],
    },
  },
});
