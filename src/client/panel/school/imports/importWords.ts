import type { ReplyOf } from '#contract/endpoint.ts';
import type { ImportRow, imports, PastImport, SentImportRow } from '#contract/school/imports.ts';
import { counted } from '#domain/counted.ts';
import { importErrorText } from '#domain/school/imports/planImport.ts';

export type Preview = ReplyOf<typeof imports.previewImport>;

/** From this many teams on, an import takes long enough to need a notice. */
const LONG_TEAMS = 50;

const teamsText = (count: number) => counted(count, 'equipa', 'equipas');
const classesText = (count: number) => counted(count, 'turma', 'turmas');

/** '2 turmas e 12 equipas', without zero counts. */
export function createdCountsText({ classes, teams }: { classes: number; teams: number }): string {
  if (classes === 0) return teamsText(teams);
  return teams === 0 ? classesText(classes) : `${classesText(classes)} e ${teamsText(teams)}`;
}

/** '1 turma e 3 equipas, por Ana Dias'; `withTeacher` adds the teacher of the classes. */
export function pastText({ by, teacher, ...made }: PastImport, withTeacher: boolean): string {
  const whose = withTeacher && teacher !== null ? [`turmas de ${teacher}`] : [];
  return [createdCountsText(made), ...whose, ...(by === null ? [] : [`por ${by}`])].join(', ');
}

/** Returns the label of a former import without an undo. */
export function stateWords({ state, kept }: PastImport, isUndone: boolean): string {
  if (state === 'old') return 'Antiga';
  if (state === 'open' && !isUndone) return 'Feita';
  if (kept === 0) return 'Anulada';
  return kept === 1 ? 'Anulada; ficou 1' : `Anulada; ficaram ${kept}`;
}

/** Summarises what the import would do. */
export function countsLine({ rows, counts }: Preview): string {
  const there = rows.filter(({ state }) => state === 'exists').length;
  const parts = [`A criar: ${createdCountsText(counts)}`];
  if (there > 0) parts.push(counted(there, 'linha já existe e fica como está', 'linhas já existem e ficam como estão'));
  if (counts.errors > 0) parts.push(counted(counts.errors, 'linha com erros', 'linhas com erros'));
  return `${parts.join('. ')}.`;
}

/** 'Importar 12 equipas', or 'Importar 2 turmas' for a list of classes only. */
export function importLabel({ classes, teams }: Preview['counts']): string {
  return `Importar ${teams === 0 && classes > 0 ? classesText(classes) : teamsText(teams)}`;
}

/** Returns the progress text, with a notice for long lists, because hashing each password takes time. */
export function waitText({ classes, teams }: Preview['counts']): string {
  const things = `A criar ${createdCountsText({ classes, teams })}…`;
  return teams < LONG_TEAMS ? things : `${things} Pode demorar um minuto: não feche esta página.`;
}

/** Returns every error with its line: 'Linha 3, coluna «turma»: Falta a turma.' */
export function errorLines(rows: readonly ImportRow[]): string[] {
  return rows.flatMap(({ line, errors }) => errors.map((error) => importErrorText(line, error)));
}

/** Returns a list of names, one a line, as the members of one team; null for any other list. */
export function asOneTeam(text: string, rows: readonly ImportRow[]): string | null {
  const names = text.split(/[\r\n]+/).flatMap((line) => line.trim() || []);
  const areAlone = rows.every(({ teamName, members }) => teamName !== null && members.length === 0);
  if (names.length < 2 || names.length !== rows.length || !areAlone || /[;,:\t]/.test(text)) return null;
  return names.join(', ');
}

/** Returns the new rows, as they were previewed. */
export function rowsToSend(rows: readonly ImportRow[]): SentImportRow[] {
  return rows
    .filter(({ state }) => state === 'new')
    .map(({ line, className, teamName, username, password, solar, members }) => ({
      line,
      className,
      teamName,
      username,
      password,
      solar,
      members,
    }));
}
