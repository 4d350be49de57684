import { call } from '#client/api/call.ts';
import { Autocomplete } from '#client/panel/lists/filters/Autocomplete.tsx';
import { CHOICES_MAX, useChoices } from '#client/panel/lists/filters/useChoices.ts';
import { useFilter } from '#client/panel/lists/filters/useFilter.ts';
import { onValue } from '#client/panel/onValue.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { classes } from '#contract/school/classes.ts';
import { schools } from '#contract/school/schools.ts';
import { THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import type { ItemFilters } from './useItems.ts';

const SOLAR_OPTIONS = [
  { value: '', label: 'Todos' },
  ...THEMES.map((theme) => ({ value: THEME_NAMES[theme], label: THEME_NAMES[theme] })),
];

interface Props {
  filters: ItemFilters;
  /** The name of the chosen class, for when the choices do not contain it. */
  className: string | undefined;
}

/** Renders the filters by solar system, class and, for administrators, school; all are kept in the address. */
export function ItemFilterBar({ filters, className }: Props) {
  const { choose } = useFilter();
  const { isTeacher } = useStaff();
  const known = useClassChoices(isTeacher);
  const { theme, classId } = filters;
  return (
    <div className="card grid gap-x-4 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
      <SelectField
        label="Sistema solar"
        value={theme === undefined ? '' : THEME_NAMES[theme]}
        options={SOLAR_OPTIONS}
        onChange={onValue((value) => choose('solar', value))}
      />
      <Autocomplete
        // The name of a class that came with the address arrives later.
        key={className}
        label="Turma"
        placeholder="Todas"
        clearable
        options={known.items}
        chosen={classId === undefined || className === undefined ? undefined : { id: classId, name: className }}
        search={known.search}
        value={classId ?? null}
        onChange={(id) => choose('class', id ?? '')}
      />
      {!isTeacher && <SchoolChoice value={filters.schoolId ?? null} />}
    </div>
  );
}

function SchoolChoice({ value }: { value: string | null }) {
  const { choose } = useFilter();
  const { items, search } = useChoices({
    name: ['schools', 'items'],
    find: async (words, signal) => {
      const query = { page: 0, limit: CHOICES_MAX, search: words };
      const page = await call(schools.schoolPage, { query }, { signal });
      return { items: page.schools.map(({ _id, name }) => ({ id: _id, name })), total: page.pagination.total };
    },
  });
  return (
    <Autocomplete
      label="Escola"
      placeholder="Todas"
      clearable
      options={items}
      search={search}
      value={value}
      onChange={(id) => choose('school', id ?? '')}
    />
  );
}

/** Queries the classes to choose from; administrators also read whose they are. */
function useClassChoices(isTeacher: boolean) {
  return useChoices({
    name: ['classes', 'items', isTeacher],
    find: async (words, signal) => {
      const query = { page: 0, limit: CHOICES_MAX, search: words, sort: 'class', order: 'asc' } as const;
      const page = await call(classes.classPage, { query }, { signal });
      const items = page.classes.map(({ _id, class: name, teacher }) => ({
        id: _id,
        name: isTeacher ? name : `${name} · ${teacher.name}`,
      }));
      return { items, total: page.pagination.total };
    },
  });
}
