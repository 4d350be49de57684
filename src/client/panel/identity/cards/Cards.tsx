import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { cards } from '#contract/identity/cards.ts';
import { CardFrame } from './CardFrame.tsx';
import { sheetsOf } from './sheetsOf.ts';
import { TeacherCardPage } from './TeacherCard.tsx';
import { type Cards as CardsOfClass, TeamCard } from './TeamCard.tsx';

/** Cards to print and cut out: of a class's teams (?class=), or of one teacher (?teacher=). */
export function Cards() {
  const [params] = useSearchParams();
  const teacherId = params.get('teacher');
  return teacherId === null ? (
    <TeamCards classId={params.get('class') ?? ''} />
  ) : (
    <TeacherCardPage teacherId={teacherId} />
  );
}

function TeamCards({ classId }: { classId: string }) {
  const query = useCards(classId);
  return (
    <CardFrame
      title={query.data ? `Cartões das equipas · ${query.data.className}` : 'Cartões das equipas'}
      words="Oito cartões por página A4. Cada cartão tem o código e a palavra-passe da equipa: entregue-o só a ela."
      isReady={query.data !== undefined && query.data.teams.length > 0}
      address={query.data?.address}
    >
      {classId === '' ? (
        <EmptyState title="Abra esta página a partir de uma turma.">
          <Link className={buttonStyle('primary')} to="/panel/management/classes">
            Ver as turmas
          </Link>
        </EmptyState>
      ) : query.isPending ? (
        <Spinner label="A carregar…" className="self-center" />
      ) : query.isError ? (
        <LoadFailure error={query.error} retry={query.refetch} />
      ) : (
        <Sheets {...query.data} />
      )}
    </CardFrame>
  );
}

/** Fetched once and dropped with the page: the server records every password that it reveals (ruling 9). */
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
  return sheetsOf(teams).map((sheet) => (
    <section key={sheet[0]?._id} aria-label="Folha de cartões" className="card-sheet">
      {sheet.map((team) => (
        <TeamCard key={team._id} team={team} address={address} className={className} />
      ))}
    </section>
  ));
}
