import { type KeyboardEvent, useId } from 'react';
import { classes } from '#client/ui/classes.ts';
import { CRITERION_NAMES, type MissionMarks, markWords } from '#domain/marking/markWords.ts';
import { type Criterion, LEVEL_SCORES } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Marks } from '../saving/useMarks.ts';
import { markOfKey } from './markOfKey.ts';
import { MarkElsewhere } from './SavedElsewhere.tsx';

interface Props {
  level: MissionLevel;
  criterion: Criterion;
  /** What each mark of this mission means. */
  words: MissionMarks;
  marks: Marks;
  isPosted: boolean;
  /** Receives the criterion's group after a number key has given its mark; moves the focus on. */
  onKeyed?: ((group: HTMLElement) => void) | undefined;
}

/**
 * Renders one criterion of the rubric: a row for each level with its points and what they mean. A press or a number key gives
 * the mark; 'Retirar' or the delete key removes it.
 */
export function RubricLevels({ level, criterion, words, marks, isPosted, onKeyed }: Props) {
  const id = useId();
  const allowed = LEVEL_SCORES[level][criterion];
  const { [criterion]: value, marked } = marks.points[`level${level}`];
  const isMarked = isPosted && marked[criterion];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const mark = markOfKey(event.key, allowed);
    if (mark === null && event.key !== 'Delete') return;
    event.preventDefault();
    marks.mark(level, criterion, mark);
    if (mark !== null) onKeyed?.(event.currentTarget);
  };
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
        <h3 id={id} className="font-display font-bold text-label">
          {CRITERION_NAMES[criterion]}
          <span className="sr-only"> (missão {level})</span>
        </h3>
        {isMarked ? (
          <RemoveMark name={CRITERION_NAMES[criterion]} onRemove={() => marks.mark(level, criterion, null)} />
        ) : (
          <p className="text-muted">{isPosted ? 'Por avaliar' : 'Ainda sem resposta'}</p>
        )}
      </div>
      {isPosted && <MarkElsewhere level={level} criterion={criterion} marks={marks} />}
      {isPosted && (
        <div
          role="radiogroup"
          aria-labelledby={id}
          aria-keyshortcuts={allowed.map((_, index) => index + 1).join(' ')}
          className="flex flex-col overflow-clip rounded-xl border border-edge"
          onKeyDown={onKeyDown}
        >
          {allowed.map((points) => (
            <RubricLevel
              key={points}
              group={id}
              points={points}
              words={markWords(words, criterion, points, 'teacher')}
              isChosen={isMarked && value === points}
              onChoose={() => marks.mark(level, criterion, points)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface LevelProps {
  group: string;
  points: number;
  words: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** Renders one level; its name is read as points and meaning together. */
function RubricLevel({ group, points, words, isChosen, onChoose }: LevelProps) {
  return (
    <label
      className={classes(
        'relative grid min-h-12 cursor-pointer grid-cols-[3rem_minmax(0,1fr)_1.5rem] items-center gap-2 border-line border-t px-3 py-2 first:border-t-0 has-focus-visible:focus-ring-inside',
        isChosen ? 'bg-hover font-semibold shadow-[inset_4px_0_0_var(--color-label)]' : 'hover:bg-hover/50',
      )}
    >
      <input
        type="radio"
        name={group}
        value={points}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span className="text-center font-display text-lg font-bold tabular-nums">
        {points}
        <span className="sr-only"> pontos: </span>
      </span>
      <span className="leading-snug text-pretty">{words}</span>
      <span aria-hidden="true" className="text-label">
        {isChosen && '✓'}
      </span>
    </label>
  );
}

function RemoveMark({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className="min-h-12 px-2 text-muted underline underline-offset-4 hover:text-text"
      onClick={onRemove}
    >
      Retirar<span className="sr-only"> a avaliação: {name}</span>
    </button>
  );
}
