import type { ImportRow } from '#contract/school/imports.ts';
import type { PlannedRow } from '#domain/school/imports/planImport.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';

/** Presents a line of an import with its errors. */
export function presentImportRow(row: PlannedRow): ImportRow {
  return {
    line: row.line,
    className: row.className,
    newClass: row.classId === null,
    teamName: row.teamName,
    username: row.username,
    password: row.password,
    solar: row.theme === null ? row.solar : THEME_NAMES[row.theme],
    members: row.members,
    state: row.state,
    errors: row.errors.map(({ field, message }) => ({ field, message })),
  };
}
