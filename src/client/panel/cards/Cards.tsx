import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { cards } from '#contract/cards.ts';
import { LoadFailure } from '../lists/LoadFailure.tsx';
import { PageTitle } from '../lists/PageTitle.tsx';
import { sheetsOf } from './sheetsOf.ts';
import { type Cards as CardsOfClass, TeamCard } from './TeamCard.tsx';
import '../print.css';
import './cards.css';

const OWN_COMPUTER = /^https?:\/\/(localhost|127\.|\[::1\])/;

/** Cartões das equipas: a class's cards to print and cut out; the address names the class (?class=). */
export function Cards() {
  const [params] = useSearchParams();
  const classId = params.get('class') ?? '';
  const query = useCards(classId);
  const isReady = query.data !== undefined && query.data.teams.length > 0;
  return (
    <div className="card-page flex flex-col gap-6">
      <div className="no-print flex flex-col gap-4">
        <PageTitle
          title={query.data ? `Cartões das equipas · ${query.data.className}` : 'Cartões das equipas'}
          action={
            <Button disabled={!isReady} onClick={() => window.print()}>
              <Printer aria-hidden className="size-5" />
              Imprimir
            </Button>
          }
        />
        <p>Oito cartões por página A4. Cada cartão tem a palavra-passe da equipa: entregue-o só a ela.</p>
      </div>
      {classId === '' ? (
        <EmptyState title="Abra esta página a partir de uma turma." />
      ) : query.isPending ? (
        <Spinner label="A carregar…" className="self-center" />
      ) : query.isError ? (
        <LoadFailure error={query.error} retry={query.refetch} />
      ) : (
        <Sheets {...query.data} />
      )}
    </div>
  );
}

/** Asked for once and forgotten with the page: the server records every password that it opens (ruling 9). */
function useCards(classId: string) {
  return useQuery({
    queryKey: ['cards', classId],
    queryFn: ({ signal }) => call(cards.teamCards, { params: { classId } }, { signal }),
    enabled: classId !== '',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}

function Sheets({ teams, address, className }: CardsOfClass) {
  if (teams.length === 0) return <EmptyState title="Esta turma ainda não tem equipas." />;
  return (
    <>
      {OWN_COMPUTER.test(address) && (
        <p role="alert" className="no-print card">
          O endereço destes cartões só abre neste computador. Abra o painel pelo endereço que os tablets usam e volte a
          esta página antes de imprimir.
        </p>
      )}
      {sheetsOf(teams).map((sheet) => (
        <section key={sheet[0]?._id} aria-label="Folha de cartões" className="card-sheet">
          {sheet.map((team) => (
            <TeamCard key={team._id} team={team} address={address} className={className} />
          ))}
        </section>
      ))}
    </>
  );
}
