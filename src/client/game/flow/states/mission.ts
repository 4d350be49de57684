import { gameSetup, say } from '../gameSetup.ts';
import { congratulations, returnLines } from '../rules/lines.ts';
import { quiz, upload, write } from './answering.ts';
import { FOLLOW, WHEN_SENT_ELSEWHERE } from './elsewhere.ts';

const NEXT = { target: 'stepping', actions: ['nextStep'] } as const;

/** A mission: its steps in order, congratulations, and the post (spec, section 4, Game level). */
export const mission = gameSetup.createStateConfig({
  id: 'mission',
  initial: 'arriving',
  always: WHEN_SENT_ELSEWHERE,
  on: { FOLLOW, GO_TO_RETURNED: { guard: 'hasPendingReturn', target: '#boot' } },
  states: {
    arriving: {
      tags: ['scene:loading', 'at:loading'],
      always: [{ guard: 'isUnderWay', target: 'stepping' }, { target: 'introduction' }],
    },
    introduction: {
      tags: ['scene:missionArrival', 'at:missionIntro'],
      entry: say(returnLines),
      on: { OK: { target: 'stepping', actions: ['forgetNews', 'offerFormer'] } },
    },
    stepping: {
      tags: ['scene:loading', 'at:loading'],
      always: [
        { guard: 'stepsAreDone', target: 'congratulations' },
        { guard: { type: 'isPart', params: 1 }, target: 'quiz' },
        { guard: { type: 'isPart', params: 3 }, target: 'upload' },
        { target: 'write' },
      ],
    },
    quiz: { ...quiz, onDone: NEXT },
    write: { ...write, onDone: NEXT },
    upload: { ...upload, onDone: NEXT },
    congratulations: {
      tags: ['scene:celebration', 'at:congratulations'],
      entry: say(congratulations),
      on: { OK: { target: '#sending', actions: 'forgetNews' } },
    },
  },
});
