import { CRITERION_NAMES, markWords } from '#domain/markWords.ts';
import { type Criterion, LEVEL_SCORES } from '#domain/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';

/** The criteria that differ; teamwork is the same in every level. */
const CRITERIA: readonly { title: string; level: MissionLevel; criterion: Criterion }[] = [
  { title: `${CRITERION_NAMES.p1} (níveis 2 e 3)`, level: 2, criterion: 'p1' },
  { title: `${CRITERION_NAMES.p1} (nível 4)`, level: 4, criterion: 'p1' },
  { title: CRITERION_NAMES.p2, level: 2, criterion: 'p2' },
];

/** What each mark means, and the keys that give it. */
export function Rubric() {
  return (
    <details className="panel-card panel-more py-0! answer-rubric">
      <summary>O que significa cada pontuação</summary>
      <div className="grid gap-x-8 gap-y-4 pb-4 md:grid-cols-2 xl:grid-cols-3">
        {CRITERIA.map(({ title, level, criterion }) => (
          <div key={title}>
            <h3 className="font-display font-bold text-label">{title}</h3>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
              {LEVEL_SCORES[level][criterion].map((mark) => (
                <div key={mark} className="contents">
                  <dt className="text-right">{mark}</dt>
                  <dd>{markWords(level, criterion, mark)}</dd>
                </div>
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
