import { type ReactNode, useEffect, useRef } from 'react';
import type { GameView, Work } from '#client/game/flow/view.ts';
import { classes } from '#client/ui/classes.ts';
import { glassOf } from '../cockpit/glass.ts';
import { ConsequenceWork } from '../dilemma/ConsequenceWork.tsx';
import { DilemmaWork } from '../dilemma/DilemmaWork.tsx';
import { Echoes } from '../dilemma/Echoes.tsx';
import { GuideButton } from '../menu/GuideButton.tsx';
import type { CockpitProps } from '../overlaysProps.ts';
import { MoreBelow, useHasMore, useScrolls } from '../ScrollBox.tsx';
import { StoriesButton } from '../stories/StoriesButton.tsx';
import { OWN_SIZE, PROJECTED_SIZES, useFit } from '../useFit.ts';
import { HEADING } from '../useKeptFocus.ts';
import { EndingWork } from './EndingWork.tsx';
import { QuizWork } from './QuizWork.tsx';
import { TextCard } from './TextCard.tsx';
import { UploadWork } from './UploadWork.tsx';
import { type VoiceParts, WriteWork } from './WriteWork.tsx';

/** Shown above the praise, so that nobody thinks that the answers have been sent. */
const SENT_LATER = 'Seguem assim que houver ligação.';

interface WorkAreaProps extends CockpitProps {
  /** Whether the picture shows the glass. */
  isPainted: boolean;
  /** Changes with the available room. */
  room: string;
  /** Whether there is room for two things side by side. */
  isWide: boolean;
}

/**
 * Renders the team's work. New work moves the focus to its heading if the focus was in the old one; a focus elsewhere
 * stays.
 */
export function WorkArea(props: WorkAreaProps) {
  const { work } = props.view;
  const element = useRef<HTMLElement>(null);
  const scrolls = useScrolls(element);
  const hasMore = useHasMore(element);
  const task = taskOf(work);
  useEffect(() => {
    if (task !== '' && element.current?.contains(document.activeElement)) focusHeading(element.current);
  }, [task]);
  const error = errorOf(work);
  useEffect(() => {
    if (error) element.current?.querySelector('[role="status"]')?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  useFit({
    element,
    sizes: props.settings.projector ? PROJECTED_SIZES : OWN_SIZE,
    content: contentOf(work, props.room + (props.view.guide?.mission ?? '') + (props.onStories !== null)),
  });
  return (
    <section
      ref={element}
      tabIndex={scrolls ? 0 : -1}
      aria-label="Tarefa"
      data-work=""
      className={classes(glassOf(props.isPainted), 'focus-inside size-full overflow-y-auto px-4 py-2')}
    >
      {content(props, task)}
      {scrolls && <MoreBelow hasMore={hasMore} />}
    </section>
  );
}

/** Returns what is told below the work; the reminder of missing captions is the same while their number falls. */
function errorOf(work: Work): string | null {
  if (work.kind === 'upload' && work.error === null && work.captions?.missing) return 'captions';
  return 'error' in work ? work.error : null;
}

function focusHeading(element: HTMLElement): void {
  (element.querySelector<HTMLElement>(HEADING) ?? element).focus({ preventScroll: true });
}

function taskOf(work: Work): string {
  return 'number' in work ? `${work.kind}-${work.number}` : work.kind;
}

/** Returns the key of the measured content, without the typed text, because typing changes no size. */
function contentOf(work: Work, room: string): string {
  return JSON.stringify([room, 'value' in work ? { ...work, value: '' } : work]);
}

/** The key mounts each task's controls anew, so that nothing of the last one keeps the focus. */
function content(props: WorkAreaProps, task: string): ReactNode {
  const { view, send, onAttach, projectUrl, isPainted, isWide } = props;
  const { work } = view;
  switch (work.kind) {
    case 'quiz':
      return <QuizWork key={task} work={work} send={send} isRoomy={isPainted} />;
    case 'write':
      return <Write key={task} {...props} work={work} />;
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
    case 'dilemma':
      return <DilemmaWork key={task} work={work} send={send} isWide={isWide} />;
    case 'consequence':
      return <ConsequenceWork key={task} work={work} />;
    case 'missionIntro':
      return (
        <TextCard key={task} label={work.place} title={work.title} lines={[work.briefing]}>
          <Echoes echoes={work.echoes} />
          <Guide {...props} />
        </TextCard>
      );
    case 'congratulations':
      return (
        <TextCard key={task} label={`Missão ${work.mission}`} title="Parabéns!" lines={praiseOf(work)}>
          <Guide {...props} />
        </TextCard>
      );
    case 'ending':
      return <EndingWork key={task} lines={work.lines} projectUrl={projectUrl} send={send} />;
    case 'failure':
      return <TextCard key={task} label="Sem ligação" title="A nave espera" lines={[work.text]} />;
    default:
      return null;
  }
}

function Write(props: WorkAreaProps & { work: Extract<Work, { kind: 'write' }> }) {
  const { work, send, view, isWide } = props;
  return <WriteWork work={work} send={send} submit={view.buttons.middle} isWide={isWide} voice={voiceOf(props)} />;
}

/** Also shown where the support was switched off after a recording, which would be sent unseen otherwise. */
function voiceOf({ view: { work, mode }, supports, files, onQuiet, lesson }: WorkAreaProps): VoiceParts | null {
  const isUsed = supports.voiceAnswer || (work.kind === 'write' && work.recording !== undefined);
  const { isPaused, isSilent } = lesson.view;
  return isUsed && files && onQuiet
    ? { files, onQuiet, areSent: mode === 'team', isSilent: isPaused || isSilent }
    : null;
}

function praiseOf({ isWaiting, lines }: Extract<GameView['work'], { kind: 'congratulations' }>): readonly string[] {
  return isWaiting ? [SENT_LATER, ...lines] : lines;
}

function Guide({ view: { guide }, onGuide, onStories }: CockpitProps) {
  if (guide === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <GuideButton guide={guide} onGuide={onGuide} label="named" />
      {onStories && <StoriesButton onStories={onStories} />}
    </div>
  );
}
