import { gameSetup } from '../gameSetup.ts';
import { FOLLOW_IN_FLIGHT } from './elsewhere.ts';

/** Take-off, warp and arrival: each ends when the stage reports it, when its time is up, or by a click or key. */
export const flight = gameSetup.createStateConfig({
  id: 'flight',
  initial: 'takeOff',
  tags: 'at:flight',
  entry: gameSetup.raise({ type: 'SILENCE' }),
  on: { FOLLOW: FOLLOW_IN_FLIGHT },
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
    /**
     * Loads the game again: with the fallback script to get the real one, after a jump to get the draft of the new
     * mission.
     */
    landed: {
      tags: 'scene:arrival',
      always: [{ guard: 'mustLoad', target: '#boot' }, { target: '#started' }],
    },
  },
});
