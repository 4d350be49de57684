import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSupports } from '#client/session/useSupports.ts';
import { retryOnce } from '#client/ui/retryOnce.ts';
import type { OverlaysProps } from './overlays/overlaysProps.ts';

/** Loaded with the first lesson: a team that plays at home never needs it. */
const LessonOverlays = lazy(() =>
  retryOnce(() => import('./overlays/lesson/LessonOverlays.tsx')).then((module) => ({
    default: module.LessonOverlays,
  })),
);

/** Renders what a lesson shows over the game; without its code the game goes on as it is. */
export function LessonLayer({ view, send, lesson, speak }: Pick<OverlaysProps, 'view' | 'send' | 'lesson' | 'speak'>) {
  const easyRead = useSupports(({ supports }) => supports.easyRead);
  if (lesson.view.id === null) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <LessonOverlays
          lesson={lesson}
          send={send}
          speak={speak}
          theme={view.theme}
          easyRead={easyRead}
          members={view.info.members}
          part={view.work.kind === 'council' ? null : (view.mission ?? 0)}
          isLeaving={view.leaveDialog !== null}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
