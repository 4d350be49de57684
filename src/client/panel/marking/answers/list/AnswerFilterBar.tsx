import { FilterText } from '#client/panel/lists/filters/FilterText.tsx';
import { SOLAR_OPTIONS } from '#client/panel/lists/filters/solarOptions.ts';
import { useFilter } from '#client/panel/lists/filters/useFilter.ts';
import { onValue } from '#client/panel/onValue.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import type { AnswerFilters } from './answerFilters.ts';

const UNMARKED_OPTIONS = [
  { value: '', label: 'Todas' },
  { value: 'true', label: 'Por avaliar' },
  { value: 'false', label: 'Sem nada por avaliar' },
];

interface Props {
  filters: AnswerFilters;
  /** Whether the list can be limited to teams with unmarked work. */
  hasUnmarked?: boolean;
}

/** Renders the filters of the answers: class, solar system, and unmarked work. */
export function AnswerFilterBar({ filters, hasUnmarked = true }: Props) {
  const { choose, type } = useFilter();
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
      <FilterText label="Turma" placeholder="Todas" value={filters.class} onCommit={(value) => type('class', value)} />
      <SelectField
        label="Sistema solar"
        value={filters.solar}
        options={SOLAR_OPTIONS}
        onChange={onValue((value) => choose('solar', value))}
      />
      {hasUnmarked && (
        <SelectField
          label="Avaliação"
          value={filters.unmarked ?? ''}
          options={UNMARKED_OPTIONS}
          onChange={onValue((value) => choose('unmarked', value))}
        />
      )}
    </div>
  );
}
