import type { KeyboardEvent } from 'react';
import { onValue } from '#client/panel/onValue.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { CRITERION_NAMES, type MissionMarks, markWords } from '#domain/marking/markWords.ts';
import { type Criterion, LEVEL_SCORES } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Marks } from '../saving/useMarks.ts';
import { markOfKey } from './markOfKey.ts';

const NOT_POSTED = 'Ainda sem resposta';
const UNMARKED = 'Por avaliar';

interface Props {
  level: MissionLevel;
  criterion: Criterion;
  /** What each mark of this mission means. */
  words: MissionMarks;
  marks: Marks;
  isPosted: boolean;
}

/** Renders one criterion's mark and its meaning, '—' until one is chosen. A number key chooses the mark at that position. */
export function MarkSelect({ level, criterion, words, marks, isPosted }: Props) {
  const allowed = LEVEL_SCORES[level][criterion];
  const { [criterion]: value, marked } = marks.points[`level${level}`];
  const isMarked = isPosted && marked[criterion];
  const none = isPosted ? '—' : NOT_POSTED;
  const choose = (event: KeyboardEvent) => {
    const mark = event.ctrlKey || event.metaKey || event.altKey ? null : markOfKey(event.key, allowed);
    if (mark === null) return;
    event.preventDefault();
    marks.mark(level, criterion, mark);
  };
  return (
    <SelectField
      label={`${CRITERION_NAMES[criterion]} (missão ${level})`}
      hint={isMarked ? markWords(words, criterion, value, 'teacher') : isPosted ? UNMARKED : undefined}
      value={isMarked ? String(value) : ''}
      options={isPosted ? allowed.map((mark) => ({ value: String(mark), label: `${mark} pontos` })) : []}
      placeholder={none}
      disabled={!isPosted}
      aria-keyshortcuts={allowed.map((_, index) => index + 1).join(' ')}
      onKeyDown={choose}
      onChange={onValue((mark) => marks.mark(level, criterion, mark === '' ? null : Number(mark)))}
    />
  );
}
