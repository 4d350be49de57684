import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { classPath } from '#client/panel/classroom/overview/classLinks.ts';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { ListScreen } from '#client/panel/lists/ListScreen.tsx';
import type { Column, RowAction } from '#client/panel/lists/table/Column.ts';
import { useListParams } from '#client/panel/lists/useListParams.ts';
import { dayNumbers } from '#client/panel/records/keeping/days.ts';
import { KeepWarnings } from '#client/panel/records/keeping/KeepWarnings.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { classes, type SchoolClass } from '#contract/school/classes.ts';
import type { ClassDialog } from './ClassDialogs.tsx';
import { wantsNewClass } from './newClass.ts';

const AddClass = lazyDialog(() => import('./AddClass.tsx').then((module) => module.AddClass));
const ClassDialogs = lazyDialog(() => import('./ClassDialogs.tsx').then((module) => module.ClassDialogs));

const COLUMNS: readonly Column<SchoolClass>[] = [
  { key: 'class', header: 'Turma', rowHeader: true, cell: nameCell },
  { key: 'teacher', header: 'Professor', freeText: true, cell: ({ teacher }) => teacher.name },
  {
    key: 'email',
    header: 'Email do professor',
    freeText: true,
    minWidth: 'min-w-50',
    cell: ({ teacher }) => teacher.email ?? '-',
  },
  { key: 'school', header: 'Escola', freeText: true, cell: ({ school }) => school?.name ?? '-' },
  { key: 'teams', header: 'Equipas', cell: ({ teamsCount }) => teamsCount },
  { key: 'keep', header: 'Guardada até', cell: keepCell },
];
const SORTS = ['class', 'teacher', 'email', 'school', 'teams', 'keep'] as const;

/** Renders Turmas (spec, section 2). */
export function Classes() {
  const staff = useStaff();
  const navigate = useNavigate();
  const place = useListParams(SORTS);
  const adding = useAdding();
  const [asked, setAsked] = useState<ClassDialog | null>(null);
  const { page: from, size: limit, sort, order, search } = place;
  const query = { page: from, limit, sort, order, search };
  const page = useQuery({
    queryKey: ['classes', 'page', query],
    queryFn: ({ signal }) => call(classes.classPage, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ListScreen
        title="Turmas"
        item="Turmas"
        action={
          <div className="flex flex-wrap gap-3">
            <Link className={buttonStyle('secondary')} to="/panel/imports">
              Importar
            </Link>
            <Button onClick={adding.open}>Adicionar Turma</Button>
          </div>
        }
        intro={<KeepWarnings staff={staff} />}
        searchWords="Pesquisar em todas as turmas"
        place={place}
        columns={COLUMNS}
        rows={page.data?.classes}
        total={page.data?.pagination.total ?? 0}
        rowKey={({ _id }) => _id}
        rowName={(row) => row.class}
        actions={actionsFor(setAsked, (page, id) => navigate(`/panel/${page}?class=${id}`))}
        state={page}
        empty="Sem turmas registadas!"
        next={<Button onClick={adding.open}>Adicionar a primeira turma</Button>}
      />
      {adding.isOpen && <AddClass staff={staff} onAdded={adding.leave} onClose={adding.close} />}
      {asked && <ClassDialogs staff={staff} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Opens and closes 'Adicionar Turma'. Opened by the home's first step, it leads to the page of the new class. */
function useAdding() {
  const navigate = useNavigate();
  const location = useLocation();
  const isFirstStep = wantsNewClass(location.state);
  const [isOpen, setOpen] = useState(isFirstStep);
  const close = () => {
    setOpen(false);
    // A reload must not open it again.
    if (isFirstStep) navigate(location, { replace: true, state: null });
  };
  const leave = isFirstStep ? (classId: string) => navigate(classPath(classId), { replace: true }) : undefined;
  return { isOpen, open: () => setOpen(true), close, leave };
}

function nameCell({ _id, class: name }: SchoolClass) {
  return (
    <Link className="-my-3.25 inline-block min-w-12 py-3.25 underline underline-offset-4" to={classPath(_id)}>
      {name}
    </Link>
  );
}

function keepCell({ keep }: SchoolClass) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {dayNumbers(keep.goesOn ?? keep.until)}
      {keep.isEnding && (
        <Chip tone={keep.isOver ? 'danger' : 'warn'} small>
          {keep.isOver ? 'Terminado' : 'A acabar'}
        </Chip>
      )}
    </span>
  );
}

function actionsFor(
  ask: (asked: ClassDialog) => void,
  show: (page: 'aula' | 'cards' | 'report', classId: string) => void,
) {
  return (schoolClass: SchoolClass): RowAction[] => [
    { name: 'Aula em direto', run: () => show('aula', schoolClass._id) },
    { name: 'Editar', run: () => ask({ kind: 'edit', schoolClass }) },
    { name: 'Cartões', run: () => show('cards', schoolClass._id) },
    { name: 'Relatórios', run: () => show('report', schoolClass._id) },
    { name: 'Classificação no conselho', run: () => ask({ kind: 'ranking', schoolClass }) },
    { name: 'Prazo dos dados', run: () => ask({ kind: 'keep', schoolClass }) },
    { name: 'Eliminar', run: () => ask({ kind: 'delete', schoolClass }), isDestructive: true },
    { name: 'Apagar para sempre', run: () => ask({ kind: 'erase', schoolClass }), isDestructive: true },
  ];
}
