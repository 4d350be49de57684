import { Link } from 'react-router-dom';
import { type Column, Table } from '#client/ui/controls/Table.tsx';
import { useMediaQuery } from '#client/ui/hooks/useMediaQuery.ts';
import type { Council, CouncilDebate } from '#contract/council/session/councils.ts';
import { COMMENT_KIND_NAMES } from '#domain/council/comments.ts';
import { planNames } from '#domain/council/session/planNames.ts';
import { planPath } from '../../councilPaths.ts';
import { commentsOf, countsOf, countWords, type PlanCounts } from './debateWords.ts';
import { NamedRow } from './NamedRow.tsx';

type Plan = Council['plans'][number];

const COUNTS: readonly [keyof PlanCounts, string][] = [
  ['for', COMMENT_KIND_NAMES.for],
  ['against', COMMENT_KIND_NAMES.against],
  ['question', 'Perguntas'],
  ['unanswered', 'Sem resposta'],
  ['suggestion', 'Sugestões'],
  ['other', 'Outros'],
];

interface Props {
  council: Council;
  /** Undefined until it is loaded. */
  debate: CouncilDebate | undefined;
}

/** Renders the number of comments of each kind on each plan: a table, or on a phone a list, on which all of them fit. */
export function CommentCounts({ council, debate }: Props) {
  const isPhone = useMediaQuery('(max-width: 599px)');
  const names = planNames(council.plans);
  const plans = council.plans.filter(({ withdrawn }) => !withdrawn);
  const nameOf = ({ _id, team }: Plan) => (
    <NamedRow isSilent={debate !== undefined && commentsOf(countsOf(debate, _id)) === 0} words="Sem comentários">
      <Link className="text-link wrap-anywhere" to={planPath(team.name)}>
        {names.get(_id)}
      </Link>
    </NamedRow>
  );
  if (isPhone) {
    return (
      <section aria-labelledby="comment-counts" className="card">
        <h3 id="comment-counts" className="font-display text-xl">
          Comentários de cada proposta
        </h3>
        <ul className="divide-y divide-line">
          {plans.map((plan) => (
            <li key={plan._id} className="py-2">
              {nameOf(plan)}
              {debate && <p className="text-muted empty:hidden">{countWords(countsOf(debate, plan._id))}</p>}
            </li>
          ))}
        </ul>
      </section>
    );
  }
  return (
    <Table
      caption="Comentários de cada proposta"
      captionShown
      columns={columnsOf(debate, nameOf)}
      rows={plans}
      rowKey={({ _id }) => _id}
      busy={debate === undefined}
    />
  );
}

function columnsOf(debate: CouncilDebate | undefined, nameOf: Column<Plan>['cell']): readonly Column<Plan>[] {
  return [
    { key: 'plan', header: 'Proposta de', isRowHeader: true, className: 'align-middle!', cell: nameOf },
    ...COUNTS.map(
      ([key, header]): Column<Plan> => ({
        key,
        header,
        align: 'right',
        className: 'align-middle! max-lg:px-2! max-tablet:px-1.5!',
        cell: ({ _id }) => debate && countsOf(debate, _id)[key],
      }),
    ),
  ];
}
