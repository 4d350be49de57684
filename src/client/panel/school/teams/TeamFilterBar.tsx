import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilterText } from '#client/panel/lists/filters/FilterText.tsx';
import { SearchField } from '#client/panel/lists/filters/SearchField.tsx';
import { SOLAR_OPTIONS } from '#client/panel/lists/filters/solarOptions.ts';
import { useFilter } from '#client/panel/lists/filters/useFilter.ts';
import { SortFields } from '#client/panel/lists/table/SortFields.tsx';
import type { ListPlace } from '#client/panel/lists/useListParams.ts';
import { onValue } from '#client/panel/onValue.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { useMediaQuery } from '#client/ui/hooks/useMediaQuery.ts';
import {
  FLAG_FILTERS,
  FLAG_LABELS,
  FLAG_OPTIONS,
  SORT_LABELS,
  SORTS,
  type TeamFilters,
  withoutFilters,
} from './teamFilters.ts';

/** The spec's lg (section 9). */
const WIDE = '(min-width: 1200px)';
const SORT_OPTIONS = SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));

interface Props {
  filters: TeamFilters;
  place: ListPlace;
}

/**
 * Renders 'Filtrar Equipas': search, filters and sorting, all kept in the address (spec, section 2). Collapsed on phones and
 * tablets, where ten fields would push the list off the screen.
 */
export function TeamFilterBar({ filters, place }: Props) {
  const [, setParams] = useSearchParams();
  const [heading, more] = [useId(), useId()];
  const inEffect = Object.values(filters).filter(Boolean).length;
  const isWide = useMediaQuery(WIDE);
  const [chosen, setChosen] = useState<boolean | null>(inEffect > 0 ? true : null);
  const isOpen = chosen ?? isWide;
  /** A changed key remounts the fields, which drops text that was typed but not committed. */
  const [clearing, setClearing] = useState(0);
  const clear = () => {
    setParams(withoutFilters);
    setClearing(clearing + 1);
  };
  return (
    <section aria-labelledby={heading} className="card flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={heading} className="font-display text-lg font-bold">
          Filtrar Equipas
        </h2>
        <SearchField
          key={clearing}
          className="min-w-64 flex-1"
          words="Pesquisar em todas as equipas"
          value={place.search}
          onCommit={place.setSearch}
        />
        <Button variant="secondary" aria-expanded={isOpen} aria-controls={more} onClick={() => setChosen(!isOpen)}>
          <ListFilter aria-hidden className="size-5" />
          Filtros e ordenação{inEffect > 0 && ` (${inEffect})`}
        </Button>
        <Button variant="secondary" onClick={clear}>
          Limpar Filtros
        </Button>
      </div>
      <div id={more} hidden={!isOpen}>
        {isOpen && <MoreFilters key={clearing} filters={filters} place={place} />}
      </div>
    </section>
  );
}

function MoreFilters({ filters, place }: Props) {
  const { choose, type } = useFilter();
  const words = (name: 'name' | 'class') => ({ value: filters[name], onCommit: (value: string) => type(name, value) });
  const choice = (name: keyof TeamFilters) => ({
    value: filters[name] ?? '',
    onChange: onValue((value) => choose(name, value)),
  });
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3">
      <FilterText label="Nome" {...words('name')} />
      <FilterText label="Turma" {...words('class')} />
      <SelectField label="Sistema solar" {...choice('solar')} options={SOLAR_OPTIONS} />
      {FLAG_FILTERS.map((flag) => (
        <SelectField key={flag} label={FLAG_LABELS[flag]} {...choice(flag)} options={FLAG_OPTIONS[flag]} />
      ))}
      <SortFields place={place} options={SORT_OPTIONS} />
    </div>
  );
}
