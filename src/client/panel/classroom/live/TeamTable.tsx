import type { ReactNode } from 'react';
import { type Column, Table } from '#client/ui/controls/Table.tsx';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { AttentionChip } from './AttentionChip.tsx';
import type { SeenTeam } from './rankTeams.ts';
import { ago, deviceTexts, membersText, placeText, workText } from './teamWords.ts';

interface Props {
  className: string;
  seen: readonly SeenTeam[];
  now: number;
  actionsOf: (seen: SeenTeam) => ReactNode;
}

/** Renders the same as the tiles as a table, one row a team. */
export function TeamTable({ className, seen, now, actionsOf }: Props) {
  const columns: readonly Column<SeenTeam>[] = [
    { key: 'team', header: 'Equipa', isRowHeader: true, cell: ({ team }) => <TeamName team={team} /> },
    { key: 'attention', header: 'Estado', cell: ({ attention }) => <AttentionChip attention={attention} now={now} /> },
    { key: 'place', header: 'Onde está', cell: ({ team }) => <Place team={team} now={now} /> },
    { key: 'devices', header: 'Membros e dispositivos', cell: ({ team }) => <People team={team} now={now} /> },
    { key: 'seen', header: 'Última atividade', cell: ({ seenAt }) => (seenAt === null ? '-' : ago(now - seenAt)) },
    { key: 'actions', header: 'Ações', cell: (row) => <div className="flex flex-wrap gap-2">{actionsOf(row)}</div> },
  ];
  return (
    <Table
      caption={`Equipas da turma ${className} em direto`}
      columns={columns}
      rows={seen}
      rowKey={({ team }) => team._id}
    />
  );
}

function TeamName({ team }: Pick<SeenTeam, 'team'>) {
  return (
    <>
      {team.name}
      <span className="block font-normal text-muted">{THEME_NAMES[team.theme]}</span>
    </>
  );
}

function Place({ team, now }: Pick<SeenTeam, 'team'> & { now: number }) {
  const work = workText(team, now);
  return (
    <>
      {placeText(team, now)}
      {work !== null && <span className="block text-muted">{work}</span>}
    </>
  );
}

function People({ team, now }: Pick<SeenTeam, 'team'> & { now: number }) {
  const { count, problems } = deviceTexts(team, now);
  return (
    <>
      {membersText(team)}
      <span className="block text-muted">{[count, ...problems].join(', ')}</span>
    </>
  );
}
