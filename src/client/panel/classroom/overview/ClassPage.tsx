import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, Compass, FileText, IdCard, ListChecks, Orbit, Radio, ScrollText, Users } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { AreaCard } from '#client/panel/home/AreaCard.tsx';
import type { Area } from '#client/panel/home/areas.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import { classes } from '#client/ui/classes.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { PreviousIcon } from '#client/ui/icons.tsx';
import { type ClassOverview, classOverviews } from '#contract/classroom/overview.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ClassChips } from './ClassChips.tsx';
import { ClassFacts, hasFacts } from './ClassFacts.tsx';
import { classLinks } from './classLinks.ts';
import { FeedbackHold } from './FeedbackHold.tsx';
import { NextStepView } from './NextStepView.tsx';
import { startText, teamsText } from './overviewWords.ts';
import { ProgressMatrix } from './ProgressMatrix.tsx';

type ClassDetails = ReplyOf<typeof classOverviews.classOverview>;

/** Renders the page of one class: its next step, where its teams are, and the way to all that belongs to it. */
export function ClassPage() {
  const { classId = '' } = useParams();
  const query = useQuery({
    queryKey: ['classes', 'overview', classId],
    queryFn: ({ signal }) => call(classOverviews.classOverview, { params: { classId } }, { signal }),
  });
  return (
    <section className="flex flex-col gap-6">
      <div>
        <Link className="text-link" to="/panel/management/classes">
          <PreviousIcon className="size-5" />
          Todas as turmas
        </Link>
        <PageTitle
          title={query.data ? `Turma ${query.data.name}` : 'Turma'}
          action={query.data && <ClassChips of={query.data} />}
        />
        {query.data && <About of={query.data} />}
      </div>
      {query.isPending && <Spinner label="A carregar…" className="m-6 self-center" />}
      {query.isError && <LoadFailure error={query.error} retry={query.refetch} />}
      {query.data && <Details of={query.data} />}
    </section>
  );
}

function About({ of }: { of: ClassOverview }) {
  const { isTeacher } = useStaff();
  const parts = [teamsText(of), of.school, isTeacher ? null : of.teacher];
  return <p className="wrap-anywhere mt-1 text-muted">{parts.filter((part) => part !== null).join(' · ')}</p>;
}

function Details({ of }: { of: ClassDetails }) {
  return (
    <>
      <div className="@container">
        <div className={classes('card grid items-center gap-5 p-5 @3xl:gap-8', hasFacts(of) && '@3xl:grid-cols-2')}>
          <NextStepView of={of} />
          <ClassFacts of={of} />
        </div>
      </div>
      <section aria-labelledby="class-progress" className="flex flex-col gap-3">
        <h2 id="class-progress" className="font-display text-xl">
          Progresso das equipas
        </h2>
        {of.progress.length === 0 ? (
          <EmptyState title="Esta turma ainda não tem equipas." />
        ) : (
          <ProgressMatrix schoolClass={of} teams={of.progress} />
        )}
      </section>
      <FeedbackHold of={of} />
      <section aria-labelledby="class-links" className="flex flex-col gap-3">
        <h2 id="class-links" className="font-display text-xl">
          Desta turma
        </h2>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4">
          {areasOf(of).map((area) => (
            <AreaCard key={area.title} area={area} />
          ))}
        </ul>
      </section>
    </>
  );
}

function areasOf(of: ClassOverview): Area[] {
  const to = classLinks(of);
  return [
    {
      title: of.isLive ? 'Aula em direto' : startText(of),
      text: of.isLive
        ? 'Siga a aula que está a decorrer.'
        : 'Veja o plano da aula e comece quando a turma estiver pronta.',
      Icon: Radio,
      path: to.live,
    },
    {
      title: 'Cartões das equipas',
      text: 'Os acessos de cada equipa, para imprimir e recortar.',
      Icon: IdCard,
      path: to.cards,
    },
    { title: 'Equipas', text: 'Membros, códigos e palavras-passe.', Icon: Users, path: to.teams },
    { title: 'Respostas', text: 'Leia e avalie o que as equipas escreveram.', Icon: ClipboardCheck, path: to.answers },
    {
      title: 'Propostas',
      text: 'Os planos de ação, com estrelas e comentários.',
      Icon: ScrollText,
      path: to.proposals,
    },
    {
      title: 'Conselho Galáctico',
      text: 'Prepare e conduza a apresentação, o debate e a votação das propostas.',
      Icon: Orbit,
      path: to.council,
    },
    {
      title: 'O que a turma trabalhou',
      text: 'As dimensões da cidadania, contadas e prontas a imprimir.',
      Icon: Compass,
      path: to.curriculum,
    },
    {
      title: 'Antes e depois da viagem',
      text: 'Um questionário breve e sem nomes, para comparar o que a turma pensa.',
      Icon: ListChecks,
      path: to.survey,
    },
    { title: 'Relatórios', text: 'Respostas e pontos de cada equipa, para imprimir.', Icon: FileText, path: to.report },
  ];
}
