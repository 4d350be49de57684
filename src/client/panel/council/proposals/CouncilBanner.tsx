import { useQuery } from '@tanstack/react-query';
import { Orbit } from 'lucide-react';
import { call } from '#client/api/call.ts';
import { proposals } from '#contract/council/proposals.ts';

const PURPOSE =
  'É o momento de apresentar, conhecer, debater e votar todas as propostas, e de selecionar a que vai ser enviada para a Terra.';
const OPENS = 'O Conselho Galáctico abre quando a primeira equipa entregar a missão 4.';

/** Announces the council (spec, section 2) once a team of the viewer has reached it; until then says when it opens. */
export function CouncilBanner() {
  const hasCouncil = useHasCouncil();
  return (
    <div className="card flex items-center gap-4">
      <span aria-hidden className="icon-frame">
        <Orbit />
      </span>
      <div className="min-w-0">
        <h2 className="font-display text-xl font-bold">
          {hasCouncil ? 'Hoje é dia de Conselho Galáctico' : 'Conselho Galáctico'}
        </h2>
        <p>
          {hasCouncil === false && `${OPENS} `}
          {PURPOSE}
        </p>
      </div>
    </div>
  );
}

/** Returns whether any proposal exists, which a team has as soon as it enters the council; undefined until loaded. */
function useHasCouncil(): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['proposals', 'any'],
    queryFn: ({ signal }) => call(proposals.proposalPage, { query: { page: 0, limit: 1 } }, { signal }),
  });
  return data && data.pagination.total > 0;
}
