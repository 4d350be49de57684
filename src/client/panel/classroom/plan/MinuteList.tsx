import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { TimedTask } from '#content/lessonPlans/LessonPlan.ts';
import { SESSION_MINUTES } from '#domain/classroom/lessonPlans.ts';
import { PlanText } from './PlanText.tsx';

interface Props {
  tasks: readonly TimedTask[];
  /** Minutes since the session began; null before it. */
  minute: number | null;
}

type TaskState = 'open' | 'past' | 'now';

/** Renders the minutes of a session as a timeline, with the current ones highlighted. */
export function MinuteList({ tasks, minute }: Props) {
  return (
    <>
      <MinuteBar tasks={tasks} minute={minute} />
      <ol className="flex flex-col">
        {tasks.map((task) => (
          <Task key={task.from} task={task} state={stateOf(task, minute)} />
        ))}
      </ol>
    </>
  );
}

function stateOf({ from, to }: TimedTask, minute: number | null): TaskState {
  if (minute === null || minute < from) return 'open';
  return minute < to ? 'now' : 'past';
}

function Task({ task: { from, to, text }, state }: { task: TimedTask; state: TaskState }) {
  return (
    <li aria-current={state === 'now' ? 'step' : undefined} data-state={state} className="plan-task">
      <p className="plan-task-time">
        <span aria-hidden>
          {from}–{to}
        </span>
        <span className="sr-only">
          Do minuto {from} ao {to}:
        </span>
      </p>
      <div className="plan-task-text">
        <p>
          <PlanText text={text} />
        </p>
        {state === 'now' && <Chip tone="info">Agora</Chip>}
      </div>
    </li>
  );
}

/** Shows how long each task takes, and where the class is. The list below it says the same. */
function MinuteBar({ tasks, minute }: Props) {
  return (
    <div aria-hidden className="plan-bar">
      {tasks.map((task) => (
        <span key={task.from} data-state={stateOf(task, minute)} style={{ flexGrow: task.to - task.from }} />
      ))}
      {minute !== null && <i style={{ left: `${(Math.min(minute, SESSION_MINUTES) / SESSION_MINUTES) * 100}%` }} />}
    </div>
  );
}
