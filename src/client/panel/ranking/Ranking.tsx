import { useSearchParams } from 'react-router-dom';
import { Chip } from '#client/ui/Chip.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { ranking as rankingCalls } from '#contract/ranking.ts';
import { RANKING_SCOPES, type RankingScope, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import { type Column, DataTable } from '../lists/DataTable.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { useListParams } from '../lists/useListParams.ts';
import { typed } from '../typed.ts';
import { useRanking } from './useRanking.ts';

type RankedTeam = ReplyOf<typeof rankingCalls.ranking>['ranking'][number];

const SCOPE_LABELS: Record<RankingScope, string> = { global: 'Global', school: 'Por escola', class: 'Por turma' };
const SCOPE_OPTIONS = RANKING_SCOPES.map((scope) => ({ value: scope, label: SCOPE_LABELS[scope] }));
const SOLAR_NAMES: readonly string[] = THEMES.map((theme) => THEME_NAMES[theme]);
const SOLAR_OPTIONS = [{ value: '', label: 'Todos' }, ...SOLAR_NAMES.map((name) => ({ value: name, label: name }))];

const COLUMNS: readonly Column<RankedTeam>[] = [
  { key: 'rank', header: 'Lugar', cell: ({ rank }) => `${rank}.º` },
  { key: 'team', header: 'Equipa', cell: (row) => <TeamName row={row} /> },
  { key: 'class', header: 'Turma', cell: (row) => row.class },
  { key: 'school', header: 'Escola', cell: ({ school }) => school ?? '-' },
  { key: 'solar', header: 'Sistema solar', cell: ({ solar }) => solar },
  { key: 'points', header: 'Pontos', cell: ({ points }) => points },
];

/** Classificação: points and civic participation, with the rule in full (ruling 8). */
export function Ranking() {
  const place = useListParams();
  const [params] = useSearchParams();
  const scope = RANKING_SCOPES.find((known) => known === params.get('scope')) ?? 'global';
  const solar = SOLAR_NAMES.find((name) => name === params.get('solar')) ?? '';
  const ranking = useRanking(place, scope, solar);
  return (
    <ListScreen
      title="Classificação"
      item="Equipas"
      intro={<RankingFilters scope={scope} solar={solar} rule={ranking.data?.rule ?? []} />}
      place={place}
      total={ranking.data?.pagination.total ?? 0}
      state={ranking}
      empty="Sem resultados"
    >
      <DataTable
        caption="Classificação"
        columns={COLUMNS}
        rows={ranking.data?.ranking ?? []}
        rowKey={({ rank, school, team, ...row }) => [rank, school, row.class, team, row.solar].join('|')}
      />
    </ListScreen>
  );
}

function RankingFilters({ scope, solar, rule }: { scope: RankingScope; solar: string; rule: readonly string[] }) {
  const [, setParams] = useSearchParams();
  const change = (name: string) => (value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        next.delete('page');
        return next;
      },
      { replace: true },
    );
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField label="Âmbito" value={scope} options={SCOPE_OPTIONS} onChange={typed(change('scope'))} />
      <SelectField label="Sistema solar" value={solar} options={SOLAR_OPTIONS} onChange={typed(change('solar'))} />
      <details className="panel-more md:col-span-2" open>
        <summary>Como se faz a classificação</summary>
        <ol className="list-decimal pl-6">
          {rule.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </details>
    </div>
  );
}

function TeamName({ row: { team, mine } }: { row: RankedTeam }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <strong>{team}</strong>
      {mine && <Chip tone="info">As minhas equipas</Chip>}
    </span>
  );
}
