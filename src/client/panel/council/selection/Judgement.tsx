import type { Judgement as Given } from '#contract/council/selection.ts';
import { CRITERIA, CRITERION_NAMES } from '#domain/council/selection/judgements.ts';
import { SCORE_MAX } from '#domain/council/selection/selectionLimits.ts';

/** Shows one reader's scores and words. */
export function Judgement({ of, judgement }: { of: string; judgement: Given }) {
  return (
    <article aria-label={of} className="flex flex-col gap-2 rounded-xl border border-line p-4">
      <h3 className="font-display text-lg">{of}</h3>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-3">
        {CRITERIA.map((criterion) => (
          <div key={criterion}>
            <dt className="text-muted">{CRITERION_NAMES[criterion]}</dt>
            <dd className="font-bold tabular-nums">
              {judgement[criterion]} de {SCORE_MAX}
            </dd>
          </div>
        ))}
      </dl>
      {judgement.words !== '' && <p className="whitespace-pre-wrap">{judgement.words}</p>}
    </article>
  );
}
