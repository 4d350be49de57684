import { Link } from 'react-router-dom';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import type { Council } from '#contract/council/session/councils.ts';
import { planNames } from '#domain/council/session/planNames.ts';
import { isVoteOver } from '#domain/council/session/steering.ts';
import { listed } from '#domain/listed.ts';

/**
 * Names the plans that do not count because other teams do not see them; three reports are enough to withdraw one. Once the
 * vote is over they change nothing.
 */
export function WithdrawnPlans({ council }: { council: Council }) {
  const names = planNames(council.plans);
  const withdrawn = council.plans.filter((plan) => plan.withdrawn).map(({ _id }) => names.get(_id) ?? '');
  const next = isVoteOver(council, council.setup)
    ? 'O resultado é o de quando a votação fechou.'
    : 'Enquanto não se vir, não conta; quando voltar a ver-se, os votos contam outra vez.';
  const isOne = withdrawn.length === 1;
  return (
    <div role="status" className="empty:hidden">
      {withdrawn.length > 0 && (
        <Banner tone="warning">
          {isOne ? 'Uma proposta foi retirada' : `${withdrawn.length} propostas foram retiradas`} e as outras equipas
          não {isOne ? 'a' : 'as'} veem: {listed(withdrawn)}.{' '}
          {isOne ? 'Está escondida ou à espera' : 'Estão escondidas ou à espera'} em{' '}
          <Link className="text-link" to="/panel/moderation">
            Moderação
          </Link>
          , ou a missão 4 voltou para a equipa. {next}
        </Banner>
      )}
    </div>
  );
}
