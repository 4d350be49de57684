import { type Column, Table } from '#client/ui/controls/Table.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { Council } from '#contract/council/session/councils.ts';
import { counted } from '#domain/counted.ts';
import { Meter } from './Meter.tsx';
import type { PhaseProps } from './PhaseProps.ts';

type Team = Council['teams'][number];
type Plan = Council['plans'][number];

const TEAM_COLUMNS: readonly Column<Team>[] = [
  { key: 'team', header: 'Equipa', isRowHeader: true, cell: ({ name }) => <Name name={name} /> },
  { key: 'read', header: 'Já leu', cell: ({ read, readings }) => <Meter done={read} of={readings} /> },
];

const PLAN_COLUMNS: readonly Column<Plan>[] = [
  { key: 'plan', header: 'Proposta de', isRowHeader: true, cell: (plan) => <PlanName plan={plan} /> },
  { key: 'read', header: 'Lida por', cell: ({ readBy, readers }) => <Meter done={readBy} of={readers} /> },
];

/** Renders how far each team is with the plans that it was given, and by how many teams each plan was read. */
export function ReadPhase({ council: { teams, plans, setup } }: PhaseProps) {
  const ready = teams.filter(({ read, readings }) => read >= readings).length;
  return (
    <>
      <p className="card text-lg">
        <strong>
          {ready} de {counted(teams.length, 'equipa', 'equipas')}
        </strong>{' '}
        {ready === 1 ? 'leu' : 'leram'} tudo o que receberam. Cada equipa recebeu{' '}
        {counted(setup.readings, 'proposta', 'propostas')} à sorte, nunca a sua.
      </p>
      <div className="grid gap-4 xl:grid-cols-2">
        <Table
          caption="O que cada equipa já leu"
          captionShown
          columns={TEAM_COLUMNS}
          rows={teams}
          rowKey={({ _id }) => _id}
        />
        <Table
          caption="Por quantas equipas foi lida cada proposta"
          captionShown
          columns={PLAN_COLUMNS}
          rows={plans}
          rowKey={({ _id }) => _id}
        />
      </div>
    </>
  );
}

function PlanName({ plan: { team, withdrawn } }: { plan: Plan }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Name name={team.name} />
      {withdrawn && (
        <Chip tone="warn" small>
          Retirada
        </Chip>
      )}
    </span>
  );
}

function Name({ name }: { name: string }) {
  return <span className="wrap-anywhere">{name}</span>;
}
