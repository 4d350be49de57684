import * as z from 'zod/mini';
import { id } from '../fields.ts';
import { teamQuery } from '../school/teams.ts';
import type { StreamedCall } from '../uploads.ts';
import { STAFF } from '../who.ts';

/** Filters of an export: those of the team list, and one class. */
export const exportQuery = z.extend(z.omit(teamQuery, { page: true, limit: true, sort: true, order: true }), {
  classId: z.optional(id()),
});
export type ExportQuery = z.output<typeof exportQuery>;

export type ExportTable = 'exportMarks' | 'exportAnswers' | 'exportStudents';
export type ExportFormat = 'csv' | 'xlsx';

interface ExportCall extends StreamedCall {
  /** The table, and the action in the audit. */
  table: ExportTable;
  format: ExportFormat;
}

const exported = (table: ExportTable, path: string, format: ExportFormat, summary: string) =>
  ({
    method: 'GET',
    path,
    summary,
    who: STAFF,
    query: exportQuery,
    statuses: [200],
    refusals: ['signedOut', 'wrongRole', 'badInput', 'notYours', 'notFound'],
    table,
    format,
  }) as const satisfies ExportCall;

/** Calls that stream exported tables; a teacher gets only her own teams. */
export const EXPORT_CALLS: readonly ExportCall[] = [
  exported('exportMarks', '/export/marks.csv', 'csv', 'As avaliações das equipas, em CSV para o Excel.'),
  exported('exportMarks', '/export/marks.xlsx', 'xlsx', 'As avaliações das equipas, em XLSX.'),
  exported('exportAnswers', '/export/answers.csv', 'csv', 'As respostas das equipas, em CSV para o Excel.'),
  exported('exportAnswers', '/export/answers.xlsx', 'xlsx', 'As respostas das equipas, em XLSX.'),
  exported(
    'exportStudents',
    '/export/students.csv',
    'csv',
    'Por pessoa, a percentagem da sua equipa e a nota de 1 a 5, em CSV para o Excel.',
  ),
  exported('exportStudents', '/export/students.xlsx', 'xlsx', 'O mesmo por pessoa, em XLSX.'),
];
