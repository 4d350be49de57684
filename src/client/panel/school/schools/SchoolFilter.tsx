import { call } from '#client/api/call.ts';
import { Autocomplete } from '#client/panel/lists/filters/Autocomplete.tsx';
import { CHOICES_MAX, type Choice, type ChoicePage, useChoices } from '#client/panel/lists/filters/useChoices.ts';
import { schools } from '#contract/school/schools.ts';

export interface SchoolFilterProps {
  /** The id of the chosen school; null for all. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Renders the filter by school, which finds schools by a part of their name. */
export function SchoolFilter({ value, onChange }: SchoolFilterProps) {
  const { items, search } = useChoices({ name: ['schools', 'filter'], find: findSchools });
  return (
    <Autocomplete
      label="Escola"
      placeholder="Todas"
      clearable
      options={items}
      search={search}
      value={value}
      onChange={onChange}
    />
  );
}

async function findSchools(search: string, signal: AbortSignal): Promise<ChoicePage<Choice>> {
  const query = { page: 0, limit: CHOICES_MAX, search };
  const page = await call(schools.schoolPage, { query }, { signal });
  return { items: page.schools.map(({ _id, name }) => ({ id: _id, name })), total: page.pagination.total };
}
