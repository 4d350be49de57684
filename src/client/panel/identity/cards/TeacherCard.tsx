import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { QrCode } from '#client/ui/QrCode.tsx';
import type { ReplyOf } from '#contract/endpoint.ts';
import { type Teacher, teachers } from '#contract/school/teachers.ts';
import { signInLink } from '#domain/identity/signInLink.ts';
import { CardFrame } from './CardFrame.tsx';
import { Key } from './TeamCard.tsx';

type Opened = ReplyOf<typeof teachers.credentials>;

/** Renders the printable card of a teacher who has not chosen a password yet. */
export function TeacherCardPage({ teacherId }: { teacherId: string }) {
  const query = useTeacherCard(teacherId);
  return (
    <CardFrame
      title="Cartão de professor"
      words="O cartão tem a palavra-passe da primeira entrada: entregue-o só à pessoa."
      isReady={Boolean(query.data?.opened)}
      address={query.data?.opened?.address}
    >
      {query.isPending ? (
        <Spinner label="A carregar…" className="self-center" />
      ) : query.isError ? (
        <LoadFailure error={query.error} retry={query.refetch} />
      ) : query.data.opened === null ? (
        <EmptyState title="A palavra-passe foi definida pelo próprio: não há cartão para imprimir." />
      ) : (
        <section aria-label="Folha de cartões" className="card-sheet">
          <TeacherCard teacher={query.data.teacher} opened={query.data.opened} />
        </section>
      )}
    </CardFrame>
  );
}

/** Fetched once and dropped with the page: the server records every password that it reveals (ruling 9). */
function useTeacherCard(teacherId: string) {
  return useQuery({
    queryKey: ['teacher-card', teacherId],
    queryFn: async ({ signal }) => {
      const teacher = await call(teachers.oneTeacher, { params: { teacherId } }, { signal });
      if (teacher.credentials.isOwn) return { teacher, opened: null };
      const opened = await call(teachers.credentials, { params: { accountId: teacherId } }, { signal });
      return { teacher, opened };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}

function TeacherCard({ teacher: { name, schoolName }, opened }: { teacher: Teacher; opened: Opened }) {
  const { username, password, address } = opened;
  return (
    <article className="team-card" aria-label={`Cartão de ${name}`}>
      <div className="team-card-words">
        <h2>{name}</h2>
        <p>{schoolName ?? 'Painel de Controlo'}</p>
        <dl>
          <dt>Endereço</dt>
          <dd>{address}</dd>
          <dt>Utilizador</dt>
          <Key words={username} />
          <dt>Palavra-passe</dt>
          <Key words={password} />
        </dl>
        <p>Na primeira entrada escolhe a sua.</p>
      </div>
      <QrCode
        className="team-card-code"
        text={signInLink(address, username, password)}
        label={`Código QR para entrar como ${name}`}
      />
    </article>
  );
}
