import { type ReactNode, useEffect, useState } from 'react';
import type { GameView, Work } from '#client/game/flow/view.ts';
import { classes } from '#client/ui/classes.ts';
import { glassOf } from '../cockpit/glass.ts';
import { GuideButton } from '../menu/GuideButton.tsx';
import type { CockpitProps } from '../overlaysProps.ts';
import { useScrolls } from '../ScrollBox.tsx';
import { OWN_SIZE, PROJECTED_SIZES, useFit } from '../useFit.ts';
import { HEADING } from '../useKeptFocus.ts';
import { EndingWork } from './EndingWork.tsx';
import { QuizWork } from './QuizWork.tsx';
import { Told } from './Told.tsx';
import { UploadWork } from './UploadWork.tsx';
import { WriteWork } from './WriteWork.tsx';

/** Above the praise, so that nobody believes the answers have left. */
const FOLLOWS = 'Seguem assim que houver ligação.';

interface WorkAreaProps extends CockpitProps {
  /** The picture shows the glass. */
  isPainted: boolean;
  /** Tells how much room there is. */
  room: string;
  /** Room for two things side by side. */
  isWide: boolean;
}

/**
 * What the team works on. New work takes the focus to its heading if the focus was in the old one; who is anywhere else
 * stays there.
 */
export function WorkArea(props: WorkAreaProps) {
  const { work } = props.view;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const scrolls = useScrolls(element);
  const task = taskOf(work);
  useEffect(() => {
    if (task !== '' && element?.contains(document.activeElement)) focusHeading(element);
  }, [element, task]);
  const error = 'error' in work ? work.error : null;
  useEffect(() => {
    if (error) element?.querySelector('[role="status"]')?.scrollIntoView({ block: 'nearest' });
  }, [element, error]);
  useFit({
    element,
    sizes: props.settings.projector ? PROJECTED_SIZES : OWN_SIZE,
    content: contentOf(work, props.room + (props.view.guide?.mission ?? '')),
  });
  return (
    <section
      ref={setElement}
      tabIndex={scrolls ? 0 : -1}
      aria-label="Tarefa"
      data-work=""
      className={classes(glassOf(props.isPainted), 'focus-inside size-full overflow-y-auto px-4 py-2')}
    >
      {content(props, task)}
    </section>
  );
}

function focusHeading(element: HTMLElement): void {
  (element.querySelector<HTMLElement>(HEADING) ?? element).focus({ preventScroll: true });
}

function taskOf(work: Work): string {
  return 'number' in work ? `${work.kind}-${work.number}` : work.kind;
}

/** Typing changes no size. */
function contentOf(work: Work, room: string): string {
  return JSON.stringify([room, 'value' in work ? { ...work, value: '' } : work]);
}

/** The key makes each task's controls anew: nothing of the last one keeps the focus. */
function content(props: WorkAreaProps, task: string): ReactNode {
  const { view, send, onAttach, projectUrl, isPainted, isWide } = props;
  const { work } = view;
  switch (work.kind) {
    case 'quiz':
      return <QuizWork key={task} work={work} send={send} isRoomy={isPainted} />;
    case 'write':
      return <WriteWork key={task} work={work} send={send} submit={view.buttons.middle} isWide={isWide} />;
    case 'upload':
      return (
        <UploadWork
          key={task}
          work={work}
          send={send}
          onAttach={onAttach}
          areSent={view.mode === 'team'}
          isWide={isWide}
        />
      );
    case 'missionIntro':
      return (
        <Told key={task} label={work.place} title={work.title} lines={[work.briefing]}>
          <Guide {...props} />
        </Told>
      );
    case 'congratulations':
      return (
        <Told key={task} label={`Missão ${work.mission}`} title="Parabéns!" lines={praiseOf(work)}>
          <Guide {...props} />
        </Told>
      );
    case 'ending':
      return <EndingWork key={task} lines={work.lines} projectUrl={projectUrl} send={send} />;
    case 'failure':
      return <Told key={task} label="Sem ligação" title="A nave espera" lines={[work.text]} />;
    default:
      return null;
  }
}

function praiseOf({ isWaiting, lines }: Extract<GameView['work'], { kind: 'congratulations' }>): readonly string[] {
  return isWaiting ? [FOLLOWS, ...lines] : lines;
}

function Guide({ view: { guide }, onGuide }: CockpitProps) {
  return guide && <GuideButton guide={guide} onGuide={onGuide} label="named" />;
}
