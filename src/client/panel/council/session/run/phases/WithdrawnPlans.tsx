import { Link } from 'react-router-dom';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import type { Council } from '#contract/council/session/councils.ts';
import { listed } from '#domain/listed.ts';
import { planNames } from '../../councilWords.ts';

/** Names the plans that do not count because other teams do not see them; three reports are enough to withdraw one. */
export function WithdrawnPlans({ council }: { council: Council }) {
  const names = planNames(council);
  const withdrawn = council.plans.filter((plan) => plan.withdrawn).map(({ _id }) => names.get(_id) ?? '');
  const isOne = withdrawn.length === 1;
  return (
    <div role="status" className="empty:hidden">
      {withdrawn.length > 0 && (
        <Banner tone="warning">
          {isOne ? 'Uma proposta não conta' : `${withdrawn.length} propostas não contam`}, porque as outras equipas não{' '}
          {isOne ? 'a' : 'as'} veem: {listed(withdrawn)}. {isOne ? 'Espera' : 'Esperam'} em{' '}
          <Link className="text-link" to="/panel/moderation">
            Moderação
          </Link>{' '}
          ou {isOne ? 'foi devolvida' : 'foram devolvidas'}. Quando voltar a ver-se, os votos contam outra vez.
        </Banner>
      )}
    </div>
  );
}
