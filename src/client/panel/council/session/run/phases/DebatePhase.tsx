import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { type Column, Table } from '#client/ui/controls/Table.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { type Council, type CouncilDebate, councils } from '#contract/council/session/councils.ts';
import { COMMENT_KIND_NAMES } from '#domain/council/comments.ts';
import { counted } from '#domain/counted.ts';
import { planPath } from '../../councilPaths.ts';
import { planNames } from '../../councilWords.ts';
import { commentsBy, commentsOf, countsOf, type PlanCounts, summarizeDebate } from './debateWords.ts';
import { Meter } from './Meter.tsx';
import type { PhaseProps } from './PhaseProps.ts';

type Plan = Council['plans'][number];
type Team = Council['teams'][number];

const COUNTS: readonly [keyof PlanCounts, string][] = [
  ['for', COMMENT_KIND_NAMES.for],
  ['against', COMMENT_KIND_NAMES.against],
  ['question', 'Perguntas'],
  ['suggestion', 'Sugestões'],
  ['other', 'Outros'],
  ['unanswered', 'Sem resposta'],
];

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
        <Plans council={council} debate={debate.data} />
        <Teams council={council} debate={debate.data} />
      </div>
      <p className="text-muted">
        «Sem resposta» conta as perguntas que a equipa da proposta ainda não respondeu. O nome da equipa abre a
        proposta.
      </p>
    </>
  );
}

function Summary({ council, debate }: { council: Council; debate: CouncilDebate }) {
  const { comments, unanswered, silentPlans, reading, silentTeams, waiting } = summarizeDebate(
    council,
    debate,
    planNames(council),
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

function Plans({ council, debate }: CountsProps) {
  const names = planNames(council);
  const columns: readonly Column<Plan>[] = [
    {
      key: 'plan',
      header: 'Proposta de',
      isRowHeader: true,
      cell: ({ _id, team }) => (
        <Named isSilent={debate !== undefined && commentsOf(countsOf(debate, _id)) === 0} words="Sem comentários">
          <Link className="text-link wrap-anywhere" to={planPath(team.name)}>
            {names.get(_id)}
          </Link>
        </Named>
      ),
    },
    ...COUNTS.map(
      ([key, header]): Column<Plan> => ({
        key,
        header,
        align: 'right',
        cell: ({ _id }) => debate && countsOf(debate, _id)[key],
      }),
    ),
  ];
  return (
    <Table
      caption="Comentários de cada proposta"
      captionShown
      columns={columns}
      rows={council.plans.filter(({ withdrawn }) => !withdrawn)}
      rowKey={({ _id }) => _id}
      busy={debate === undefined}
    />
  );
}

function Teams({ council, debate }: CountsProps) {
  const columns: readonly Column<Team>[] = [
    {
      key: 'team',
      header: 'Equipa',
      isRowHeader: true,
      cell: ({ _id, name }) => (
        <Named isSilent={debate !== undefined && commentsBy(debate, _id) === 0} words="Ainda não comentou">
          <span className="wrap-anywhere inline-flex min-h-12 items-center">{name}</span>
        </Named>
      ),
    },
    { key: 'read', header: 'Já leu', cell: ({ read, readings }) => <Meter done={read} of={readings} /> },
    { key: 'comments', header: 'Comentários', align: 'right', cell: ({ _id }) => debate && commentsBy(debate, _id) },
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

interface NamedProps {
  isSilent: boolean;
  /** Shown beside the name when it is silent. */
  words: string;
  children: ReactNode;
}

function Named({ isSilent, words, children }: NamedProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {children}
      {isSilent && (
        <Chip tone="warn" small>
          {words}
        </Chip>
      )}
    </span>
  );
}
