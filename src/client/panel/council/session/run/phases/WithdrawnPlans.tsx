import { Link } from 'react-router-dom';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import type { Council } from '#contract/council/session/councils.ts';
import { namesText, planNames } from '../../councilWords.ts';

/** Names the plans that do not count because other teams do not see them; three reports are enough to withdraw one. */
export function WithdrawnPlans({ council }: { council: Council }) {
  const names = planNames(council);
  const withdrawn = council.plans.filter((plan) => plan.withdrawn).map(({ _id }) => names.get(_id) ?? '');
  return (
    <div role="status" className="empty:hidden">
      {withdrawn.length > 0 && (
        <Banner tone="warning">
          {withdrawn.length === 1 ? 'Uma proposta não conta' : `${withdrawn.length} propostas não contam`}, porque as
          outras equipas não a{withdrawn.length > 1 && 's'} veem: {namesText(withdrawn)}. Espera em{' '}
          <Link className="text-link" to="/panel/moderation">
            Moderação
          </Link>{' '}
          ou foi devolvida. Assim que se voltar a ver, os votos que já teve contam outra vez.
        </Banner>
      )}
    </div>
  );
}
