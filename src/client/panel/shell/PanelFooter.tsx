import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { site } from '#contract/site.ts';

/** Credits the association that runs this installation (spec, section 1; ruling 25) and leads to its accessibility statement. */
export function PanelFooter() {
  const { data } = useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => call(site.site, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <footer className="border-line border-t p-4 text-center text-muted">
      <p>{data?.footer}</p>
      <Link to="/acessibilidade" className="inline-flex min-h-12 items-center text-label underline">
        Acessibilidade
      </Link>
    </footer>
  );
}
