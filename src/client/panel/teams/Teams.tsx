import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import type { Team } from '#contract/teams.ts';
import { countMembers } from '#domain/members.ts';
import { Credentials } from '../credentials/Credentials.tsx';
import { type Column, DataTable } from '../lists/DataTable.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { useListParams } from '../lists/useListParams.ts';
import { useStaff } from '../useStaff.ts';
import { AddTeam } from './AddTeam.tsx';
import { TeamFilterBar } from './TeamFilterBar.tsx';
import { TeamProgress } from './TeamProgress.tsx';
import { isFiltered, readTeamFilters } from './teamFilters.ts';
import { useTeams } from './useTeams.ts';

/** Equipas (spec, section 2): the teams of the person who looks, searched, sorted and paged by the server. */
export function Teams() {
  const staff = useStaff();
  const place = useListParams();
  const [params] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const filters = readTeamFilters(params);
  const teams = useTeams(staff, place, filters);
  return (
    <>
      <ListScreen
        title="Equipas"
        item="Equipas"
        action={<Button onClick={() => setAdding(true)}>Adicionar Equipa</Button>}
        intro={<TeamFilterBar filters={filters} />}
        place={place}
        total={teams.data?.pagination.total ?? 0}
        state={teams}
        empty="Sem resultados"
        busy={teams.isFetching && isFiltered(filters) ? 'Carregando pesquisa global...' : null}
      >
        <DataTable caption="Equipas" columns={COLUMNS} rows={teams.data?.teams ?? []} rowKey={(team) => team._id} />
      </ListScreen>
      {isAdding && <AddTeam staff={staff} onClose={() => setAdding(false)} />}
    </>
  );
}

const COLUMNS: readonly Column<Team>[] = [
  { key: 'name', header: 'Nome da equipa', cell: (team) => <strong>{team.name}</strong> },
  { key: 'class', header: 'Turma', cell: (team) => team.details.class },
  { key: 'members', header: 'Membros', cell: (team) => <Members names={team.members} /> },
  { key: 'details', header: 'Detalhes', cell: (team) => <TeamProgress team={team} /> },
  {
    key: 'credentials',
    header: 'Credenciais',
    cell: (team) => <Credentials accountId={team._id} owner={team.name} username={team.credentials.username} />,
  },
];

function Members({ names }: { names: readonly string[] }) {
  return (
    <>
      {names.length > 0 && <p>{names.join(', ')}</p>}
      <p className="whitespace-nowrap text-muted">{countMembers(names.length)}</p>
    </>
  );
}
