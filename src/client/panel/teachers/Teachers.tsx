import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { call } from '#client/api/call.ts';
import { Button } from '#client/ui/Button.tsx';
import { type Teacher, teachers } from '#contract/teachers.ts';
import { Credentials } from '../credentials/Credentials.tsx';
import { type Column, DataTable } from '../lists/DataTable.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { useListParams } from '../lists/useListParams.ts';
import { useStaff } from '../useStaff.ts';

/** Comes with its autocomplete, which only who adds needs. */
const AddTeacher = lazy(() => import('./AddTeacher.tsx').then((room) => ({ default: room.AddTeacher })));

const COLUMNS: readonly Column<Teacher>[] = [
  { key: 'name', header: 'Nome', cell: ({ name }) => <strong>{name}</strong> },
  { key: 'email', header: 'Email', cell: ({ email }) => <span className="break-all">{email ?? '-'}</span> },
  { key: 'school', header: 'Escola', cell: ({ schoolName }) => schoolName ?? 'Não atribuída' },
  { key: 'classes', header: 'Turmas', cell: ({ classes }) => classes.length },
  { key: 'teams', header: 'Equipas', cell: ({ teamsCount }) => teamsCount },
  {
    key: 'credentials',
    header: 'Credenciais',
    cell: (row) => <Credentials accountId={row._id} owner={row.name} username={row.credentials.username} />,
  },
];

/** Professores (spec, section 2). */
export function Teachers() {
  const { isAdmin } = useStaff();
  const place = useListParams();
  const [isAdding, setAdding] = useState(false);
  const query = { page: place.page, limit: place.size };
  const page = useQuery({
    queryKey: ['teachers', 'page', query],
    queryFn: ({ signal }) => call(teachers.teacherPage, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ListScreen
        title="Professores"
        item="Professores"
        action={isAdmin && <Button onClick={() => setAdding(true)}>Adicionar Professor</Button>}
        place={place}
        total={page.data?.pagination.total ?? 0}
        state={page}
        empty="Sem professores registados!"
      >
        <DataTable caption="Professores" columns={COLUMNS} rows={page.data?.teachers ?? []} rowKey={({ _id }) => _id} />
      </ListScreen>
      <Suspense>{isAdding && <AddTeacher onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
