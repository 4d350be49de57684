import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '#client/api/call.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { keptKey, unsentKey } from '#client/session/localItems.ts';
import { isSignedInAs } from '#client/session/useSession.ts';
import { teamLesson } from '#contract/classroom/teamLesson.ts';
import type { GameView } from './flow/view.ts';
import type { LessonProps } from './overlays/overlaysProps.ts';
import { writerName } from './world/drafts/deviceId.ts';
import { activityOf } from './world/lesson/activityOf.ts';
import { DeviceReporter } from './world/lesson/DeviceReporter.ts';
import { LessonKeeper } from './world/lesson/LessonKeeper.ts';
import { lessonCalls } from './world/lesson/lessonCalls.ts';
import { seenIds } from './world/lesson/seenIds.ts';

interface TeamLesson {
  keeper: LessonKeeper;
  lesson: LessonProps;
  /** Reports what this device is doing with each view that is shown. */
  onView: (view: GameView) => void;
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Returns the lesson of a team's class on this device, and reports to the teacher what the device is doing. */
export function useTeamLesson(account: string): TeamLesson {
  const [{ keeper, reporter }] = useState(() => ({ keeper: createKeeper(account), reporter: createReporter(account) }));
  const view = useSyncExternalStore(keeper.subscribe, keeper.view);
  const shown = useRef<GameView | null>(null);
  const report = useCallback(() => {
    if (shown.current === null) return;
    const unsent = accountOutbox(account).state().waiting + unsentFiles(shown.current);
    reporter.update(activityOf(shown.current, { pace: keeper.view().pace, unsent }));
  }, [account, keeper, reporter]);
  const onView = useCallback(
    (next: GameView) => {
      shown.current = next;
      report();
    },
    [report],
  );
  useEffect(() => keeper.subscribe(report), [keeper, report]);
  useEffect(() => followPage(keeper, reporter), [keeper, reporter]);
  const [lesson, setLesson] = useState<LessonProps>({ view, actions: keeper.actions });
  if (lesson.view !== view) setLesson({ view, actions: keeper.actions });
  return { keeper, lesson, onView };
}

function createKeeper(account: string): LessonKeeper {
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

function createReporter(account: string): DeviceReporter {
  const device = writerName(account);
  return new DeviceReporter({
    report: async (activity) => {
      if (isSignedInAs(account)) await call(teamLesson.reportDevice, { body: { device, ...activity } });
    },
    leave: () => {
      if (isSignedInAs(account))
        void call(teamLesson.leaveDevice, { body: { device } }, { keepalive: true }).catch(() => {});
    },
    now: () => performance.now(),
    later,
  });
}

/** Follows whether the page is visible and the network is there; returns a function that stops. */
function followPage(keeper: LessonKeeper, reporter: DeviceReporter): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? reporter.leave() : reporter.comeBack());
  const onLeave = () => reporter.leave();
  const onOnline = () => keeper.retryNow();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('online', onOnline);
  reporter.comeBack();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('online', onOnline);
    reporter.leave();
    keeper.close();
  };
}

function unsentFiles({ work }: GameView): number {
  return work.kind === 'upload' ? work.files.filter(({ reference }) => reference === null).length : 0;
}
