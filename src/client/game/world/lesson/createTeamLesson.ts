import { call } from '#client/api/call.ts';
import type { GameView } from '#client/game/flow/view.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { keptKey, unsentKey } from '#client/session/localItems.ts';
import { isSignedInAs } from '#client/session/useSession.ts';
import { teamLesson } from '#contract/classroom/teamLesson.ts';
import { writerName } from '../drafts/deviceId.ts';
import { activityOf } from './activityOf.ts';
import { type DeviceActivity, DeviceReporter } from './DeviceReporter.ts';
import { LessonKeeper } from './LessonKeeper.ts';
import { lessonCalls } from './lessonCalls.ts';
import { seenIds } from './seenIds.ts';

/** Keeps the lesson of this account's class on this device; close it when the game is left. */
export function createLessonKeeper(account: string): LessonKeeper {
  return new LessonKeeper({
    calls: lessonCalls(account),
    handKey: unsentKey(account, 'hand'),
    pressKey: keptKey(account, 'hand-press'),
    seen: seenIds(keptKey(account, 'lesson-seen')),
    now: Date.now,
    random: Math.random,
    later,
  });
}

/** Reports to the teacher what this device is doing. */
export function createDeviceReporter(account: string): DeviceReporter {
  const device = writerName(account);
  return new DeviceReporter({
    report: async (activity, signal) => {
      if (isSignedInAs(account)) await call(teamLesson.reportDevice, { body: { device, ...activity } }, { signal });
    },
    leave: () => {
      if (isSignedInAs(account))
        void call(teamLesson.leaveDevice, { body: { device } }, { keepalive: true }).catch(() => {});
    },
    now: () => performance.now(),
    later,
  });
}

/** Returns what the device is doing, with what the account still has to send. */
export function activityIn(account: string, view: GameView, keeper: LessonKeeper): DeviceActivity {
  const unsent = accountOutbox(account).state().waiting + unsentFiles(view);
  return activityOf(view, { pace: keeper.view().pace, unsent });
}

function unsentFiles({ work }: GameView): number {
  return work.kind === 'upload' ? work.files.filter(({ reference }) => reference === null).length : 0;
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
