import { call } from '#client/api/call.ts';
import { Autocomplete } from '#client/panel/lists/filters/Autocomplete.tsx';
import { CHOICES_MAX, useChoices } from '#client/panel/lists/filters/useChoices.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { classes } from '#contract/school/classes.ts';

interface Props {
  /** The id of the chosen class; null for all. */
  value: string | null;
  /** The name of the chosen class, for when the choices do not contain it; undefined until it is loaded. */
  className: string | undefined;
  onChange: (id: string | null) => void;
}

/** Renders the filter by class, which finds classes by a part of their name; administrators also read whose they are. */
export function ClassFilter({ value, className, onChange }: Props) {
  const { isTeacher } = useStaff();
  const { items, search } = useChoices({
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
  return (
    <Autocomplete
      // The name of a class that came with the address arrives later.
      key={className}
      label="Turma"
      placeholder="Todas"
      clearable
      options={items}
      chosen={value === null || className === undefined ? undefined : { id: value, name: className }}
      search={search}
      value={value}
      onChange={onChange}
    />
  );
}
