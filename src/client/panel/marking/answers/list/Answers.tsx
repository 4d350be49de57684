import { Link, useSearchParams } from 'react-router-dom';
import { ListScreen } from '#client/panel/lists/ListScreen.tsx';
import type { Column } from '#client/panel/lists/table/Column.ts';
import { useListParams } from '#client/panel/lists/useListParams.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { Team } from '#contract/school/teams.ts';
import { MAX_TOTAL, PROVISIONAL } from '#domain/marking/scoring.ts';
import { itemsPath } from '../../items/itemsPath.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { TeamMarks, useTeamMarks } from '../saving/TeamMarks.tsx';
import { LateAnswerSheet } from '../sheet/LateAnswerSheet.tsx';
import { AnswerFilterBar } from './AnswerFilterBar.tsx';
import { readAnswerFilters, scopeText } from './answerFilters.ts';
import { GoneTeams } from './GoneTeams.tsx';
import { MarkingPage } from './MarkingPage.tsx';
import { isUnmarkedFor } from './unmarked.ts';
import { ANSWER_SORTS, useAnswers, useUnmarkedTotal } from './useAnswers.ts';
import { useOpenTeams } from './useOpenTeams.ts';

const COLUMNS: readonly Column<Team>[] = [
  { key: 'name', header: 'Equipa', rowHeader: true, cell: ({ name }) => name },
  { key: 'class', header: 'Turma', freeText: true, minWidth: 'min-w-22', cell: ({ details }) => details.class },
  { key: 'solar', header: 'Sistema solar', cell: ({ details }) => details.solar },
  { key: 'points', header: 'Pontuação total', cell: () => <Total /> },
];
const DETAIL = {
  header: 'Respostas',
  label: 'Ver Respostas',
  show: (team: Team) => <LateAnswerSheet team={team} />,
};

/** Renders Respostas e Avaliação (spec, section 2): every team's answers, and the marks that a teacher gives. */
export function Answers() {
  const staff = useStaff();
  const place = useListParams(ANSWER_SORTS);
  const [params] = useSearchParams();
  const filters = readAnswerFilters(params);
  const open = useOpenTeams();
  const answers = useAnswers(staff, place, filters, open.keys);
  const total = answers.data?.pagination.total ?? 0;
  const unmarkedTotal = useUnmarkedTotal(staff, place.search, filters, total > place.size);
  return (
    <MarkingPage
      teams={answers.isPlaceholderData ? undefined : answers.data?.teams}
      total={total}
      unmarkedTotal={unmarkedTotal}
      place={place}
      open={open}
      isOpenWork={isUnmarkedFor(staff.id)}
    >
      <GoneTeams teams={answers.isPlaceholderData ? undefined : answers.data?.teams} open={open} />
      <ListScreen
        title="Respostas das Equipas"
        item="Equipas"
        action={
          <div className="flex flex-wrap items-center gap-4">
            <Link className={buttonStyle('primary')} to={deskAddress(params)}>
              Avaliar
            </Link>
            <Link className="text-link" to="/panel/solar-systems/answers/phrases">
              Frases para comentários
            </Link>
            <Link className="text-link" to={itemsPath({ solar: filters.solar })}>
              O que resultou
            </Link>
            <Link className="text-link" to="/panel/ranking">
              Ver a classificação
            </Link>
            <ExportMenu scope={scopeText(place.search, filters)} query={{ search: place.search, ...filters }} />
          </div>
        }
        intro={<AnswerFilterBar filters={filters} />}
        searchWords="Pesquisar em todas as equipas"
        place={place}
        columns={COLUMNS}
        rows={answers.data?.teams}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        detail={{ ...DETAIL, opened: open }}
        around={(team, cells) => (
          <TeamMarks account={staff.id} team={team}>
            {cells}
          </TeamMarks>
        )}
        total={total}
        more={answers.data?.pagination.more}
        state={answers}
        empty="Sem resultados"
      />
    </MarkingPage>
  );
}

/** Returns the address of the marking desk with the search and the filters of the list. */
function deskAddress(list: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of ['search', 'class', 'solar']) {
    const value = list.get(name);
    if (value) kept.set(name, value);
  }
  return `/panel/solar-systems/answers/desk${kept.size > 0 ? `?${kept}` : ''}`;
}

function Total() {
  const { points, isProvisional, saving } = useTeamMarks();
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span>
        {points.total}/{MAX_TOTAL}
      </span>
      {isProvisional && <span className="text-muted">{PROVISIONAL}</span>}
      {saving !== 'saved' && saving !== 'saving' && <Chip tone="warn">Por guardar</Chip>}
    </span>
  );
}
