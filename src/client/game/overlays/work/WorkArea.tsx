import { type ReactNode, useEffect, useState } from 'react';
import type { Work } from '#client/game/flow/view.ts';
import { GLASS } from '../glass.ts';
import type { OverlaysProps } from '../overlaysProps.ts';
import { useScrolls } from '../ScrollBox.tsx';
import { EndingWork } from './EndingWork.tsx';
import { QuizWork } from './QuizWork.tsx';
import { UploadWork } from './UploadWork.tsx';
import { WriteWork } from './WriteWork.tsx';

/** Above the praise, so that nobody believes the answers have left. */
const FOLLOWS = 'Seguem assim que houver ligação.';

/** The middle of the cockpit. A new task takes the focus, so that keyboard and screen reader are where the work is. */
export function WorkArea(props: OverlaysProps) {
  const { work } = props.view;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const scrolls = useScrolls(element);
  const task = taskOf(work);
  const isClosed = 'disabled' in work && work.disabled;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each task
  useEffect(() => element?.focus({ preventScroll: true }), [element, task]);
  useEffect(() => {
    if (element !== null && mayTakeFocus(element, isClosed)) element.focus({ preventScroll: true });
  }, [element, isClosed]);
  const error = 'error' in work ? work.error : null;
  useEffect(() => {
    if (error) element?.querySelector('[role="status"]')?.scrollIntoView({ block: 'nearest' });
  }, [element, error]);
  return (
    <section
      ref={setElement}
      tabIndex={scrolls ? 0 : -1}
      aria-label="Tarefa"
      className={`${GLASS} size-full overflow-y-auto p-4 outline-none`}
    >
      {content(props)}
    </section>
  );
}

/**
 * What had the focus may be out of reach now, or it is the button that brought the team here; who is anywhere else stays
 * there.
 */
function mayTakeFocus(element: HTMLElement, isClosed: boolean): boolean {
  const active = document.activeElement;
  if (active === null || active === document.body) return true;
  return isClosed ? element.contains(active) : active.closest('[data-testid="top-screen"]') !== null;
}

function taskOf(work: Work): string {
  return 'number' in work ? `${work.kind}-${work.number}` : work.kind;
}

function content({ view, send, onAttach, projectUrl }: OverlaysProps): ReactNode {
  const { work } = view;
  switch (work.kind) {
    case 'quiz':
      return <QuizWork work={work} send={send} />;
    case 'write':
      return <WriteWork work={work} send={send} />;
    case 'upload':
      return <UploadWork work={work} send={send} onAttach={onAttach} areSent={view.mode === 'team'} />;
    case 'missionIntro':
      return <Told label={work.place} title={work.title} lines={[work.description]} />;
    case 'congratulations':
      return (
        <Told
          label={`Missão ${work.mission}`}
          title="Parabéns!"
          lines={work.isWaiting ? [FOLLOWS, ...work.lines] : work.lines}
        />
      );
    case 'ending':
      return <EndingWork lines={work.lines} projectUrl={projectUrl} send={send} />;
    case 'failure':
      return <Told label="Sem ligação" title="A nave espera" lines={[work.text]} />;
    default:
      return null;
  }
}

/** A heading and a few sentences. */
function Told({ label, title, lines }: { label: string; title: string; lines: readonly string[] }) {
  return (
    <div className="grid min-h-full content-center gap-3 text-center">
      <p className="label-caps text-screen-label">{label}</p>
      <h2 className="text-[1.7em]">{title}</h2>
      {lines.map((line) => (
        <p key={line} className="text-pretty">
          {line}
        </p>
      ))}
    </div>
  );
}
