import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import { type Column, Table } from '#client/ui/controls/Table.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { MarkSpread } from '#contract/marking/quizItems.ts';
import { decimalText } from '#domain/decimalText.ts';
import { namelessTeacher, SPREAD_TEAMS_MIN } from '#domain/marking/markSpread.ts';
import { CRITERION_NAMES } from '#domain/marking/markWords.ts';
import { percentText } from './itemTexts.ts';
import { type ItemFilters, useMarkSpread } from './useItems.ts';

type Teacher = MarkSpread['teachers'][number];
type NamedTeacher = Teacher & { shownName: string };

/** Renders, for each criterion, how often the teams of each teacher of a school have each mark. */
export function SpreadTables({ filters }: { filters: ItemFilters }) {
  const { isTeacher } = useStaff();
  const spread = useMarkSpread(filters);
  const isChosen = isTeacher || filters.schoolId !== undefined;
  const criteria = spread.data?.criteria.filter(({ teachers }) => teachers.length > 0) ?? [];
  return (
    <section aria-labelledby="mark-spread" className="flex flex-col gap-4">
      <div>
        <h2 id="mark-spread" className="font-display text-xl">
          Como se avalia{spread.data?.school ? ` · ${spread.data.school}` : ''}
        </h2>
        <p className="max-w-prose text-muted">
          Quantas equipas das turmas de cada docente têm cada avaliação, a partir de {SPREAD_TEAMS_MIN} equipas
          avaliadas.{' '}
          {isTeacher
            ? 'Sem nomes: em cada critério as letras seguem a média, e por isso não são sempre as mesmas pessoas. Serve para comparar critérios, não pessoas.'
            : 'Serve para afinar critérios em conjunto, não para avaliar docentes.'}
        </p>
      </div>
      {!isChosen ? (
        <EmptyState title="Escolha uma escola para ver como se avalia nela." />
      ) : spread.isPending ? (
        <Spinner label="A carregar…" className="m-6 self-center" />
      ) : spread.data === undefined ? (
        <LoadFailure error={spread.error} retry={spread.refetch} />
      ) : criteria.length === 0 ? (
        <EmptyState title="Ainda não há avaliações que cheguem para comparar." />
      ) : (
        criteria.map((criterion) => <CriterionTable key={titleOf(criterion)} criterion={criterion} />)
      )}
    </section>
  );
}

function titleOf({ level, criterion }: MarkSpread): string {
  return `Missão ${level} · ${CRITERION_NAMES[criterion]}`;
}

function CriterionTable({ criterion }: { criterion: MarkSpread }) {
  return (
    <Table
      caption={titleOf(criterion)}
      captionShown
      columns={columnsOf(criterion.marks)}
      rows={named(criterion.teachers)}
      rowKey={({ shownName, mean }) => `${shownName} ${mean}`}
    />
  );
}

/** Names the teachers: by their name, as the own ones, or by a letter in the order of their means. */
function named(teachers: readonly Teacher[]): NamedTeacher[] {
  let nameless = 0;
  return teachers.map((teacher) => {
    if (teacher.isMine) return { ...teacher, shownName: 'Os meus' };
    if (teacher.name !== null) return { ...teacher, shownName: teacher.name };
    nameless += 1;
    return { ...teacher, shownName: namelessTeacher(nameless - 1) };
  });
}

function columnsOf(marks: readonly number[]): Column<NamedTeacher>[] {
  return [
    {
      key: 'teacher',
      header: 'Docente',
      isRowHeader: true,
      cell: ({ shownName, isMine }) => (isMine ? <Chip tone="info">{shownName}</Chip> : shownName),
    },
    ...marks.map(
      (mark, position): Column<NamedTeacher> => ({
        key: String(mark),
        header: `${mark} pontos`,
        align: 'right',
        cell: ({ counts, teams }) => <Share teams={counts[position] ?? 0} of={teams} />,
      }),
    ),
    { key: 'mean', header: 'Média', align: 'right', cell: ({ mean }) => decimalText(mean) },
    { key: 'teams', header: 'Equipas', align: 'right', cell: ({ teams }) => teams },
  ];
}

/** Shows a number of teams with its share; the bar repeats it. */
function Share({ teams, of }: { teams: number; of: number }) {
  return (
    <span className="flex flex-col items-end gap-1">
      <span className="whitespace-nowrap">
        {teams} <span className="text-muted">({percentText(teams / of)})</span>
      </span>
      <span aria-hidden className="h-2 w-20 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-primary" style={{ width: `${(100 * teams) / of}%` }} />
      </span>
    </span>
  );
}
