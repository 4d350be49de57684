import type { ReactNode } from 'react';
import type { SessionResult } from '#client/game/flow/CouncilSession.ts';
import { type Column, Table } from '#client/ui/controls/Table.tsx';
import { COUNT_RULE_NAMES } from '#domain/council/counting/countRules.ts';
import { strengthInSession } from '#domain/council/strengths.ts';
import { counted } from '#domain/counted.ts';
import { listed } from '#domain/listed.ts';
import { PlanHead } from '../PlanHead.tsx';
import { nameOf, WITHDRAWN_WINNER } from '../plans.ts';
import type { SessionProps } from '../sessionProps.ts';
import { sessionActs } from './sessionActs.ts';

type ResultProps = SessionProps & { result: SessionResult };

/** Renders which plan goes to Earth and why, what other rules say, where teams agree, and what this team is good at. */
export function Result({ result, session, work }: ResultProps) {
  return (
    <>
      <Winner result={result} session={session} />
      <div className="grid items-start gap-4 tablet:grid-cols-2 projected:grid-cols-1!">
        <Part title="A vossa equipa">
          <p className="text-lg">{strengthInSession(sessionActs(session, work.proposals))}</p>
        </Part>
        <Agreement result={result} session={session} />
      </div>
      <OtherRules result={result} session={session} />
    </>
  );
}

type PartProps = Pick<ResultProps, 'result' | 'session'>;

function Winner({ result, session: { plans } }: PartProps) {
  const { winner, leading, chosen, byLot, counted: ballots, abstentions, teams } = result;
  const plan = plans.find(({ _id }) => _id === winner);
  return (
    <section className="glass council-glass grid gap-3 p-5" aria-labelledby="session-result">
      <h2 id="session-result" className="label-caps text-screen-label">
        {plan === undefined ? 'Resultado' : 'Segue para a Terra'}
      </h2>
      {plan !== undefined && (
        <PlanHead team={plan.team} as="h3" size="lg">
          {plan.mine && ' · a vossa'}
        </PlanHead>
      )}
      {plan?.withdrawn && <p className="max-w-[75ch]">{WITHDRAWN_WINNER}</p>}
      <p className="max-w-[75ch] text-lg text-pretty">{chosen.sentence}</p>
      {byLot && <p className="max-w-[75ch]">Como houve empate, decidiu o sorteio.</p>}
      {winner === null && leading.length > 1 && (
        <p className="max-w-[75ch]">
          Há um empate entre {listed(leading.map((id) => nameOf(plans, id)))}: falta o sorteio.
        </p>
      )}
      <p className="text-muted">
        Regra: {COUNT_RULE_NAMES[chosen.rule]}. Contaram {counted(ballots, 'voto', 'votos')} de{' '}
        {counted(teams, 'equipa', 'equipas')}
        {abstentions > 0 && `, com ${counted(abstentions, 'abstenção', 'abstenções')}`}.
      </p>
    </section>
  );
}

function Agreement({ result: { agreement }, session: { plans } }: PartProps) {
  const { agreed, reason } = agreement;
  return (
    <Part title="Onde concordamos">
      {agreed === null ? (
        <p>{reason}</p>
      ) : agreed.length > 0 ? (
        <>
          <p>A maioria das equipas gostou destas propostas:</p>
          <ul className="mt-1 list-disc pl-6">
            {agreed.map((id) => (
              <li key={id}>{nameOf(plans, id)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>Nenhuma proposta juntou a maioria das equipas.</p>
      )}
    </Part>
  );
}

type Rule = SessionResult['all'][number];

function OtherRules({ result: { all, chosen }, session: { plans } }: PartProps) {
  const rows = all.filter(({ rule }) => rule !== chosen.rule);
  if (rows.length === 0) return null;
  const columns: Column<Rule>[] = [
    { key: 'rule', header: 'Regra', cell: ({ rule }) => COUNT_RULE_NAMES[rule], isRowHeader: true },
    {
      key: 'winners',
      header: 'Ganha',
      cell: ({ winners }) => (winners.length === 0 ? '-' : listed(winners.map((id) => nameOf(plans, id)))),
    },
    { key: 'sentence', header: 'Porquê', className: 'min-w-72', cell: ({ sentence }) => sentence },
  ];
  return (
    <section className="glass council-glass p-4" aria-labelledby="session-rules">
      <h2 id="session-rules" className="text-[1.2em]">
        E com outras regras?
      </h2>
      <p className="mb-2 max-w-[75ch] text-pretty">
        Os votos são os mesmos; muda a maneira de os contar. A regra foi escolhida antes de votarem.
      </p>
      <Table caption="O resultado por outras regras" columns={columns} rows={rows} rowKey={({ rule }) => rule} />
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="glass p-4" aria-label={title}>
      <h2 className="text-[1.2em]">{title}</h2>
      {children}
    </section>
  );
}
