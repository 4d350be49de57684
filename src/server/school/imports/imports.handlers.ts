import type { imports, SentImportRow } from '#contract/school/imports.ts';
import { IMPORT_ROWS_MAX, IMPORT_UNDO_MS } from '#domain/limits.ts';
import type { ImportLine } from '#domain/school/imports/importLine.ts';
import { nameKey, type PlannedRow } from '#domain/school/imports/planImport.ts';
import { readImport } from '#domain/school/imports/readImport.ts';
import { themeWithId } from '#server/game/themeNames.ts';
import { badInput } from '#server/http/badInput.ts';
import type { Caller, Handlers, Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { mustNameTeacher } from '../teachers.policy.ts';
import { teacherExists } from '../teachers.queries.ts';
import { presentImportRow } from './importRow.presenter.ts';
import { canImportFor, canUndoImport, importScope } from './imports.policy.ts';
import { findImport, listImports } from './imports.queries.ts';
import { presentPastImport } from './pastImport.presenter.ts';
import { planFor } from './planFor.ts';
import { undoImport } from './undoImport.ts';
import { writeImport } from './writeImport.ts';

/** Previews, runs and undoes imports of classes and teams from a table or pasted names. */
export const importsHandlers: Handlers<typeof imports> = {
  pastImports: async ({ caller, services: { db, now } }) => {
    const rows = await listImports(db, importScope(caller).teacherId);
    return { imports: rows.map((row) => presentPastImport(row, now())) };
  },
  previewImport: async ({ caller, body, services }) => {
    const teacherId = await ownerOf(caller, body.teacherId, services);
    if (body.solarId !== undefined && themeWithId(body.solarId) === null) {
      throw badInput({ solarId: 'O sistema solar não existe.' });
    }
    const { lines, notes } = readImport(body.text, { className: body.className ?? '', solar: body.solarId ?? '' });
    if (lines.length === 0) throw badInput({ text: 'Não há linhas para importar.' });
    if (lines.length > IMPORT_ROWS_MAX) {
      throw badInput({ text: `São ${lines.length} linhas. Não podem ser mais de ${IMPORT_ROWS_MAX} de cada vez.` });
    }
    const rows = await planFor(services.db, { lines, teacherId, random: services.random });
    const warnings = rows.flatMap(({ warning }) => warning ?? []);
    return { rows: rows.map(presentImportRow), counts: countsOf(rows), notes: [...notes, ...warnings] };
  },
  runImport: async ({ caller, body, services }) => {
    const teacherId = await ownerOf(caller, body.teacherId, services);
    const { rows, key = null } = body;
    return writeImport(services, { callerId: caller.accountId, teacherId, lines: rows.map(lineOf), key });
  },
  undoImport: async ({ caller, params: { importId }, services }) => {
    const made = await findImport(services.db, Number(importId));
    if (made === null) throw new Refusal('notFound');
    requireAllowed(canUndoImport(caller, made));
    if (services.now() - made.at.getTime() > IMPORT_UNDO_MS) throw new Refusal('importTooOld');
    return undoImport(services, { callerId: caller.accountId, importId, made });
  },
};

/** Returns the teacher who will own the classes. Refuses a teacher who names another, and an administrator who names none. */
async function ownerOf(caller: Caller, teacherId: string | undefined, { db }: Services): Promise<string> {
  if (teacherId === undefined && mustNameTeacher(caller)) {
    throw badInput({ teacherId: 'É necessário selecionar um professor' });
  }
  const owner = teacherId ?? caller.accountId;
  requireAllowed(canImportFor(caller, owner));
  if (!(await teacherExists(db, owner))) {
    throw new Refusal('notFound', { fields: { teacherId: 'O professor não existe.' } });
  }
  return owner;
}

function countsOf(rows: readonly PlannedRow[]): { classes: number; teams: number; errors: number } {
  const fresh = rows.filter(({ state }) => state === 'new');
  const classes = new Set(fresh.flatMap(({ classId, className }) => (classId === null ? [nameKey(className)] : [])));
  return {
    classes: classes.size,
    teams: fresh.filter(({ teamName }) => teamName !== null).length,
    errors: rows.filter(({ state }) => state === 'error').length,
  };
}

function lineOf(row: SentImportRow): ImportLine {
  const text = (value: string | null | undefined) => (value ?? '').normalize('NFC');
  return {
    line: row.line,
    className: text(row.className),
    teamName: text(row.teamName),
    username: text(row.username),
    password: text(row.password),
    solar: text(row.solar),
    members: row.members.filter((name) => name !== '').map(text),
    classOnly: row.teamName === null,
    loose: false,
  };
}
