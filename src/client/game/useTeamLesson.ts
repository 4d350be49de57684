import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { stopForLogout } from '#client/session/logout.ts';
import type { GameView } from './flow/view.ts';
import type { LessonProps } from './overlays/overlaysProps.ts';
import { activityIn, createDeviceReporter, createLessonKeeper } from './world/lesson/createTeamLesson.ts';
import type { DeviceReporter } from './world/lesson/DeviceReporter.ts';
import type { LessonKeeper } from './world/lesson/LessonKeeper.ts';

interface TeamLesson {
  keeper: LessonKeeper;
  lesson: LessonProps;
  /** Reports what this device is doing with each view that is shown. */
  onView: (view: GameView) => void;
}

/** Returns the lesson of a team's class on this device, and reports to the teacher what the device is doing. */
export function useTeamLesson(account: string): TeamLesson {
  const [{ keeper, reporter }] = useState(() => ({
    keeper: createLessonKeeper(account),
    reporter: createDeviceReporter(account),
  }));
  const view = useSyncExternalStore(keeper.subscribe, keeper.view);
  const shown = useRef<GameView | null>(null);
  const report = useCallback(() => {
    if (shown.current === null) return;
    reporter.update(activityIn(account, shown.current, keeper));
  }, [account, keeper, reporter]);
  const onView = useCallback(
    (next: GameView) => {
      shown.current = next;
      report();
    },
    [report],
  );
  useEffect(() => keeper.subscribe(report), [keeper, report]);
  useEffect(() => accountOutbox(account).subscribe(report), [account, report]);
  useEffect(() => followPage(keeper, reporter), [keeper, reporter]);
  useEffect(() => stopForLogout({ stop: () => reporter.stop(), resume: () => reporter.resume() }), [reporter]);
  const [lesson, setLesson] = useState<LessonProps>({ view, actions: keeper.actions });
  if (lesson.view !== view) setLesson({ view, actions: keeper.actions });
  return { keeper, lesson, onView };
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
