import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Credentials } from '#client/panel/identity/credentials/Credentials.tsx';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { ListScreen } from '#client/panel/lists/ListScreen.tsx';
import type { Column, RowAction } from '#client/panel/lists/table/Column.ts';
import { useListParams } from '#client/panel/lists/useListParams.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { supportsInWords } from '#client/supports/supportRows.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import type { Team } from '#contract/school/teams.ts';
import { countMembers } from '#domain/school/members.ts';
import type { TeamDialog } from './TeamDialogs.tsx';
import { TeamFilterBar } from './TeamFilterBar.tsx';
import { teamProgress } from './TeamProgress.tsx';
import { isFiltered, readTeamFilters, SORTS } from './teamFilters.ts';
import { useTeams } from './useTeams.ts';

const AddTeam = lazyDialog(() => import('./AddTeam.tsx').then((module) => module.AddTeam));
const TeamDialogs = lazyDialog(() => import('./TeamDialogs.tsx').then((module) => module.TeamDialogs));

/** Renders Equipas (spec, section 2): the viewer's teams, searched, sorted and paged by the server. */
export function Teams() {
  const staff = useStaff();
  const place = useListParams(SORTS);
  const [params] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<TeamDialog | null>(null);
  const filters = readTeamFilters(params);
  const isSearching = place.search !== '' || isFiltered(filters);
  const teams = useTeams(staff, place, filters);
  return (
    <>
      <ListScreen
        title="Equipas"
        item="Equipas"
        action={<Button onClick={() => setAdding(true)}>Adicionar Equipa</Button>}
        intro={<TeamFilterBar filters={filters} place={place} />}
        hasOwnOrder
        place={place}
        columns={COLUMNS}
        rows={teams.data?.teams}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        actions={actionsFor(setAsked)}
        total={teams.data?.pagination.total ?? 0}
        more={teams.data?.pagination.more}
        state={teams}
        empty="Sem resultados"
        next={!isSearching && <Button onClick={() => setAdding(true)}>Adicionar a primeira equipa</Button>}
        busy={teams.isPlaceholderData && isSearching ? 'A pesquisar em todas as equipas...' : null}
      />
      {isAdding && <AddTeam staff={staff} onClose={() => setAdding(false)} />}
      {asked && <TeamDialogs staff={staff} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function actionsFor(ask: (asked: TeamDialog) => void) {
  return (team: Team): RowAction[] => [
    { name: 'Editar', run: () => ask({ kind: 'edit', team }) },
    { name: 'Mudar de turma', run: () => ask({ kind: 'move', team }) },
    { name: 'Apoios', run: () => ask({ kind: 'supports', team }) },
    { name: 'Código da equipa', run: () => ask({ kind: 'code', team }) },
    { name: 'Nova palavra-passe', run: () => ask({ kind: 'password', team }) },
    { name: 'Eliminar', run: () => ask({ kind: 'delete', team }), isDestructive: true },
    { name: 'Apagar para sempre', run: () => ask({ kind: 'erase', team }), isDestructive: true },
  ];
}

const COLUMNS: readonly Column<Team>[] = [
  { key: 'name', header: 'Nome da equipa', rowHeader: true, cell: nameAndSupports },
  { key: 'class', header: 'Turma', freeText: true, minWidth: 'min-w-22', cell: (team) => team.details.class },
  { key: 'members', header: 'Membros', freeText: true, cell: members },
  { key: 'solar', header: 'Detalhes', minWidth: 'min-w-64', cell: teamProgress },
  {
    key: 'credentials',
    header: 'Credenciais',
    minWidth: 'min-w-44',
    freeText: true,
    cell: (team) => <Credentials accountId={team._id} owner={team.name} username={team.credentials.username} />,
  },
];

/** The supports are a sign for the teacher; no team sees them of another. */
function nameAndSupports({ name, supports }: Team) {
  const words = supports ? supportsInWords(supports) : '';
  return (
    <>
      {name}
      {words !== '' && <p className="font-normal text-muted">Apoios: {words}</p>}
    </>
  );
}

function members({ members: names }: Team) {
  return (
    <>
      {names.length > 0 && <p>{names.join(', ')}</p>}
      <p className="whitespace-nowrap text-muted">{countMembers(names.length)}</p>
    </>
  );
}
