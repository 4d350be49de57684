import type { MissionMarks as MarkWords } from '#domain/marking/markWords.ts';
import { CRITERIA, LEVEL_SCORES, POINTS_PER_RIGHT_ANSWER, QUIZ_CHALLENGES } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Marks } from '../saving/useMarks.ts';
import { RubricLevels } from './RubricLevels.tsx';

interface Props {
  level: MissionLevel;
  /** What each mark of this mission means. */
  words: MarkWords;
  marks: Marks;
  isPosted: boolean;
  onKeyed?: ((group: HTMLElement) => void) | undefined;
}

/** Renders the rubric of one mission; what the quiz counts by itself is only shown. */
export function MissionMarks({ level, words, marks, isPosted, onKeyed }: Props) {
  return CRITERIA.map((criterion) =>
    LEVEL_SCORES[level][criterion].length === 0 ? (
      <p key={criterion}>
        Quiz (automático):{' '}
        <strong>
          {marks.points[`level${level}`].p1}/{POINTS_PER_RIGHT_ANSWER * QUIZ_CHALLENGES}
        </strong>
      </p>
    ) : (
      <RubricLevels
        key={criterion}
        level={level}
        criterion={criterion}
        words={words}
        marks={marks}
        isPosted={isPosted}
        onKeyed={onKeyed}
      />
    ),
  );
}
