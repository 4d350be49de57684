import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '#client/api/call.ts';
import { Credentials } from '#client/panel/identity/credentials/Credentials.tsx';
import { loadWordPassword } from '#client/panel/identity/credentials/loadWordPassword.ts';
import { OwnPassword } from '#client/panel/identity/credentials/OwnPassword.tsx';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { ListScreen } from '#client/panel/lists/ListScreen.tsx';
import type { Column, RowAction } from '#client/panel/lists/table/Column.ts';
import { useListParams } from '#client/panel/lists/useListParams.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { type Teacher, teachers } from '#contract/school/teachers.ts';
import type { TeacherDialog } from './TeacherDialogs.tsx';

/** Loaded together with the word list of passwords, which only these dialogs need. */
const AddTeacher = lazyDialog(async () => {
  const [{ AddTeacher }, wordPassword] = await Promise.all([import('./AddTeacher.tsx'), loadWordPassword()]);
  return (props: { onClose: () => void }) => <AddTeacher {...props} wordPassword={wordPassword} />;
});
const TeacherDialogs = lazyDialog(async () => {
  const [{ TeacherDialogs }, wordPassword] = await Promise.all([import('./TeacherDialogs.tsx'), loadWordPassword()]);
  return (props: { asked: TeacherDialog; onClose: () => void }) => (
    <TeacherDialogs {...props} wordPassword={wordPassword} />
  );
});

/** `renew` sets another password for the row's teacher; absent when the user may not. */
const columnsFor = (renew?: (teacher: Teacher) => void): readonly Column<Teacher>[] => [
  { key: 'name', header: 'Nome', rowHeader: true, cell: ({ name }) => name },
  {
    key: 'email',
    header: 'Email',
    minWidth: 'min-w-50',
    freeText: true,
    cell: ({ email }) => email ?? '-',
  },
  { key: 'school', header: 'Escola', freeText: true, cell: ({ schoolName }) => schoolName ?? 'Não atribuída' },
  { key: 'classes', header: 'Turmas', cell: ({ classes }) => classes.length },
  { key: 'teams', header: 'Equipas', cell: ({ teamsCount }) => teamsCount },
  {
    key: 'credentials',
    header: 'Credenciais',
    minWidth: 'min-w-44',
    freeText: true,
    cell: (row) =>
      row.credentials.isOwn ? (
        <OwnPassword owner={row.name} username={row.credentials.username} onRenew={renew && (() => renew(row))} />
      ) : (
        <Credentials accountId={row._id} owner={row.name} username={row.credentials.username} />
      ),
  },
];
const SORTS = ['name', 'email', 'school', 'classes'] as const;

/** Renders Professores (spec, section 2). */
export function Teachers() {
  const { isAdmin } = useStaff();
  const place = useListParams(SORTS);
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<TeacherDialog | null>(null);
  const { page: from, size: limit, sort, order, search } = place;
  const query = { page: from, limit, sort, order, search };
  const columns = useMemo(
    () => columnsFor(isAdmin ? (teacher) => setAsked({ kind: 'password', teacher }) : undefined),
    [isAdmin],
  );
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
        searchWords="Pesquisar em todos os professores"
        place={place}
        columns={columns}
        rows={page.data?.teachers}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        actions={isAdmin ? actionsFor(setAsked) : undefined}
        total={page.data?.pagination.total ?? 0}
        state={page}
        empty="Sem professores registados!"
      />
      {isAdding && <AddTeacher onClose={() => setAdding(false)} />}
      {asked && <TeacherDialogs asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function actionsFor(ask: (asked: TeacherDialog) => void) {
  return (teacher: Teacher): RowAction[] => [
    { name: 'Editar', run: () => ask({ kind: 'edit', teacher }) },
    { name: 'Nova palavra-passe', run: () => ask({ kind: 'password', teacher }) },
    { name: 'Eliminar', run: () => ask({ kind: 'delete', teacher }), isDestructive: true },
  ];
}
