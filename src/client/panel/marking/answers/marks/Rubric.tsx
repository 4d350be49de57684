import { Fragment } from 'react';
import { CRITERION_NAMES, type MissionMarks } from '#domain/marking/markWords.ts';
import { CRITERIA, type Criterion, LEVEL_SCORES } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';

interface Props {
  level: MissionLevel;
  /** What each mark of this mission means. */
  words: MissionMarks;
}

/** Explains what each mark of a mission means, and the keys that choose it. */
export function Rubric({ level, words }: Props) {
  return (
    <details className="disclosure">
      <summary>O que significa cada pontuação da missão {level}</summary>
      <div className="grid gap-x-8 gap-y-4 pb-4 xl:grid-cols-2">
        {CRITERIA.map((criterion) => (
          <div key={criterion}>
            <h3 className="font-display font-bold text-label">{titleOf(level, criterion)}</h3>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
              {Object.entries(words[criterion]).map(([points, { teacher }]) => (
                <Fragment key={points}>
                  <dt className="text-right font-bold tabular-nums">{points}</dt>
                  <dd>{teacher}</dd>
                </Fragment>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <p className="pb-4 text-muted">
        No teclado, com o foco num critério, as teclas 1 a 4 escolhem a primeira, a segunda, a terceira ou a quarta
        pontuação.
      </p>
    </details>
  );
}

function titleOf(level: MissionLevel, criterion: Criterion): string {
  const isCounted = LEVEL_SCORES[level][criterion].length === 0;
  return isCounted ? 'Quiz (automático)' : CRITERION_NAMES[criterion];
}
