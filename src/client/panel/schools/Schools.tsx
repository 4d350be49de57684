import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { call } from '#client/api/call.ts';
import { Button } from '#client/ui/Button.tsx';
import { Tooltip } from '#client/ui/Tooltip.tsx';
import { type School, schools } from '#contract/schools.ts';
import { type Column, DataTable } from '../lists/DataTable.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { useListParams } from '../lists/useListParams.ts';
import { useStaff } from '../useStaff.ts';
import { groupText } from './groupings.ts';

/** Comes with its autocomplete, which only who adds needs. */
const AddSchool = lazy(() => import('./AddSchool.tsx').then((room) => ({ default: room.AddSchool })));

const COLUMNS: readonly Column<School>[] = [
  { key: 'name', header: 'Escola', cell: ({ name }) => <strong>{name}</strong> },
  { key: 'group', header: 'Agrupamento', cell: ({ group }) => groupText(group) },
  { key: 'teachers', header: 'Professores', cell: ({ teacherCount }) => <TeacherCount names={teacherCount} /> },
  { key: 'classes', header: 'Turmas', cell: ({ classesCount }) => classesCount.length },
  { key: 'teams', header: 'Equipas', cell: ({ teamsCount }) => teamsCount },
];

/** Escolas (spec, section 2). */
export function Schools() {
  const { isAdmin } = useStaff();
  const place = useListParams();
  const [isAdding, setAdding] = useState(false);
  const query = { page: place.page, limit: place.size };
  const page = useQuery({
    queryKey: ['schools', 'page', query],
    queryFn: ({ signal }) => call(schools.schoolPage, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ListScreen
        title="Escolas"
        item="Escolas"
        action={isAdmin && <Button onClick={() => setAdding(true)}>Adicionar Escola</Button>}
        place={place}
        total={page.data?.pagination.total ?? 0}
        state={page}
        empty="Sem escolas registadas!"
      >
        <DataTable caption="Escolas" columns={COLUMNS} rows={page.data?.schools ?? []} rowKey={({ _id }) => _id} />
      </ListScreen>
      <Suspense>{isAdding && <AddSchool onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}

function TeacherCount({ names }: { names: readonly string[] }) {
  if (names.length === 0) return 0;
  return (
    <Tooltip text={names.join(', ')}>
      {names.length}
      <span className="sr-only">{names.length === 1 ? ' professor' : ' professores'}</span>
    </Tooltip>
  );
}
