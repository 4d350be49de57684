import { Link } from 'react-router-dom';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { PageTitle } from '../lists/PageTitle.tsx';

/** Shows a banner across the page at every panel address without a page (spec, section 2). */
export function Maintenance() {
  return (
    <Banner
      tone="warning"
      className="w-full"
      action={
        <Link to="/panel" className="text-link">
          Voltar ao início do painel
        </Link>
      }
    >
      <PageTitle title="Em manutenção" />
      <p>Esta página ainda não está disponível.</p>
    </Banner>
  );
}
