import { LazyBoundary, LazyView } from '#client/panel/lazy/LazyView.tsx';
import { lazyComponent } from '#client/panel/lazy/lazyComponent.ts';
import { SOLAR_OPTIONS } from '#client/panel/lists/filters/solarOptions.ts';
import { useFilter } from '#client/panel/lists/filters/useFilter.ts';
import { onValue } from '#client/panel/onValue.ts';
import type { SchoolFilterProps } from '#client/panel/school/schools/SchoolFilter.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { selectionYearOf } from '#domain/council/selection/selectionYear.ts';
import { stateOptions, yearOptions } from './selectionWords.ts';
import type { SelectionFilter, SelectionList } from './useSelection.ts';

/** Its list of choices is as large as the rest of the page. */
const SchoolFilter = lazyComponent<SchoolFilterProps>(() =>
  import('#client/panel/school/schools/SchoolFilter.tsx').then((module) => module.SchoolFilter),
);

interface Props {
  filter: SelectionFilter & { year: number };
  counts: SelectionList['counts'] | undefined;
}

/** Renders the filters of the selection, kept in the address. */
export function SelectionFilters({ filter, counts }: Props) {
  const { choose } = useFilter();
  const current = selectionYearOf(Date.now());
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
      <LazyBoundary waiting={<div aria-busy="true" className="min-h-20" />} failure={() => null}>
        <LazyView
          part={SchoolFilter}
          props={{ value: filter.school ?? null, onChange: (id) => choose('school', id ?? '') }}
        />
      </LazyBoundary>
    </div>
  );
}
