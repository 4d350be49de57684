import type { RowView } from '#client/panel/lists/table/Column.ts';
import { ListRow } from '#client/panel/lists/table/ListRow.tsx';
import { LIST, PLAIN_HEAD_CELL, TABLE, TABLE_BODY, TABLE_HEAD } from '#client/panel/lists/table/tableStyle.ts';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { ImportRow } from '#contract/school/imports.ts';
import { countMembers } from '#domain/school/members.ts';
import { useNameWarnings } from '../teams/useNameWarnings.ts';

const VIEW: RowView<ImportRow> = {
  rowName: ({ line }) => `linha ${line}`,
  columns: [
    { key: 'line', header: 'Linha', cell: ({ line }) => line },
    { key: 'state', header: 'Resultado', cell: (row) => <Verdict row={row} /> },
    {
      key: 'team',
      header: 'Equipa',
      rowHeader: true,
      cell: ({ teamName }) => <Named name={(teamName ?? 'Só a turma') || '-'} />,
    },
    {
      key: 'class',
      header: 'Turma',
      minWidth: 'min-w-22',
      freeText: true,
      cell: ({ className, newClass, state }) => (
        <>
          <Named name={className || '-'} />{' '}
          {newClass && state !== 'error' && <span className="block whitespace-nowrap text-muted">turma nova</span>}
        </>
      ),
    },
    { key: 'username', header: 'Utilizador', freeText: true, cell: ({ username }) => <Named name={username || '-'} /> },
    { key: 'solar', header: 'Sistema solar', cell: ({ solar }) => solar || '-' },
    { key: 'members', header: 'Membros', freeText: true, cell: (row) => <Members row={row} /> },
  ],
};

/** Columns that only a pasted list needs: formed teams are all new and in one class. */
const OF_LISTS = ['line', 'state', 'class'];
const FORMED_VIEW: RowView<ImportRow> = {
  ...VIEW,
  columns: VIEW.columns.filter(({ key }) => !OF_LISTS.includes(key)),
};

interface Props {
  rows: readonly ImportRow[];
  /** The rows are formed teams and not lines of a pasted list. */
  areFormed?: boolean;
}

/** Renders each line with its result, as a table, or as cards on a narrow screen. */
export function PreviewTable({ rows, areFormed = false }: Props) {
  const view = areFormed ? FORMED_VIEW : VIEW;
  return (
    <div className={LIST}>
      <table className={TABLE}>
        <caption className="sr-only">Pré-visualização</caption>
        <thead className={TABLE_HEAD}>
          <tr>
            {view.columns.map(({ key, header }) => (
              <th key={key} scope="col" className={PLAIN_HEAD_CELL}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={TABLE_BODY}>
          {rows.map((row) => (
            <ListRow key={row.line} row={row} view={view} isOpen={false} onToggle={() => {}} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Shows a name that all teams will see, with a warning when it is doubtful; the warning does not block the import. */
function Named({ name }: { name: string }) {
  const warnings = useNameWarnings();
  return (
    <>
      {name}
      <Warning text={warnings.ofName(name)} />
    </>
  );
}

function Warning({ text }: { text: string | undefined }) {
  return text && <span className="block font-normal text-warn">{text}</span>;
}

/** Shows a team's members; a line with only a class has none. */
function Members({ row: { teamName, members } }: { row: ImportRow }) {
  const warnings = useNameWarnings();
  if (teamName === null) return '-';
  return (
    <>
      {countMembers(members.length)}
      <span className="block text-muted">{members.join(', ')}</span>
      <Warning text={warnings.ofMembers(members.join(', '))} />
    </>
  );
}

function Verdict({ row: { state, errors } }: { row: ImportRow }) {
  if (state === 'new') return <Chip tone="ok">Nova</Chip>;
  if (state === 'exists') return <Chip>Já existe</Chip>;
  return (
    <>
      <Chip tone="danger">Erro</Chip>
      {errors.map(({ message }) => (
        <span key={message} className="block text-danger">
          {message}
        </span>
      ))}
    </>
  );
}
