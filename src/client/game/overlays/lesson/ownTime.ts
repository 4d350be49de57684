import { NO_LESSON } from '#client/game/flow/LessonView.ts';
import type { LessonProps } from '../overlaysProps.ts';

const nothing = () => {};

/** A game outside a lesson: in test mode. */
export const OWN_TIME: LessonProps = {
  view: NO_LESSON,
  actions: {
    raiseHand: nothing,
    lowerHand: nothing,
    seeMessage: nothing,
    takeAttendance: nothing,
    reflect: nothing,
    dismissEnd: nothing,
  },
};
