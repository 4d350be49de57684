import { Play, Undo2 } from 'lucide-react';
import { call } from '#client/api/call.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { LESSON_PLANS } from '#content/lessonPlans/lessonPlans.ts';
import { type LessonSettings, type LiveClass, lessons } from '#contract/classroom/lessons.ts';
import { useLessonCall } from './useLessonCall.ts';

interface Props {
  live: LiveClass;
  onStarted: (live: LiveClass) => void;
}

/** Renders the way into a lesson: what the live page shows works without one, steering does not. */
export function StartLesson({ live, onStarted }: Props) {
  const { classId, settings, ended } = live;
  const params = { classId };
  const start = useLessonCall(() => call(lessons.startLesson, { params, body: startOf(settings) }), {
    failed: 'Não foi possível começar a aula.',
    onDone: onStarted,
  });
  const resume = useLessonCall(() => call(lessons.resumeLesson, { params }), {
    failed: 'Não foi possível retomar a aula.',
    onDone: onStarted,
  });
  return (
    <section aria-label="Começar" className="card flex flex-wrap items-center gap-3 p-4">
      <div className="mr-auto min-w-60 flex-1">
        <h2 className="font-display text-xl">{ended === null ? 'Nenhuma aula a decorrer' : 'A aula terminou'}</h2>
        <p className="text-muted">
          Com a aula começada, pode pausar, enviar mensagens, marcar o ritmo e mostrar o mapa; as equipas dizem quem
          está presente.
        </p>
      </div>
      {ended !== null && (
        <Button variant="secondary" busy={resume.isPending} onClick={() => resume.mutate(undefined)}>
          <Undo2 aria-hidden className="size-5" />
          Retomar a aula
        </Button>
      )}
      <Button busy={start.isPending} onClick={() => start.mutate(undefined)}>
        <Play aria-hidden className="size-5" />
        {settings.plan === null ? 'Começar a aula' : `Começar a sessão ${settings.nextSession} de ${settings.plan}`}
      </Button>
    </section>
  );
}

/** A session of the plan opens the missions that it plays. */
function startOf({ plan, nextSession }: LessonSettings) {
  if (plan === null) return {};
  return { session: nextSession, pace: LESSON_PLANS[plan].sessions[nextSession - 1]?.pace ?? null };
}
