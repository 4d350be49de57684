import { type Column, Table } from '#client/ui/controls/Table.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { CouncilResult, CouncilRuleCount } from '#contract/council/session/shapes.ts';
import { COUNT_RULE_NAMES, COUNT_RULE_SOURCES, COUNT_RULE_WORDS } from '#domain/council/counting/countRules.ts';
import { REMOVED_PLAN } from '#domain/council/session/planNames.ts';

interface Props {
  result: Pick<CouncilResult, 'chosen' | 'all'>;
  names: ReadonlyMap<string, string>;
}

/** Compares what every rule says of the same ballots: a sentence each, and the places side by side. */
export function RuleComparison({ result: { chosen, all }, names }: Props) {
  return (
    <section aria-labelledby="rules" className="flex flex-col gap-3">
      <h3 id="rules" className="font-display text-xl">
        Os mesmos votos, contados de outras maneiras
      </h3>
      <p className="max-w-prose text-muted">{verdict(chosen, all)}</p>
      <ul className="grid gap-3 lg:grid-cols-2">
        {all.map((count) => (
          <RuleCard key={count.rule} count={count} isChosen={count.rule === chosen.rule} />
        ))}
      </ul>
      <Places chosen={chosen} all={all} names={names} />
    </section>
  );
}

/** Says whether the rule matters: often it does not, and a class should know either way. */
function verdict(chosen: CouncilRuleCount, all: readonly CouncilRuleCount[]): string {
  const key = ({ winners }: CouncilRuleCount) => [...winners].sort().join();
  if (all.length < 2) return 'Só esta regra sabe ler estes votos.';
  const others = all.filter((count) => key(count) !== key(chosen)).length;
  return others === 0
    ? 'Todas as regras chegam ao mesmo resultado.'
    : 'Nem todas as regras chegam ao mesmo resultado: por isso se escolhe a regra antes de votar.';
}

function RuleCard({ count: { rule, sentence }, isChosen }: { count: CouncilRuleCount; isChosen: boolean }) {
  return (
    <li className={`card flex flex-col gap-1 ${isChosen ? 'border-2 border-star' : ''}`}>
      <h4 className="flex min-h-8 flex-wrap items-center gap-2 font-bold font-display text-lg">
        {COUNT_RULE_NAMES[rule]}
        {isChosen && <Chip tone="info">Decide</Chip>}
      </h4>
      <p>{sentence}</p>
      <details className="disclosure">
        <summary>Como conta?</summary>
        <p>{COUNT_RULE_WORDS[rule]}</p>
        <p className="text-muted">Fonte: {COUNT_RULE_SOURCES[rule]}.</p>
      </details>
    </li>
  );
}

/** Renders the place of each plan by each rule. */
function Places({ chosen, all, names }: Pick<CouncilResult, 'chosen' | 'all'> & Pick<Props, 'names'>) {
  const columns: readonly Column<string>[] = [
    {
      key: 'plan',
      header: 'Proposta de',
      isRowHeader: true,
      cell: (plan) => <span className="wrap-anywhere">{names.get(plan) ?? REMOVED_PLAN}</span>,
    },
    ...all.map(
      ({ rule, ranking, winners }): Column<string> => ({
        key: rule,
        header: COUNT_RULE_NAMES[rule],
        align: 'center',
        cell: (plan) => (
          <Place rank={ranking.find(({ _id }) => _id === plan)?.rank} isWinner={winners.includes(plan)} />
        ),
      }),
    ),
  ];
  return (
    <details className="disclosure">
      <summary>Ver o lugar de cada proposta em cada regra</summary>
      <Table
        caption="Lugar de cada proposta em cada regra"
        columns={columns}
        rows={chosen.ranking.map(({ _id }) => _id)}
        rowKey={(plan) => plan}
      />
    </details>
  );
}

function Place({ rank, isWinner }: { rank: number | undefined; isWinner: boolean }) {
  if (rank === undefined) return '-';
  return (
    <span className={isWinner ? 'font-bold text-ok' : ''}>
      {rank}.º{isWinner && <span aria-hidden> ★</span>}
    </span>
  );
}
