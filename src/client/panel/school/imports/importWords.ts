import type { ReplyOf } from '#contract/endpoint.ts';
import type { ImportRow, imports, PastImport, SentImportRow } from '#contract/school/imports.ts';
import { importErrorText } from '#domain/school/imports/planImport.ts';

export type Preview = ReplyOf<typeof imports.previewImport>;

/** From so many teams on an import takes longer than people wait without a word. */
const LONG_TEAMS = 50;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const teamsText = (count: number) => counted(count, 'equipa', 'equipas');
const classesText = (count: number) => counted(count, 'turma', 'turmas');

/** '2 turmas e 12 equipas'; what there is none of is left out. */
export function thingsText({ classes, teams }: { classes: number; teams: number }): string {
  if (classes === 0) return teamsText(teams);
  return teams === 0 ? classesText(classes) : `${classesText(classes)} e ${teamsText(teams)}`;
}

/** '1 turma e 3 equipas, por Ana Dias'; `withTeacher` says whose classes they are too. */
export function pastText({ by, teacher, ...made }: PastImport, withTeacher: boolean): string {
  const whose = withTeacher && teacher !== null ? [`turmas de ${teacher}`] : [];
  return [thingsText(made), ...whose, ...(by === null ? [] : [`por ${by}`])].join(', ');
}

/** Why an import of before has no way back. */
export function stateWords({ state, kept }: PastImport, isUndone: boolean): string {
  if (state === 'old') return 'Antiga';
  if (state === 'open' && !isUndone) return 'Feita';
  if (kept === 0) return 'Anulada';
  return kept === 1 ? 'Anulada; ficou 1' : `Anulada; ficaram ${kept}`;
}

/** What the import would do, in a line. */
export function countsLine({ rows, counts }: Preview): string {
  const there = rows.filter(({ state }) => state === 'exists').length;
  const parts = [`A criar: ${thingsText(counts)}`];
  if (there > 0) parts.push(counted(there, 'linha já existe e fica como está', 'linhas já existem e ficam como estão'));
  if (counts.errors > 0) parts.push(counted(counts.errors, 'linha com erros', 'linhas com erros'));
  return `${parts.join('. ')}.`;
}

/** 'Importar 12 equipas'; a file of classes alone says so. */
export function importLabel({ classes, teams }: Preview['counts']): string {
  return `Importar ${teams === 0 && classes > 0 ? classesText(classes) : teamsText(teams)}`;
}

/** What is under way; long lists take their time, because each password does. */
export function waitText({ classes, teams }: Preview['counts']): string {
  const things = `A criar ${thingsText({ classes, teams })}…`;
  return teams < LONG_TEAMS ? things : `${things} Pode demorar um minuto: não feche esta página.`;
}

/** Every error with its line: 'Linha 3, coluna «turma»: Falta a turma.' */
export function errorLines(rows: readonly ImportRow[]): string[] {
  return rows.flatMap(({ line, errors }) => errors.map((error) => importErrorText(line, error)));
}

/** Names alone, one in each line, as the members of one team; null when the list is anything else. */
export function asOneTeam(text: string, rows: readonly ImportRow[]): string | null {
  const names = text.split(/[\r\n]+/).flatMap((line) => line.trim() || []);
  const areAlone = rows.every(({ teamName, members }) => teamName !== null && members.length === 0);
  if (names.length < 2 || names.length !== rows.length || !areAlone || /[;,:\t]/.test(text)) return null;
  return names.join(', ');
}

/** The lines to be written, as they were shown. */
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
