import { classKey } from '../classKey.ts';
import { readDelimited, SEPARATORS, separatorOf } from './delimited.ts';
import type { ImportDefaults, ImportField, ImportLine, ReadList } from './importLine.ts';
import { oneLine, plain, splitMembers } from './importText.ts';
import { readPasted } from './readPasted.ts';

/** Other headings that mean the same, folded as `plain` does. */
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
/** Headings of school lists that hold nothing for an import, or a pupil; see `headingsOf`. */
const NUMBER = /^(n|no|num|numero|processo|ano)$/;
const NAME = 'nome';
/** A heading of one member: 'Membro 2', 'Aluno 2'. */
const ONE_MEMBER = /^(membro|aluno|elemento)\d*$/;
/** A heading of tables with a pupil in each line, so that a team takes several. */
const PUPIL = /^(membro|aluno|elemento|nomedoaluno|nomecompleto|nome)$/;
/** Above the headings there may be a title; deeper they are not looked for. */
const HEAD_ROWS = 5;
const TELLING: readonly ImportField[] = ['className', 'teamName', 'username', 'members'];

/**
 * Reads a table with a row that names its columns, in any order, case and accents, with a team or a pupil in each line;
 * or, without such a row, pasted lines; see readPasted.
 * A line that says nothing of a team is about its class.
 */
export function readImport(text: string, defaults: ImportDefaults): ReadList {
  const table = tableOf(text);
  if (table === null) {
    const { lines, notes, hasPupils } = readPasted(text, defaults);
    return { lines: hasPupils ? gathered(lines) : lines, notes };
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
  return { lines: table.hasPupils ? gathered(lines) : lines, notes: ignoredNotes(table.ignored) };
}

/** The table below its headings, by the first separator that finds them; null when there are none. */
function tableOf(text: string) {
  const usual = separatorOf(text);
  for (const separator of [usual, ...SEPARATORS.filter((other) => other !== usual)]) {
    const rows = readDelimited(text, separator);
    for (const [place, { cells }] of rows.slice(0, HEAD_ROWS).entries()) {
      const columns = headingsOf(cells);
      const known = columns?.filter((column) => column !== null) ?? [];
      // Further down a single word may be the name of a team.
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

/** The pupils of each team in its first line. A line that says something else of the team stays by itself. */
function gathered(lines: readonly ImportLine[]): ImportLine[] {
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

/** Which field each column holds; null when the row is not a heading. */
function headingsOf(cells: readonly string[]): (ImportField | null)[] | null {
  const usual = cells.map(headingOf);
  // Beside a column of teams, a name is a pupil's.
  const hasTeams = usual.includes('teamName');
  const isPupil = (cell: string) => hasTeams && plain(cell) === NAME;
  const columns = usual.map((column, i) => (isPupil(cells[i] ?? '') ? 'members' : column));
  const known = columns.filter((column) => column !== null);
  const named = cells.filter((cell) => cell !== '' && !NUMBER.test(plain(cell)) && plain(cell) !== NAME).length;
  const telling = known.some((column) => TELLING.includes(column));
  return telling && known.length * 2 >= named ? columns : null;
}

function headingOf(cell: string): ImportField | null {
  const folded = plain(cell);
  return Object.hasOwn(ALIASES, folded) ? (ALIASES[folded] ?? null) : ONE_MEMBER.test(folded) ? 'members' : null;
}
