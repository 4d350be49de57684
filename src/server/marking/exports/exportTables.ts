import type { ExportTable } from '#contract/marking/exports.ts';
import type { Cell } from '#domain/marking/csv.ts';
import { ANSWERS_HEADINGS, answerRows, dilemmaRows, MARKS_HEADINGS, marksRow } from '#domain/marking/exportRows.ts';
import { STUDENTS_HEADINGS, studentRows } from '#domain/marking/studentRows.ts';
import type { Database } from '#server/db/openDatabase.ts';
import type { TeamFilters } from '#server/school/teamFilters.queries.ts';
import { readAnswered, readMarked, readScored } from './exportData.ts';
import { type ExportRow, exportBatch } from './exports.queries.ts';

export interface ExportScope {
  filters: TeamFilters;
  classId: string | undefined;
}

interface Table {
  /** File name without date and extension. */
  file: string;
  sheet: string;
  headings: readonly string[];
  /** Number of teams read at once, which bounds the memory used. */
  batch: number;
  rowsOf: (db: Database, teams: readonly ExportRow[]) => Promise<Cell[][]>;
}

export const EXPORT_TABLES: Record<ExportTable, Table> = {
  exportMarks: {
    file: 'avaliacoes',
    sheet: 'Avaliações',
    headings: MARKS_HEADINGS,
    batch: 500,
    rowsOf: async (db, teams) =>
      (await readMarked(db, teams)).map(({ team, marks, teamwork }) => marksRow(team, marks, teamwork)),
  },
  exportAnswers: {
    file: 'respostas',
    sheet: 'Respostas',
    headings: ANSWERS_HEADINGS,
    batch: 100,
    rowsOf: async (db, teams) =>
      (await readAnswered(db, teams)).flatMap(({ team, answers, dilemmas }) => [
        ...answerRows(team, answers),
        ...dilemmaRows(team, dilemmas),
      ]),
  },
  exportStudents: {
    file: 'alunos',
    sheet: 'Estudantes',
    headings: STUDENTS_HEADINGS,
    batch: 500,
    rowsOf: async (db, teams) =>
      (await readScored(db, teams)).flatMap(({ team, members, result }) => studentRows(team, members, result)),
  },
};

/** Yields the rows of a table in batches; the first batch is the headings. */
export async function* exportRows(db: Database, table: Table, scope: ExportScope): AsyncGenerator<Cell[][]> {
  yield [[...table.headings]];
  let last: ExportRow | undefined;
  do {
    const teams = await exportBatch(db, { ...scope, last }, table.batch);
    yield await table.rowsOf(db, teams);
    last = teams.length < table.batch ? undefined : teams.at(-1);
  } while (last !== undefined);
}
