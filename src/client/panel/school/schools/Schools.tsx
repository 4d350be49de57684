import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { ListScreen } from '#client/panel/lists/ListScreen.tsx';
import type { Column, RowAction } from '#client/panel/lists/table/Column.ts';
import { useListParams } from '#client/panel/lists/useListParams.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Tooltip } from '#client/ui/overlays/Tooltip.tsx';
import { type School, schools } from '#contract/school/schools.ts';
import { groupText } from './groupings.ts';
import type { SchoolDialog } from './SchoolDialogs.tsx';

const AddSchool = lazyDialog(() => import('./AddSchool.tsx').then((module) => module.AddSchool));
const SchoolDialogs = lazyDialog(() => import('./SchoolDialogs.tsx').then((module) => module.SchoolDialogs));

const COLUMNS: readonly Column<School>[] = [
  { key: 'name', header: 'Escola', rowHeader: true, cell: ({ name }) => name },
  { key: 'group', header: 'Agrupamento', freeText: true, cell: ({ group }) => groupText(group) },
  { key: 'teachers', header: 'Professores', cell: ({ teacherCount }) => <TeacherCount names={teacherCount} /> },
  { key: 'classes', header: 'Turmas', cell: ({ classesCount }) => classesCount.length },
  { key: 'teams', header: 'Equipas', cell: ({ teamsCount }) => teamsCount },
];
const SORTS = ['name', 'group', 'teachers', 'classes'] as const;

/** Renders Escolas (spec, section 2). */
export function Schools() {
  const { isAdmin } = useStaff();
  const place = useListParams(SORTS);
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<SchoolDialog | null>(null);
  const { page: from, size: limit, sort, order, search } = place;
  const query = { page: from, limit, sort, order, search };
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
        searchWords="Pesquisar em todas as escolas"
        place={place}
        columns={COLUMNS}
        rows={page.data?.schools}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        actions={isAdmin ? actionsFor(setAsked) : undefined}
        total={page.data?.pagination.total ?? 0}
        state={page}
        empty="Sem escolas registadas!"
      />
      {isAdding && <AddSchool onClose={() => setAdding(false)} />}
      {asked && <SchoolDialogs asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function actionsFor(ask: (asked: SchoolDialog) => void) {
  return (school: School): RowAction[] => [
    { name: 'Editar', run: () => ask({ kind: 'edit', school }) },
    { name: 'Escala das notas', run: () => ask({ kind: 'scale', school }) },
    { name: 'Eliminar', run: () => ask({ kind: 'delete', school }), isDestructive: true },
  ];
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
