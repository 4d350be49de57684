import { StarIcon } from '#client/ui/icons.tsx';
import type { Proposal } from '#contract/council/proposals.ts';

/** Shows a proposal's average stars and the number of ratings; a dash without ratings. */
export function ProposalStars({ stars: { average, count } }: Pick<Proposal, 'stars'>) {
  if (average === null || count === 0) {
    return (
      <span className="text-muted">
        <span aria-hidden>–</span>
        <span className="sr-only">Sem avaliações</span>
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
      <StarIcon full aria-hidden width="1.1em" height="1.1em" className="shrink-0 text-star" />
      {average.toLocaleString('pt-PT')}
      <span className="text-muted">
        ({count}
        <span className="sr-only">{count === 1 ? ' avaliação' : ' avaliações'}</span>)
      </span>
    </span>
  );
}
