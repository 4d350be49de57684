import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { Button } from '#client/ui/Button.tsx';
import { classes, type SchoolClass } from '#contract/classes.ts';
import { type Column, DataTable } from '../lists/DataTable.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { rowsOfPage } from '../lists/rowsOfPage.ts';
import { useListParams } from '../lists/useListParams.ts';
import { useStaff } from '../useStaff.ts';
import { AddClass } from './AddClass.tsx';

const COLUMNS: readonly Column<SchoolClass>[] = [
  { key: 'class', header: 'Turma', cell: (row) => <strong>{row.class}</strong> },
  { key: 'teacher', header: 'Professor', cell: ({ teacher }) => teacher.name },
  {
    key: 'email',
    header: 'Email do professor',
    cell: ({ teacher }) => <span className="break-all">{teacher.email ?? '-'}</span>,
  },
  { key: 'school', header: 'Escola', cell: ({ school }) => school?.name ?? '-' },
  { key: 'teams', header: 'Equipas', cell: ({ teamsCount }) => teamsCount },
];

/** Turmas (spec, section 2): the whole list is loaded and paged here. */
export function Classes() {
  const staff = useStaff();
  const place = useListParams();
  const [isAdding, setAdding] = useState(false);
  const query = useQuery({
    queryKey: ['classes'],
    queryFn: ({ signal }) => call(classes.allClasses, {}, { signal }),
  });
  const list = query.data?.classes ?? [];
  return (
    <>
      <ListScreen
        title="Turmas"
        item="Turmas"
        action={<Button onClick={() => setAdding(true)}>Adicionar Turma</Button>}
        place={place}
        total={list.length}
        state={query}
        empty="Sem turmas registadas!"
      >
        <DataTable caption="Turmas" columns={COLUMNS} rows={rowsOfPage(list, place)} rowKey={({ _id }) => _id} />
      </ListScreen>
      {isAdding && <AddClass staff={staff} onClose={() => setAdding(false)} />}
    </>
  );
}
