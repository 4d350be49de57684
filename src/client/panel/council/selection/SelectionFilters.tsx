import { call } from '#client/api/call.ts';
import { Autocomplete } from '#client/panel/lists/filters/Autocomplete.tsx';
import { CHOICES_MAX, type Choice, type ChoicePage, useChoices } from '#client/panel/lists/filters/useChoices.ts';
import { useFilter } from '#client/panel/lists/filters/useFilter.ts';
import { onValue } from '#client/panel/onValue.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { schools } from '#contract/school/schools.ts';
import { selectionYearOf } from '#domain/council/selection/selectionYear.ts';
import { THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import { stateOptions, yearOptions } from './selectionWords.ts';
import type { SelectionFilter, SelectionList } from './useSelection.ts';

const SOLAR_OPTIONS = [
  { value: '', label: 'Todos' },
  ...THEMES.map((theme) => ({ value: THEME_NAMES[theme], label: THEME_NAMES[theme] })),
];

interface Props {
  filter: SelectionFilter & { year: number };
  counts: SelectionList['counts'] | undefined;
}

/** Renders the filters of the selection, kept in the address. */
export function SelectionFilters({ filter, counts }: Props) {
  const { choose } = useFilter();
  const current = selectionYearOf(Date.now());
  const { items, search } = useChoices({ name: ['schools', 'selection'], find: findSchools });
  return (
    <div className="card grid gap-x-4 gap-y-2 sm:grid-cols-2 xl:grid-cols-4">
      <SelectField
        label="Ano letivo"
        value={String(filter.year)}
        options={yearOptions(current)}
        onChange={onValue((value) => choose('year', value, String(current)))}
      />
      <SelectField
        label="Leitura"
        value={filter.state ?? ''}
        options={stateOptions(counts)}
        onChange={onValue((value) => choose('state', value))}
      />
      <SelectField
        label="Sistema solar"
        value={filter.solar ?? ''}
        options={SOLAR_OPTIONS}
        onChange={onValue((value) => choose('solar', value))}
      />
      <Autocomplete
        label="Escola"
        placeholder="Todas"
        clearable
        options={items}
        search={search}
        value={filter.school ?? null}
        onChange={(id) => choose('school', id ?? '')}
      />
    </div>
  );
}

async function findSchools(search: string, signal: AbortSignal): Promise<ChoicePage<Choice>> {
  const query = { page: 0, limit: CHOICES_MAX, search };
  const page = await call(schools.schoolPage, { query }, { signal });
  return { items: page.schools.map(({ _id, name }) => ({ id: _id, name })), total: page.pagination.total };
}
