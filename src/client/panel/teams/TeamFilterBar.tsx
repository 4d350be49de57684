import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import { typed } from '../typed.ts';
import { FilterText } from './FilterText.tsx';
import {
  FLAG_FILTERS,
  FLAG_LABELS,
  ORDER_LABELS,
  ORDERS,
  SORT_LABELS,
  SORTS,
  type TeamFilters,
  withFilter,
  withoutFilters,
} from './teamFilters.ts';

const DONE_OPTIONS = [
  { value: '', label: 'Todos' },
  { value: 'true', label: 'Concluído' },
  { value: 'false', label: 'Por concluir' },
];
const SOLAR_OPTIONS = [
  { value: '', label: 'Todos' },
  ...THEMES.map((theme) => ({ value: THEME_NAMES[theme], label: THEME_NAMES[theme] })),
];
const SORT_OPTIONS = SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));
const ORDER_OPTIONS = ORDERS.map((order) => ({ value: order, label: ORDER_LABELS[order] }));

type Change = (name: keyof TeamFilters, value: string) => void;

/** 'Filtrar Equipas': search, filters and sorting, all kept in the address (spec, section 2). */
export function TeamFilterBar({ filters }: { filters: TeamFilters }) {
  const [, setParams] = useSearchParams();
  const heading = useId();
  const change: Change = (name, value) => setParams((before) => withFilter(before, name, value), { replace: true });
  return (
    <section aria-labelledby={heading} className="panel-card flex flex-col gap-3">
      <h2 id={heading} className="font-display text-lg font-bold">
        Filtrar Equipas
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <FilterText
          className="min-w-64 flex-1"
          label="Pesquisar"
          placeholder="Pesquisar em todas as equipas"
          value={filters.search}
          onCommit={(value) => change('search', value)}
        />
        <Button variant="secondary" onClick={() => setParams(withoutFilters, { replace: true })}>
          Limpar Filtros
        </Button>
      </div>
      <details className="panel-more">
        <summary>Filtros e ordenação</summary>
        <MoreFilters filters={filters} change={change} />
      </details>
    </section>
  );
}

function MoreFilters({ filters, change }: { filters: TeamFilters; change: Change }) {
  const set = (name: keyof TeamFilters) => (value: string) => change(name, value);
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3 pt-3">
      <FilterText label="Nome" value={filters.name} onCommit={set('name')} />
      <FilterText label="Turma" value={filters.class} onCommit={set('class')} />
      <SelectField label="Sistema solar" value={filters.solar} onChange={typed(set('solar'))} options={SOLAR_OPTIONS} />
      {FLAG_FILTERS.map((flag) => (
        <SelectField
          key={flag}
          label={FLAG_LABELS[flag]}
          value={filters[flag] ?? ''}
          onChange={typed(set(flag))}
          options={DONE_OPTIONS}
        />
      ))}
      <SelectField label="Ordenar por" value={filters.sort} onChange={typed(set('sort'))} options={SORT_OPTIONS} />
      <SelectField label="Ordem" value={filters.order} onChange={typed(set('order'))} options={ORDER_OPTIONS} />
    </div>
  );
}
