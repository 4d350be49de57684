import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListScreen } from '#client/panel/lists/ListScreen.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import type { Column } from '#client/panel/lists/table/Column.ts';
import { useListParams } from '#client/panel/lists/useListParams.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { SelectedPlan } from '#contract/council/selection.ts';
import { SELECTION_STATES } from '#domain/council/selection/judgements.ts';
import { selectionYearOf } from '#domain/council/selection/selectionYear.ts';
import { THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import { PlanActions } from './PlanActions.tsx';
import { type SelectionDialog, SelectionDialogs } from './SelectionDialogs.tsx';
import { SelectionFilters } from './SelectionFilters.tsx';
import { SelectionState } from './SelectionState.tsx';
import { readingText, yearOptions } from './selectionWords.ts';
import { type SelectionFilter, useSelection } from './useSelection.ts';

/** The server's order: the best rated first. */
const SORTS = ['rule'] as const;

/** Renders Seleção de maio: the plans of a school year, their readers and judgements, the shortlist and its result. */
export function Selection() {
  const { isAdmin } = useStaff();
  if (isAdmin) return <SelectionOfYear />;
  return (
    <Banner tone="warning">
      <PageTitle title="Seleção de maio" />
      <p>Só a administração escolhe as propostas.</p>
    </Banner>
  );
}

function SelectionOfYear() {
  const place = useListParams(SORTS);
  const filter = useSelectionFilter();
  const plans = useSelection(place, filter);
  const [asked, setAsked] = useState<SelectionDialog | null>(null);
  const list = plans.data;
  const isCurrent = filter.year === selectionYearOf(Date.now());
  return (
    <>
      <ListScreen
        title="Seleção de maio"
        item="Propostas"
        intro={
          <>
            {list && <SelectionState list={list} canDraw={isCurrent} ask={setAsked} />}
            <SelectionFilters filter={filter} counts={list?.counts} />
          </>
        }
        searchWords="Pesquisar nas propostas submetidas"
        place={place}
        columns={columnsOf(setAsked, list?.publishedAt != null)}
        rows={list?.proposals}
        rowKey={({ _id }) => _id}
        rowName={({ teamName }) => teamName}
        total={list?.pagination.total ?? 0}
        state={plans}
        empty="Não há propostas submetidas com estes filtros."
      />
      <SelectionDialogs asked={asked} setAsked={setAsked} />
    </>
  );
}

/** Reads the filters from the address; unknown values match all. */
function useSelectionFilter(): SelectionFilter & { year: number } {
  const [params] = useSearchParams();
  const current = selectionYearOf(Date.now());
  const year = Number(yearOptions(current).find(({ value }) => value === params.get('year'))?.value ?? current);
  const theme = THEMES.find((known) => THEME_NAMES[known] === params.get('solar'));
  return {
    year,
    solar: theme === undefined ? '' : THEME_NAMES[theme],
    school: params.get('school') ?? undefined,
    state: SELECTION_STATES.find((known) => known === params.get('state')),
  };
}

function columnsOf(ask: (asked: SelectionDialog) => void, isPublished: boolean): Column<SelectedPlan>[] {
  return [
    { key: 'team', header: 'Equipa', rowHeader: true, cell: (plan) => <Team plan={plan} /> },
    { key: 'solar', header: 'Sistema solar', cell: ({ solar }) => solar },
    {
      key: 'proposal',
      header: 'Proposta',
      freeText: true,
      cell: ({ proposal }) => (
        <p className="line-clamp-3 wrap-anywhere max-w-prose @min-[860px]:min-w-48">{proposal}</p>
      ),
    },
    { key: 'state', header: 'Leitura', cell: (plan) => <State plan={plan} /> },
    {
      key: 'actions',
      header: 'Ações',
      cell: (plan) => <PlanActions plan={plan} ask={ask} isPublished={isPublished} />,
    },
  ];
}

function Team({ plan }: { plan: SelectedPlan }) {
  return (
    <>
      {plan.teamName}
      <span className="block font-normal text-muted">
        {plan.class} · {plan.school ?? 'sem escola'}
      </span>
    </>
  );
}

function State({ plan }: { plan: SelectedPlan }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <Chip tone={plan.fullyRead ? 'ok' : 'neutral'} done={plan.fullyRead}>
        {readingText(plan)}
      </Chip>
      {plan.choice && (
        <Chip tone="info" done>
          Na lista final
        </Chip>
      )}
    </div>
  );
}
