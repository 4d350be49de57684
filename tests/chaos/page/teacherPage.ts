import { call } from '#client/api/call.ts';
import { followLive } from '#client/api/followLive.ts';
import { readLiveStream } from '#client/api/liveStream.ts';
import { login } from '#client/session/login.ts';
import { restoreSession } from '#client/session/restore.ts';
import { startSession } from '#client/session/startSession.ts';
import { isSignedInAs, useSession } from '#client/session/useSession.ts';
import { CLASS_EVENT, CLASS_LIVE_CALL } from '#contract/classroom/classLiveCall.ts';
import { type LiveClass, lessons, type SteeringChange } from '#contract/classroom/lessons.ts';

/**
 * A teacher's page of a class in session without rendering: composes the same session, stream and calls as useLiveClass.ts and
 * the steering of the panel.
 */
export class TeacherPage {
  private live: LiveClass | null = null;
  private isLost = false;
  private stop: (() => void) | null = null;

  get session() {
    return useSession.getState().status;
  }

  async load(): Promise<void> {
    startSession();
    if (this.session === 'restoring') await this.restore();
  }

  async restore(): Promise<void> {
    await restoreSession();
  }

  signIn(user: string, password: string): Promise<boolean> {
    return login(user, password);
  }

  /** Follows the class once somebody is signed in; returns false until then. */
  open(classId: string): boolean {
    if (this.stop !== null) return true;
    const { user, status } = useSession.getState();
    if (user === null || status === 'out' || status === 'restoring') return false;
    this.stop = followLive<LiveClass>({
      mayListen: () => isSignedInAs(user._id),
      listen: (listener) =>
        readLiveStream({ call: CLASS_LIVE_CALL, params: { classId }, event: CLASS_EVENT }, listener),
      ask: (signal) => call(lessons.liveClass, { params: { classId } }, { signal }),
      tell: (live) => this.show(live),
      onLost: () => {
        this.isLost = true;
      },
      random: Math.random,
    });
    return true;
  }

  /** What the page shows; `isLost`: it says that this is old. */
  see(): { live: LiveClass | null; isLost: boolean } {
    return { live: this.live, isLost: this.isLost };
  }

  start(classId: string, pace: 0 | 1 | 2 | 3 | 4 | null) {
    return call(lessons.startLesson, { params: { classId }, body: { pace } });
  }

  end(classId: string) {
    return call(lessons.endLesson, { params: { classId } });
  }

  resume(classId: string) {
    return call(lessons.resumeLesson, { params: { classId } });
  }

  steer(classId: string, changes: readonly SteeringChange[]) {
    return call(lessons.steer, { params: { classId }, body: { changes: [...changes] } });
  }

  say(classId: string, message: { teamId: string | null; text: string }) {
    return call(lessons.sendMessage, { params: { classId }, body: message });
  }

  withdraw(messageId: string) {
    return call(lessons.withdrawMessage, { params: { messageId } });
  }

  answerHand(teamId: string, state: 'coming' | 'lowered') {
    return call(lessons.answerHand, { params: { teamId }, body: { state } });
  }

  private show(live: LiveClass): void {
    this.live = live;
    this.isLost = false;
  }
}
