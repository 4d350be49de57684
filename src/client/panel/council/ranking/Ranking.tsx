import { useSearchParams } from 'react-router-dom';
import { ListScreen } from '#client/panel/lists/ListScreen.tsx';
import type { Column } from '#client/panel/lists/table/Column.ts';
import { useListParams } from '#client/panel/lists/useListParams.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { MAX_TOTAL, PROVISIONAL } from '#domain/marking/scoring.ts';
import { RANKING_SCOPES, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import { ClassRankings } from './ClassRankings.tsx';
import { LevelBars } from './LevelBars.tsx';
import { RankingFilters } from './RankingFilters.tsx';
import { type RankedTeam, useRanking } from './useRanking.ts';

const COLUMNS: readonly Column<RankedTeam>[] = [
  { key: 'rank', header: 'Lugar', cell: ({ rank }) => <strong className="tabular-nums">{rank}.º</strong> },
  { key: 'team', header: 'Equipa', rowHeader: true, cell: (row) => <TeamName row={row} /> },
  { key: 'class', header: 'Turma', freeText: true, minWidth: 'min-w-22', cell: (row) => row.class },
  { key: 'school', header: 'Escola', freeText: true, cell: ({ school }) => school ?? '-' },
  { key: 'solar', header: 'Sistema solar', cell: ({ solar }) => solar },
  { key: 'points', header: 'Pontos', cell: (row) => <Points row={row} /> },
  {
    key: 'participation',
    header: 'Participação',
    cell: ({ participation }) => <span className="tabular-nums">{participation}</span>,
  },
  { key: 'levels', header: 'Por missão', cell: ({ levels }) => levels && <LevelBars levels={levels} /> },
];
/** The ranking rule is the only order. */
const SORTS = ['rule'] as const;

/** Renders Classificação: points and civic participation, with the rule in full (ruling 8). */
export function Ranking() {
  const place = useListParams(SORTS);
  const [params] = useSearchParams();
  const scope = RANKING_SCOPES.find((known) => known === params.get('scope')) ?? 'global';
  const theme = THEMES.find((known) => THEME_NAMES[known] === params.get('solar'));
  const solar = theme === undefined ? '' : THEME_NAMES[theme];
  const { isTeacher } = useStaff();
  const ranking = useRanking(place, scope, solar);
  return (
    <ListScreen
      title="Classificação"
      item="Equipas"
      intro={
        <>
          {isTeacher && <ClassRankings />}
          <RankingFilters scope={scope} solar={solar} rule={ranking.data?.rule ?? []} />
        </>
      }
      place={place}
      columns={COLUMNS}
      rows={ranking.data?.ranking}
      rowKey={({ rank, school, team, ...row }) => [rank, school, row.class, team, row.solar].join('|')}
      rowName={({ team }) => team}
      total={ranking.data?.pagination.total ?? 0}
      state={ranking}
      empty="Ainda não há equipas nesta classificação."
    />
  );
}

function TeamName({ row: { team, mine } }: { row: RankedTeam }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {team}
      {mine && (
        <Chip tone="info" small>
          A sua equipa
        </Chip>
      )}
    </span>
  );
}

function Points({ row: { points, provisional } }: { row: RankedTeam }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="whitespace-nowrap tabular-nums">
        <strong>{points}</strong>
        <span className="text-muted"> / {MAX_TOTAL}</span>
      </span>
      {provisional && <span className="text-muted">{PROVISIONAL}</span>}
    </span>
  );
}
