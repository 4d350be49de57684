import { classKey } from '../classKey.ts';
import { readDelimited, SEPARATORS, separatorOf } from './delimited.ts';
import type { ImportDefaults, ImportField, ImportLine, ReadList } from './importLine.ts';
import { oneLine, plain, splitMembers } from './importText.ts';
import { readPasted } from './readPasted.ts';

/** Accepted headings, folded by `plain`, with their fields. */
const ALIASES: Record<string, ImportField> = {
  turma: 'className',
  nomedaturma: 'className',
  equipa: 'teamName',
  nomedaequipa: 'teamName',
  grupo: 'teamName',
  nomedogrupo: 'teamName',
  utilizador: 'username',
  nomedeutilizador: 'username',
  username: 'username',
  palavrapasse: 'password',
  password: 'password',
  senha: 'password',
  sistemasolar: 'solar',
  tema: 'solar',
  membros: 'members',
  alunos: 'members',
  elementos: 'members',
  nomedoaluno: 'members',
  nomecompleto: 'members',
};
/** Headings of school lists: numbers, which are ignored, and 'nome', which may be a pupil; see `headingsOf`. */
const NUMBER = /^(n|no|num|numero|processo|ano)$/;
const NAME = 'nome';
/** Heading of a column with one member: 'Membro 2', 'Aluno 2'. */
const ONE_MEMBER = /^(membro|aluno|elemento)\d*$/;
/** Heading of a table with one pupil per line, so that a team has several lines. */
const PUPIL = /^(membro|aluno|elemento|nomedoaluno|nomecompleto|nome)$/;
/** Number of first rows that are searched for headings; a title may precede them. */
const HEAD_ROWS = 5;
const IDENTIFYING: readonly ImportField[] = ['className', 'teamName', 'username', 'members'];

/**
 * Parses a table with a heading row, in any order, case and accents, with one team or one pupil per line; or, without
 * a heading row, pasted lines (readPasted). A line without a team only names its class.
 */
export function readImport(text: string, defaults: ImportDefaults): ReadList {
  const table = importTable(text);
  if (table === null) {
    const { lines, notes, hasPupils } = readPasted(text, defaults);
    return { lines: hasPupils ? mergeTeamLines(lines) : lines, notes };
  }
  const { columns, rows } = table;
  const lines = rows.map(({ line, cells }) => {
    const cell = (field: ImportField) => oneLine(cells[columns.indexOf(field)] ?? '');
    const extra = cells.slice(columns.length).filter(Boolean);
    const last = columns.at(-1);
    const names = cells.filter((_, i) => (columns[i] ?? (i >= columns.length ? last : null)) === 'members');
    const members = names.flatMap(splitMembers);
    const [teamName, username, password] = [cell('teamName'), cell('username'), cell('password')];
    return {
      line,
      className: cell('className') || oneLine(defaults.className),
      teamName,
      username,
      password,
      solar: cell('solar') || defaults.solar,
      members,
      classOnly: teamName + username + password === '' && members.length === 0,
      loose: extra.length > 0 && last !== 'members',
    };
  });
  return { lines: table.hasPupils ? mergeTeamLines(lines) : lines, notes: ignoredNotes(table.ignored) };
}

/** Returns the table below its heading row, with the first separator that finds one; null when there is none. */
export function importTable(text: string) {
  const usual = separatorOf(text);
  for (const separator of [usual, ...SEPARATORS.filter((other) => other !== usual)]) {
    const rows = readDelimited(text, separator);
    for (const [place, { cells }] of rows.slice(0, HEAD_ROWS).entries()) {
      const columns = headingsOf(cells);
      const known = columns?.filter((column) => column !== null) ?? [];
      // Below the first row, a single matching word may be a team's name.
      if (columns === null || (place > 0 && known.length < 2)) continue;
      const hasPupils = columns.includes('teamName') && cells.some((cell) => PUPIL.test(plain(cell)));
      const ignored = cells.filter((cell, i) => cell !== '' && columns[i] === null);
      return { columns, rows: rows.slice(place + 1), hasPupils, ignored };
    }
  }
  return null;
}

function ignoredNotes(ignored: readonly string[]): string[] {
  const [only, ...others] = ignored;
  if (only === undefined) return [];
  if (others.length === 0) return [`A coluna «${only}» não é usada.`];
  return [`Estas colunas não são usadas: ${ignored.map((name) => `«${name}»`).join(', ')}.`];
}

/** Merges the lines of a team into its first one. A line with a different username, password or theme stays separate. */
function mergeTeamLines(lines: readonly ImportLine[]): ImportLine[] {
  const teams = new Map<string, ImportLine>();
  return lines.filter((line) => {
    if (line.teamName === '' || line.loose) return true;
    const key = JSON.stringify([classKey(line.className), line.teamName.toLowerCase()]);
    const first = teams.get(key);
    if (first === undefined) {
      teams.set(key, line);
      return true;
    }
    const agrees = (field: 'username' | 'password' | 'solar') => line[field] === '' || line[field] === first[field];
    if (!agrees('username') || !agrees('password') || !agrees('solar')) return true;
    first.members.push(...line.members);
    return false;
  });
}

/** Returns the field of each column; null when the row is not a heading row. */
function headingsOf(cells: readonly string[]): (ImportField | null)[] | null {
  const usual = cells.map(headingOf);
  // In a table with a team column, 'nome' is a pupil's name.
  const hasTeams = usual.includes('teamName');
  const isPupil = (cell: string) => hasTeams && plain(cell) === NAME;
  const columns = usual.map((column, i) => (isPupil(cells[i] ?? '') ? 'members' : column));
  const known = columns.filter((column) => column !== null);
  const named = cells.filter((cell) => cell !== '' && !NUMBER.test(plain(cell)) && plain(cell) !== NAME).length;
  const isIdentifying = known.some((column) => IDENTIFYING.includes(column));
  return isIdentifying && known.length * 2 >= named ? columns : null;
}

function headingOf(cell: string): ImportField | null {
  const folded = plain(cell);
  return Object.hasOwn(ALIASES, folded) ? (ALIASES[folded] ?? null) : ONE_MEMBER.test(folded) ? 'members' : null;
}
