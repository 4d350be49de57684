import { CallError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { isSignedInAs } from '#client/session/useSession.ts';
import { teamLesson } from '#contract/classroom/teamLesson.ts';
import { deviceId } from '../drafts/deviceId.ts';
import type { LessonCalls } from './LessonKeeper.ts';

/** Returns the calls of a lesson for one account. All but the hand wait in the outbox for the network. */
export function lessonCalls(account: string): LessonCalls {
  const outbox = accountOutbox(account);
  return {
    raiseHand: (hand) =>
      isSignedInAs(account)
        ? call(teamLesson.raiseHand, { body: { ...hand, device: deviceId(account) } })
        : Promise.reject(new CallError({ kind: 'refused', status: 401, code: 'signedOut' })),
    seeMessage: (messageId) =>
      outbox.enqueue(teamLesson.seeMessage, { params: { messageId } }, { subject: `seen:${messageId}` }),
    takeAttendance: (lessonId, present) =>
      outbox.enqueue(
        teamLesson.takeAttendance,
        { params: { lessonId }, body: { present: present && [...present] } },
        { subject: `attendance:${lessonId}` },
      ),
    reflect: (mission, answers) =>
      outbox.enqueue(
        teamLesson.reflect,
        { params: { mission }, body: { answers: [...answers] } },
        { subject: `reflection:${mission}` },
      ),
  };
}
