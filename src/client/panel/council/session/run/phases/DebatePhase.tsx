import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { type Column, Table } from '#client/ui/controls/Table.tsx';
import { type Council, type CouncilDebate, councils } from '#contract/council/session/councils.ts';
import { planNames } from '#domain/council/session/planNames.ts';
import { counted } from '#domain/counted.ts';
import { CommentCounts } from './CommentCounts.tsx';
import { commentsBy, summarizeDebate } from './debateWords.ts';
import { Meter } from './Meter.tsx';
import { NamedRow } from './NamedRow.tsx';
import type { PhaseProps } from './PhaseProps.ts';

type Team = Council['teams'][number];

const REFRESH_MS = 5_000;

/** Renders the counts of the debate: a summary of what is missing, then a row for every plan and every team. */
export function DebatePhase({ council }: PhaseProps) {
  const debate = useQuery({
    queryKey: ['councils', council._id, 'debate'],
    queryFn: ({ signal }) => call(councils.councilDebate, { params: { councilId: council._id } }, { signal }),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });
  return (
    <>
      {debate.isError && <LoadFailure error={debate.error} retry={debate.refetch} />}
      {debate.data && <Summary council={council} debate={debate.data} />}
      <div className="grid items-start gap-4 2xl:grid-cols-[3fr_2fr]">
        <CommentCounts council={council} debate={debate.data} />
        <Teams council={council} debate={debate.data} />
      </div>
      <p className="text-muted">
        Contam também os comentários escritos antes deste conselho. «Sem resposta» são as perguntas a que a equipa da
        proposta ainda não respondeu. O nome da equipa abre a proposta.
      </p>
    </>
  );
}

function Summary({ council, debate }: { council: Council; debate: CouncilDebate }) {
  const { comments, unanswered, silentPlans, reading, silentTeams, waiting } = summarizeDebate(
    council,
    debate,
    planNames(council.plans),
  );
  const missing = [silentPlans, silentTeams, reading].filter((sentence) => sentence !== null);
  return (
    <section aria-label="O debate até agora" className="card flex flex-col gap-2 p-5">
      <p className="flex flex-wrap gap-x-6 gap-y-1 font-bold font-display text-2xl">
        <span>{comments}</span>
        <span>{unanswered}</span>
      </p>
      {missing.length === 0 ? (
        <p className="font-semibold text-lg text-ok">
          Todas as equipas leram e comentaram, e todas as propostas têm comentários.
        </p>
      ) : (
        missing.map((sentence) => (
          <p key={sentence} className="wrap-anywhere text-lg">
            {sentence}
          </p>
        ))
      )}
      {waiting > 0 && (
        <Link className="text-link self-start" to="/panel/moderation">
          {counted(waiting, 'texto espera', 'textos esperam')} por si na Moderação
        </Link>
      )}
    </section>
  );
}

interface CountsProps {
  council: Council;
  /** Undefined until it is loaded. */
  debate: CouncilDebate | undefined;
}

function Teams({ council, debate }: CountsProps) {
  const columns: readonly Column<Team>[] = [
    {
      key: 'team',
      header: 'Equipa',
      isRowHeader: true,
      className: 'align-middle! max-sm:px-1.5!',
      cell: ({ _id, name }) => (
        <NamedRow isSilent={debate !== undefined && commentsBy(debate, _id) === 0} words="Sem comentários">
          <span className="wrap-anywhere inline-flex min-h-12 items-center">{name}</span>
        </NamedRow>
      ),
    },
    {
      key: 'read',
      header: 'Já leu',
      className: 'align-middle! max-sm:px-1.5!',
      cell: ({ read, readings }) => <Meter done={read} of={readings} />,
    },
    {
      key: 'comments',
      header: 'Comentários',
      align: 'right',
      className: 'align-middle! max-sm:px-1.5!',
      cell: ({ _id }) => debate && commentsBy(debate, _id),
    },
  ];
  return (
    <Table
      caption="O que cada equipa já leu e comentou"
      captionShown
      columns={columns}
      rows={council.teams}
      rowKey={({ _id }) => _id}
      busy={debate === undefined}
    />
  );
}
